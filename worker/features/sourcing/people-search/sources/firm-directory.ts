import { numberText } from '#contract/domain/number-text.ts'
import { PageError } from '#worker/reading/page-error.ts'
import { isPeopleAddress } from '#worker/reading/person/page-address.ts'
import { peopleAmong, type FoundPage } from '#worker/reading/site/people-addresses.ts'
import { maxPeople, walkListings, type ListedPeople, type ListingDeps } from './firm-listings.ts'
import { readSitemaps, type SitemapRead } from './site-sitemaps.ts'

export type Directory = {
  pages: FoundPage[]
  foundBy: 'sitemap' | 'listing' | 'drawn_listing' | null
  sitemapFact: string
  /** Everything that the directory names was seen: who is not in it is gone. */
  isWhole: boolean
}

/** Fewer people in a sitemap may be a mistake: the directory then says who the firm's people are. */
const fewInSitemap = 3
/** A sitemap that names fewer may leave some of them out: the directory is looked at too, which is small then. */
const enoughInSitemap = 25

/**
 * Finds the pages of a firm's people: in its sitemaps, else in its directory: by pages, letters or offices, drawn in a browser
 * where scripts make it.
 *
 * @param options.onRequest Called before each request, so that a reader keeps its claim.
 * @param options.until The search for further pages ends then, with what it has.
 * @throws PageError where the site can't be read.
 */
export async function findPeople(
  deps: ListingDeps,
  site: string,
  options: { onRequest: () => Promise<void>; until: number },
): Promise<Directory> {
  const sitemaps = await readSitemaps(deps, site, options)
  const inSitemap = peopleAmong(sitemaps.pages)
  const areInFolder = inSitemap.length > 0 && inSitemap.every(({ url }) => isPeopleAddress(url))
  if (inSitemap.length >= enoughInSitemap && areInFolder) return directoryOfSitemap(sitemaps, inSitemap)
  const hasFew = inSitemap.length < fewInSitemap
  const listed = await walkListings(deps, site, { ...options, mayGuess: hasFew || !areInFolder }).catch(
    (error: unknown): ListedPeople => {
      // A directory that fails doesn't keep the people of the sitemap from being read.
      if (!(error instanceof PageError) || hasFew) throw error
      return { pages: [], isDrawn: false, isWhole: true }
    },
  )
  const pages = new Map([...inSitemap, ...listed.pages].map((page) => [page.urlKey, page]))
  return {
    pages: [...pages.values()].slice(0, maxPeople),
    foundBy: foundByOf(inSitemap.length, listed),
    sitemapFact: sitemapFact(sitemaps, inSitemap.length),
    isWhole: listed.isWhole,
  }
}

function directoryOfSitemap(sitemaps: SitemapRead, people: FoundPage[]): Directory {
  const all = `${sitemaps.fact} ${numberText(people.length)} are of people`
  return {
    pages: people.slice(0, maxPeople),
    foundBy: 'sitemap',
    sitemapFact: people.length > maxPeople ? `${all}, of which ${numberText(maxPeople)} are read.` : `${all}.`,
    isWhole: true,
  }
}

function foundByOf(inSitemap: number, listed: ListedPeople): Directory['foundBy'] {
  if (inSitemap >= fewInSitemap) return 'sitemap'
  if (listed.pages.length > 0) return listed.isDrawn ? 'drawn_listing' : 'listing'
  return inSitemap > 0 ? 'sitemap' : null
}

function sitemapFact(sitemaps: SitemapRead, people: number): string {
  if (sitemaps.files === 0) return sitemaps.fact
  return `${sitemaps.fact} ${people === 0 ? 'None is' : `${people} are`} of people.`
}

import { numberText } from '#contract/domain/number-text.ts'
import type { BrowserPages } from '#worker/platform/browser/browser-pages.ts'
import { PageError } from '#worker/reading/page-error.ts'
import type { PoliteFetch } from '#worker/platform/safe-fetch/polite-fetch.ts'
import { canonicalAddress } from '#worker/reading/person/page-address.ts'
import { directoriesOf, listingLinks, looksDrawn, menuOf, usualListings } from '#worker/reading/site/listings.ts'
import { isPeopleAddress } from '#worker/reading/person/person-address.ts'
import { peopleAmong, type FoundPage } from '#worker/reading/site/people-addresses.ts'
import { readSitemaps } from './site-sitemaps.ts'

export type Directory = {
  pages: FoundPage[]
  foundBy: 'sitemap' | 'listing' | 'drawn_listing' | null
  sitemapFact: string
  /** Everything that the directory names was seen: who is not in it is gone. */
  isWhole: boolean
}

/** People of one firm that are read; the largest firms have about 5,000. */
const maxPeople = 6_000
const maxListings = 150
const maxDrawn = 30
/** A sitemap that names fewer may leave some of them out: the directory is looked at too, which is small then. */
const enoughInSitemap = 25

type FindPeopleDeps = { politeFetch: PoliteFetch; browserPages: BrowserPages; now: () => Date }

/**
 * Finds the pages of a firm's people: in its sitemaps, else in its directory: by pages, letters or offices, drawn in a browser
 * where scripts make it.
 *
 * @param options.onRequest Called before each request, so that a reader holds its place.
 * @param options.until The search for further pages ends then, with what it has.
 * @throws PageError where the site can't be read.
 */
export async function findPeople(
  deps: FindPeopleDeps,
  site: string,
  options: { onRequest: () => Promise<void>; until: number },
): Promise<Directory> {
  const sitemaps = await readSitemaps(deps, site, options)
  const inSitemap = peopleAmong(sitemaps.pages)
  const areInFolder = inSitemap.length > 0 && inSitemap.every(({ url }) => isPeopleAddress(url))
  if (inSitemap.length >= enoughInSitemap && areInFolder) {
    const fact =
      inSitemap.length > maxPeople
        ? `${sitemaps.fact} ${numberText(inSitemap.length)} are of people, of which ${numberText(maxPeople)} are read.`
        : `${sitemaps.fact} ${numberText(inSitemap.length)} are of people.`
    return { pages: inSitemap.slice(0, maxPeople), foundBy: 'sitemap', sitemapFact: fact, isWhole: true }
  }
  const listed = await walkListings(deps, site, { ...options, mayGuess: inSitemap.length < 3 || !areInFolder }).catch(
    (error: unknown) => {
      // A directory that fails doesn't keep the people of the sitemap from being read.
      if (!(error instanceof PageError) || inSitemap.length < 3) throw error
      return { pages: [], isDrawn: false, isWhole: true }
    },
  )
  const pages = new Map([...inSitemap, ...listed.pages].map((page) => [page.urlKey, page]))
  return {
    pages: [...pages.values()].slice(0, maxPeople),
    foundBy:
      inSitemap.length >= 3
        ? 'sitemap'
        : listed.pages.length > 0
          ? listed.isDrawn
            ? 'drawn_listing'
            : 'listing'
          : inSitemap.length > 0
            ? 'sitemap'
            : null,
    sitemapFact:
      sitemaps.files === 0
        ? sitemaps.fact
        : `${sitemaps.fact} ${inSitemap.length === 0 ? 'None is' : `${inSitemap.length} are`} of people.`,
    isWhole: listed.isWhole,
  }
}

/** @param options.mayGuess Addresses that other firms use are tried where the home page leads to nobody. */
async function walkListings(
  deps: FindPeopleDeps,
  site: string,
  options: { onRequest: () => Promise<void>; until: number; mayGuess: boolean },
) {
  const people = new Map<string, FoundPage>()
  const done = new Set<string>()
  let isDrawn = false
  let drawn = 0
  let isWhole = true
  const read = async (url: string): Promise<string> => {
    await options.onRequest()
    return (await deps.politeFetch(url)).text
  }
  const draw = async (url: string): Promise<string> => {
    drawn++
    await options.onRequest()
    await deps.politeFetch.waitFor(url)
    return deps.browserPages.html(url)
  }
  let home = await read(`${site}/`)
  let starts = directoriesOf(home, `${site}/`)
  if (starts.length === 0 && looksDrawn(home)) {
    home = await draw(`${site}/`)
    starts = directoriesOf(home, `${site}/`)
  }
  if (listingLinks(home, `${site}/`).people.length >= 3) starts.push(`${site}/`)
  const waiting = starts.slice(0, 8)
  const filters: string[] = []
  let barren = 0
  let isGuessing = false
  while (waiting.length > 0 || filters.length > 0 || (options.mayGuess && !isGuessing && people.size === 0)) {
    if (waiting.length === 0 && filters.length === 0) {
      // The home page led to nobody.
      isGuessing = true
      waiting.push(...usualListings.map((path) => site + path), ...menuOf(home, `${site}/`).slice(0, 12))
    }
    if (waiting.length === 0 && people.size < 400) waiting.push(...filters.splice(0, 60))
    filters.length = waiting.length === 0 ? 0 : filters.length
    const url = waiting.shift()
    if (url === undefined) break
    const key = canonicalAddress(url)
    if (done.has(key)) continue
    if (done.size >= maxListings || barren > 12 || deps.now().getTime() > options.until || people.size >= maxPeople) {
      isWhole = false
      break
    }
    done.add(key)
    let html: string
    try {
      html = isDrawn && drawn < maxDrawn ? await draw(url) : await read(url)
    } catch (error) {
      if (!(error instanceof PageError)) throw error
      if (['gone', 'robots', 'content_type', 'redirect', 'too_large', 'status'].includes(error.kind)) continue
      if (people.size === 0) throw error
      isWhole = false
      continue
    }
    let links = listingLinks(html, url)
    if (links.people.length < 3 && !isDrawn && drawn < 4 && looksDrawn(html)) {
      const seen = listingLinks(await draw(url), url)
      if (seen.people.length > links.people.length) {
        isDrawn = true
        links = seen
      }
    }
    const before = people.size
    for (const page of links.people) if (!people.get(page.urlKey)?.label) people.set(page.urlKey, page)
    barren = people.size > before ? 0 : barren + 1
    if (links.people.length > 0 || done.size <= 2) {
      waiting.unshift(...links.next.filter((one) => !done.has(canonicalAddress(one))))
      waiting.push(...links.letters)
      filters.push(...links.filters)
    }
    if (
      isGuessing &&
      people.size >= 3 &&
      links.next.length === 0 &&
      links.letters.length === 0 &&
      links.filters.length === 0
    )
      break
  }
  const found = peopleAmong([...people.values()])
  // Names with links are people wherever the site keeps them.
  const isByAddress = found.length >= people.size * 0.5 && found.every(({ url }) => isPeopleAddress(url))
  return { pages: isByAddress ? found : [...people.values()], isDrawn, isWhole }
}

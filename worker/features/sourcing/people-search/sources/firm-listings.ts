import type { BrowserPages } from '#worker/platform/browser/browser-pages.ts'
import type { PoliteFetch } from '#worker/platform/safe-fetch/polite-fetch.ts'
import { PageError } from '#worker/reading/page-error.ts'
import { canonicalAddress, isPeopleAddress } from '#worker/reading/person/page-address.ts'
import { judgePerson } from '#worker/reading/person/is-person.ts'
import { readName } from '#worker/reading/person/person-name.ts'
import { personAlone, recordIn } from '#worker/reading/site/page-people.ts'
import { listingLinks, looksDrawn } from '#worker/reading/site/listings.ts'
import type { FoundPage } from '#worker/reading/site/people-addresses.ts'
import { seatsOf } from './firm-offices.ts'
import { directoriesOf, entrancesOf, menuOf, usualListings } from './site-menu.ts'

/** People of one firm that are read; the largest firms have about 5,000. */
export const maxPeople = 6_000
/** Pages of one directory that are read. */
const maxListings = 150
/** Pages of one directory that a browser draws, and pages that it draws to see if scripts make the directory. */
const maxDrawn = 30
const maxTrials = 4
/** Consecutive pages without anybody new that end a walk. */
const maxBarren = 12
/** A directory that has shown so many people is not narrowed by office or practice too. */
const enoughWithoutFilters = 400
const filtersAtOnce = 60
/** Fewer links to people may be news about them, so the page isn't a directory yet. */
const fewestOfListing = 3
/** Pages of offices or practices that are looked at for people. */
const maxParts = 40
/** A firm with more people has more offices than one. */
const maxOfOneOffice = 100
/** Pages that lead to the home page or are parts of it: frames, and what it moves to. */
const maxEntrances = 6

export type ListingDeps = { politeFetch: PoliteFetch; browserPages: BrowserPages; now: () => Date }
export type ListedPeople = {
  pages: FoundPage[]
  /** Scripts make the directory. */
  isDrawn: boolean
  /** Everything that the directory names was seen. */
  isWhole: boolean
}

type ListingOptions = {
  onRequest: () => Promise<void>
  until: number
  /** Addresses that other firms use are tried where the home page leads to nobody. */
  mayGuess: boolean
}
type Links = ReturnType<typeof listingLinks>

/** State of a walk through the pages of a directory. */
type ListingWalk = {
  /** The home page, its frames and what it moves to, as they were sent. */
  homes: ReadonlyMap<string, string>
  people: Map<string, FoundPage>
  /** People who are on a page of several alone, by name. */
  records: Map<string, FoundPage>
  /** People each of whom a page is about that leads to nobody, by name: a firm of one lawyer has no directory. */
  alone: Map<string, FoundPage>
  /** Keys of the pages that were read. */
  done: Set<string>
  waiting: string[]
  /** Pages that narrow the directory, such as by office; read once nothing else is left. */
  filters: string[]
  /** Addresses to try when the home page leads to nobody; empty once they are tried, or may not be. */
  guesses: string[]
  isGuessing: boolean
  barren: number
  isDrawn: boolean
  isWhole: boolean
}

/** Reads a firm's directory, page after page. @throws PageError where it can't be read and nobody was found. */
export async function walkListings(deps: ListingDeps, site: string, options: ListingOptions): Promise<ListedPeople> {
  const pages = pageReader(deps, options)
  const walk = await walkFromHome(pages, site, options)
  for (let url = nextListing(walk); url !== undefined; url = nextListing(walk)) {
    if (isOver(walk, deps.now(), options)) {
      walk.isWhole = false
      break
    }
    walk.done.add(canonicalAddress(url))
    const html = (walk.isDrawn ? undefined : walk.homes.get(url)) ?? (await readListing(pages, walk, url))
    if (html === undefined) continue
    const links = await linksOf(pages, walk, { html, url })
    addLinks(walk, links)
    if (sizeOf(walk) === 0) addAlone(walk, html, url)
    if (isRightGuess(walk, links, url)) break
  }
  if (sizeOf(walk) === 0) for (const [url, html] of walk.homes) addAlone(walk, html, url)
  const found = pagesOf(walk)
  const hasTime = walk.isWhole && !isOver(walk, deps.now(), options)
  const mayHaveSeat = hasTime && found.length > 0 && found.length <= maxOfOneOffice
  const seat = mayHaveSeat ? await seatsOf((url) => readEntrance(pages, url), walk.homes, found) : ''
  const seated = seat === '' ? found : found.map((page) => ({ ...page, card: { ...page.card, seat } }))
  return { pages: seated, isDrawn: walk.isDrawn, isWhole: walk.isWhole }
}

type PageReader = ReturnType<typeof pageReader>

/** Reads pages as they are sent, or as a browser draws them, and counts the latter. */
function pageReader(deps: ListingDeps, { onRequest }: ListingOptions) {
  let drawn = 0
  return {
    drawn: () => drawn,
    async read(url: string): Promise<string> {
      await onRequest()
      return (await deps.politeFetch(url)).text
    },
    async draw(url: string): Promise<string> {
      drawn++
      await onRequest()
      await deps.politeFetch.waitFor(url)
      return deps.browserPages.html(url)
    },
  }
}

async function walkFromHome(pages: PageReader, site: string, { mayGuess }: ListingOptions): Promise<ListingWalk> {
  const address = `${site}/`
  const homes = new Map<string, string>()
  const entrances = [address]
  for (let url = entrances.shift(); url !== undefined && homes.size < maxEntrances; url = entrances.shift()) {
    if (homes.has(url)) continue
    const html: string | undefined = homes.size === 0 ? await pages.read(url) : await readEntrance(pages, url)
    if (html === undefined) continue
    homes.set(url, html)
    entrances.push(...entrancesOf(html, url))
  }
  // A page that shows people is a directory itself; its links lead to them.
  const startsAt = ([url, html]: [string, string]) =>
    countOf(listingLinks(html, url)) >= fewestOfListing
      ? [...directoriesOf(html, url).slice(0, 7), url]
      : directoriesOf(html, url)
  let starts = [...homes].flatMap(startsAt)
  const home = homes.get(address) ?? ''
  if (starts.length === 0 && homes.size === 1 && looksDrawn(home)) {
    homes.set(address, await pages.draw(address))
    starts = [...homes].flatMap(startsAt)
  }
  const menu = [...homes].flatMap(([url, html]) => menuOf(html, url))
  return {
    homes,
    people: new Map(),
    records: new Map(),
    alone: new Map(),
    done: new Set(),
    waiting: [...new Set(starts)].slice(0, 8),
    filters: [],
    guesses: mayGuess ? [...usualListings.map((path) => site + path), ...menu.slice(0, 12)] : [],
    isGuessing: false,
    barren: 0,
    isDrawn: false,
    isWhole: true,
  }
}

/** A frame or an entrance that can't be read is left out. */
const readEntrance = async (pages: PageReader, url: string): Promise<string | undefined> =>
  pages.read(url).catch((error: unknown) => {
    if (error instanceof PageError) return undefined
    throw error
  })

/** Checks for a record that is a person's only page, rather than one that replaces another. */
const isOnly = ({ card }: FoundPage): boolean => card?.page === undefined

/** People whom a page shows or leads to. */
const countOf = ({ people, records }: Links): number => people.length + records.filter(isOnly).length

/** The next page that was not read yet; undefined when none is left. */
function nextListing(walk: ListingWalk): string | undefined {
  const { waiting, filters } = walk
  for (;;) {
    if (waiting.length === 0 && filters.length === 0 && sizeOf(walk) === 0) {
      walk.isGuessing ||= walk.guesses.length > 0
      waiting.push(...walk.guesses.splice(0))
    }
    if (waiting.length === 0 && sizeOf(walk) < enoughWithoutFilters) waiting.push(...filters.splice(0, filtersAtOnce))
    const url = waiting.shift()
    if (url === undefined || !walk.done.has(canonicalAddress(url))) return url
  }
}

const isOver = (walk: ListingWalk, now: Date, { until }: ListingOptions): boolean =>
  walk.done.size >= maxListings || walk.barren > maxBarren || now.getTime() > until || sizeOf(walk) >= maxPeople

/** The page of an address, or undefined where it can't be read. @throws PageError while nobody was found. */
async function readListing(pages: PageReader, walk: ListingWalk, url: string): Promise<string | undefined> {
  try {
    return walk.isDrawn && pages.drawn() < maxDrawn ? await pages.draw(url) : await pages.read(url)
  } catch (error) {
    if (!(error instanceof PageError)) throw error
    if (['gone', 'robots', 'content_type', 'redirect', 'too_large', 'status'].includes(error.kind)) return undefined
    if (sizeOf(walk) === 0) throw error
    walk.isWhole = false
    return undefined
  }
}

/** Links of a page, drawn in a browser where scripts seem to make it; from then on every page is drawn. */
async function linksOf(pages: PageReader, walk: ListingWalk, page: { html: string; url: string }): Promise<Links> {
  const links = listingLinks(page.html, page.url)
  const isBare = countOf(links) < fewestOfListing && !walk.isDrawn
  if (!isBare || pages.drawn() >= maxTrials || !looksDrawn(page.html)) return links
  const drawn = listingLinks(await pages.draw(page.url), page.url)
  if (countOf(drawn) <= countOf(links)) return links
  walk.isDrawn = true
  return drawn
}

function addLinks(walk: ListingWalk, links: Links): void {
  const before = sizeOf(walk)
  for (const page of links.people) {
    const known = walk.people.get(page.urlKey)
    // "View profile" names nobody.
    if (!judgePerson(known?.label ?? '').isPerson) walk.people.set(page.urlKey, page)
  }
  for (const record of links.records) {
    const key = recordIn(record.urlKey) ?? ''
    if (!walk.records.has(key)) walk.records.set(key, record)
  }
  walk.barren = sizeOf(walk) > before ? 0 : walk.barren + 1
  // Where no page is of the people, those of an office or a practice may show them.
  if (sizeOf(walk) === 0 && links.parts.length > 0) {
    walk.waiting.push(...links.parts.slice(0, maxParts))
    walk.isGuessing = false
  }
  // A page without people leads on only near the start, where it may be the way to the directory.
  if (countOf(links) === 0 && walk.done.size > 2) return
  walk.waiting.unshift(...links.next.filter((one) => !walk.done.has(canonicalAddress(one))))
  walk.filters.push(...links.filters)
}

function addAlone({ alone }: ListingWalk, html: string, url: string): void {
  const page = personAlone(html, url)
  const key = readName(page?.label ?? '')?.key
  if (page && key !== undefined && !alone.has(key)) alone.set(key, page)
}

/** True if a guessed address was the whole directory, so the other guesses needn't be tried. */
const isRightGuess = (walk: ListingWalk, { next, filters }: Links, url: string): boolean =>
  !isOfPart(url) && walk.isGuessing && sizeOf(walk) >= fewestOfListing && next.length === 0 && filters.length === 0

/** Checks for a page below another, which may show only some of the people: those of a practice or an office. */
const isOfPart = (url: string): boolean => /^https?:\/\/[^/]+(?:\/[^/]+){2,}/.test(url)

const sizeOf = ({ people, records }: ListingWalk): number =>
  people.size + records.values().filter(isOnly).toArray().length

function pagesOf({ people, records, alone }: ListingWalk): FoundPage[] {
  if (people.size + records.size === 0) return [...alone.values()]
  const all = [...people.values()]
  const placed = all.filter(({ url }) => isPeopleAddress(url))
  // Names with links are people wherever the site keeps them.
  const pages = placed.length >= people.size * 0.5 ? placed : all
  const nameOf = (page: FoundPage | undefined) => readName(page?.label ?? '')?.key
  const linked = new Set(pages.map(nameOf))
  // A link may lead to somebody else's page, or nowhere. Its person is read from the directory then.
  const reserves = [...records.values()].flatMap((record) => {
    const { page, ...card } = record.card ?? {}
    if (page === undefined) return linked.has(nameOf(record)) ? [] : [record]
    return [nameOf(people.get(page)) === nameOf(record) ? record : { ...record, card }]
  })
  return [...pages, ...reserves]
}

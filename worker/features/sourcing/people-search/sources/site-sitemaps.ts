import { numberText } from '#contract/domain/number-text.ts'
import { PageError } from '#worker/reading/page-error.ts'
import type { PoliteFetch } from '#worker/platform/safe-fetch/polite-fetch.ts'
import { BudgetExceeded, budgetFor } from '#worker/reading/budget.ts'
import { pageOf, type FoundPage } from '#worker/reading/site/people-addresses.ts'
import { entriesOf, maxSitemapAddresses, type SitemapFile } from '#worker/reading/site/sitemap-entries.ts'

/** Files of one site that are read; an index may name hundreds. */
const maxFiles = 30
/** Files after which those about news and images are left out, once people are found. */
const enoughFiles = 3
const maxBytes = 8 * 1024 * 1024
const usual = ['/sitemap.xml', '/sitemap_index.xml', '/wp-sitemap.xml']

export type SitemapRead = { pages: FoundPage[]; files: number; fact: string }

/** State of a walk through the sitemaps of one site. */
type SitemapWalk = {
  site: string
  host: string | undefined
  /** robots.txt names the sitemaps, so none of them is a guess. */
  isNamed: boolean
  waiting: string[]
  seen: Set<string>
  pages: FoundPage[]
  /** Files that had entries. */
  files: number
  /** First failure that says something about the site, not about one file. */
  problem: PageError | undefined
}

/**
 * Reads the sitemaps of a site: those that robots.txt names, else the usual ones; index files and packed files included.
 *
 * @param options.onRequest Called before each request, so that a reader keeps its claim.
 * @throws PageError where the site does not want to be read, or does not answer at all.
 */
export async function readSitemaps(
  deps: { politeFetch: PoliteFetch },
  site: string,
  options: { onRequest: () => Promise<void> },
): Promise<SitemapRead> {
  const walk = walkFrom(site, await deps.politeFetch.sitemaps(site))
  for (let file = nextFile(walk); file !== undefined; file = nextFile(walk)) {
    const read = await readFile(deps, file, options)
    const isOver = read instanceof PageError ? isHopeless(walk, read) : isEnough(walk, file, read)
    if (isOver) break
  }
  if (walk.files === 0 && walk.problem) throw walk.problem
  return { pages: walk.pages, files: walk.files, fact: factOf(walk) }
}

function walkFrom(site: string, named: readonly string[]): SitemapWalk {
  const isNamed = named.length > 0
  const files = isNamed ? named.flatMap((one) => URL.parse(one, site)?.href ?? []) : usual.map((path) => site + path)
  const seen = new Set(files)
  return { site, host: hostOf(site), isNamed, waiting: [...seen], seen, pages: [], files: 0, problem: undefined }
}

/** The next file to read, likeliest to name people first; undefined when enough is read. */
function nextFile(walk: SitemapWalk): string | undefined {
  const { waiting, files, pages } = walk
  if (files >= maxFiles || pages.length >= maxSitemapAddresses) return undefined
  waiting.sort((a, b) => sitemapOrder(a) - sitemapOrder(b))
  const file = waiting.shift()
  if (file === undefined) return undefined
  const hasPeople = files > enoughFiles && sitemapOrder(file) === 2 && pages.some(({ url }) => namesPeople(url))
  return hasPeople ? undefined : file
}

async function readFile(
  deps: { politeFetch: PoliteFetch },
  file: string,
  options: { onRequest: () => Promise<void> },
): Promise<SitemapFile | PageError> {
  try {
    await options.onRequest()
    const { text } = await deps.politeFetch(file, { mayBePacked: true, maxBytes })
    return entriesOf(text, budgetFor('answer'))
  } catch (error) {
    if (error instanceof PageError) return error
    // A file that asks for too much work is left out like one that isn't there.
    if (error instanceof BudgetExceeded) return { isIndex: false, entries: [] }
    throw error
  }
}

/** Adds a file's addresses. True when the other files are only further guesses of where the sitemap is. */
function isEnough(walk: SitemapWalk, file: string, { isIndex, entries }: SitemapFile): boolean {
  if (entries.length === 0) return false
  walk.files++
  for (const { url, lastmod } of entries) {
    const address = URL.parse(url, file)
    if (!address || hostOf(address.href) !== walk.host) continue
    if (isIndex) addFile(walk, address.href)
    else if (walk.pages.length < maxSitemapAddresses) {
      walk.pages.push(pageOf(sameOrigin(address, walk.site), { lastmod }))
    }
  }
  return !walk.isNamed && walk.pages.length > 0 && !isIndex
}

function addFile(walk: SitemapWalk, file: string): void {
  if (!walk.seen.has(file)) walk.waiting.push(file)
  walk.seen.add(file)
}

/** Notes a failure. True when the site doesn't answer at all. */
function isHopeless(walk: SitemapWalk, error: PageError): boolean {
  if (!['timeout', 'network', 'refused', 'too_many'].includes(error.kind)) return false
  walk.problem ??= error
  return walk.files === 0 && !walk.isNamed
}

function factOf({ files, pages }: SitemapWalk): string {
  if (files === 0) return 'There’s no sitemap.'
  return `${files === 1 ? 'One sitemap' : `${files} sitemaps`} with ${numberText(pages.length)} addresses.`
}

const hostOf = (address: string) => {
  const url = URL.parse(address)
  return url ? url.hostname.replace(/^www\./, '').toLowerCase() + (url.port && `:${url.port}`) : undefined
}
/** Sitemaps name http where the site is https, or leave out "www.": what is read is the site's own origin. */
const sameOrigin = (address: URL, site: string) => site + address.pathname + address.search

/** Checks whether an address is about people: "/attorney-sitemap.xml". */
const namesPeople = (address: string): boolean =>
  /people|person|attorney|lawyer|professional|team|bio|staff|profile/i.test(address)

/** The turn of a sitemap file: 0 for files about people, which are read first, 2 for news and images, 1 for all others. */
function sitemapOrder(file: string): 0 | 1 | 2 {
  if (namesPeople(file)) return 0
  return /image|video|news|post|insight|event|blog|publication|article|category|tag|author|media/i.test(file) ? 2 : 1
}

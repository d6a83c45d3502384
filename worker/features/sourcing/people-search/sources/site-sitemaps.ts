import { numberText } from '#contract/domain/number-text.ts'
import { decodeEntities } from '#worker/reading/document/html/entities.ts'
import { PageError } from '#worker/reading/page-error.ts'
import type { PoliteFetch } from '#worker/platform/safe-fetch/polite-fetch.ts'
import { BudgetExceeded, budgetFor, type ReadingBudget } from '#worker/reading/budget.ts'
import { pageOf, type FoundPage } from '#worker/reading/site/people-addresses.ts'

/** Files of one site that are read; an index may name hundreds. */
const maxFiles = 30
/** sitemaps.org allows 50,000 addresses a file. Addresses beyond this limit, over all files, are ignored. */
const maxAddresses = 120_000
const maxBytes = 8 * 1024 * 1024
/** The facts of an entry are within its first so many characters. */
const maxEntryLength = 10_000
const usual = ['/sitemap.xml', '/sitemap_index.xml', '/wp-sitemap.xml']

export type SitemapRead = { pages: FoundPage[]; files: number; fact: string }

/**
 * The entries of a sitemap file, or the files of an index. Text sitemaps have an address a line.
 *
 * @throws BudgetExceeded
 */
export function entriesOf(
  text: string,
  budget: ReadingBudget,
): { isIndex: boolean; entries: { url: string; lastmod: string | null }[] } {
  budget.spend('bytes', text.length)
  if (!/<(?:\w{1,40}:)?(?:urlset|sitemapindex)\b/i.test(text.slice(0, 5_000))) {
    return { isIndex: false, entries: linesOf(text, budget) }
  }
  const isIndex = /<(?:\w{1,40}:)?sitemapindex\b/i.test(text.slice(0, 5_000))
  const entries: { url: string; lastmod: string | null }[] = []
  const opener = /<(?:\w{1,40}:)?(?:url|sitemap)>/gi
  const closer = /<\/(?:\w{1,40}:)?(?:url|sitemap)>/gi
  while (opener.exec(text)) {
    closer.lastIndex = opener.lastIndex
    const end = closer.exec(text)
    // One that is never closed is the last: each other would look through the rest of the file again.
    if (!end) break
    budget.spend('items')
    const inner = text.slice(opener.lastIndex, Math.min(end.index, opener.lastIndex + maxEntryLength))
    opener.lastIndex = closer.lastIndex
    const loc = /<(?:\w{1,40}:)?loc>\s*(?:<!\[CDATA\[)?([^<\]]+)/i.exec(inner)?.[1]
    const lastmod = /<(?:\w{1,40}:)?lastmod>\s*([^<]+)/i.exec(inner)?.[1]
    if (loc) entries.push({ url: decodeEntities(loc.trim()), lastmod: lastmod?.trim() ?? null })
    if (entries.length >= maxAddresses) break
  }
  return { isIndex, entries }
}

/** Line by line: eight megabytes of line breaks are eight million lines. */
function linesOf(text: string, budget: ReadingBudget): { url: string; lastmod: null }[] {
  const entries: { url: string; lastmod: null }[] = []
  for (let from = 0; from < text.length && entries.length < maxAddresses;) {
    const found = text.indexOf('\n', from)
    const end = found < 0 ? text.length : found
    budget.spend('steps', 2)
    const line = text.slice(from, Math.min(end, from + maxEntryLength)).trim()
    if (/^https?:\/\/\S+$/.test(line)) {
      budget.spend('items')
      entries.push({ url: line, lastmod: null })
    }
    from = end + 1
  }
  return entries
}

/** Files of an index that name people are read first, and those of news and images not at all once people are found. */
const wantsFirst = /people|person|attorney|lawyer|professional|team|bio|staff|profile/i
const rarely = /image|video|news|post|insight|event|blog|publication|article|category|tag|author|media/i

/**
 * Reads the sitemaps of a site: those that robots.txt names, else the usual ones; index files and packed files included.
 *
 * @param options.onRequest Called before each request, so that a reader holds its place.
 * @throws PageError where the site does not want to be read, or does not answer at all.
 */
export async function readSitemaps(
  deps: { politeFetch: PoliteFetch },
  site: string,
  options: { onRequest: () => Promise<void> },
): Promise<SitemapRead> {
  const named = await deps.politeFetch.sitemaps(site)
  const host = hostOf(site)
  const waiting = [
    ...new Set(
      named.length > 0 ? named.flatMap((one) => URL.parse(one, site)?.href ?? []) : usual.map((path) => site + path),
    ),
  ]
  const seen = new Set(waiting)
  const pages: FoundPage[] = []
  let files = 0
  let problem: PageError | undefined
  while (waiting.length > 0 && files < maxFiles && pages.length < maxAddresses) {
    waiting.sort((a, b) => order(a) - order(b))
    const file = waiting.shift()
    if (file === undefined) break
    if (files > 3 && order(file) === 2 && pages.some(({ url }) => wantsFirst.test(url))) break
    try {
      await options.onRequest()
      const { text } = await deps.politeFetch(file, { mayBePacked: true, maxBytes })
      const { isIndex, entries } = entriesOf(text, budgetFor('answer'))
      if (entries.length === 0) continue
      files++
      for (const { url, lastmod } of entries) {
        const address = URL.parse(url, file)
        if (!address || hostOf(address.href) !== host) continue
        if (isIndex) {
          if (!seen.has(address.href)) waiting.push(address.href)
          seen.add(address.href)
        } else if (pages.length < maxAddresses) pages.push(pageOf(sameOrigin(address, site), { lastmod }))
      }
      if (named.length === 0 && pages.length > 0 && !isIndex) break
    } catch (error) {
      // A file that asks for too much work is left out like one that isn't there.
      if (error instanceof BudgetExceeded) continue
      if (!(error instanceof PageError)) throw error
      if (['timeout', 'network', 'refused', 'too_many'].includes(error.kind)) {
        problem ??= error
        if (files === 0 && named.length === 0) break
      }
    }
  }
  if (files === 0 && problem) throw problem
  const fact =
    files === 0
      ? 'There is no sitemap.'
      : `${files === 1 ? 'One sitemap' : `${files} sitemaps`} with ${numberText(pages.length)} addresses.`
  return { pages, files, fact }
}

const order = (file: string) => (wantsFirst.test(file) ? 0 : rarely.test(file) ? 2 : 1)
const hostOf = (address: string) => {
  const url = URL.parse(address)
  return url ? url.hostname.replace(/^www\./, '').toLowerCase() + (url.port && `:${url.port}`) : ''
}
/** Sitemaps name http where the site is https, or leave out "www.": what is read is the site's own origin. */
const sameOrigin = (address: URL, site: string) => site + address.pathname + address.search

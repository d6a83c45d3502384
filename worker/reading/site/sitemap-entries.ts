import { decodeEntities } from '#worker/reading/document/html/entities.ts'
import type { ReadingBudget } from '#worker/reading/budget.ts'

/** sitemaps.org allows 50,000 addresses a file. Addresses beyond this limit, over all files of a site, are ignored. */
export const maxSitemapAddresses = 120_000
/** The facts of an entry are within its first so many characters. */
const maxEntryLength = 10_000
/** A file names its kind within its first so many characters. */
const maxHeadLength = 5_000

export type SitemapEntry = { url: string; lastmod: string | null }
export type SitemapFile = {
  /** The entries are further sitemap files. */
  isIndex: boolean
  entries: SitemapEntry[]
}

/**
 * The entries of a sitemap file, or the files of an index. Text sitemaps have an address a line.
 *
 * @throws BudgetExceeded
 */
export function entriesOf(text: string, budget: ReadingBudget): SitemapFile {
  budget.spend('bytes', text.length)
  const head = text.slice(0, maxHeadLength)
  if (!/<(?:\w{1,40}:)?(?:urlset|sitemapindex)\b/i.test(head)) return { isIndex: false, entries: linesOf(text, budget) }
  return { isIndex: /<(?:\w{1,40}:)?sitemapindex\b/i.test(head), entries: elementsOf(text, budget) }
}

function elementsOf(text: string, budget: ReadingBudget): SitemapEntry[] {
  const entries: SitemapEntry[] = []
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
    if (entries.length >= maxSitemapAddresses) break
  }
  return entries
}

/** Line by line: eight megabytes of line breaks are eight million lines. */
function linesOf(text: string, budget: ReadingBudget): SitemapEntry[] {
  const entries: SitemapEntry[] = []
  for (let from = 0; from < text.length && entries.length < maxSitemapAddresses;) {
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

const aboutPeople = /people|person|attorney|lawyer|professional|team|bio|staff|profile/i
const aboutOther = /image|video|news|post|insight|event|blog|publication|article|category|tag|author|media/i

/** True if an address speaks of people, such as "/attorney-sitemap.xml". */
export const namesPeople = (address: string): boolean => aboutPeople.test(address)

/** Place of a sitemap file in the order of reading: 0 for files about people, 2 for news and images, 1 for all others. */
export function sitemapOrder(file: string): 0 | 1 | 2 {
  if (namesPeople(file)) return 0
  return aboutOther.test(file) ? 2 : 1
}

import { decodeEntities } from '#worker/reading/document/html/entities.ts'
import type { ReadingBudget } from '#worker/reading/budget.ts'

/** sitemaps.org allows 50,000 addresses a file. Addresses beyond this limit, over all files of a site, are ignored. */
export const maxSitemapAddresses = 120_000
/** A file names its kind within its first so many characters. */
const maxHeadLength = 5_000

/** The entries of an index are further sitemap files. */
export type SitemapFile = { isIndex: boolean; entries: { url: string; lastmod: string | null }[] }

/**
 * The entries of a sitemap file, or the files of an index. Text sitemaps have an address a line.
 *
 * @throws BudgetExceeded
 */
export function entriesOf(text: string, budget: ReadingBudget): SitemapFile {
  budget.spend('bytes', text.length)
  const kind = /<(?:\w{1,40}:)?(urlset|sitemapindex)\b/i.exec(text.slice(0, maxHeadLength))?.[1]
  const entries: SitemapFile['entries'] = []
  for (const [, url = '', name = '', inner = ''] of text.matchAll(kind === undefined ? addressLine : element)) {
    const last = entries.at(-1)
    if (/^(?:url|sitemap)?$/i.test(name)) {
      budget.spend('items')
      if (entries.length >= maxSitemapAddresses) break
      entries.push({ url, lastmod: null })
    } else if (last) {
      const value = decodeEntities(inner.replace('<![CDATA[', '').trim())
      if (/loc/i.test(name)) last.url ||= value
      else last.lastmod ??= value || null
    }
  }
  return { isIndex: kind?.toLowerCase() === 'sitemapindex', entries: entries.filter(({ url }) => url !== '') }
}

const addressLine = /^[ \t]*(https?:\/\/\S{1,2000})[ \t]*\r?$/gim
const element = /()<(?:\w{1,40}:)?(url|sitemap|loc|lastmod)>([^<]{0,2000}(?:<!\[CDATA\[[^\]]{0,2000})?)/gi

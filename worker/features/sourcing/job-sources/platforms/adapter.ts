import type { z } from 'zod'
import type { Posting, PostingDetail } from '#worker/reading/posting/online-posting.ts'
import type { Fetched, SafeFetchOptions } from '#worker/platform/safe-fetch/safe-fetch.ts'

/** What an adapter may use while it reads one source. Every request keeps to the host's pace and robots.txt. */
export type Reading = {
  name: string
  locator: string
  /** Reads a page. Redirects to another host are failures. */
  read: (url: string, options?: SafeFetchOptions) => Promise<Fetched>
  /** Reads JSON and parses it. @throws PageError `malformed` when it is not in the platform's format. */
  json: <S extends z.ZodType>(url: string, schema: S, options?: SafeFetchOptions) => Promise<z.output<S>>
  /** The HTML of a page after its scripts ran. */
  drawn: (url: string) => Promise<string>
  keys: Readonly<Record<'USAJOBS_KEY' | 'USAJOBS_EMAIL' | 'ADZUNA_APP_ID' | 'ADZUNA_APP_KEY', string | undefined>>
  now: Date
  /** Postings that the index holds of this source; 0 at its first read, and when it was empty more than twice. */
  held: number
}

/** How one platform is read. */
export type Adapter = {
  /** At least this long between two requests to one host. Milliseconds. */
  everyMs?: number
  /** The list is one answer: an unchanged ETag then says that nothing changed. */
  isOneAnswer?: boolean
  /**
   * The first address that is read, from a token or a full address. A full address stands for the platform's own: lists,
   * pages and details are then read from its origin.
   *
   * @returns undefined when the locator is neither.
   */
  listUrl: (locator: string) => string | undefined
  /** The postings, page by page. Ends by itself; a page without anything new also ends the reading. */
  list: (reading: Reading) => AsyncGenerator<Posting[]>
  detail?: (reading: Reading, ref: string) => Promise<PostingDetail>
}

export const isAddress = (locator: string) => /^https?:\/\//i.test(locator)

/** A platform's token: what may stand in one segment of a path. */
const token = /^[\w][\w.%-]{0,119}$/

/**
 * The list address of a platform whose boards have a token.
 *
 * @param make Gives the platform's own address of a token.
 * @param end What the path of a full address must end in; it is added where it is missing.
 */
export function listUrlFrom(make: (token: string) => string, end: string) {
  return (locator: string): string | undefined => {
    if (!isAddress(locator)) return token.test(locator) ? make(locator) : undefined
    const url = URL.parse(locator)
    if (!url) return undefined
    const path = url.pathname.replace(/\/+$/, '')
    if (!path.endsWith(end.replace(/\/+$/, ''))) url.pathname = path + end
    return url.href
  }
}

/** The same for a platform whose token is the first label of a host name. */
export const hostLabelUrl = (make: (label: string) => string, end: string) =>
  listUrlFrom((label) => (/^[a-z\d][a-z\d-]{0,62}$/i.test(label) ? make(label.toLowerCase()) : ''), end)

/** An address with query parameters set. */
export function withQuery(address: string, query: Record<string, string | number | undefined>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value))
  return url.href
}

/** The address of a list without its query and without `end`: what details hang off. */
export function baseOf(listUrl: string, end = ''): string {
  const url = new URL(listUrl)
  const path = url.pathname.replace(/\/+$/, '')
  return url.origin + (end && path.endsWith(end) ? path.slice(0, -end.length) : path)
}

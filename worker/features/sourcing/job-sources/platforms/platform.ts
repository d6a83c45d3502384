import type { z } from 'zod'
import type { Posting, PostingDetail, StatedPosting } from '#worker/reading/posting/online-posting.ts'
import type { Fetched, SafeFetchOptions } from '#worker/platform/safe-fetch/safe-fetch.ts'

/** Tools for a platform while one source is read. Every request follows the host's pace and robots.txt. */
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
  /** Postings of this source in the index; 0 at its first read, and after it was empty more than twice. */
  indexed: number
}

/** Address at which a platform's interface answers about one posting. */
export type PostingAddress = {
  api: string
  /** Token of the posting's board, as a source's locator has it. */
  board?: string
  /** The interface answers with the whole board; this posting of it is wanted. */
  pick?: string
}

/** Facts of a posting under our names; the title is always there. */
export type PostingFields = Partial<StatedPosting> & { title: string }

/**
 * Reads an interface's answer about one posting.
 *
 * @returns `closed` when it takes no applications; undefined for JSON of another shape.
 */
export type PostingReader = (json: unknown, now: Date) => PostingFields | 'closed' | undefined

/**
 * One job platform. The same module reads a whole source (`list`, `detail`) and an address that a person pastes
 * (`fromUrl`, `posting`), so that the platform's field names are written once.
 */
export type JobPlatform = {
  /**
   * Domains that serve all boards of the platform. Sources on one of them form one lane and are read one after the other.
   * Empty when each firm has a host of its own.
   */
  hosts: readonly string[]
  /** Shortest pause between two requests to one host. Milliseconds. */
  everyMs?: number
  /** The list is one answer: an unchanged ETag then says that nothing changed. */
  isOneAnswer?: boolean
  /**
   * The first address that is read, from a token or a full address. A full address replaces the platform's own: lists,
   * pages and details are then read from its origin.
   *
   * @returns undefined when the locator is neither.
   */
  listUrl: (locator: string) => string | undefined
  /** The postings, page by page. Reading also ends after a page without anything new. */
  list: (reading: Reading) => AsyncGenerator<Posting[]>
  /** More about one posting of the list. */
  detail?: (reading: Reading, ref: string) => Promise<PostingDetail>
  /** The interface's address for a posting, from the address of its page. `path` is the page's path in segments. */
  fromUrl?: (url: URL, path: readonly string[]) => PostingAddress | undefined
  /** The interface's address for a posting that a firm's own page shows. */
  fromPage?: (html: string, url: URL) => PostingAddress | undefined
  /** Reads what the interface answers at `PostingAddress.api`. */
  posting?: PostingReader
}

export const isAddress = (locator: string) => /^https?:\/\//i.test(locator)

/** The locator of a platform without tokens: a full address. */
export const addressOnly = (locator: string) => (isAddress(locator) ? locator : undefined)

/** A platform's token: one segment of a path. */
const token = /^[\w][\w.%-]{0,119}$/

/**
 * The list address of a platform whose boards have a token.
 *
 * @param make Gives the platform's own address of a token.
 * @param end End of a full address's path; it is added where it is missing.
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

/** As `listUrlFrom`, for a platform whose token is the first label of a host name. */
export const hostLabelUrl = (make: (label: string) => string, end: string) =>
  listUrlFrom((label) => (/^[a-z\d][a-z\d-]{0,62}$/i.test(label) ? make(label.toLowerCase()) : ''), end)

/** An address with query parameters set. */
export function withQuery(address: string, query: Record<string, string | number | undefined>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value))
  return url.href
}

/** The address of a list without its query and without `end`, to which the paths of details are added. */
export function baseOf(listUrl: string, end = ''): string {
  const url = new URL(listUrl)
  const path = url.pathname.replace(/\/+$/, '')
  return url.origin + (end && path.endsWith(end) ? path.slice(0, -end.length) : path)
}

/** Says if an address is on one of these domains or below it. */
export const isOnHost = (url: URL, ...names: readonly string[]) =>
  names.some((name) => url.hostname === name || url.hostname.endsWith(`.${name}`))

/** The first label of an address's host, which many platforms use as the board's token. */
export const hostLabel = (url: URL): string => url.hostname.split('.')[0] ?? ''

/** Why a page, feed or file could not be fetched or read. Each has its own consequence: retry, back off, give up, ask a person. */
export type PageProblem =
  /** We never read this kind of address. */
  | 'address'
  /** The site redirects to an address that we may not read. */
  | 'redirect'
  /** robots.txt asks us not to read this address. */
  | 'robots'
  /** 404 or 410. */
  | 'gone'
  /** 401, 403 or 451: the site refuses programs. */
  | 'refused'
  /** 429: we asked too often. */
  | 'too_many'
  /** 5xx. */
  | 'server'
  /** Any other status that is not a success. */
  | 'status'
  | 'timeout'
  | 'too_large'
  /** A type that we don't read, such as a video. */
  | 'content_type'
  /** It arrived, but not in the format that it should have, or it asks for more work than its reading budget. */
  | 'malformed'
  /** No connection, unknown host name, or a broken response. */
  | 'network'

/**
 * A page that could not be fetched or read. The message is a sentence for the person who entered the address; it never
 * repeats the other site's words.
 */
export class PageError extends Error {
  readonly kind: PageProblem
  /** The other site's HTTP status, if it answered. */
  readonly status: number | undefined
  /** Seconds that the other site asks us to wait (Retry-After), 0 to 86,400. */
  readonly retryAfterSeconds: number | undefined

  constructor(kind: PageProblem, message: string, more: { status?: number; retryAfterSeconds?: number } = {}) {
    super(message)
    this.name = 'PageError'
    this.kind = kind
    this.status = more.status
    this.retryAfterSeconds = more.retryAfterSeconds
  }
}

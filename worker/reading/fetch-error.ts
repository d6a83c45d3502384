/** Why a fetch brought nothing; each has its own consequence (retry, back off, give up, ask a person). */
export type FetchProblem =
  /** The address itself is not one that we read. */
  | 'address'
  /** The site sends us somewhere else than we may go. */
  | 'redirect'
  /** robots.txt asks us not to read this address. */
  | 'robots'
  /** 404 or 410. */
  | 'gone'
  /** 401, 403 or 451: the site does not want to be read. */
  | 'refused'
  /** 429: slower. */
  | 'too_many'
  /** 5xx. */
  | 'server'
  /** Any other answer that is not a success. */
  | 'status'
  | 'timeout'
  | 'too_large'
  /** A file instead of a page. */
  | 'content_type'
  /** It was read, and is not in the format that it should be in. */
  | 'malformed'
  /** No connection, no such name, a broken answer. */
  | 'network'

/**
 * A fetch that brought nothing. The message is a sentence for the person who gave the address; it never repeats what the
 * other site said.
 */
export class FetchError extends Error {
  readonly kind: FetchProblem
  /** The other site's status, where there was one. */
  readonly status: number | undefined
  /** Seconds that the other site asks us to wait (Retry-After), 0 to 86,400. */
  readonly retryAfterSeconds: number | undefined

  constructor(kind: FetchProblem, message: string, more: { status?: number; retryAfterSeconds?: number } = {}) {
    super(message)
    this.name = 'FetchError'
    this.kind = kind
    this.status = more.status
    this.retryAfterSeconds = more.retryAfterSeconds
  }
}

/** The error for an answer that is not a success. */
export function statusError(status: number, retryAfterSeconds: number | undefined): FetchError {
  const more = { status, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) }
  if (status === 404 || status === 410) {
    return new FetchError('gone', `The site says that this page does not exist (${status}).`, more)
  }
  if (status === 401 || status === 403 || status === 451) {
    return new FetchError('refused', `The site does not let programs read this page (${status}).`, more)
  }
  if (status === 429) return new FetchError('too_many', 'The site asks us to come back later (429).', more)
  if (status >= 500) return new FetchError('server', `The site has a problem of its own right now (${status}).`, more)
  return new FetchError('status', `The site did not give the page (${status}).`, more)
}

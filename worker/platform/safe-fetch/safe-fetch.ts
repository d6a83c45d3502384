import { judgeAddress, type AddressRules } from './address-guard.ts'
import { decodeText } from './decode-text.ts'
import { statusError } from './status-error.ts'
import { PageError } from '#worker/reading/page-error.ts'

/** Most bytes of one answer, counted after decompression. */
export const maxPageBytes = 2 * 1024 * 1024
/** The ceiling that no caller can raise: an isolate has 128 MB for everything that it does at once. */
const maxBytesEver = 8 * 1024 * 1024
/**
 * From the first byte sent to the last byte read, redirects included: the caller has the sentence within ten seconds, the
 * way there and back included. Milliseconds.
 */
export const fetchTimeoutMs = 9_500
const maxRedirects = 4

/** Options of one fetch. */
export type SafeFetchOptions = {
  /** Sent as JSON with POST. Redirects of a POST are not followed. */
  json?: unknown
  /** Further headers: a key of an interface, never a cookie. */
  headers?: Record<string, string>
  /** Validators of the last read of this address: the answer may then be "not changed". */
  known?: { etag?: string | undefined; lastModified?: string | undefined }
  /** A redirect to another host is an error: for boards whose host is a part of what they are. */
  sameHost?: boolean
  /** Up to 8 MB, for boards that answer whole in one reply. */
  maxBytes?: number
  /** Sitemaps are often files packed with gzip: they are unpacked, to at most `maxBytes`. */
  mayBePacked?: boolean
}

/** A page or a JSON answer that was read whole. */
export type Fetched = {
  /** The last address after redirects. */
  url: string
  /** The site says that nothing changed since `known`; the text is then empty. */
  isUnchanged: boolean
  contentType: string
  etag: string | undefined
  lastModified: string | undefined
  /** Any header by name. */
  header: (name: string) => string | null
  text: string
}

/** One request on the wire: the platform's `fetch`, or a stand-in. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>

/**
 * Reads an address. Every outbound fetch of the Worker that a person or a page can influence goes through this.
 *
 * @throws PageError with a kind and a sentence, within 10 seconds, whatever the other side does.
 */
export type SafeFetch = (url: string, options?: SafeFetchOptions) => Promise<Fetched>

/**
 * @param options.userAgent Says who reads and where to complain; Workers send none of their own.
 * @param options.transport Default: the platform's `fetch`.
 */
export function makeSafeFetch(options: {
  rules: AddressRules
  userAgent: () => Promise<string>
  transport?: Transport
  timeoutMs?: number
}): SafeFetch {
  const { rules, userAgent, transport = (url, init) => fetch(url, init), timeoutMs = fetchTimeoutMs } = options

  return async (given, request = {}) => {
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new PageError('timeout', `The site didn’t respond within ${Math.round(timeoutMs / 1000)} seconds.`))
        abort.abort()
      }, timeoutMs)
    })
    try {
      return await Promise.race([follow(given, request, abort.signal), tooLate])
    } catch (error) {
      throw error instanceof PageError ? error : new PageError('network', 'We couldn’t reach the site.')
    } finally {
      clearTimeout(timer)
      // Ends whatever the other side still sends.
      abort.abort()
    }
  }

  async function follow(given: string, request: SafeFetchOptions, signal: AbortSignal): Promise<Fetched> {
    const headers = headersOf(request, await userAgent())
    let url = allowed(given)
    const firstHost = url.hostname
    for (let hop = 0; ; hop++) {
      const response = await transport(url.href, {
        method: request.json === undefined ? 'GET' : 'POST',
        headers,
        body: request.json === undefined ? null : JSON.stringify(request.json),
        // 'error' throws in Workers, and 'follow' would go where the guard has not looked.
        redirect: 'manual',
        signal,
      })
      if (![301, 302, 303, 307, 308].includes(response.status)) return read(url, response, request)
      await response.body?.cancel().catch(() => {})
      const next = URL.parse(response.headers.get('location') ?? '', url)
      if (!next) throw new PageError('redirect', 'The page redirects to an invalid address.')
      if (request.json !== undefined) throw new PageError('redirect', 'The interface has moved to another address.')
      if (request.sameHost && next.hostname !== firstHost) {
        throw new PageError('redirect', `The page has moved to another site (${next.hostname.slice(0, 100)}).`)
      }
      if (hop >= maxRedirects) throw new PageError('redirect', 'The page redirects too many times.')
      // Headers for the first site alone (a key) are not sent to another one.
      if (next.origin !== url.origin) for (const name of Object.keys(request.headers ?? {})) headers.delete(name)
      url = allowed(next, 'redirect')
    }
  }

  function allowed(address: string | URL, kind: 'address' | 'redirect' = 'address'): URL {
    const verdict = judgeAddress(address, rules)
    if (verdict.ok) return verdict.url
    throw new PageError(
      kind,
      kind === 'address' ? verdict.sentence : `The page redirects to another address. ${verdict.sentence}`,
    )
  }
}

function headersOf({ json, headers, known }: SafeFetchOptions, userAgent: string): Headers {
  const all = new Headers({
    'User-Agent': userAgent,
    Accept: 'text/html, application/xhtml+xml, application/json, application/xml;q=0.9, text/plain;q=0.5',
    'Accept-Language': 'en',
  })
  if (json !== undefined) all.set('Content-Type', 'application/json')
  if (known?.etag) all.set('If-None-Match', known.etag)
  if (known?.lastModified) all.set('If-Modified-Since', known.lastModified)
  for (const [name, value] of Object.entries(headers ?? {})) all.set(name, value)
  return all
}

async function read(url: URL, response: Response, request: SafeFetchOptions): Promise<Fetched> {
  const isUnchanged = response.status === 304
  const contentType = response.headers.get('content-type') ?? ''
  const problem = isUnchanged ? undefined : problemOf(response, contentType, request)
  if (problem) {
    await response.body?.cancel().catch(() => {})
    throw problem
  }
  const maxBytes = Math.min(request.maxBytes ?? maxPageBytes, maxBytesEver)
  const sent = isUnchanged ? new Uint8Array() : await readBytes(response, maxBytes)
  const bytes = request.mayBePacked && sent[0] === 0x1f && sent[1] === 0x8b ? await unpack(sent, maxBytes) : sent
  return {
    url: url.href,
    isUnchanged,
    contentType,
    etag: response.headers.get('etag') ?? undefined,
    lastModified: response.headers.get('last-modified') ?? undefined,
    header: (name) => response.headers.get(name),
    text: decodeText(bytes, contentType),
  }
}

/** Reason not to read an answer: its status, or content other than text. */
function problemOf(response: Response, contentType: string, request: SafeFetchOptions): PageError | undefined {
  if (!response.ok) return statusError(response.status, secondsOf(response.headers.get('retry-after')))
  if (isText(contentType) || (request.mayBePacked && isPacked(contentType))) return undefined
  return new PageError('content_type', 'This URL leads to a file, not a page we can read.')
}

const isPacked = (contentType: string) => /^\s*application\/(?:x-)?(?:gzip|gunzip|octet-stream)\b/i.test(contentType)

/** Unpacks a gzip file. The limit applies to the unpacked bytes, so that a small file cannot fill the memory. */
async function unpack(bytes: Uint8Array<ArrayBuffer>, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readBytes(
      new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))),
      maxBytes,
    )
  } catch (error) {
    if (error instanceof PageError) throw error
    throw new PageError('malformed', 'The compressed file couldn’t be opened.')
  }
}

/** HTML, JSON, XML, vCards and plain text; a site that names no type is believed. */
export const isText = (contentType: string) =>
  contentType === '' ||
  /^\s*(?:text\/(?:html|xml|plain|json|javascript|(?:x-)?vcard|directory)|application\/(?:[\w.-]+\+)?(?:(?:dns-)?json|xml|javascript))\b/i.test(
    contentType,
  )

/**
 * Reads a body whole.
 *
 * @param maxBytes Counted after decompression.
 * @throws PageError `too_large` as soon as there is more.
 */
export async function readBytes(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => {
    const megabytes = Math.round((maxBytes / 1024 / 1024) * 10) / 10
    return new PageError('too_large', `The page is larger than ${megabytes} MB, which is over our limit.`)
  }
  const reader = response.body?.getReader()
  if (!reader) return new Uint8Array()
  const announced = Number(response.headers.get('content-length'))
  if (announced > maxBytes && !response.headers.get('content-encoding')) {
    await reader.cancel().catch(() => {})
    throw tooLarge()
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > maxBytes) {
      // Not awaited: a side that never stops sending may not answer the cancellation either.
      void reader.cancel().catch(() => {})
      throw tooLarge()
    }
    chunks.push(value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}

/** Retry-After in seconds or as a date; 0 to a day. */
function secondsOf(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined
  const seconds = /^\d+$/.test(retryAfter.trim())
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000)
  return Number.isNaN(seconds) ? undefined : Math.min(86_400, Math.max(0, seconds))
}

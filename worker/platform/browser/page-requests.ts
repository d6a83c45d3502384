import type { CDPSessionEvents } from '@cloudflare/puppeteer'
import { readBytes, type Transport } from '#worker/platform/safe-fetch/safe-fetch.ts'
import type { AddressVerdict } from '#worker/platform/safe-fetch/address-guard.ts'

export type PausedRequest = CDPSessionEvents['Fetch.requestPaused']

/** Answer of the browser's request: one that we read ourselves, or a refusal. */
export type PageAnswer =
  | { ok: true; status: number; headers: { name: string; value: string }[]; bytes: Uint8Array<ArrayBuffer> }
  | { ok: false; isForbidden: boolean; sentence: string }

/** Answers one request of a page, or of a frame in it. It never throws. */
export type AnswerRequest = (paused: PausedRequest, isFrame?: boolean) => Promise<PageAnswer>

/** Scripts and data of one page. A page with more is drawn with what it has until then. */
const maxRequests = 200
/** Bytes of one file, after decompression. Programs of large sites are 1 to 3 MB. */
const maxFileBytes = 4 * 1024 * 1024
/** Bytes of all files of one page: an isolate has 128 MB for everything that it does at once. */
const maxPageBytes = 16 * 1024 * 1024
/** Bytes that a page's script may send with one request: a search is a few hundred. */
const maxBodyBytes = 64 * 1024
/** Files read at the same time: more connections would wait for each other on the platform. */
const maxConcurrent = 6
const requestMs = 9_500

/** Everything else (pictures, styles, beacons, sockets) isn't needed to read a page. */
const readTypes = new Set<string>(['Document', 'Script', 'XHR', 'Fetch'])
const methods = new Set(['GET', 'HEAD', 'POST'])

/** Request headers that describe the browser's own connection, or that only we and the platform may set. */
const ownHeaders =
  /^(?:host|connection|keep-alive|content-length|transfer-encoding|te|trailer|upgrade|accept-encoding|user-agent|forwarded|x-forwarded-.*|x-real-ip|priority|proxy-.*|sec-.*|cf-.*)$/i

/**
 * Response headers that a page needs. Others stay behind: they may tell the browser to connect somewhere (Link,
 * Speculation-Rules, Report-To, Alt-Svc) or describe an encoding that the platform has already undone.
 */
const passedHeaders =
  /^(?:content-type|content-language|location|access-control-.*|content-security-policy|x-(?!dns-).*)$/i

/**
 * Rules that every answer sets for its page, whatever the site says: further windows, frames of other sites, workers, forms, sockets, downloads and
 * dialogs. The network is closed to all of them anyway; this keeps them from starting.
 */
const confinement = [
  'sandbox allow-scripts allow-same-origin',
  'connect-src http: https: data: blob:',
  "frame-src 'self'",
  ...'worker-src object-src form-action manifest-src img-src media-src font-src'
    .split(' ')
    .map((directive) => `${directive} 'none'`),
].join('; ')

const confiningHeaders = [
  { name: 'Content-Security-Policy', value: confinement },
  { name: 'X-DNS-Prefetch-Control', value: 'off' },
]

/**
 * Reads a page's files for the browser, which has no network of its own. Each address passes the same guard as every other
 * fetch, redirects one by one, so a name that changes its address between the check and the connection gains nothing here that
 * it wouldn't gain there.
 *
 * @param options.signal Ends what is still being read when the page is closed.
 */
export function pageRequests(options: {
  mayFetch: (url: string) => AddressVerdict
  userAgent: string
  transport: Transport
  signal: AbortSignal
}): AnswerRequest {
  let requests = 0
  let bytesLeft = maxPageBytes
  let running = 0
  const queue: (() => void)[] = []

  return async ({ request, resourceType }) => {
    const verdict = options.mayFetch(request.url)
    if (!verdict.ok) return { ok: false, isForbidden: true, sentence: verdict.sentence }
    if (!readTypes.has(resourceType)) return refusal('This kind of file is not read.')
    if (!methods.has(request.method)) return refusal('This method is not used.')
    if (++requests > maxRequests) return refusal('The page asks for more files than are read.')
    const body = bodyOf(request)
    if (body && body.byteLength > maxBodyBytes) return refusal('The page sends more than is passed on.')
    if (running >= maxConcurrent) await new Promise<void>((resolve) => queue.push(resolve))
    running++
    try {
      const response = await options.transport(verdict.url.href, {
        method: request.method,
        headers: requestHeaders(request.headers, options.userAgent),
        body,
        // The browser asks for the next address itself, so that the guard sees it.
        redirect: 'manual',
        signal: AbortSignal.any([options.signal, AbortSignal.timeout(requestMs)]),
      })
      const bytes = isRedirect(response.status) ? await noBytes(response) : await counted(response)
      return { ok: true, status: response.status, headers: responseHeaders(response), bytes }
    } catch {
      return refusal('We couldn’t reach the site.')
    } finally {
      running--
      queue.shift()?.()
    }
  }

  async function counted(response: Response): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = await readBytes(response, Math.min(maxFileBytes, Math.max(0, bytesLeft)))
    bytesLeft -= bytes.byteLength
    if (bytesLeft < 0) throw new Error('The files of this page are larger than what is read.')
    return bytes
  }
}

const refusal = (sentence: string): PageAnswer => ({ ok: false, isForbidden: false, sentence })

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status)

async function noBytes(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  await response.body?.cancel().catch(() => {})
  return new Uint8Array()
}

function bodyOf({ method, postDataEntries }: PausedRequest['request']): Uint8Array<ArrayBuffer> | null {
  if (method !== 'POST') return null
  const parts = (postDataEntries ?? []).map(({ bytes }) => Uint8Array.fromBase64(bytes ?? ''))
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}

function requestHeaders(asked: Record<string, string>, userAgent: string): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(asked)) if (!ownHeaders.test(name)) headers.set(name, value)
  headers.set('User-Agent', userAgent)
  return headers
}

function responseHeaders(response: Response): { name: string; value: string }[] {
  const passed = [...response.headers].filter(([name]) => passedHeaders.test(name))
  return [
    ...passed.map(([name, value]) => ({ name, value })),
    // Set-Cookie is the one header whose values can't be joined.
    ...response.headers.getSetCookie().map((value) => ({ name: 'Set-Cookie', value })),
    ...confiningHeaders,
  ]
}

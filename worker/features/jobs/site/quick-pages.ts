import type { MiddlewareHandler } from 'hono'
import { easternDay } from '#contract/domain/eastern-time.ts'
import { matchedRoute, type AppEnv } from '#worker/http/route.ts'
import { systemClock, type Clock } from '#worker/platform/clock.ts'
import { publicPageCache, type PageTag } from '#worker/features/jobs/site-cache/public-page-cache.service.ts'

/** An answer as a stranger got it: where its page is held, and every header. */
type Given = {
  tag: PageTag
  key: string
  route: string
  headers: Headers
  etag: string | null
}

/** Addresses whose answers are remembered; the pages themselves are bounded by the page cache. */
const most = 500
const given = new Map<string, Given>()
const encoder = new TextEncoder()
/** How often each route was answered so: one line of the log tells it with the next request that goes the long way. */
const counts = new Map<string, number>()
const bytesOf = new WeakMap<object, Uint8Array>()

/** A cookie of a session, under either of its names: whoever has one is answered the long way. */
const session = /(?:^|;\s*)(?:__Host-)?sid=/

/**
 * Gives a page that this isolate gave before once more, headers and all, as long as nothing public has changed: before a
 * database is opened, a router asked or a header made. What it answers is what the long way answers, or it stands aside.
 */
export function quickPages({ now = systemClock }: { now?: Clock }): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { raw } = c.req
    const isForStrangers = raw.method === 'GET' && !session.test(raw.headers.get('Cookie') ?? '')
    const version = isForStrangers ? publicPageCache.servableVersion() : undefined
    const known = version === undefined ? undefined : given.get(raw.url)
    if (known && known.tag.version === version) {
      const page = known.tag.day === today(now()) ? publicPageCache.heldPage(known.key, known.tag) : undefined
      if (page) {
        const isSame = known.etag !== null && raw.headers.get('If-None-Match') === known.etag
        const status = isSame ? 304 : 200
        counts.set(known.route, (counts.get(known.route) ?? 0) + 1)
        let body: Uint8Array | null = null
        if (!isSame) {
          body = bytesOf.get(page) ?? encoder.encode(page.body)
          bytesOf.set(page, body)
        }
        return new Response(body, { status, headers: known.headers })
      }
    }
    await next()
    for (const [route, count] of counts) c.var.log('requests', { method: 'GET', route, count })
    counts.clear()
    const { cachedPage } = c.var
    if (!cachedPage || !isForStrangers || c.res.status !== 200) return
    if (given.size >= most) given.clear()
    const headers = new Headers(c.res.headers)
    for (const name of ['X-Request-Id', 'Content-Length']) headers.delete(name)
    // These pages use no nonce, and one that is given twice is none.
    const policy = headers.get('Content-Security-Policy')?.replaceAll(/ 'nonce-[^']+'/g, '')
    if (policy) headers.set('Content-Security-Policy', policy)
    given.set(raw.url, { ...cachedPage, route: matchedRoute(c), headers, etag: c.res.headers.get('ETag') })
  }
}

let day = { minute: NaN, text: '' }

/** The Eastern day, looked up once a minute: the zone's clocks change on whole ones. */
function today(now: Date): string {
  const minute = Math.floor(now.getTime() / 60_000)
  if (day.minute !== minute) day = { minute, text: easternDay(now) }
  return day.text
}

import type { Context, MiddlewareHandler } from 'hono'
import { easternDay } from '#contract/domain/eastern-time.ts'
import { matchedRoute, type AppEnv } from '#worker/http/route.ts'
import { systemClock, type Clock } from '#worker/platform/clock.ts'
import {
  publicPageCache,
  type CachedPage,
  type PageTag,
  type PublicPageCache,
} from '#worker/features/jobs/site-cache/public-page-cache.service.ts'

/** A public answer as it was sent: the key of its page, and every header. */
type SentPage = {
  tag: PageTag
  key: string
  route: string
  headers: Headers
  etag: string | null
}

/** Addresses whose answers are remembered. The page cache bounds the pages themselves. */
const maxAddresses = 500
/** Answers of each cache by full address; an isolate has one cache. */
const sentBy = new WeakMap<PublicPageCache, Map<string, SentPage>>()
const encoder = new TextEncoder()
/** Answers by route since the last request that passed through the router, which logs them in one line. */
const counts = new Map<string, number>()
const bytesOf = new WeakMap<CachedPage, Uint8Array>()

/** A session cookie under either of its names: signed-in people always get their own answer. */
const sessionCookie = /(?:^|;\s*)(?:__Host-)?sid=/

/**
 * Repeats a page that this isolate sent before, headers and all, as long as no public content has changed. It runs before a
 * database is opened, a router asked or a header made, and answers exactly what they would answer.
 */
export function quickPages({
  now = systemClock,
  publicPages = publicPageCache,
}: {
  now?: Clock
  publicPages?: PublicPageCache
}): MiddlewareHandler<AppEnv> {
  const sentPages = sentBy.get(publicPages) ?? new Map<string, SentPage>()
  sentBy.set(publicPages, sentPages)
  return async (c, next) => {
    const { raw } = c.req
    const isPublic = raw.method === 'GET' && !sessionCookie.test(raw.headers.get('Cookie') ?? '')
    const again = isPublic ? repeatedPage(raw, { now: now(), publicPages, sentPages }) : undefined
    if (again) return again
    await next()
    for (const [route, count] of counts) c.var.log('requests', { method: 'GET', route, count })
    counts.clear()
    if (isPublic) remember(c, sentPages)
  }
}

/** Answers from memory; undefined when the page is not held or may have changed. */
function repeatedPage(
  request: Request,
  { now, publicPages, sentPages }: { now: Date; publicPages: PublicPageCache; sentPages: Map<string, SentPage> },
): Response | undefined {
  const version = publicPages.servableVersion()
  const known = version === undefined ? undefined : sentPages.get(request.url)
  if (!known || known.tag.version !== version || known.tag.day !== today(now)) return undefined
  const page = publicPages.heldPage(known.key, known.tag)
  if (!page) return undefined
  counts.set(known.route, (counts.get(known.route) ?? 0) + 1)
  if (known.etag !== null && request.headers.get('If-None-Match') === known.etag) {
    return new Response(null, { status: 304, headers: known.headers })
  }
  const body = bytesOf.get(page) ?? encoder.encode(page.body)
  bytesOf.set(page, body)
  return new Response(body, { status: 200, headers: known.headers })
}

/** Remembers the headers of an answer that may be repeated. */
function remember(c: Context<AppEnv>, sentPages: Map<string, SentPage>): void {
  const { cachedPage } = c.var
  if (!cachedPage || c.res.status !== 200) return
  if (sentPages.size >= maxAddresses) sentPages.clear()
  const headers = new Headers(c.res.headers)
  for (const name of ['X-Request-Id', 'Content-Length']) headers.delete(name)
  // These pages use no nonce, and a repeated nonce protects nothing.
  const policy = headers.get('Content-Security-Policy')?.replaceAll(/ 'nonce-[^']+'/g, '')
  if (policy) headers.set('Content-Security-Policy', policy)
  sentPages.set(c.req.raw.url, { ...cachedPage, route: matchedRoute(c), headers, etag: c.res.headers.get('ETag') })
}

let day = { minute: NaN, text: '' }

/** The Eastern day, looked up once a minute, because the zone's clocks change on whole minutes. */
function today(now: Date): string {
  const minute = Math.floor(now.getTime() / 60_000)
  if (day.minute !== minute) day = { minute, text: easternDay(now) }
  return day.text
}

import type { SiteState } from './site.repo.ts'

/** A finished public answer. Text only: what is cached here is a page, a feed or a sitemap. */
export type CachedPage = { status: number; type: string; body: string; etag: string }

/** How long an isolate trusts the version it read: then one request asks for it again. */
const trustMs = 300
/** How long the others go on with it while that one asks: a save is seen everywhere within this, well under a second. */
const mostMs = 800
/** Bounds of an isolate's own copies: a board page is some 60 kB of text. */
const most = { pages: 200, bytes: 16 * 1024 * 1024 }
const noHost = 'https://pages.placet.invalid/'

type Held = { page: CachedPage; bytes: number }

let trusted: { state: SiteState; at: number } | undefined
/** When the request began that is asking for the version now. One that was cut off never says that it has ended. */
let asking: number | undefined
/** Counts the saves: an answer that was asked for before is not trusted after. */
let saves = 0
const held = new Map<string, Held>()
let kept: { version: number; values: Map<string, unknown> } | undefined
let heldBytes = 0

/** Makes the next request ask for the version again: after a write that went through this isolate. */
export function doubtSiteState(): void {
  if (trusted) trusted = { ...trusted, at: Math.min(trusted.at, Date.now() - trustMs) }
  asking = undefined
  saves += 1
}

/** Forgets everything, for tests: another database may count its versions from the same number. */
export function forgetSiteState(): void {
  trusted = undefined
  kept = undefined
  asking = undefined
  saves += 1
}

function trustedState(): SiteState | undefined {
  if (!trusted) return undefined
  const now = Date.now()
  const age = now - trusted.at
  const isAsked = asking !== undefined && now - asking < mostMs
  return age < trustMs || (isAsked && age < mostMs) ? trusted.state : undefined
}

/** The version that this isolate still trusts; undefined when it has to be asked for. */
export const trustedVersion = (): number | undefined => trustedState()?.version

/**
 * The version of the public content, at most `mostMs` old. When it has to be asked for, one request does so, and the others
 * go on with what was known: what one request reads, another must not wait for
 * (docs/decisions/0018-nothing-awaited-across-requests.md).
 */
export async function siteStateNow(read: () => Promise<SiteState>): Promise<SiteState> {
  const known = trustedState()
  if (known) return known
  const [at, before] = [Date.now(), saves]
  asking = at
  try {
    const state = await read()
    if (before === saves && (!trusted || trusted.at <= at)) trusted = { state, at }
    return state
  } finally {
    if (asking === at && before === saves) asking = undefined
  }
}

/**
 * What every page needs of the public content (settings, practice areas), kept for as long as its version is. What failed is
 * read again.
 *
 * @param read Must read the primary: a replica may be older than the version.
 */
export async function onceAVersion<T>(version: number, name: string, read: () => Promise<T>): Promise<T> {
  if (kept?.version !== version) kept = { version, values: new Map() }
  const { values } = kept
  if (values.has(name)) return values.get(name) as T
  const value = await read()
  values.set(name, value)
  return value
}

/** A page that this isolate holds; undefined when it does not. */
export const heldPage = (key: string): CachedPage | undefined => held.get(key)?.page

/**
 * A page from this isolate's memory or the data centre's cache, else made, and then kept in both. The key holds the
 * version of everything public (DESIGN 5.18, docs/decisions/0004-edge-cache.md): a save changes the version, so nothing stale
 * is ever found and nothing has to be purged.
 *
 * @param key Build, version, day and full address.
 */
export async function cachedPage(
  key: string,
  waitUntil: (work: Promise<unknown>) => void,
  make: () => Promise<CachedPage>,
): Promise<CachedPage> {
  const mine = held.get(key)
  if (mine) return mine.page
  const address = noHost + encodeURIComponent(key)
  const stored = await caches.default.match(address)
  if (stored) {
    const page = {
      status: Number(stored.headers.get('X-Status')),
      type: stored.headers.get('Content-Type') ?? 'text/html; charset=utf-8',
      etag: stored.headers.get('X-Etag') ?? '',
      body: await stored.text(),
    }
    hold(key, page)
    return page
  }
  const page = await make()
  hold(key, page)
  if (page.status === 200) {
    const response = new Response(page.body, {
      headers: { 'Content-Type': page.type, 'Cache-Control': 'max-age=86400', 'X-Status': '200', 'X-Etag': page.etag },
    })
    waitUntil(caches.default.put(address, response))
  }
  return page
}

function hold(key: string, page: CachedPage): void {
  const bytes = page.body.length * 2
  if (page.status >= 500 || bytes > most.bytes / 4) return
  heldBytes += bytes - (held.get(key)?.bytes ?? 0)
  held.set(key, { page, bytes })
  for (const [oldest, { bytes: freed }] of held) {
    if (held.size <= most.pages && heldBytes <= most.bytes) break
    held.delete(oldest)
    heldBytes -= freed
  }
}

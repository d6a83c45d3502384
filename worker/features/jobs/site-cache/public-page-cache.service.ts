import type { SiteState } from './site.repo.ts'

/** A finished public answer. Text only: a page, a feed or a sitemap. */
export type CachedPage = {
  status: number
  type: string
  body: string
  etag: string
  /** Headers of the answer beside those that every page has. */
  headers?: Record<string, string>
}

/** Where the version can be read. Replicas are near and may lag; the primary is far and never does. */
export type StateReads = { replica: () => Promise<SiteState>; primary: () => Promise<SiteState> }

/** Content of a page, beside its address: the build, the version of the content and the Eastern day. */
export type PageTag = { build: string; version: number; day: string }

/** A version checked this recently is served without a thought. */
const freshMs = 1000
/** A version checked this recently is served, and checked again behind the answer. */
const usableMs = 10_000
/** A check that has not ended by then was cut off, and someone else may start one. */
const maxCheckMs = 5000
/** Time that known content is served while the database does not answer. */
const maxOutageMs = 3600_000
/** The pause between two checks while the database does not answer, so that no visitor waits for it in vain. */
const retryMs = 1000
/** Bounds of an isolate's own copies: a board page is some 60 kB of text. */
const maxPages = 200
const maxBytes = 16 * 1024 * 1024

type HeldPage = { page: CachedPage; tag: string; bytes: number }
type WaitUntil = (work: Promise<unknown>) => void

type CacheOptions = {
  now?: () => number
  /** The data center's cache. */
  store?: () => Cache | Promise<Cache>
}

export type PublicPageCache = ReturnType<typeof makePublicPageCache>

const tagText = ({ build, version, day }: PageTag) => `${build} ${version} ${day}`

/**
 * The public pages of one isolate and its data center, and the version of the content they were made from.
 *
 * ```
 *            check ok                 1 s                    10 s
 * unknown ───────────► fresh ──────────────► usable ──────────────► stale
 *    ▲                 serve   check ok       serve, and      no     check, then serve
 *    │                   ▲ ◄───────────────── check behind   reader
 *    │                   │ check ok
 *    │ 1 h             outage ◄──── a check fails (any state but unknown)
 *    └──────────────── serve the last good page, check again every second
 * ```
 *
 * A save by staff through this isolate makes the next check wait for the primary. Only plain values are kept between requests,
 * never promises (docs/decisions/0018-nothing-awaited-across-requests.md). Why this shape:
 * docs/decisions/0004-edge-cache.md.
 */
export function makePublicPageCache({ now: clock = Date.now, store = () => caches.default }: CacheOptions = {}) {
  let known: { state: SiteState; checkedAt: number } | undefined
  /** When the check that is under way began. */
  let checkingSince: number | undefined
  let failedAt: number | undefined
  let mustAskPrimary = false
  /** Counts saves: an answer that was asked for before a save is not trusted after it. */
  let saves = 0
  let sharedAt = 0
  const pages = new Map<string, HeldPage>()
  let heldBytes = 0
  let values: { version: number; byName: Map<string, unknown> } | undefined

  const isChecking = (now: number) => checkingSince !== undefined && now - checkingSince < maxCheckMs
  const isOutage = (now: number) =>
    failedAt !== undefined && now - failedAt < retryMs && known !== undefined && now - known.checkedAt < maxOutageMs

  /** The state that may be served right now without asking anybody. */
  function servable(now: number): SiteState | undefined {
    if (!known) return undefined
    if (isOutage(now)) return known.state
    const age = now - known.checkedAt
    if (mustAskPrimary) return undefined
    return age < freshMs || (age < usableMs && isChecking(now)) ? known.state : undefined
  }

  async function check(reads: StateReads, origin: string, waitUntil: WaitUntil): Promise<SiteState> {
    const [startedAt, savesBefore] = [clock(), saves]
    checkingSince = startedAt
    try {
      const state = await readState(reads)
      if (savesBefore === saves && (!known || known.checkedAt <= startedAt)) {
        known = { state, checkedAt: startedAt }
        mustAskPrimary = false
        failedAt = undefined
        shareState(origin, waitUntil)
      }
      return state
    } catch (error) {
      failedAt = clock()
      known ??= await sharedState(await store(), origin)
      if (!known || failedAt - known.checkedAt >= maxOutageMs) throw error
      return known.state
    } finally {
      if (checkingSince === startedAt) checkingSince = undefined
    }
  }

  /**
   * The version goes up with every save and back only when the database is restored to an earlier moment. A replica with a lower
   * one may lag or be restored, so the primary decides.
   */
  async function readState(reads: StateReads): Promise<SiteState> {
    if (mustAskPrimary) return reads.primary()
    const state = await reads.replica()
    return known && state.version < known.state.version ? reads.primary() : state
  }

  const put = async (key: string, response: Response) => (await store()).put(key, response)

  /** Lets isolates that start during an outage know what to serve. */
  function shareState(origin: string, waitUntil: WaitUntil): void {
    if (!known || known.checkedAt - sharedAt < usableMs) return
    sharedAt = known.checkedAt
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': `max-age=${maxOutageMs / 1000}` }
    waitUntil(put(stateAddress(origin), new Response(JSON.stringify(known), { headers })))
  }

  function hold(key: string, tag: string, page: CachedPage): void {
    const bytes = page.body.length * 2
    if (page.status >= 500 || bytes > maxBytes / 4) return
    heldBytes += bytes - (pages.get(key)?.bytes ?? 0)
    pages.delete(key)
    pages.set(key, { page, tag, bytes })
    for (const [oldest, { bytes: freed }] of pages) {
      if (pages.size <= maxPages && heldBytes <= maxBytes) break
      pages.delete(oldest)
      heldBytes -= freed
    }
  }

  return {
    /** The version that this isolate may serve right now; undefined when a check comes first. */
    servableVersion: (): number | undefined => servable(clock())?.version,

    /**
     * The state of the public content, at most ten seconds old while the database answers.
     *
     * @param origin Of the request: the data center's copies are stored under it.
     * @throws What the database threw, when nothing is known from the last hour.
     */
    async state(reads: StateReads, origin: string, waitUntil: WaitUntil): Promise<SiteState> {
      const now = clock()
      const state = servable(now)
      if (state) return state
      if (known && !mustAskPrimary && now - known.checkedAt < usableMs) {
        waitUntil(check(reads, origin, waitUntil))
        return known.state
      }
      return check(reads, origin, waitUntil)
    },

    /** Makes the next check wait for the primary: after a write of staff that went through this isolate. */
    invalidateVersion(): void {
      mustAskPrimary = true
      saves += 1
    },

    /** Forgets what is known of the version, as a new isolate. For tests: another database counts from another number. */
    clear(): void {
      known = undefined
      values = undefined
      checkingSince = undefined
      failedAt = undefined
      mustAskPrimary = false
      sharedAt = 0
      saves += 1
    },

    /**
     * Reads what every page needs of the public content (settings, practice areas) and keeps it for as long as its version is current. A
     * failed read is repeated by the next request.
     */
    async oncePerVersion<T>(version: number, name: string, read: () => Promise<T>): Promise<T> {
      if (values?.version !== version) values = { version, byName: new Map() }
      const { byName } = values
      if (byName.has(name)) return byName.get(name) as T
      const value = await read()
      byName.set(name, value)
      return value
    },

    /** A page that this isolate holds with exactly this content; undefined when it doesn't. */
    heldPage(key: string, tag: PageTag): CachedPage | undefined {
      const found = pages.get(key)
      return found?.tag === tagText(tag) ? found.page : undefined
    },

    /**
     * A page from this isolate's memory or the data center's cache, else made and stored in both. One address has one copy,
     * which says what it shows: a copy of other content is made again and replaced, and it is the last good page while the
     * database does not answer.
     *
     * @param key The request's own origin and the canonical address below it.
     * @throws What `make` threw, when there is no copy.
     */
    async page(key: string, tag: PageTag, waitUntil: WaitUntil, make: () => Promise<CachedPage>): Promise<CachedPage> {
      const wanted = tagText(tag)
      const own = pages.get(key)
      if (own?.tag === wanted) return own.page
      const stored = await storedPage(await store(), key)
      if (stored?.tag === wanted) {
        hold(key, wanted, stored.page)
        return stored.page
      }
      try {
        const page = await make()
        hold(key, wanted, page)
        if (page.status === 200) waitUntil(put(key, storedResponse(page, wanted)))
        return page
      } catch (error) {
        const lastGood = stored ?? own
        if (!lastGood || !known || clock() - known.checkedAt >= maxOutageMs) throw error
        return lastGood.page
      }
    },
  }
}

/** The isolate's one cache of public pages. */
export const publicPageCache = makePublicPageCache()

const stateAddress = (origin: string) => `${origin}/.site-state`

async function sharedState(cache: Cache, origin: string): Promise<{ state: SiteState; checkedAt: number } | undefined> {
  const stored = await cache.match(stateAddress(origin))
  return stored?.json()
}

/** Begins the names of headers of the page's own in the data center's copy. */
const ownPrefix = 'x-page-'

function storedResponse(page: CachedPage, tag: string): Response {
  return new Response(page.body, {
    headers: {
      'Content-Type': page.type,
      'Cache-Control': 'max-age=86400',
      'X-Status': String(page.status),
      'X-Etag': page.etag,
      'X-Tag': tag,
      ...Object.fromEntries(Object.entries(page.headers ?? {}).map(([name, value]) => [ownPrefix + name, value])),
    },
  })
}

async function storedPage(cache: Cache, key: string): Promise<{ page: CachedPage; tag: string } | undefined> {
  const stored = await cache.match(key)
  if (!stored) return undefined
  const own = [...stored.headers].filter(([name]) => name.startsWith(ownPrefix))
  return {
    tag: stored.headers.get('X-Tag') ?? '',
    page: {
      status: Number(stored.headers.get('X-Status')),
      type: stored.headers.get('Content-Type') ?? 'text/html; charset=utf-8',
      etag: stored.headers.get('X-Etag') ?? '',
      headers: Object.fromEntries(own.map(([name, value]) => [name.slice(ownPrefix.length), value])),
      body: await stored.text(),
    },
  }
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makePublicPageCache, type CachedPage } from './public-page-cache.service.ts'
import type { SiteState } from './site.repo.ts'

const origin = 'https://jobs.example.com'
const tagOf = (version: number) => ({ build: 'b1', version, day: '2026-11-22' })
const pageOf = (body: string): CachedPage => ({ status: 200, type: 'text/html', body, etag: `W/"${body}"` })
const outage = () => Promise.reject(new Error('no database'))

/** Site versions of the two databases, which a test sets. */
let primary: number
let replica: number
let isDown: boolean
let asked: string[]
let behind: Promise<unknown>[]

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  const stored = new Map<string, Response>()
  const cache = {
    match: (key: string) => Promise.resolve(stored.get(key)?.clone()),
    put: (key: string, response: Response) => Promise.resolve(void stored.set(key, response)),
  }
  vi.stubGlobal('caches', { default: cache })
  primary = replica = 7
  isDown = false
  asked = []
  behind = []
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const waitUntil = (work: Promise<unknown>) => void behind.push(work)
const settle = () => Promise.all(behind.splice(0))
const read = (name: string, version: () => number) => (): Promise<SiteState> => {
  asked.push(name)
  return isDown ? outage() : Promise.resolve({ version: version(), openJobs: 3 })
}
const reads = { replica: read('replica', () => replica), primary: read('primary', () => primary) }
const wait = (ms: number) => vi.setSystemTime(Date.now() + ms)
type Cache = ReturnType<typeof makePublicPageCache>
const versionOf = async (cache: Cache) => (await cache.state(reads, origin, waitUntil)).version
/** Returns the page that a visitor of one address gets. Its body is the version that it was made from. */
async function visit(cache: Cache): Promise<string> {
  const version = await versionOf(cache)
  const make = () => (isDown ? outage() : Promise.resolve(pageOf(`v${version}`)))
  return (await cache.page(`${origin}/.pages/jobs`, tagOf(version), waitUntil, make)).body
}

test('asks for the version once a second at most', async () => {
  const cache = makePublicPageCache()
  await versionOf(cache)
  wait(900)
  await versionOf(cache)
  expect(asked).toEqual(['replica'])
})

test('serves a version up to ten seconds old at once and checks it behind the answer', async () => {
  const cache = makePublicPageCache()
  await versionOf(cache)
  primary = replica = 8
  wait(5000)
  expect(cache.servableVersion()).toBeUndefined()
  expect(await versionOf(cache)).toBe(7)
  await settle()
  expect(await versionOf(cache)).toBe(8)
})

test('checks a version older than ten seconds before it answers', async () => {
  const cache = makePublicPageCache()
  await versionOf(cache)
  primary = replica = 8
  wait(10_001)
  expect(await versionOf(cache)).toBe(8)
})

test('never asks the primary while replicas keep up', async () => {
  const cache = makePublicPageCache()
  for (let minute = 0; minute < 5; minute++) {
    await versionOf(cache)
    primary = replica += 1
    wait(60_000)
  }
  expect(new Set(asked)).toEqual(new Set(['replica']))
})

test('asks the primary after a save that went through this isolate', async () => {
  const cache = makePublicPageCache()
  await versionOf(cache)
  primary = 8
  cache.invalidateVersion()
  expect(await versionOf(cache)).toBe(8)
})

test('keeps the newest version when a replica lags', async () => {
  const cache = makePublicPageCache()
  primary = replica = 8
  await versionOf(cache)
  replica = 7
  wait(11_000)
  expect(await versionOf(cache)).toBe(8)
  expect(asked).toEqual(['replica', 'replica', 'primary'])
})

test('takes a lower version from a database that was restored to an earlier moment', async () => {
  const cache = makePublicPageCache()
  primary = replica = 8
  expect(await visit(cache)).toBe('v8')
  primary = replica = 7
  wait(11_000)
  expect(await visit(cache)).toBe('v7')
})

test('lets one request check while others continue, and replaces a cut-off check', async () => {
  const cache = makePublicPageCache()
  await versionOf(cache)
  wait(2000)
  const never = () => new Promise<never>(() => undefined)
  await cache.state({ replica: never, primary: never }, origin, waitUntil)
  behind.length = 0
  expect(cache.servableVersion()).toBe(7)
  expect(await versionOf(cache)).toBe(7)
  expect(asked).toEqual(['replica'])
  wait(5001)
  expect(await versionOf(cache)).toBe(7)
  expect(asked).toEqual(['replica', 'replica'])
})

test('does not trust a version that was asked for before a save', async () => {
  const cache = makePublicPageCache()
  let answer: (state: SiteState) => void = () => undefined
  const slow = () => new Promise<SiteState>((resolve) => (answer = resolve))
  const before = cache.state({ replica: slow, primary: slow }, origin, waitUntil)
  cache.invalidateVersion()
  answer({ version: 7, openJobs: 3 })
  expect((await before).version).toBe(7)
  expect(cache.servableVersion()).toBeUndefined()
})

test('serves the last good page for an hour of outage, then reports the outage', async () => {
  const cache = makePublicPageCache()
  await visit(cache)
  await settle()
  isDown = true
  for (let minute = 0; minute < 59; minute++) {
    wait(60_000)
    expect(await visit(cache), `minute ${minute}`).toBe('v7')
    expect(await visit(makePublicPageCache()), `new isolate, minute ${minute}`).toBe('v7')
  }
  wait(120_000)
  await expect(visit(cache)).rejects.toThrow('no database')
  isDown = false
  expect(await visit(cache)).toBe('v7')
})

test('asks a database that is down once a second, not once a visitor', async () => {
  const cache = makePublicPageCache()
  await visit(cache)
  isDown = true
  wait(20_000)
  for (let visitor = 0; visitor < 50; visitor++) await visit(cache)
  expect(asked).toHaveLength(2)
})

test('shows the last good page of older content when the new one cannot be made', async () => {
  const cache = makePublicPageCache()
  await visit(cache)
  const broken = cache.page(`${origin}/.pages/jobs`, tagOf(8), waitUntil, outage)
  expect((await broken).body).toBe('v7')
  await expect(cache.page(`${origin}/.pages/other`, tagOf(8), waitUntil, outage)).rejects.toThrow('no database')
})

test('reads what every page needs once per version, and again after a failure', async () => {
  const cache = makePublicPageCache()
  await expect(cache.oncePerVersion(1, 'settings', outage)).rejects.toThrow('no database')
  expect(await cache.oncePerVersion(1, 'settings', () => Promise.resolve('a'))).toBe('a')
  expect(await cache.oncePerVersion(1, 'settings', () => Promise.resolve('b'))).toBe('a')
  expect(await cache.oncePerVersion(2, 'settings', () => Promise.resolve('b'))).toBe('b')
})

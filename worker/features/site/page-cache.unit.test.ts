import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { doubtSiteState, forgetSiteState, onceAVersion, siteStateNow, trustedVersion } from './page-cache.ts'

beforeEach(forgetSiteState)
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<never>(() => undefined)
const state = (version: number) => ({ version, openJobs: 3 })

test('a request that was cut off while it read the version holds no other up', async () => {
  void siteStateNow(never)
  expect(await siteStateNow(() => Promise.resolve(state(7)))).toEqual(state(7))
  expect(trustedVersion()).toBe(7)
})

test('a version is asked for once as long as it is trusted', async () => {
  const read = vi.fn(() => Promise.resolve(state(7)))
  await siteStateNow(read)
  await siteStateNow(read)
  expect(read).toHaveBeenCalledOnce()
})

test('a version that was asked for before a save is not trusted after it', async () => {
  let answer: (value: ReturnType<typeof state>) => void = () => undefined
  const old = siteStateNow(() => new Promise<ReturnType<typeof state>>((resolve) => (answer = resolve)))
  doubtSiteState()
  answer(state(7))
  expect((await old).version).toBe(7)
  expect(trustedVersion()).toBeUndefined()
})

test('a slow old answer does not replace a newer one', async () => {
  let answer: (value: ReturnType<typeof state>) => void = () => undefined
  vi.useFakeTimers({ now: 1000 })
  const slow = siteStateNow(() => new Promise<ReturnType<typeof state>>((resolve) => (answer = resolve)))
  vi.setSystemTime(1100)
  await siteStateNow(() => Promise.resolve(state(8)))
  answer(state(7))
  await slow
  expect(trustedVersion()).toBe(8)
})

test('while one request asks, the others go on with the version they know, for less than a second', async () => {
  vi.useFakeTimers({ now: 1000 })
  await siteStateNow(() => Promise.resolve(state(7)))
  vi.setSystemTime(1310)
  expect(trustedVersion()).toBeUndefined()
  void siteStateNow(never)
  const read = vi.fn(() => Promise.resolve(state(8)))
  expect(trustedVersion()).toBe(7)
  expect(await siteStateNow(read)).toEqual(state(7))
  expect(read).not.toHaveBeenCalled()
  vi.setSystemTime(1800)
  expect(trustedVersion()).toBeUndefined()
  expect(await siteStateNow(read)).toEqual(state(8))
})

test('after a save the next request asks, even while one asks that began before', async () => {
  await siteStateNow(() => Promise.resolve(state(7)))
  doubtSiteState()
  let answer: (value: ReturnType<typeof state>) => void = () => undefined
  const before = siteStateNow(() => new Promise<ReturnType<typeof state>>((resolve) => (answer = resolve)))
  doubtSiteState()
  expect(await siteStateNow(() => Promise.resolve(state(8)))).toEqual(state(8))
  answer(state(7))
  await before
  expect(trustedVersion()).toBe(8)
})

test('a version that could not be read is asked for by the next request', async () => {
  await siteStateNow(() => Promise.resolve(state(7)))
  doubtSiteState()
  await expect(siteStateNow(() => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect(trustedVersion()).toBeUndefined()
  expect(await siteStateNow(() => Promise.resolve(state(8)))).toEqual(state(8))
})

test('what a page needs is read once for each version, and again when it failed or never came', async () => {
  void onceAVersion(1, 'settings', never)
  await expect(onceAVersion(1, 'settings', () => Promise.reject(new Error('no database')))).rejects.toThrow(
    'no database',
  )
  expect(await onceAVersion(1, 'settings', () => Promise.resolve('a'))).toBe('a')
  expect(await onceAVersion(1, 'settings', () => Promise.resolve('b'))).toBe('a')
  expect(await onceAVersion(2, 'settings', () => Promise.resolve('b'))).toBe('b')
})

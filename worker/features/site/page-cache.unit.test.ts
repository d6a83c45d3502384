import { beforeEach, expect, test, vi } from 'vitest'
import { forgetSiteState, onceAVersion, siteStateNow, trustedVersion } from './page-cache.ts'

beforeEach(forgetSiteState)

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
  forgetSiteState()
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
  vi.useRealTimers()
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

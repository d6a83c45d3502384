// @ts-check
import { expect, test } from 'vitest'
import { exclusively, isInstalled } from './prepare.mjs'

const facts = { lockHash: 'a', stampedHash: 'a', lockTime: 1000, installTime: 500 }

test('trusts our stamp of the lock file over file times', () => {
  expect(isInstalled(facts)).toBe(true)
  expect(isInstalled({ ...facts, lockHash: 'b', installTime: 2000 })).toBe(false)
})

test('requires npm’s record to be as new as the lock file without a stamp', () => {
  expect(isInstalled({ ...facts, stampedHash: undefined, installTime: 1000 })).toBe(true)
  expect(isInstalled({ ...facts, stampedHash: undefined })).toBe(false)
})

test('finds nothing installed without node_modules', () => {
  expect(isInstalled({ ...facts, installTime: undefined })).toBe(false)
})

test('releases the lock between two commands after a failure', async () => {
  const failing = exclusively('self-test', () => Promise.reject(new Error('no disk')))
  await expect(failing).rejects.toThrow('no disk')
  expect(await exclusively('self-test', () => Promise.resolve('done'))).toBe('done')
})

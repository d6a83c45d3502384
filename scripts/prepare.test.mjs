// @ts-check
import { expect, test } from 'vitest'
import { exclusively, isInstalled } from './prepare.mjs'

const facts = { lockHash: 'a', stampedHash: 'a', lockTime: 1000, installTime: 500 }

test('packages are installed when our stamp names this lock file, whatever the times say', () => {
  expect(isInstalled(facts)).toBe(true)
  expect(isInstalled({ ...facts, lockHash: 'b', installTime: 2000 })).toBe(false)
})

test('without a stamp, npm’s own record must be as new as the lock file', () => {
  expect(isInstalled({ ...facts, stampedHash: undefined, installTime: 1000 })).toBe(true)
  expect(isInstalled({ ...facts, stampedHash: undefined })).toBe(false)
})

test('without node_modules nothing is installed', () => {
  expect(isInstalled({ ...facts, installTime: undefined })).toBe(false)
})

test('what two commands must not do at once is let go after a failure', async () => {
  const failing = exclusively('self-test', () => Promise.reject(new Error('no disk')))
  await expect(failing).rejects.toThrow('no disk')
  expect(await exclusively('self-test', () => Promise.resolve('done'))).toBe('done')
})

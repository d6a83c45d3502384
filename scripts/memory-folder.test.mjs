// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { isLargeMemoryFolder, useMemoryFolder } from './memory-folder.mjs'

const before = process.env['TMPDIR']

afterEach(() => {
  if (before === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = before
})

test('uses only a file system in memory that has room', () => {
  const tmpfs = 0x01021994
  expect(isLargeMemoryFolder({ type: tmpfs, freeBytes: 24 * 1024 ** 3 })).toBe(true)
  expect(isLargeMemoryFolder({ type: tmpfs, freeBytes: 64 * 1024 ** 2 })).toBe(false)
  expect(isLargeMemoryFolder({ type: 0xef53, freeBytes: 24 * 1024 ** 3 })).toBe(false)
  expect(isLargeMemoryFolder(undefined)).toBe(false)
})

test('puts temporary files in memory and removes them at the end', () => {
  const usual = tmpdir()
  const remove = useMemoryFolder()
  const during = tmpdir()
  expect(existsSync(during)).toBe(true)
  remove()
  expect(tmpdir()).toBe(usual)
  expect(during === usual || !existsSync(during)).toBe(true)
})

test('removes the folder of a killed run and keeps that of a running one', ({ skip }) => {
  const remove = useMemoryFolder()
  const during = tmpdir()
  const memory = dirname(during)
  if (!during.includes('placet-test-')) return skip('no room in memory')
  const { pid } = spawnSync('true')
  const left = join(memory, `placet-test-${pid}-left`)
  mkdirSync(left)
  useMemoryFolder()()
  expect(existsSync(left)).toBe(false)
  expect(existsSync(during)).toBe(true)
  remove()
})

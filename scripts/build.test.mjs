// @ts-check
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { currentStamp, filesUnder, isBuilt } from './build.mjs'

/** @type {string} */
let base

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'placet-build-'))
  for (const folder of ['worker/http', 'dist/client', 'dist/placet']) mkdirSync(join(base, folder), { recursive: true })
  writeFileSync(join(base, 'worker/index.ts'), 'export default {}')
  writeFileSync(join(base, 'worker/http/route.test.ts'), 'test()')
  writeFileSync(join(base, 'dist/placet/index.js'), 'built')
  writeFileSync(join(base, 'dist/.stamp'), currentStamp(base))
})

afterEach(() => rmSync(base, { recursive: true }))

test('a build fits while nothing changes, and a touch changes nothing', () => {
  expect(isBuilt(base)).toBe(true)
  utimesSync(join(base, 'worker/index.ts'), new Date(), new Date(Date.now() + 60_000))
  expect(isBuilt(base)).toBe(true)
})

test('a changed, new, moved or deleted source asks for a build', () => {
  writeFileSync(join(base, 'worker/index.ts'), 'export default []')
  expect(isBuilt(base)).toBe(false)
  writeFileSync(join(base, 'worker/index.ts'), 'export default {}')
  expect(isBuilt(base)).toBe(true)
  writeFileSync(join(base, 'worker/new.ts'), '')
  expect(isBuilt(base)).toBe(false)
  rmSync(join(base, 'worker/new.ts'))
  rmSync(join(base, 'worker/index.ts'))
  expect(isBuilt(base)).toBe(false)
})

test('a changed test asks for none', () => {
  writeFileSync(join(base, 'worker/http/route.test.ts'), 'test.only()')
  expect(isBuilt(base)).toBe(true)
  expect(filesUnder(base, ['worker'])).toEqual(['worker/index.ts'])
})

test('a build that someone else made or removed is not taken for ours', () => {
  writeFileSync(join(base, 'dist/placet/index.js'), 'built from other sources')
  expect(isBuilt(base)).toBe(false)
  rmSync(join(base, 'dist'), { recursive: true })
  expect(isBuilt(base)).toBe(false)
})

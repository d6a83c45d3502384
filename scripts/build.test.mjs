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

test('keeps a build while no content changes, touched files included', () => {
  expect(isBuilt(base)).toBe(true)
  utimesSync(join(base, 'worker/index.ts'), new Date(), new Date(Date.now() + 60_000))
  expect(isBuilt(base)).toBe(true)
})

test('asks for a build after a source is changed, added, moved or deleted', () => {
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

test('asks for no build after a test changes', () => {
  writeFileSync(join(base, 'worker/http/route.test.ts'), 'test.only()')
  expect(isBuilt(base)).toBe(true)
  expect(filesUnder(base, ['worker'])).toEqual(['worker/index.ts'])
})

test('does not accept a build that someone else made or removed', () => {
  writeFileSync(join(base, 'dist/placet/index.js'), 'built from other sources')
  expect(isBuilt(base)).toBe(false)
  rmSync(join(base, 'dist'), { recursive: true })
  expect(isBuilt(base)).toBe(false)
})

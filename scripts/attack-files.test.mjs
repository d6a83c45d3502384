// @ts-check
import { expect, test } from 'vitest'
import { attackFiles, projectOf } from './long/attack-files.mjs'

test('finds every test that docs/attacks.md names', () => {
  const all = attackFiles()
  expect(all.filter(({ files }) => files.length === 0)).toEqual([])
  expect(all.length).toBeGreaterThan(20)
  expect(new Set(all.flatMap(({ files }) => files.map(projectOf)))).toEqual(new Set(['worker', 'unit', 'e2e']))
})

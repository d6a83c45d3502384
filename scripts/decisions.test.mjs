// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './process.mjs'

const folder = join(root, 'docs/decisions')
const names = readdirSync(folder).toSorted()

test('numbers decision records from 1 without gaps or repeats', () => {
  expect(names.map((name) => name.slice(0, 4))).toEqual(names.map((_, at) => String(at + 1).padStart(4, '0')))
})

test.each(names)('gives %s a numbered title and the four parts of a decision', (name) => {
  const text = readFileSync(join(folder, name), 'utf8')
  expect(text).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `))
  for (const part of ['**What.**', '**Why.**', '**What it costs.**', '**What would reverse it.**'])
    expect(text).toContain(part)
})

// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesUnder } from './glossary.mjs'
import { root } from './process.mjs'
import { titlesOf } from './source-words.mjs'

const maxTitleLength = 80

test('finds titles of tests and groups, and leaves rows and other texts out', () => {
  const source = [
    "describe('a group', () => {",
    "  test.each([['a row']])('reads %s', () => {})",
    "  test('saves once', () => expect('a text').toBe('a text'))",
    '  test.skipIf(isQuick)(`answers ${n} times`, () => {})',
    '})',
  ]
  expect(titlesOf('a.test.ts', source.join('\n'))).toEqual([
    { line: 1, title: 'a group' },
    { line: 2, title: 'reads %s' },
    { line: 3, title: 'saves once' },
    { line: 4, title: 'answers ${n} times' },
  ])
})

// A longer title tells two stories, and a failed run shows only the beginning of it.
test('no title of a test is longer than 80 characters', () => {
  const files = filesUnder([]).filter((path) => /\.test\.(ts|tsx|mjs)$/.test(path))
  expect(files.length).toBeGreaterThan(200)
  const long = files.flatMap((path) =>
    titlesOf(path, readFileSync(join(root, path), 'utf8'))
      .filter(({ title }) => title.length > maxTitleLength)
      .map(({ line, title }) => `${path}:${line} ${title}`),
  )
  expect(long).toEqual([])
})

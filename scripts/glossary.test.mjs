// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { glossaryTable, hitsIn } from './glossary.mjs'
import { root } from './process.mjs'
import { piecesOf, words } from './source-words.mjs'

/** @param {string} source @param {string} [path] */
const found = (source, path = 'worker/some-file.ts') => hitsIn(path, source).map(({ id, line }) => `${id}:${line}`)

test('splits names of every spelling into words', () => {
  expect(words('maxNameLength')).toBe('max name length')
  expect(words('MAX_NAME_LENGTH')).toBe('max name length')
  expect(words('max-name-length')).toBe('max name length')
})

test.each([
  ['a name', 'export const mostAttempts = 3', ['limits:1']],
  ['a type', 'type Needs = { a: 1 }', ['types:1']],
  ['a property', 'const a = {\n  whoWasFaster: 1,\n}', ['feelings:2']],
  ['a comment', 'const a = 1 // read anew', ['anew:1']],
  ['the opening of a comment', '/** What is kept. */\nconst a = 1', ['opening:1']],
  ['a text', 'const a = `Your e-mail ${1}`', ['email:1']],
  ['the text of an element', 'const A = () => <p>It can’t be that whoever asks</p>', ['whoever:1'], 'web/app/a.tsx'],
  ['a title of a test', "test.each([1])('reads whoever asks', () => {})", ['whoever:1'], 'worker/a.test.ts'],
  ['a file name', 'const a = 1', ['told:1'], 'worker/told-partner.ts'],
  ['a page', 'One.\n\nIt stands in the file.', ['stands:3'], 'docs/a.md'],
  ['a stylesheet', '.a {}\n/* The colour of b. */', ['american:2'], 'web/a.css'],
  ['a title that is a label', "test('who may search', () => {})", ['label:1'], 'worker/a.test.ts'],
  [
    'translated phrases',
    '// It goes on once more.\n\n// It lies in R2, or there is none.',
    ['goes-on:1', 'once-more:1', 'there-is-none:3', 'lies:3'],
  ],
  ['a document that is not here', '// Newest first (spec 1 §7).\nconst a = 1', ['outside:1']],
])('finds a word of the glossary in %s', (_, source, hits, path = 'worker/a.ts') => {
  expect(found(source, path)).toEqual(hits)
})

test.each([
  ['a continued line comment', '// Newest first, because that is\n// What people read.\nconst a = 1'],
  ['an import, which is reported where it is declared', "import { mostAttempts } from './a.ts'\nmostAttempts"],
  ['a property of something else', 'navigator.keepAliveMs()'],
  ['a regular expression', 'const a = /e-mail|anew/'],
  ['"there is no" and "stand-in"', '// There is no server; the stand-in answers for it.\nconst a = 1'],
])('leaves %s alone', (_, source) => {
  expect(found(source)).toEqual([])
})

test('leaves the data of a test and of a fixture alone', () => {
  expect(found("test('reads a note', () => read('whoever asks'))", 'worker/a.test.ts')).toEqual([])
  expect(found("export const page = '<p>E-mail</p>'", 'worker/a.fixture.ts')).toEqual([])
})

test('joins line comments and counts their lines', () => {
  const [, comment] = piecesOf('a.ts', '\n// One\n// and two.\nconst a = 1')
  expect(comment).toEqual({ kind: 'comment', line: 2, text: 'One and two.' })
})

test('shows the whole glossary in CONTRIBUTING.md', () => {
  expect(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')).toContain(glossaryTable())
})

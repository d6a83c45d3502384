import fc from 'fast-check'
import { test } from 'vitest'
import { ftsQuery, trigramQuery } from './search-text.ts'

test('turns typed words into quoted prefixes, whatever syntax they contain', ({ expect }) => {
  expect(ftsQuery('  tax   partner ')).toBe('"tax"* "partner"*')
  expect(ftsQuery('say "hi" NEAR(x) -y col:z')).toBe('"say"* """hi"""* "NEAR(x)" "-y" "col:z"')
  expect(ftsQuery('a m&a tax! é')).toBe('"a" "m&a" "tax!"* "é"')
  expect(ftsQuery('Łukasz\0Żółć')).toBe('"Łukasz"* "Żółć"*')
  for (const none of ['', ' \t', '"', '* ^ ()', '\0', '🙂']) expect(ftsQuery(none), none).toBeNull()
  expect(ftsQuery('w '.repeat(500))?.split(' ')).toHaveLength(12)
  expect(ftsQuery('x'.repeat(10_000))).toBe(`"${'x'.repeat(64)}"*`)
})

test('keeps quotes balanced for any text', ({ expect }) => {
  const balanced = fc.property(fc.string({ unit: 'binary' }), (text) =>
    [ftsQuery(text), trigramQuery(text)].every(
      (query) => query === null || (/^("([^"\0]|"")*"\*?( |$))+$/.test(query) && query.isWellFormed()),
    ),
  )
  expect(fc.check(balanced, { numRuns: 1000 })).toMatchObject({ failed: false })
})

test('searches trigrams only for words of three characters or more', ({ expect }) => {
  expect(trigramQuery('ann@firm smith')).toBe('"ann@firm" "smith"')
  expect(trigramQuery('wei li')).toBeNull()
  expect(trigramQuery('王小明')).toBe('"王小明"')
  expect(trigramQuery('')).toBeNull()
})

import { test } from 'vitest'
import {
  analysisBand,
  firstReasons,
  groupReasons,
  isGoodMatch,
  jobMatchBand,
  matchBand,
  matchLabel,
  matchPercent,
  reasonGroupLabels,
  reasonGroupOrder,
} from './score.ts'

test('bands change at 80, 70 and 50, and not a point earlier', ({ expect }) => {
  expect([100, 80, 79.9, 70, 69, 50, 49, 0].map(matchBand)).toEqual([
    'green',
    'green',
    'blue',
    'blue',
    'yellow',
    'yellow',
    'gray',
    'gray',
  ])
  expect([90, 89, 80, 79, 70, 69].map(jobMatchBand)).toEqual(['green', 'blue', 'blue', 'yellow', 'yellow', 'gray'])
  expect([80, 79, 60, 59].map(analysisBand)).toEqual(['green', 'yellow', 'yellow', 'red'])
})

test('rates a score of 0 as a low match and a missing one as not scored', ({ expect }) => {
  expect(matchLabel(0)).toBe('Low Match')
  expect(matchLabel(50)).toBe('Good Match')
  for (const none of [null, undefined, Number.NaN]) {
    expect(matchLabel(none)).toBe('Not scored')
    expect(matchPercent(none)).toBe('Not scored')
    expect(matchBand(none)).toBe('gray')
    expect(isGoodMatch(none)).toBe(false)
  }
  expect(matchPercent(84.6)).toBe('85%')
})

test('reasons are grouped by their leading mark, with or without a variation selector', ({ expect }) => {
  expect(
    groupReasons([
      '✓ Admitted in New York',
      '✔️ Eight years of M&A',
      '✅: Big Law',
      '✗ No portable book',
      '❌ Wrong city',
      '✘Too junior',
      '× Over budget',
      '⚠ Moved twice in two years',
      '⚠️ Visa needed',
      'Boutique',
      '  ',
      '✓ ',
      'Not a ✓ in front',
    ]),
  ).toEqual({
    strengths: ['Admitted in New York', 'Eight years of M&A', 'Big Law'],
    concerns: ['No portable book', 'Wrong city', 'Too junior', 'Over budget'],
    risks: ['Moved twice in two years', 'Visa needed'],
    tags: ['Boutique', 'Not a ✓ in front'],
  })
})

test('a compact list shows three and counts the rest', ({ expect }) => {
  expect(firstReasons(['a', 'b', 'c', 'd', 'e'], 80)).toEqual({ shown: ['a', 'b', 'c'], rest: ['d', 'e'] })
  expect(firstReasons(['a'], null)).toEqual({ shown: ['a'], rest: [] })
  expect(firstReasons([], 80)).toEqual({ shown: [], rest: [] })
})

test('a compact list never hides the worst concern behind strengths', ({ expect }) => {
  const reasons = ['✓ Practice', '✓ Place', '✓ Pay', '✗ Too junior', '✗ No bar', '⚠ Visa', 'Tax']
  expect(firstReasons(reasons, 28).shown).toEqual(['✗ Too junior', '✓ Practice', '✗ No bar'])
  expect(firstReasons(reasons, 84)).toEqual({
    shown: ['✓ Practice', '✗ Too junior', '✓ Place'],
    rest: ['✗ No bar', '✓ Pay', '⚠ Visa', 'Tax'],
  })
  const once = firstReasons(reasons, 28, 99).shown
  expect(firstReasons(once, 28, 99).shown).toEqual(once)
  expect([28, null, 50].map((score) => reasonGroupOrder(score)[0])).toEqual(['concerns', 'concerns', 'strengths'])
})

test('reasons are grouped under their headings', ({ expect }) => {
  expect(reasonGroupLabels).toEqual({ strengths: 'Strengths', concerns: 'Concerns', risks: 'Risk Notes' })
})

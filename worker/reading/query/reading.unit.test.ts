import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { accuracyOf, postingFields, postingUnjudged, queryFields, setsDay } from '../../../bench/accuracy.ts'
import { readPosting } from '#worker/reading/posting/read-posting.ts'
import { readQuery } from './read-query.ts'

type Fields = Record<string, unknown>
const setOf = <T>(name: string): T => JSON.parse(readFileSync(`bench/sets/${name}.json`, 'utf8')) as T

test('reads the queries of the labeled set, and invents nothing', ({ expect }) => {
  const set = setOf<{ query: string; want: Fields }[]>('queries')
  expect(set.length).toBeGreaterThanOrEqual(150)
  const pairs = set.map(({ query, want }) => ({ got: readQuery(query, setsDay).criteria as Fields, want }))
  const { rightRate, inventedRate } = accuracyOf(pairs, queryFields)
  expect(rightRate).toBeGreaterThanOrEqual(0.98)
  expect(inventedRate).toBeLessThanOrEqual(0.005)
})

test('reads the postings of the labeled set, and invents nothing', ({ expect }) => {
  const set = setOf<{ description: string; want: Fields }[]>('postings')
  expect(set.length).toBeGreaterThanOrEqual(60)
  const pairs = set.map(({ description, want }) => ({ got: readPosting(description, setsDay) as Fields, want }))
  const { rightRate, inventedRate } = accuracyOf(pairs, postingFields, postingUnjudged)
  expect(rightRate).toBeGreaterThanOrEqual(0.95)
  expect(inventedRate).toBeLessThanOrEqual(0.01)
})

test('reads a typo in a long word as meant', ({ expect }) => {
  const { criteria, notUnderstood } = readQuery('bankrupcy litigaton associate in Philadelpia', setsDay)
  expect([criteria.practiceAreas, criteria.locations, notUnderstood]).toEqual([
    ['Bankruptcy & Restructuring'],
    ['Philadelphia, PA'],
    [],
  ])
})

test('never throws and never takes long, whatever is typed or pasted', ({ expect }) => {
  const odd = [
    '',
    '\uD800',
    '<'.repeat(20_000),
    'A'.repeat(20_000),
    '1 '.repeat(9_000),
    '$1-'.repeat(7_000),
    'New York, '.repeat(2_000),
    '• a\n'.repeat(9_000),
  ]
  for (const text of odd) {
    expect(() => readQuery(text, setsDay)).not.toThrow()
    expect(() => readPosting(text, setsDay)).not.toThrow()
  }
  expect(readPosting('', setsDay)).toEqual({})
})

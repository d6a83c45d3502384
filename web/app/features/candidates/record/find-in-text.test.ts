import { expect, test } from 'vitest'
import { findInText, maxHits, searchable } from './find-in-text.ts'

const found = (text: string, words: string) =>
  findInText(searchable(text), words).map(([start, end]) => text.slice(start, end))

test('finds words in any letter case and without their accents', () => {
  expect(found('Señor Associate, senior ASSOCIATE', 'associate')).toEqual(['Associate', 'ASSOCIATE'])
  expect(found('Łódź and Zoë Nguyễn', 'nguyen')).toEqual(['Nguyễn'])
  expect(found('Zoë', 'zoe')).toEqual(['Zoë'])
  // Letter and accent as two characters.
  expect(found('Zoe\u0308 Novak', 'zoe')).toEqual(['Zoe\u0308'])
})

test('finds a phrase over a line break', () => {
  expect(found('private\n   equity funds', 'private equity')).toEqual(['private\n   equity'])
})

test('keeps its place after letters of several units', () => {
  expect(found('👩🏽‍⚖️ İstanbul M&A, m&a', 'm&a')).toEqual(['M&A', 'm&a'])
})

test('finds nothing for blank words or words that are missing', () => {
  expect(found('text', '  ')).toEqual([])
  expect(found('text', '\u0301')).toEqual([])
  expect(found('', 'a')).toEqual([])
  expect(found('text', 'tax')).toEqual([])
})

test('stops at a number of hits that can be drawn', () => {
  expect(found('a '.repeat(5_000), 'a')).toHaveLength(maxHits)
})

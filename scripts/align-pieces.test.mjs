// @ts-check
import { expect, test } from 'vitest'
import { alignPieces } from '../bench/documents/align-pieces.ts'

/** The spans of pieces, all in one text. @param {string} all @param {string} pieces */
function spansOf(all, pieces) {
  const spans = all.split(' ')
  return alignPieces(spans, pieces.split(' '))
    .map((place) => place && spans[place.span])
    .join(' ')
}

test('chooses between spans with the same words by the neighboring pieces', () => {
  const spans = 'janedoe columbusohio ohio 2015 texas 2018 acmellp daytonohio 2015'
  const pieces = 'janedoe columbus ohio ohio 2015 texas 2018 acmellp dayton ohio 2015'
  const found = 'janedoe columbusohio columbusohio ohio 2015 texas 2018 acmellp daytonohio daytonohio 2015'
  expect(spansOf(spans, pieces)).toBe(found)
})

test('returns the place within the span, and nothing for unknown pieces', () => {
  expect(alignPieces(['acmeandpoellp'], ['acme', 'fax', 'poellp', ''])).toEqual([
    { span: 0, from: 0, to: 4 },
    undefined,
    { span: 0, from: 7, to: 13 },
    undefined,
  ])
})

test('follows columns that are read in another order', () => {
  const spans = 'maine janedoe associate portlandmaine 2019'
  const found = 'janedoe associate portlandmaine portlandmaine 2019 maine'
  expect(spansOf(spans, 'janedoe associate portland maine 2019 maine')).toBe(found)
})

// @ts-check
import { expect, test } from 'vitest'

// By a name of its own: the Worker's files are another world of types.
/** @type {string} */
const judgeFile = '../bench/documents/judge-postings.fixture.ts'
const { countFields } = await import(judgeFile)

/** Fields that are wrong. @param {Record<string, unknown>} found @param {Record<string, unknown>} want */
const wrongIn = (found, want) => countFields({}, found, want)

test.each([
  ['Toronto, ON', 'Toronto, Canada'],
  ['Montreal, QC', 'Montréal, Canada'],
  ['London, England', 'London, United Kingdom'],
])('counts %s as %s', (location, wanted) => {
  expect(wrongIn({ location }, { location: wanted })).toEqual([])
})

test.each([
  ['London, ON', 'London, United Kingdom'],
  ['Ottawa, ON', 'Toronto, Canada'],
  ['Portland, OR', 'Portland, ME'],
])('does not count %s as %s', (location, wanted) => {
  expect(wrongIn({ location }, { location: wanted })).toEqual(['location'])
})

test('compares the whole name of a firm', () => {
  expect(wrongIn({ firmName: 'Ames, Bly & Co.' }, { firmName: 'Ames, Bly & Co., PLLC' })).toEqual(['firmName'])
})

import { describe, expect, test } from 'vitest'
import { fullFirmName, resolveFirmName, similarFirmNames } from './firm-names.service.ts'

const names = [
  { firmId: 1, key: 'kirkland ellis', isAlias: false },
  { firmId: 2, key: 'harrow vale', isAlias: false },
  { firmId: 2, key: 'hv', isAlias: true },
  { firmId: 3, key: 'harrow', isAlias: false },
  { firmId: 4, key: 'harrow', isAlias: true },
]

describe('resolveFirmName', () => {
  test.each([
    ['Kirkland & Ellis LLP', 1],
    ['Kirkland & Ellis', 1],
    ['kirkland and ellis', 1],
    ['KIRKLAND  &  ELLIS, L.L.P.', 1],
    ['K&E', 1],
    ['Kirkland Signature', undefined],
    ['Kirkland & Ellison LLP', undefined],
    ['Harrow & Vale', 2],
    ['H.V.', 2],
    ['Harrow PLLC', 3],
    ['', undefined],
    ['&', undefined],
  ])('finds %s as %s', (typed, id) => {
    expect(resolveFirmName(typed, names)?.firmId).toBe(id)
  })

  test('prefers a firm of exactly that name to a known abbreviation', () => {
    expect(resolveFirmName('K&E', [...names, { firmId: 9, key: 'k e', isAlias: false }])?.firmId).toBe(9)
  })
})

test('names a record in full where an abbreviation was typed', () => {
  expect(['K&E', 'Kirkland & Ellis LLP', 'Harrow & Vale LLP'].map(fullFirmName)).toEqual([
    'Kirkland & Ellis',
    'Kirkland & Ellis LLP',
    'Harrow & Vale LLP',
  ])
})

describe('similarFirmNames', () => {
  const similar = (typed: string, limit = 5) => similarFirmNames(typed, names, limit).map(({ firmId }) => firmId)

  test('suggests a misspelled name and nothing else', () => {
    expect(similar('Kirkland & Elis')).toEqual([1])
    expect(similar('Harow & Vale LLP')).toEqual([2])
    expect(similar('Kirkland Signature')).toEqual([])
    expect(similar('')).toEqual([])
  })

  test('suggests each firm once, up to the limit', () => {
    expect(similar('Harrow')).toEqual([3, 4])
    expect(similar('Harrow', 1)).toEqual([3])
  })
})

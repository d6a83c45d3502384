import { describe, expect, test } from 'vitest'
import { firmKey, firmKeys, withLegalForm } from './firm-names.ts'

describe('firmKey', () => {
  test.each([
    ['Kirkland & Ellis LLP', 'kirkland ellis'],
    ['KIRKLAND AND ELLIS, L.L.P.', 'kirkland ellis'],
    ['kirkland  +  ellis llp', 'kirkland ellis'],
    ['The Pettibone & Lund, A.P.L.C.', 'pettibone lund'],
    ['Muñoz Żółć & Fils S.A.', 'munoz zolc fils'],
    ['Munoz Zolc & Fils', 'munoz zolc fils'],
    ['O’Melveny', 'omelveny'],
    ["O'Melveny, P.C., Inc.", 'omelveny'],
    ['K&E', 'k e'],
    ['Anderson Sandoval', 'anderson sandoval'],
    ['LLP', 'llp'],
    ['The LLP', 'the llp'],
    ['And', 'and'],
    ['  &  ', '&'],
    ['', ''],
  ])('reads %s as %s', (name, key) => {
    expect(firmKey(name)).toBe(key)
  })

  test('bounds a long name', () => {
    expect(firmKey('a'.repeat(100_000))).toHaveLength(200)
  })
})

test.each([
  ['Acme', 'At Acme Medical Devices, Inc., we help hearts.', 'Acme Medical Devices, Inc.'],
  ['Acme', 'Acme grows. Acme of the North LLC. Join us.', 'Acme of the North LLC'],
  ['Heartland Mutual', 'the Heartland Mutual Insurance Company has', 'Heartland Mutual Insurance Company'],
  ['Acme', 'Acme, P.C. is small', 'Acme, P.C.'],
  ['Acme Group', 'the Acme Group plc is large', 'Acme Group plc'],
  ['Acme', 'Acme works for Beta LLC', 'Acme'],
  ['Acme', 'Acme, Denver, CO', 'Acme'],
  ['Acme LLP', 'Acme LLP, Scranton PA', 'Acme LLP'],
])('reads the whole name of %s in "%s"', (name, text, whole) => {
  expect(withLegalForm(name, text)).toBe(whole)
})

test('gives the keys of a name and of the firm that it abbreviates', () => {
  expect(firmKeys('K&E')).toEqual(['k e', 'kirkland ellis'])
})

import { expect, test } from 'vitest'
import { valuesToFill } from './fill-from-resume.ts'

const now = new Date('2026-06-15T15:00:00Z')
const empty = {
  applicantName: '',
  applicantEmail: '',
  phoneNumber: '',
  linkedinUrl: '',
  location: '',
  jdYear: 2023,
  lastJobTitle: '',
  lastFirmName: '',
}
const read = {
  state: 'read' as const,
  message: '',
  engine: 'rules' as const,
  applicantName: 'Jane Doe',
  jdYear: 2015,
  location: 'Boston, MA',
}
const none = new Set<never>()

test('empty fields and the default year are filled in', () => {
  expect(valuesToFill(read, { values: empty, filled: none, touched: none, now })).toEqual({
    applicantName: 'Jane Doe',
    jdYear: 2015,
    location: 'Boston, MA',
  })
})

test('typed values are never overwritten, even when cleared again', () => {
  const values = { ...empty, applicantName: 'J. Doe', jdYear: 2016 }
  expect(valuesToFill(read, { values, filled: none, touched: new Set(['location']), now })).toEqual({})
})

test('another résumé replaces the values of the first one', () => {
  const values = { ...empty, location: 'New York, NY' }
  expect(valuesToFill(read, { values, filled: new Set(['location']), touched: none, now })).toMatchObject({
    location: 'Boston, MA',
  })
})

test('a year that the form would refuse is left out', () => {
  expect(
    valuesToFill({ ...read, jdYear: 2028 }, { values: empty, filled: none, touched: none, now }),
  ).not.toHaveProperty('jdYear')
  expect(
    valuesToFill({ ...read, jdYear: 1971 }, { values: empty, filled: none, touched: none, now }),
  ).not.toHaveProperty('jdYear')
})

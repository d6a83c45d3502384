import { expect, test } from 'vitest'
import { fillings } from './fill-from-resume.ts'

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

test('empty fields are filled, and the year that the form began with', () => {
  expect(fillings(read, { values: empty, filled: none, touched: none, now })).toEqual({
    applicantName: 'Jane Doe',
    jdYear: 2015,
    location: 'Boston, MA',
  })
})

test('nothing that was typed is overwritten, also when it was typed and taken out again', () => {
  const values = { ...empty, applicantName: 'J. Doe', jdYear: 2016 }
  expect(fillings(read, { values, filled: none, touched: new Set(['location']), now })).toEqual({})
})

test('another résumé replaces what the first one filled in', () => {
  const values = { ...empty, location: 'New York, NY' }
  expect(fillings(read, { values, filled: new Set(['location']), touched: none, now })).toMatchObject({
    location: 'Boston, MA',
  })
})

test('a year that the form would refuse is left out', () => {
  expect(fillings({ ...read, jdYear: 2028 }, { values: empty, filled: none, touched: none, now })).not.toHaveProperty(
    'jdYear',
  )
  expect(fillings({ ...read, jdYear: 1971 }, { values: empty, filled: none, touched: none, now })).not.toHaveProperty(
    'jdYear',
  )
})

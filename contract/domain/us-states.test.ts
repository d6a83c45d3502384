import { test } from 'vitest'
import { parsePlace, stateCode, usStates } from './us-states.ts'

test('knows fifty states and the District', ({ expect }) => {
  expect(Object.keys(usStates)).toHaveLength(51)
  expect(stateCode(' massachusetts ')).toBe('MA')
  expect(stateCode('D.C.')).toBe('DC')
  for (const none of ['', 'ZZ', 'constructor', 'Ontario']) expect(stateCode(none)).toBeUndefined()
})

test('a place is read into city and region', ({ expect }) => {
  expect(parsePlace('Boston, Massachusetts')).toEqual({ city: 'Boston', region: 'MA', state: 'MA' })
  expect(parsePlace('New York, NY 10001, USA')).toEqual({ city: 'New York', region: 'NY', state: 'NY' })
  expect(parsePlace('Washington, D.C.')).toEqual({ city: 'Washington', region: 'DC', state: 'DC' })
  expect(parsePlace('London, England')).toEqual({ city: 'London', region: 'England', state: null })
  expect(parsePlace('Brooklyn, New York, ny')).toEqual({ city: 'Brooklyn, New York', region: 'NY', state: 'NY' })
  expect(parsePlace('Texas')).toEqual({ city: null, region: 'TX', state: 'TX' })
  expect(parsePlace('New York')).toEqual({ city: 'New York', region: null, state: null })
  for (const blank of ['', ' , ,']) expect(parsePlace(blank)).toEqual({ city: null, region: null, state: null })
})

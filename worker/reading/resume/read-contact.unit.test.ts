import { expect, test } from 'vitest'
import { labeled } from './labeled-lines.fixture.ts'
import { readContact } from './read-contact.ts'

test('takes no street for a home, and no decimal number for a phone', () => {
  const lines = [
    labeled('header', ['Jane Doe', 'name']),
    labeled('header', ['Birch Hall, 430 Lincoln Drive', 'place']),
    labeled('header', ['2512.23677', 'contact']),
  ]
  expect(readContact(lines, 'Jane Doe')).toEqual({})
  expect(readContact([...lines, labeled('header', ['2512.236.774', 'contact'])], 'Jane Doe').phoneNumber?.value).toBe(
    '2512.236.774',
  )
})

test('reads a home with its postal code, and one behind a drawn sign', () => {
  const name = labeled('header', ['Jane Doe', 'name'])
  const skills = labeled('other', ['Software: Word, MS', 'other'])
  const home = labeled('header', ['Woodinville WA 98072', 'place'])
  expect(readContact([name, home, skills], 'Jane Doe').location?.value).toBe('Woodinville, WA')
  const phone = labeled('other', ['(206) 555-0117', 'contact'], ['Woodinville, WA', 'place'])
  expect(readContact([name, { ...phone, isBullet: true }], 'Jane Doe').location?.value).toBe('Woodinville, WA')
})

test('reads a town with its state, whatever the state is taken for', () => {
  const homeOf = (text: string, ...pieces: [string, string][]) =>
    readContact([labeled('header', ['Jane Doe', 'name']), { ...labeled('header', ...pieces), text }], 'Jane Doe')
      .location
  const portland = homeOf('Portland, Maine · 207-555-0117', ['Portland', 'place'], ['Maine', 'bar'])
  expect(portland).toEqual({ value: 'Portland, ME', quote: 'Portland, Maine' })
  const lexington = homeOf('Lexington, Virginia 24450', ['Lexington', 'place'], ['Virginia 24450', 'contact'])
  expect(lexington?.value).toBe('Lexington, VA')
})

test('reads a town of a country that is called like an American town', () => {
  const homeOf = (town: string) =>
    readContact([labeled('header', ['Jane Doe', 'name']), labeled('header', [town, 'place'])], 'Jane Doe').location
      ?.value
  expect(homeOf('Recife, Brazil')).toBe('Recife, Brazil')
  expect(homeOf('Querétaro, México')).toBe('Querétaro, México')
  expect(homeOf('Levent, Istanbul')).toBe('Istanbul, Turkey')
})

test('reads a city with its ZIP code as the home, even if it is labeled as a bar', () => {
  const lines = (town: string) => [
    labeled('header', ['Jane Doe', 'name']),
    labeled('header', ['12 West 19th Street', 'contact'], [town, 'bar']),
  ]
  expect(readContact(lines('New York, NY 10011'), 'Jane Doe').location?.value).toBe('New York, NY')
  expect(readContact(lines('New York, NY'), 'Jane Doe').location).toBeUndefined()
})

test('takes nothing that no place is called for a home', () => {
  const homeOf = (town: string, ...more: ReturnType<typeof labeled>[]) =>
    readContact([labeled('header', ['Jane Doe', 'name']), labeled('header', [town, 'place']), ...more], 'Jane Doe')
      .location
  expect(homeOf('CFP®, ChFC®')).toBeUndefined()
  expect(homeOf('Roe, Sean P.')).toBeUndefined()
  expect(homeOf('Franklin, Tenn.')?.value).toBe('Franklin, TN')
  const plans = labeled('summary', ['I am moving to Buffalo, New York.', 'other'])
  expect(homeOf('Toronto', plans)?.value).toBe('Toronto, Canada')
  expect(homeOf('', plans)).toBeUndefined()
})

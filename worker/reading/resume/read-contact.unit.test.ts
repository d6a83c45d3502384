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

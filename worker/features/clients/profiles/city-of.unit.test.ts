import { expect, test } from 'vitest'
import { cityOf } from './city-of.ts'

test.each([
  ['New York, NY', 'New York, NY'],
  ['Boston', 'Boston'],
  ['St. Louis, MO', 'St. Louis, MO'],
  ['Manhattan, New York, NY, USA', 'New York, NY'],
  ['12 Main Street, Boston, MA 02110', 'Boston, MA'],
  ['Apt 4B, Elm Ave., Austin, TX 78701-1234', 'Austin, TX'],
  ['Main Street, Boston, MA', 'Boston, MA'],
  ['12 Main Street Boston MA', ''],
  ['PO Box, Reno, NV', 'Reno, NV'],
  ['Chicago, IL, call (312) 555-0101', 'Chicago, IL'],
  ['maya@example.com, Chicago, IL', 'Chicago, IL'],
  ['٣١٢ Main, Chicago, IL', 'Chicago, IL'],
  ['', ''],
  [null, ''],
])('%s shows as “%s”', (location, city) => {
  expect(cityOf(location)).toBe(city)
})

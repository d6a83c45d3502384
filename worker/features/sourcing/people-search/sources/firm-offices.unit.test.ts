import { expect, test } from 'vitest'
import { seatsOf } from './firm-offices.ts'

const home = 'https://firm.example/'
const contact = '<h1>Contact</h1><p>8 Dale Street<br>Wexcombe TA24 6PQ</p><p>2 Quay Road, Ottermouth EX9 4TT</p>'
const people = (office: string) => [{ url: home, urlKey: 'a', label: 'Amy Wu', lastmod: null, card: { office } }]
const seats = (html: string, office = '') =>
  seatsOf(async (url) => (url === `${home}offices` ? contact : undefined), new Map([[home, html]]), people(office))

test.each([
  ['a line', '<center>40 Mill Street<br>Boise, Idaho 83702-1140</center>', 'Boise, ID'],
  [
    'the data',
    '<script type="application/ld+json">{"addressLocality":"Boise","addressRegion":"ID"}</script>',
    'Boise, ID',
  ],
  ['a British code', '<p>Registered office: 8 Dale Street, Wexcombe TA24 6PQ.</p>', 'Wexcombe, England'],
  ['a Scottish code', '<p>8 Dale Street, Wexcombe KY11 6PQ</p>', 'Wexcombe, Scotland'],
  ['a Canadian code', '<p>12, rue Neuve<br>Wexcombe (Nouveau-Brunswick) E1C 2B3</p>', 'Wexcombe, NB'],
])('finds the city of the firm’s address on the home page, in %s', async (_, html, city) => {
  expect(await seats(html)).toBe(city)
})

test('finds the cities of all offices on the page that the menu calls offices', async () => {
  const menu = '<a href="/contact">Contact</a> <a href="/offices">Offices</a> <p>8 Dale Street, Wexcombe TA24 6PQ</p>'
  expect(await seats(menu)).toBe('Wexcombe, England | Ottermouth, England')
})

test('gives no city if a card of the directory has another than the only one', async () => {
  const html = '<p>40 Mill Street, Boise, ID 83702</p>'
  expect(await seats(html, 'Reno, NV')).toBe('')
  expect(await seats(html, 'Boise, ID')).toBe('Boise, ID')
})

test('reads a limited number of addresses, however many a page has', async () => {
  const addresses = '<p>40 Mill Street, Boise, ID 83702</p>'.repeat(200)
  expect(await seats(`${addresses}<p>1 Elm Road, Reno, NV 89501</p>`)).toBe('Boise, ID')
})

import { expect, test } from 'vitest'
import { walkListings } from './firm-listings.ts'
import { readersOf } from './labelled/judge-people.fixture.ts'

const lawyers = ['Ada Brandt', 'Boris Keller', 'Clara Nyman', 'Dora Lind']
const menu = ['Attorneys', 'Practices', 'News', 'Contact']
  .map((name) => `<a href="/${name.toLowerCase()}">${name}</a>`)
  .join(' ')
const cards = lawyers.map((name) => {
  const address = `/attorneys/${name.toLowerCase().replace(' ', '-')}`
  return `<li><a href="${address}"><h3>${name}</h3></a><p>Partner</p></li>`
})
const paths: Record<string, string> = {
  '/': `<title>Brandt Keller LLP</title>${menu}<h1>Brandt Keller LLP</h1><p>We advise family businesses in the valley, from their first lease to the sale to a new owner.</p>`,
  '/attorneys': `<title>Attorneys</title>${menu}<h1>Attorneys</h1><ul>${cards.join('')}</ul>`,
  '/contact': `<title>Contact</title>${menu}<h1>Contact us</h1><p>40 Mill Street, Boise, ID 83702</p>`,
}

const listedOn = async (pages: Record<string, string>) => (await walk(60, pages, true)).listed.pages

/** Walks the firm's site. Each request takes a second, and the walk has `seconds`. */
async function walk(seconds: number, pages = paths, mayGuess = false) {
  let at = 0
  const { politeFetch, browserPages, asked } = readersOf({
    key: 'firm',
    firm: 'Brandt Keller LLP',
    host: 'www.firm.example',
    structure: 'list',
    pages: [],
    answer: ({ pathname }) => {
      const body = pages[pathname]
      return body === undefined ? undefined : { body, type: 'text/html' }
    },
  })
  const deps = { politeFetch, browserPages, now: () => new Date(at) }
  const onRequest = async () => void (at += 1_000)
  const listed = await walkListings(deps, 'https://www.firm.example', {
    onRequest,
    until: seconds * 1_000,
    mayGuess,
  })
  return { listed, contacts: asked.filter((path) => path === '/contact').length }
}

test('the contact page of a firm is asked for once and gives everybody its city', async () => {
  const { listed, contacts } = await walk(60)
  expect(listed.isWhole).toBe(true)
  expect(listed.pages.map(({ card }) => card?.seat)).toEqual(lawyers.map(() => 'Boise, ID'))
  expect(contacts).toBe(1)
})

test('a walk whose time is up asks for no contact page', async () => {
  const { listed, contacts } = await walk(1)
  expect(listed.pages).toHaveLength(lawyers.length)
  expect(contacts).toBe(0)
})

test('finds everybody who is only on pages of practices', async () => {
  const practice = (some: readonly string[]) =>
    `<h1>Practice</h1>${some.map((name) => `<div><h3>${name}</h3><p>Partner</p></div>`).join('')}`
  const home = '<a href="/work/land">Land</a> <a href="/work/ports">Ports</a> <a href="/work">Work</a>'
  const found = await listedOn({
    '/': home,
    '/work': 'Our work',
    '/work/land': practice(lawyers.slice(0, 3)),
    '/work/ports': practice(lawyers.slice(1)),
  })
  expect(found.map(({ label }) => label).toSorted()).toEqual(lawyers)
})

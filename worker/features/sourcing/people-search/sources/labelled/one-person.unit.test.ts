import { expect, test } from 'vitest'
import { htmlAnswer } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import { peopleOfSite } from './judge-firm-sites.fixture.ts'

const host = 'www.soto-bell.example'
const team = [
  { name: 'Ingrid Soto', slug: 'ingrid-soto', title: 'Partner' },
  { name: 'Marcus Bell', slug: 'marcus-bell', title: 'Associate' },
  { name: 'Priya Rao', slug: 'priya-rao', title: 'Of Counsel' },
]
const page = (body: string) =>
  `<title>Soto Bell</title><nav><a href="/people">People</a> <a href="/team">Team</a></nav>${body}<p>Call (303) 555-0100</p>`
const cards = (address: (slug: string) => string) =>
  page(
    `<h1>People</h1>${team.map(({ name, slug, title }) => `<div><h3><a href="${address(slug)}">${name}</a></h3><p>${title}</p></div>`).join('')}`,
  )

/** Two directories lead to each person, at two addresses whose pages state other numbers and positions. */
const siteOf = (second: (slug: string) => string) => ({
  build: 'two addresses',
  firm: 'Soto Bell LLP',
  host,
  people: [],
  pages: {},
  answer({ pathname, search }: URL) {
    if (pathname === '/') return htmlAnswer(page('<h1>Soto Bell LLP</h1>'))
    if (pathname === '/people') return htmlAnswer(cards((slug) => `/people/${slug}`))
    if (pathname === '/team') return htmlAnswer(cards(second))
    const person = team.find(({ slug }) => (pathname + search).toLowerCase().includes(slug))
    const [title, phone] =
      pathname + search === `/people/${person?.slug}`
        ? [person?.title, '(720) 555-0111']
        : ['Attorney', '+1 303 555 0100']
    return person && htmlAnswer(page(`<h1>${person.name}</h1><p>${title}</p><p>${phone}</p><p>Drafts leases.</p>`))
  },
})

test.each<[string, (slug: string) => string]>([
  ['a final slash', (slug) => `/people/${slug}/`],
  ['capitals', (slug) => `/People/${slug.toUpperCase()}`],
  ['an index file', (slug) => `/people/${slug}/index.html`],
  ['a file ending', (slug) => `/people/${slug}.html`],
  ['a language', (slug) => `/en/people/${slug}`],
  ['another host and scheme', (slug) => `http://soto-bell.example/people/${slug}`],
  ['a query', (slug) => `/people/${slug}?view=full`],
  ['another folder', (slug) => `/team/${slug}`],
  ['a doubled slash', (slug) => `/people//${slug}`],
])('keeps each person once where addresses differ by %s', async (_, second) => {
  const { persons } = await peopleOfSite(siteOf(second))
  persons.sort((a, b) => a.nameKey.localeCompare(b.nameKey))
  expect(persons.map(({ name, title }) => ({ name, title }))).toEqual(team.map(({ name, title }) => ({ name, title })))
})

test('keeps each person once who is on the home page and has a page', async () => {
  const site = siteOf((slug) => `/people/${slug}`)
  const home = team.map(({ name }) => `<div><h4>${name}</h4><p>Attorney at Law</p><p>(303) 555-0100</p></div>`).join('')
  const { persons } = await peopleOfSite({
    ...site,
    answer: (url) => (url.pathname === '/' ? htmlAnswer(page(home)) : site.answer(url)),
  })
  expect(persons.map(({ title }) => title).sort()).toEqual(['Associate', 'Of Counsel', 'Partner'])
})

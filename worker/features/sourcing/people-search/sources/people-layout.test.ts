import { expect, test } from 'vitest'
import { makePoliteFetch } from '#worker/platform/safe-fetch/polite-fetch.ts'
import { call, signedIn, testDeps, testNow } from '#worker/test/api.ts'
import { contentTypeOf } from '#worker/test/people.ts'
import { people } from '#worker/features/sourcing/people-search/people/people.table.ts'
import { readFirm } from './read-firm.service.ts'

const site = 'https://www.harlowfinch.example'
const names = ['Amy Wu', 'Ben Carter', 'Clara Novak', 'David Okafor', 'Elena Ruiz', 'Frank Meyer']
const slugOf = (name: string) => name.toLowerCase().replace(' ', '-')
const card = (name: string) =>
  `<div class="card"><h3>${name}</h3><p class="role">Partner</p><p>${slugOf(name)}@harlowfinch.example</p></div>`
const listing = (body: string) => `<html><body><h1>Our Team</h1>${body}</body></html>`
const bio = (name: string, head = '') =>
  `<html><head><title>${name}</title>${head}</head><body><h1>${name}</h1><p class="role">Partner</p>
  <p>${slugOf(name)}@harlowfinch.example</p></body></html>`
const home =
  '<html><body><h1>Harlow Finch</h1><a href="/team">Our Team</a><p>Counsel for three counties.</p></body></html>'

/** A firm whose pages may change between two reads, and everything it was asked for. */
async function firmWith(pages: Record<string, string>) {
  const asked: string[] = []
  let at = testNow
  const deps = testDeps({
    now: () => at,
    enqueue: () => {},
    transport: async (address) => {
      const { pathname } = new URL(address)
      asked.push(pathname)
      const found = pages[pathname]
      if (found === undefined) return new Response('', { status: 404 })
      return new Response(found, { headers: { 'Content-Type': contentTypeOf(pathname, found) } })
    },
  })
  const { safeFetch, fetchHosts } = deps
  const politeFetch = makePoliteFetch({ safeFetch, hosts: fetchHosts, now: () => at, sleep: () => Promise.resolve() })
  const row = await deps.peopleSources.add(
    { name: 'Harlow Finch LLP', site, host: 'harlowfinch.example', isEnabled: true },
    at,
  )
  if (!row) throw new Error('not added')
  const source = async () => {
    const found = await deps.peopleSources.byId(row.id)
    if (!found) throw new Error('not there')
    return found
  }
  return {
    asked,
    source,
    later: (days: number) => {
      at = new Date(at.getTime() + days * 24 * 3600_000)
    },
    read: async () => readFirm({ ...deps, politeFetch }, await source(), { readId: 'reader', sliceMs: 60_000 }),
    cities: async () => [...new Set((await deps.db.select().from(people)).map(({ city }) => city))],
    shown: async () => {
      const rows = await deps.db.select().from(people)
      return rows.filter(({ goneAt, isPerson }) => goneAt === null && isPerson).map(({ name }) => name)
    },
  }
}

test('reads people who share a page, requests it once and says how they are shown', async () => {
  const firm = await firmWith({ '/': home, '/team': listing(names.map(card).join('')) })
  expect(await firm.read()).toMatchObject({ problem: null, pagesFound: 6, peopleFound: 6 })
  expect((await firm.shown()).toSorted()).toEqual(names)
  // Once as a directory, once for all of its people.
  expect(firm.asked.filter((path) => path === '/team')).toHaveLength(2)
  const answer = await call('GET', '/api/people-sources', { as: await signedIn('admin') })
  const sources = await answer.json<{ name: string; layout: string | null }[]>()
  const shown = sources.find(({ name }) => name === 'Harlow Finch LLP')
  expect(shown?.layout).toMatch(/^People are listed on one page: name in a heading, title in “role”/)
})

test('forgets a layout that brings far fewer people, and learns the site again', async () => {
  const pages = { '/': home, '/team': listing(names.map(card).join('')) }
  const firm = await firmWith(pages)
  await firm.read()
  expect((await firm.source()).layout).toContain('"count":6')
  pages['/team'] = listing(names.slice(0, 3).map(card).join(''))
  firm.later(12)
  await firm.read()
  expect(await firm.source()).toMatchObject({ layout: null, people: 3 })
  firm.later(12)
  await firm.read()
  expect((await firm.source()).layout).toContain('"count":3')
})

test('takes the canonical page, and one of two pages of the same person', async () => {
  const head = `<link rel="canonical" href="${site}/people/amy-wu">`
  const links = (folder: string, some: readonly string[]) =>
    some.map((name) => `<p><a href="/${folder}/${slugOf(name)}">${name}</a></p>`).join('')
  const firm = await firmWith({
    '/': home,
    '/team': listing(
      links('staff', names.slice(0, 1)) + links('people', names.slice(1)) + links('team', names.slice(2, 3)),
    ),
    '/staff/amy-wu': bio('Amy Wu', head),
    '/people/amy-wu': bio('Amy Wu', head),
    '/team/clara-novak': bio('Clara Novak'),
    ...Object.fromEntries(names.slice(1).map((name) => [`/people/${slugOf(name)}`, bio(name)])),
  })
  await firm.read()
  expect((await firm.shown()).toSorted()).toEqual(names)
})

test('reads people whose pages are missing from the directory, and no other twice', async () => {
  const linked = (name: string, path: string) =>
    `<div class="card"><h3>${name}</h3><p class="role">Partner</p><a href="${path}">Read more</a></div>`
  const firm = await firmWith({
    '/': home,
    '/team': listing(names.map((name, at) => linked(name, `/details-${at}.html`)).join('')),
    ...Object.fromEntries(names.slice(1).map((name, at) => [`/details-${at + 1}.html`, bio(name)])),
  })
  expect(await firm.read()).toMatchObject({ problem: null, peopleFound: 6 })
  expect((await firm.shown()).toSorted()).toEqual(names)
})

test.each([
  [['40 Quarry Lane, Suite 3', 'Boise, ID 83702'], 'Boise'],
  [['40 Quarry Lane, Boise, ID 83702', '7 Harbor Street, Reno, NV 89501'], null],
])('takes the only city of the page that says how to contact the firm: %j', async (lines, city) => {
  const firm = await firmWith({
    '/': home.replace('<p>', '<a href="/contact.html">Contact</a><p>'),
    '/team': listing(names.map(card).join('')),
    '/contact.html': `<html><body>${lines.map((line) => `<p>${line}</p>`).join('')}</body></html>`,
  })
  await firm.read()
  expect(await firm.cities()).toEqual([city])
})

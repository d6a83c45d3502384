import { expect, test } from 'vitest'
import { readBio } from '#worker/reading/person/read-bio.ts'
import { listingLinks } from './listings.ts'
import { readRecord } from './page-people.ts'

const at = 'https://soto-bell.example/team'
const from = { url: at, firm: 'Soto Bell LLP', host: 'soto-bell.example' }
const people = [
  ['Ingrid Soto', 'Partner', 'isoto'],
  ['Marcus Bell', 'Associate', 'mbell'],
  ['Priya Rao', 'Of Counsel', 'prao'],
] as const
const keys = (html: string) => listingLinks(html, at).records.map(({ label }) => label)
const names = people.map(([name]) => name)

test.each([
  [
    'cards',
    (name: string, title: string, user: string) =>
      `<div><h3>${name}</h3><p>${title}</p><p>${user}@soto-bell.example</p></div>`,
  ],
  [
    'rows of a table',
    (name: string, title: string, user: string) =>
      `<tr><td>${name}</td><td>${title}</td><td>${user}@soto-bell.example</td></tr>`,
  ],
  [
    'lines with breaks',
    (name: string, title: string, user: string) => `${name}<br>${title}<br>${user}@soto-bell.example<br><br>`,
  ],
  [
    'headings and paragraphs',
    (name: string, title: string, user: string) => `<h2>${name}, ${title}</h2><p>${user}@soto-bell.example</p>`,
  ],
])('finds people who are only on one page, as %s', (_, markup) => {
  const html = `<body><h1>Our Team</h1>${people.map(([name, title, user]) => markup(name, title, user)).join('')}<p>Soto Bell LLP</p></body>`
  expect(keys(html)).toEqual(names)
  const read = readRecord(html, 'marcus-bell', from)
  expect('bio' in read && read.bio).toMatchObject({
    name: 'Marcus Bell',
    title: 'Associate',
    email: 'mbell@soto-bell.example',
  })
})

test('takes the rank of a group as the position of its people', () => {
  const html = `<h2>Partners</h2><ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`
  expect(keys(html)).toEqual(names)
  const read = readRecord(html, 'priya-rao', from)
  expect('bio' in read && read.bio.title).toBe('Partner')
})

test('takes the office in the heading of a group as the city of its people', () => {
  const html = `<h1>Team</h1><h2>Nashua office</h2><ul>${names.map((name) => `<li>${name}<br>Partner</li>`).join('')}</ul>`
  const read = readRecord(html, 'priya-rao', from)
  expect('bio' in read && read.bio.offices).toEqual(['Nashua, NH'])
})

test('reads the email in a window that a card opens, unless it fits another name', () => {
  const html = (...users: string[]) =>
    `<h1>Team</h1>${people.map(([name, title]) => `<div><h3>${name}</h3><p>${title}</p></div>`).join('')}
    ${users.map((user) => `<div style="display:none"><h2>Say hello</h2><p>${user}@soto-bell.example</p></div>`).join('')}`
  const emailOf = (page: string) => {
    const read = readRecord(page, 'marcus-bell', from)
    return 'bio' in read && read.bio.email
  }
  expect(emailOf(html('ingrid', 'marcus', 'priya'))).toBe('marcus@soto-bell.example')
  expect(emailOf(html('ingrid', 'priya'))).toBeNull()
})

test('reads the people in panels behind tabs, each once', () => {
  const panel = (id: string, some: readonly (typeof people)[number][]) =>
    `<div role="tabpanel" id="${id}">${some.map(([name, title]) => `<p><b>${name}</b><br>${title}</p>`).join('')}</div>`
  const html = `<h1>Team</h1><ul><li><a role="tab" href="#a">Baker City</a></li><li><a role="tab" href="#b">Nashua</a></li></ul>
    ${panel('a', people.slice(0, 2))}${panel('b', people.slice(1))}`
  expect(keys(html)).toEqual(names)
})

test('finds somebody without a link in a table of people with links', () => {
  const row = (name: string, title: string, area: string) =>
    `<tr><td>${name}</td><td>${title}</td><td>${area}</td><td>Leases, Title Work</td></tr>`
  const html = `<table>${people.map(([name, title, user]) => row(`<a href="/${user}.htm">${name}</a>`, title, 'Civil Litigation, Insurance Defense')).join('')}${row('Owen "Ike" Marsh', 'Of Counsel', 'Real Estate, Abstracts')}</table>`
  expect(keys(html)).toContain('Owen "Ike" Marsh')
})

test('finds people who are only in the data behind "Show all"', () => {
  const data = people.map(([fullName, jobTitle]) => ({ fullName, jobTitle, email: 'x@soto-bell.example' }))
  expect(keys(`<h1>Team</h1><script type="application/json">${JSON.stringify({ people: data })}</script>`)).toEqual(
    names,
  )
})

test('leaves headings, practices and offices of the same make out', () => {
  const cards = ['Practice Areas', 'Los Angeles', 'Real Estate', 'Contact Us']
  expect(
    keys(`<body>${cards.map((text) => `<div><h3>${text}</h3><p>(617) 555-0100</p></div>`).join('')}</body>`),
  ).toEqual([])
})

test('finds people in a script with bare names and in the answer that a list loads', () => {
  const script = people.map(([name, title]) => `{ id: 1, name: '${name}', role: '${title}', },`).join('\n')
  expect(keys(`<h1>Team</h1><script>// team\nvar team = [\n${script}\n];\nshow(team)</script>`)).toEqual(names)
  const answer = people.map(([name, title]) => ({ display_name: name, role: { label: title }, email: 'x@y.example' }))
  expect(keys(JSON.stringify({ people: answer, total: 3 }))).toEqual(names)
  const more = listingLinks('<button data-endpoint="/api/team?offset=3&amp;limit=9">More</button>', at)
  expect(more.next).toEqual(['https://soto-bell.example/api/team?offset=3&limit=9'])
})

test('follows letters, and links that only say that they lead on', () => {
  const next = (html: string) => listingLinks(html, at).next
  expect(next('<a href="/team?view=b">Next »</a><a href="/team?view=c" rel="next">Weiter</a>')).toEqual([
    `${at}?view=b`,
    `${at}?view=c`,
  ])
  expect(next('<a href="/team?initial=b">B</a><a href="/team">Next</a><a href="/news?view=b">Next</a>')).toEqual([
    `${at}?initial=b`,
  ])
})

test('follows ranges of letters, and filters that lead to a page below', () => {
  const found = (html: string) => listingLinks(html, at)
  expect(found('<a href="/team/results?letters=A-F">A–F</a>').filters).toEqual([`${at}/results?letters=A-F`])
  const form =
    '<form action="/team/results"><select name="office"><option value="">All</option><option>Boise</option></select></form>'
  expect(found(form).filters).toEqual([`${at}/results?office=Boise`])
  expect(found('<a href="/team/a-f">A–F</a>').next).toEqual([])
  expect(listingLinks('<a href="/news?last=2">Older</a>', 'https://soto-bell.example/').filters).toEqual([])
})

test('takes an unlikely name where most are names for a person', () => {
  const cards = [...names, 'Theo Brandvold'].map((name) => `<div><h3>${name}</h3><p>617-555-0100</p></div>`)
  expect(keys(`<h1>Our Team</h1>${cards.join('')}`)).toEqual([...names, 'Theo Brandvold'])
})

test('doesn’t take the degrees after a name for a person', () => {
  const degrees = ['LLB, TEP', 'MA (Cantab)', 'PgDL BSc']
  const cards = names.map((name, at) => `<p><b>${name}</b> ${degrees[at]}<br><em>Partner</em><br>617-555-0100</p>`)
  expect(keys(`<h1>Our Team</h1>${cards.join('')}`)).toEqual(names)
})

test('takes bare names of a directory for people, and no clients or buttons', () => {
  const cards = names.map((name) => `<div><h3>${name}</h3></div>`).join('')
  const clients = '<h2>What our clients say</h2><div><h3>Helen Kim</h3><p>Business Owner</p></div>'
  const html = `<h1>Our Team</h1><div>${cards}</div><div>${clients}</div><a href="#">Meet Ingrid</a>`
  expect(keys(html)).toEqual(names)
  const author = '<div class="et_pb_testimonial"><h3>Ron Dickey</h3><p>Retired Conductor</p></div>'
  expect(keys(`<h1>Our Team</h1><div>${cards}</div>${author}`)).toEqual(names)
})

test('follows parts of a picture, handlers of clicks, and pages of each office', () => {
  const map = '<map><area href="/isoto.html" alt="Ingrid Soto"><area href="/mbell.html" alt="Marcus Bell"></map>'
  const card = `<div onclick="open('prao.html')"><h3>Priya Rao</h3><p>Of Counsel</p></div>`
  const found = listingLinks(`<body>${map}${card}</body>`, at)
  expect(found.people.map(({ url }) => new URL(url).pathname)).toContain('/prao.html')
  const offices = 'https://soto-bell.example/locations/'
  const parts = listingLinks('<a href="/locations/reno/">Reno</a><a href="/contact/">Contact</a>', offices).parts
  expect(parts).toEqual(['https://soto-bell.example/locations/reno/'])
})

test('keeps position and office of a card for a page that leaves them out', () => {
  const card = (name: string, slug: string, title: string) =>
    `<article data-office="salt-lake-city"><a href="/team/${slug}"><img alt="${name}, ${title}"><h3>${name}</h3></a></article>`
  const { people: found } = listingLinks(
    `<h1>Team</h1>${card('Ingrid Soto', 'ingrid-soto', 'Of Counsel')}${card('Marcus Bell', 'marcus-bell', 'Chair, Tax Group')}`,
    at,
  )
  expect(found).toMatchObject([
    { label: 'Ingrid Soto', card: { title: 'Of Counsel', office: 'Salt Lake City, UT' } },
    { label: 'Marcus Bell', card: { title: 'Chair, Tax Group', office: 'Salt Lake City, UT' } },
  ])
  const url = 'https://soto-bell.example/team/marcus-bell'
  const read = readBio('<h1>Marcus Bell</h1><p>mbell@soto-bell.example</p>', {
    ...from,
    url,
    isPeopleAddress: true,
    label: found[1]?.label ?? null,
    card: found[1]?.card ?? {},
  })
  expect('bio' in read && read.bio).toMatchObject({ title: 'Chair, Tax Group', offices: ['Salt Lake City, UT'] })
})

test('finds names behind the words "Attorney at Law"', () => {
  const cards = names.map((name) => `<div><h3>Attorney at Law ${name}</h3><p>Partner</p></div>`).join('')
  expect(keys(`<h1>Our Team</h1><div>${cards}</div>`)).toEqual(names)
})

test('takes the makers of a site, whom its footer names, for nobody at the firm', () => {
  const cards = names.map((name) => `<div><h3>${name}</h3></div>`).join('')
  const credits =
    '<footer><p>Site by <a href="https://a.example">Helen Kim</a> and <a href="https://b.example">Mary Bell</a></p></footer>'
  expect(keys(`<h1>Our Team</h1><div>${cards}</div>${credits}`)).toEqual(names)
})

test('takes the page where a firm can be contacted for nobody’s own', () => {
  const card = '<div><h3>Ingrid Soto</h3><p>Partner</p><a href="/contact.html">Contact Ingrid Soto</a></div>'
  const other = '<div><h3>Marcus Bell</h3><p>Partner</p></div>'
  expect(listingLinks(`<h1>Our Team</h1><div>${card}${other}</div>`, at).people).toEqual([])
})

test('finds a name with an initial at its end', () => {
  const cards = ['Meena Lakshmi K', ...names].map((name) => `<div><h3>${name}</h3><p>Counsel</p></div>`).join('')
  expect(keys(`<h1>Our Team</h1><div>${cards}</div>`)).toEqual(['Meena Lakshmi K', ...names])
})

test('finds a clear name in a heading of its own on a page of people', () => {
  const cards = names.map((name) => `<div><h3>${name}</h3><p>Counsel</p></div>`).join('')
  const lead = (name: string) => `<section><div><h2>${name}</h2><p>Tries cases of every kind.</p></div></section>`
  expect(keys(`<h1>Our Team</h1>${lead('Rohan Malhotra')}<div>${cards}</div>`)).toContain('Rohan Malhotra')
  expect(keys(`<h1>Our Team</h1>${lead('Chambers Address')}<div>${cards}</div>`)).toEqual(names)
})

test('finds a person without a position among others who have one, whatever the page', () => {
  const cards = names.map((name, at) => `<div><h3>${name}</h3>${at === 1 ? '' : '<p>Counsel</p>'}</div>`).join('')
  expect(keys(`<h1>Soto Bell LLP</h1><div>${cards}</div>`)).toEqual(names)
})

test('keeps a person whose link leads to a page that names somebody else', () => {
  const card = (name: string, link: string) =>
    `<div><h3>${name}</h3><p>Partner</p><a href="${link}">Read more</a></div>`
  const html = `<h1>Our Team</h1><div>${card('Ingrid Soto', '/details.html')}${card('Marcus Bell', '/bell.html')}</div>`
  expect(listingLinks(html, at).records).toMatchObject([
    { label: 'Ingrid Soto', card: { page: 'soto-bell.example/details.html' } },
  ])
})

test('doesn’t read possessives, template people or two-line headings as names', () => {
  const block = (heading: string) => `<section><h2>${heading}</h2><p>Call (775) 555-0100</p></section>`
  expect(keys(`<h1>Soto Bell LLP</h1>${block('Reno’s')}${block('Jack Doe')}`)).toEqual([])
  expect(keys(`${block('Meadow Verdict<br> Every Week')}${block('Prompt Reply<br> Always')}`)).toEqual([])
})

test('doesn’t read a firm that describes itself in data as a person', () => {
  const data = {
    '@type': 'LegalService',
    name: 'Marcus Bell Law',
    email: 'office@soto-bell.example',
    areaServed: 'Reno',
  }
  const html = (type: string) =>
    `<script type="application/ld+json">${JSON.stringify({ ...data, '@type': type })}</script>`
  expect(keys(html('Person'))).toEqual(['Marcus Bell Law'])
  expect(keys(html('LegalService'))).toEqual([])
})

test('doesn’t read the name of a firm with several people as a person', () => {
  const cards = names.map((name) => `<div><h3>${name}</h3><p>Partner</p></div>`).join('')
  const html = `<h1>Our Team</h1><div>${cards}<div><h3>Soto Bell</h3></div></div>`
  const site = { paths: { name: 'h3', title: null, city: null }, furniture: [], cities: [] }
  const read = (firm: string) => readRecord(html, 'soto-bell', { ...from, firm, site }).verdict.isPerson
  expect(read('Hale Crow LLP')).toBe(true)
  expect(read('Soto Bell LLP')).toBe(false)
})

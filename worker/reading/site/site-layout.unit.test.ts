import { expect, test } from 'vitest'
import { readBio } from '#worker/reading/person/read-bio.ts'
import { personAlone } from './page-people.ts'
import { learnLayout, type SamplePage } from './site-layout.ts'

const host = 'hale-crow.example'
const foot = '<div><p>Hale Crow LLP, 12 Court Square, Boston, MA 02110. Telephone (617) 555-0100.</p></div>'
const bio = (name: string, title: string) =>
  `<title>${name} | Hale Crow LLP</title><body><h1>Hale Crow LLP</h1><div class="who">${name}</div><p class="role">${title}</p>
  <p>${name} advises towns and companies on water, land and what is built on it, and has done so for twelve years.</p>${foot}</body>`
const from = (name: string) => ({ url: `https://${host}/p/${name.length}`, firm: 'Hale Crow LLP', host, label: name })
const sample = (name: string, title: string): SamplePage => {
  const html = bio(name, title)
  return { html, read: readBio(html, from(name)), isRecord: false }
}

test('learns where names and titles are, and what all pages share', () => {
  const layout = learnLayout([
    sample('Ingrid Soto', 'Partner'),
    sample('Marcus Bell', 'Associate'),
    sample('Priya Rao', 'Counsel'),
    sample('Helen Kim', 'Partner'),
  ])
  expect(layout).toMatchObject({
    people: 'on pages of their own',
    paths: { name: 'div.who', title: 'p.role' },
    cities: ['Boston, MA'],
  })
})

test('learns nothing from too few people', () => {
  expect(learnLayout([sample('Ingrid Soto', 'Partner'), sample('Marcus Bell', 'Associate')])).toBeUndefined()
})

test('reads an unknown title by the layout of the site', () => {
  const site = learnLayout(['Ingrid Soto', 'Marcus Bell', 'Priya Rao'].map((name) => sample(name, 'Partner')))
  const html = bio('Wren Achterberg', 'Rainmaker')
  const read = readBio(html, { ...from('Wren Achterberg'), site })
  expect('bio' in read && read.bio).toMatchObject({
    name: 'Wren Achterberg',
    title: 'Rainmaker',
    offices: ['Boston, MA'],
  })
})

test('takes no number or place from the frame of a site, however short it is', () => {
  const framed = (name: string, city: string) =>
    `<body><div class="top">Call (404) 555-0100</div><ul><li><a href="/p">People</a></li></ul><div><h1>${name}</h1><p>Counsel, ${city}</p>
    <p>${name} drafts leases.</p></div><div class="end">Atlanta 404-555-0100 / Savannah 912-555-0100</div></body>`
  const pages = [
    ['Ingrid Soto', 'Atlanta'],
    ['Marcus Bell', 'Savannah'],
    ['Priya Rao', 'Atlanta'],
  ] as const
  const site = learnLayout(
    pages.map(([name, city]) => ({
      html: framed(name, city),
      read: readBio(framed(name, city), from(name)),
      isRecord: false,
    })),
  )
  const read = readBio(framed('Amy Wu', 'Macon, GA'), { ...from('Amy Wu'), site })
  expect('bio' in read && read.bio).toMatchObject({ name: 'Amy Wu', phone: null, offices: ['Macon, GA'] })
})

test('keeps the admissions that all people of a firm share', () => {
  const bars = '<div><h3>Bar Admissions</h3><p>Ohio, United States District Court</p></div>'
  const page = (name: string) => bio(name, 'Partner').replace(foot, bars + foot)
  const samples = ['Ingrid Soto', 'Marcus Bell', 'Priya Rao'].map((name) => ({
    html: page(name),
    read: readBio(page(name), from(name)),
    isRecord: false,
  }))
  const read = readBio(page('Helen Kim'), { ...from('Helen Kim'), site: learnLayout(samples) })
  expect('bio' in read && read.bio.barAdmissions).toHaveLength(1)
})

test('finds the only lawyer of a firm named after them', () => {
  const alone = (body: string) =>
    personAlone(
      `<title>Wren Achterberg, Attorney at Law</title><body>${body}<footer>wachterberg@${host}, 1 Main Street, Macon, GA 31201</footer></body>`,
      `https://${host}/about`,
    )
  expect(alone('<h1>About Wren Achterberg</h1><p>Trial Attorney</p>')).toMatchObject({ label: 'Wren Achterberg' })
  expect(alone('<h1>What we do</h1><p>Wills and trusts.</p>')).toBeUndefined()
  const other = `<h1>Justice</h1><h2>We Handle</h2><p>Attorney at Law</p><p>J.D., Yale Law School</p>`
  expect(personAlone(`<body>${other}</body>`, `https://${host}/about`)).toBeUndefined()
})

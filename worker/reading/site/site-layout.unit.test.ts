import { expect, test } from 'vitest'
import { readBio } from '#worker/reading/person/read-bio.ts'
import { learnLayout, layoutSentence, type SamplePage } from './site-layout.ts'

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
    titleEnd: ' | Hale Crow LLP',
    city: 'Boston, MA',
  })
  expect(layout && layoutSentence(layout)).toBe('People have pages of their own: name in “who”, title in “role”.')
})

test('learns nothing from too few people', () => {
  expect(learnLayout([sample('Ingrid Soto', 'Partner'), sample('Marcus Bell', 'Associate')])).toBeUndefined()
})

test('reads by a layout what no rule knows', () => {
  const site = learnLayout(['Ingrid Soto', 'Marcus Bell', 'Priya Rao'].map((name) => sample(name, 'Partner')))
  const html = bio('Wren Achterberg', 'Rainmaker')
  const read = readBio(html, { ...from('Wren Achterberg'), site })
  expect('bio' in read && read.bio).toMatchObject({
    name: 'Wren Achterberg',
    title: 'Rainmaker',
    offices: ['Boston, MA'],
  })
})

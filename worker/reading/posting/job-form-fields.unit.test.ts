import { test } from 'vitest'
import { fieldsOfPage, fieldsOfStated, type ReadText } from './job-form-fields.ts'

const read: ReadText = async () => ({ engine: 'rules', fields: { location: 'Melbourne, FL' } })

test.for([
  ['Springvale, VIC, AU', undefined],
  ['Columbus, OH', 'Columbus, OH'],
  ['Main office', 'Melbourne, FL'],
  ['Remote, US', 'Melbourne, FL'],
] as const)(
  'doesn’t use a city from the text if the page states another place: %s',
  async ([place, location], { expect }) => {
    const posting = { title: 'Counsel', description: 'Our Melbourne team meets weekly.', places: [place] }
    expect((await fieldsOfStated(posting, read)).fields.location).toBe(location)
  },
)

test.for([
  ['Tax Associate - Dayton, OH 45402', 'Tax Associate'],
  ['Tax Associate | Trusts – Columbus, OH', 'Tax Associate | Trusts'],
  ['Counsel - Ohio Valley Projects', 'Counsel - Ohio Valley Projects'],
  ['Tax Associate', 'Tax Associate'],
] as const)('leaves the place at the end of a heading out of the title: %s', async ([heading, title], { expect }) => {
  const page = { title: heading, isTitle: true, name: heading, text: heading }
  expect((await fieldsOfPage(page, read)).fields.title).toBe(title)
})

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

const page = {
  name: 'Tax Associate',
  text: 'Tax Associate\nBrae & Holt LLP\nPay: $150,000 - $170,000\nWe file taxes for families.',
}
const readPage: ReadText = async () => ({ engine: 'rules', fields: { firmName: 'Brae & Holt LLP' } })

test('takes the text of the page where the data cut it', async ({ expect }) => {
  const descriptionOf = async (description: string) =>
    (await fieldsOfStated({ title: 'Tax Associate', page, description }, readPage)).fields.description
  expect(await descriptionOf('We file taxes ...')).toBe(page.text)
  expect(await descriptionOf('We file taxes for families in six states.')).toBe(
    'We file taxes for families in six states.',
  )
})

test.for([
  ['Brae and Holt', 'Brae and Holt'],
  ['BH Operating LLC', 'Brae & Holt LLP'],
  ['State Bar Job Board', 'Brae & Holt LLP'],
  ['0217 Brae & Holt Services', 'Brae & Holt Services'],
  ['Confidential', undefined],
] as const)('gives the employer that the page shows for %s', async ([firm, firmName], { expect }) => {
  expect((await fieldsOfStated({ title: 'Tax Associate', firm, page }, readPage)).fields.firmName).toBe(firmName)
})

test('leaves a short number in the name of an employer', async ({ expect }) => {
  const none: ReadText = async () => ({ engine: 'rules', fields: {} })
  const firmOf = async (firm: string) => (await fieldsOfStated({ title: 'Counsel', firm }, none)).fields.firmName
  expect([await firmOf('826 Pine Street'), await firmOf('00826 Pine Street')]).toEqual([
    '826 Pine Street',
    'Pine Street',
  ])
})

test('takes the law firm in a page’s name as the employer if its text names none', async ({ expect }) => {
  const none: ReadText = async () => ({ engine: 'rules', fields: {} })
  const own = { title: 'Tax Associate', isTitle: true, firm: 'Brae Tax Law', ...page }
  expect((await fieldsOfPage(own, none)).fields.firmName).toBe('Brae Tax Law')
  expect((await fieldsOfPage(own, readPage)).fields.firmName).toBe('Brae & Holt LLP')
})

test('takes the whole name of the employer from the page if the text cuts it short', async ({ expect }) => {
  const cut: ReadText = async () => ({ engine: 'rules', fields: { firmName: 'Brae & Holt' } })
  const own = { title: 'Tax Associate', isTitle: true, ...page }
  const firmOf = async (firm: string) => (await fieldsOfPage({ ...own, firm }, cut)).fields.firmName
  expect(await firmOf('Brae & Holt LLP')).toBe('Brae & Holt LLP')
  expect(await firmOf('Orvane Legal Search')).toBe('Brae & Holt')
})

test.for([
  ['Civil Rights Staff Attorney', 'Staff Attorney', 'Civil Rights Staff Attorney'],
  ['ERISA / Employee Benefits Associate', 'ERISA Associate', 'ERISA / Employee Benefits Associate'],
  ['Opening Privacy Associate', 'Privacy Associate', 'Privacy Associate'],
  ['TAX ASSOCIATE', 'Tax Associate', 'Tax Associate'],
  ['Tax Associate in Reno', 'Tax Associate', 'Tax Associate'],
] as const)('takes the longer title of the heading %s', async ([heading, inText, title], { expect }) => {
  const read: ReadText = async () => ({ engine: 'rules', fields: { title: inText } })
  expect((await fieldsOfPage({ ...page, title: heading, isTitle: false }, read)).fields.title).toBe(title)
})

test('gives the employer the legal form that its page gives it', async ({ expect }) => {
  const firmOf = async (shown: string) => {
    const own = { title: 'Tax Associate', isTitle: true, shown, ...page }
    const cut: ReadText = async () => ({ engine: 'rules', fields: { firmName: 'Brae & Holt' } })
    return (await fieldsOfPage(own, cut)).fields.firmName
  }
  expect(await firmOf('© 2026 Brae & Holt, PLLC. All rights reserved.')).toBe('Brae & Holt, PLLC')
  expect(await firmOf('Brae & Holt Solicitors LLP | Privacy')).toBe('Brae & Holt Solicitors LLP')
  expect(await firmOf('Brae & Holt Media')).toBe('Brae & Holt')
  expect(await firmOf('Orvane Software Inc.')).toBe('Brae & Holt')
})

test('takes the employer that the page names if neither data nor text have one', async ({ expect }) => {
  const none: ReadText = async () => ({ engine: 'rules', fields: {} })
  const stated = { title: 'Tax Associate', page: { ...page, firm: 'Orvane County Court' } }
  expect((await fieldsOfStated(stated, none)).fields.firmName).toBe('Orvane County Court')
})

test('reads what a page states in short lines above the description of its data', async ({ expect }) => {
  const given: string[] = []
  const noting: ReadText = async (text) => {
    given.push(text)
    return { engine: 'rules', fields: {} }
  }
  const description = 'We file taxes for families.\nWe plan estates, trusts, and gifts.'
  await fieldsOfStated({ title: 'Tax Associate', page, description }, noting)
  expect(given[0]).toContain('Pay: $150,000 - $170,000')
  await fieldsOfStated({ title: 'Tax Associate', firm: 'Brae & Holt LLP', page, description }, noting)
  expect(given[1]).not.toContain('Brae & Holt')
})

import { test } from 'vitest'
import { pageFinding } from './page-postings.ts'

const jobPage = (line: string): string =>
  `<title>Careers</title><h1>Tax Associate</h1><p>Hale & Finch LLP, Columbus, OH</p>
  <p>Hale & Finch LLP is seeking a tax associate with three years of experience to join its office in Columbus. You will
  advise family companies on their taxes.</p><h2>Requirements</h2><ul><li>JD</li><li>Ohio bar</li></ul><p>${line}</p>`

test.for([
  ['The position has been filled.', true],
  ['This job is closed.', true],
  ['Open until the position is filled.', false],
  ['Applications are accepted until position is filled.', false],
  ['The posting ends once the role has been filled.', false],
  ['The position is filled through a partnership with the county.', false],
] as const)('knows a closed job from one that is open until then: %s', ([line, isClosed], { expect }) => {
  expect(pageFinding(jobPage(line), 'https://firm.example/careers/1').kind === 'closed').toBe(isClosed)
})

test('takes a heading that the name of the page holds as the title', ({ expect }) => {
  const page = (name: string) =>
    jobPage('').replace('Careers', name).replace('<h1>Tax Associate', '<h1>Senior Pricing Engineer, Trade Desk')
  const finding = (name: string) => pageFinding(page(name), 'https://board.example/jobs/view/1')
  const title = 'Senior Pricing Engineer, Trade Desk'
  expect(finding(`Orvane hiring ${title} in Dayton, Ohio`)).toMatchObject({ kind: 'read', page: { title } })
  expect(finding('Orvane is hiring')).toMatchObject({ page: { isTitle: false } })
})

const textOf = (html: string): string => {
  const found = pageFinding(html, 'https://firm.example/careers/1')
  return found.kind === 'read' ? found.page.text : found.kind
}

test('reads a page that is inside a form', ({ expect }) => {
  expect(textOf(`<form method="post">${jobPage('Free parking.')}</form>`)).toContain('Free parking.')
  const apply = '<form><h2>Apply</h2><p>We ask each applicant about military service.</p></form>'
  expect(textOf(jobPage('') + apply)).not.toContain('military')
})

test('reads a column of facts about the job, but not one of other jobs', ({ expect }) => {
  const page = (aside: string) =>
    `<body><aside>${aside}</aside><main>${jobPage('').replace('<title>Careers</title>', '')}</main></body>`
  expect(textOf(page('<p>Base pay</p><p>$150,000</p>'))).toContain('$150,000')
  expect(textOf(page('<h3>Similar jobs</h3><p>Probate Counsel</p><p>Location</p><p>Fargo, ND</p>'))).not.toContain(
    'Fargo',
  )
  expect(textOf(page('<h3>News</h3><p>We moved to Fargo.</p>'))).not.toContain('Fargo')
})

test('reads data whose objects have thousands of fields in a moment', ({ expect }) => {
  const fields = Array.from({ length: 1_990 }, (_, at) => `"k${at}":1`).join(',')
  const job = `{"title":"Tax Associate","location":"Boston, MA",${fields}}`
  const page = `<body><script>window.__INITIAL_STATE__ = [${`${job},`.repeat(60)}1]</script></body>`
  expect(pageFinding(page, 'https://firm.example/careers')).toMatchObject({ kind: 'stated' })
})

test('reads a page as a job if only its text states the title', ({ expect }) => {
  const end = '<p>We offer a pension and four weeks of vacation. Send a résumé and a writing sample to Ann Lee.</p>'
  const page = jobPage(`Salary: $140,000 - $160,000${end}`).replaceAll(/<(\/?)h[12]>/g, '<$1div>')
  expect(pageFinding(page, 'https://firm.example/careers/1')).toMatchObject({
    kind: 'read',
    page: { title: 'Tax Associate' },
  })
  const news = '<p>Our firm has been named a good place to work by the county bar for the third time.</p>'
  expect(pageFinding(news.repeat(4), 'https://firm.example/news/1')).toMatchObject({ kind: 'text' })
})

test.for([
  ['Join us — Hale Tax Law', 'Hale Tax Law'],
  ['Tax Lawyer | Finch Legal Search', undefined],
  ['Employment -- Columbus, OH', undefined],
  ['Careers at Hale & Finch LLP', 'Hale & Finch LLP'],
] as const)('finds a law firm in the name of a page: %s', ([name, firm], { expect }) => {
  const found = pageFinding(jobPage('').replace('Careers', name), 'https://firm.example/careers/1')
  expect(found.kind === 'read' && found.page.firm).toBe(firm)
})

test.for([
  ['150000-165000', 150_000, 165_000],
  ['$150K - $165K', 150_000, 165_000],
  [{ value: { value: '150,000 to 165,000', unitText: 'YEAR' } }, 150_000, 165_000],
  ['Competitive', undefined, undefined],
] as const)('reads a range of pay that data state as a text: %j', ([baseSalary, min, max], { expect }) => {
  const data = JSON.stringify({ '@type': 'JobPosting', title: 'Tax Associate', baseSalary })
  const found = pageFinding(`<script type="application/ld+json">${data}</script>`, 'https://firm.example/careers/1')
  const [posting] = found.kind === 'stated' ? found.postings : []
  expect([posting?.title, posting?.salary?.min, posting?.salary?.max]).toEqual(['Tax Associate', min, max])
})

test('takes no text about the employer for its name', ({ expect }) => {
  const firmOf = (name: string) => {
    const posting = {
      '@type': 'JobPosting',
      title: 'Tax Counsel',
      hiringOrganization: name,
      description: 'Taxes. '.repeat(30),
    }
    const data = `<script type="application/ld+json">${JSON.stringify(posting)}</script>`
    const found = pageFinding(data + jobPage(''), 'https://firm.example/careers/1')
    return found.kind === 'stated' && found.postings[0]?.firm
  }
  expect(firmOf('Orvane Tool Works, Inc.')).toBe('Orvane Tool Works, Inc.')
  expect(firmOf('Orvane Tool Works has made hand tools since 1949. '.repeat(4))).toBeUndefined()
})

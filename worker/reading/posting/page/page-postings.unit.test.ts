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
  expect(finding('Orvane is hiring')).toMatchObject({ kind: 'text' })
})

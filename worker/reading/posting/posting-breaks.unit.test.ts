import { test } from 'vitest'
import { postingLines } from './posting-items.ts'
import { postingText } from './posting-text.ts'
import { readPosting, type ReadPosting } from './read-posting.ts'

const read = (text: string): ReadPosting => readPosting(text, new Date('2026-11-21T12:00:00Z'))

test('reads a list whose line breaks were lost', ({ expect }) => {
  const { requirements, yearsExperienceMin, yearsExperienceMax, salaryMin, salaryMax } = read(
    'Tax Associate\nHale & Finch LLP\n\nQualifications:Juris Doctor from an accredited law schoolLicensed to practice in Ohio3-5 years of experience with trustsStrong writing skills\nSalary: $140,000 - $175,000Benefits:Dental insuranceHealth insurance',
  )
  expect(requirements).toEqual([
    'Juris Doctor from an accredited law school',
    'Licensed to practice in Ohio',
    '3-5 years of experience with trusts',
    'Strong writing skills',
  ])
  expect([yearsExperienceMin, yearsExperienceMax, salaryMin, salaryMax]).toEqual([3, 5, 140_000, 175_000])
})

test('breaks entries that run into the next mark or number', ({ expect }) => {
  expect(postingText('Duties: ● Keep all files● Draft answers● Meet clients').split('\n')).toEqual([
    'Duties: ● Keep all files',
    '• Draft answers',
    '• Meet clients',
  ])
  expect(postingText('Duties:1. Keep all files.2. Draft answers.3. Meet clients').split('\n').slice(1)).toEqual([
    '• Keep all files.',
    '• Draft answers.',
    '• Meet clients',
  ])
})

test('breaks before a heading that is followed by a mark', ({ expect }) => {
  const text =
    'Clerks work all summer. Requirements:• Law student;• Ready to learn. Benefits:• Paid lunch• Short Fridays'
  expect(postingText(text).split('\n')).toEqual([
    'Clerks work all summer.',
    'Requirements:',
    '• Law student;',
    '• Ready to learn.',
    'Benefits:',
    '• Paid lunch',
    '• Short Fridays',
  ])
})

test.for(['♦', '◆', '❑', '\uF0B7', '\uF0A7', '⦁'])('takes %s for the mark of an entry', (mark, { expect }) => {
  expect(postingText(`${mark} Ohio bar\n${mark} JD`)).toBe('• Ohio bar\n• JD')
})

test.for([
  ['Skill with PowerPoint, QuickBooks, LexisNexis, NetDocuments and eDiscovery'],
  ['Apply at https://jobs.hale.example/openings/taxAssociate/startHere or write to jobs2026@hale.example'],
  ['The deMarco Group, one name with a capital inside'],
  ['Full-time • Hybrid • Columbus, OH'],
  ['Associate (Litigation) - Hale & Finch Inc. - Albany, N.Y. (Hybrid) - Full-time'],
] as const)('keeps a line whole: %s', ([line], { expect }) => {
  expect(postingText(line)).toBe(line)
})

test('reads a text of one line to its end', ({ expect }) => {
  const sentence = 'You will draft leases and amendments for landlords and tenants and meet them every week. '
  const text = `Real Estate Associate\n${sentence.repeat(20)}The base salary for this position is $150,000 a year. You have at least four years of experience.`
  const { salaryMin, yearsExperienceMin } = read(text)
  expect([salaryMin, yearsExperienceMin]).toEqual([150_000, 4])
})

test('reads places whose country and state come first', ({ expect }) => {
  expect(postingText('Location: US-IL-Rock Falls')).toBe('Location: Rock Falls, IL')
  expect(postingText('Form US-AB-12 | USA-TX-Waco')).toBe('Form US-AB-12 | Waco, TX')
})

test('joins wrapped lines, also those of a word cut in two', ({ expect }) => {
  const text = [
    'Clerk',
    'The clerk opens the mail, keeps the calen-',
    'dar of both judges and sits in the court',
    'when a jury is chosen. Those who begin in',
    'the new year apply in October.',
    '• Skill with tables and forms, and a steady',
    'hand',
    '• Courtesy',
  ]
  expect(postingText(text.join('\n')).split('\n')).toEqual([
    'Clerk',
    'The clerk opens the mail, keeps the calendar of both judges and sits in the court when a jury is chosen. Those who begin in the new year apply in October.',
    '• Skill with tables and forms, and a steady hand',
    '• Courtesy',
  ])
})

test('keeps the lines of a list whose entries begin with small letters', ({ expect }) => {
  const list =
    'You will\nkeep the files of nine lawyers\nsort mail\nmeet clients at the door\nask for help\nlock up at night'
  expect(postingText(list)).toBe(list)
})

test.for(['-', '> - ', '(ii) ', 'B) ', '• [x] ', '[ ] ', '1. * '])(
  'reads %s as the mark of an entry',
  (mark, { expect }) => {
    expect(postingText(`${mark}knows tax law`)).toBe('• knows tax law')
  },
)

test('reads wide gaps as columns, joins spaced-out letters, drops marks of emphasis', ({ expect }) => {
  expect(postingText('NEW    Title Examiner')).toBe('NEW | Title Examiner')
  expect(postingText('Office:     Salina, Kansas')).toBe('Office: Salina, Kansas')
  expect(postingText('H A L E   &   F I N C H')).toBe('HALE & FINCH')
  expect(postingText('*Title Examiner*')).toBe('Title Examiner')
})

test('removes hashtags, but keeps the word of a sentence that is one', ({ expect }) => {
  expect(postingLines('A bank in #Tulsa needs help.\n#lawjobs #banking').lines).toEqual(['A bank in Tulsa needs help.'])
})

test('parts a label from its value where the blank between two cells was lost', ({ expect }) => {
  expect(postingText('Job TitleTax Associate\nLOCATIONChicago, IL\nSalary$90,000')).toBe(
    'Job Title: Tax Associate\nLOCATION: Chicago, IL\nSalary: $90,000',
  )
  expect(postingText('Locations\nMcKenna Holt\nLocation: Boise')).toBe('Locations\nMcKenna Holt\nLocation: Boise')
})

test.for([
  ['PayPal seeks a counsel.'],
  ['JobPlace\nTax Associate\nHale LLP'],
  ['Office365 administrator\nLaw firm in Boise'],
  ['Job TitleTax Counsel\nPayPal moves money.\nPayPal seeks a counsel.'],
] as const)('doesn’t part a name that begins with a label: %s', ([text], { expect }) => {
  expect(postingText(text)).not.toMatch(/(?:Pay|Job|Office): /)
})

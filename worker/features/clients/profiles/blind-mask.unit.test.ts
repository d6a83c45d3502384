import { expect, test } from 'vitest'
import { blindMask } from './blind-mask.ts'
import { forbiddenWords, type Identity } from './forbidden-words.ts'
import { bookBand, firmBand, levelOf, schoolBand } from './profile-bands.ts'
import { wordSearch } from './word-search.ts'

const nobody: Identity = {
  names: [],
  emails: [],
  phones: [],
  linkedinUrls: [],
  firms: [],
  schools: [],
  judges: [],
  added: [],
}
const wordsOf = (given: Partial<Identity>) => forbiddenWords({ ...nobody, ...given }, { isBlind: true })
const masked = (given: Partial<Identity>, text: string) => blindMask(wordsOf(given))(text).text
const finds = (given: Partial<Identity>, text: string) => wordSearch(wordsOf(given))(text).map((one) => one.text)

test('removes Grace Law and leaves law firms', () => {
  const person = { names: ['Grace Law'] }
  const text =
    'Grace Law joined a law firm. Ms. Law practices tax law; G. Law and Law, Grace are the same. Grace wrote.'
  expect(masked(person, text)).toBe(
    'The candidate joined a law firm. The candidate practices tax law; the candidate and the candidate are the same. The candidate wrote.',
  )
  expect(finds(person, 'Harvard Law School, Am Law 50 law firm, with good grace')).toEqual([])
})

test('finds a name in any spelling', () => {
  const person = { names: ['Łukasz Żółć'] }
  for (const text of ['Zolc', 'ŻÓŁĆ', 'Z\u0307o\u0301lc', 'lukasz', 'Z o l c', 'Żó\u200błć', 'Ｚｏｌｃ', 'L. Zolc’s'])
    expect(finds(person, `by ${text} in 2019`), text).not.toEqual([])
  expect(finds({ names: ['Jürgen Müller'] }, 'Mueller')).toEqual(['Mueller'])
  expect(finds({ names: ['Siobhán O’Brien'] }, 'OBrien and O’BRIEN')).toHaveLength(2)
  expect(finds({ names: ['Katherine (Kit) Vane'] }, 'Katie Vane or Kit; then K. Vane')).toHaveLength(3)
})

test('finds contact data however it is written', () => {
  const person = {
    emails: ['maya.chen88@mayachen.example'],
    phones: ['+1 (212) 555-0147'],
    linkedinUrls: ['https://www.linkedin.com/in/maya-chen-4b2/'],
  }
  for (const text of ['MAYA.CHEN88@mayachen.example', '212.555.0147', '2125550147', 'in/maya-chen-4b2', 'maya chen88'])
    expect(finds(person, `at ${text}.`), text).not.toEqual([])
  expect(masked(person, 'Write to x@y.example or linkedin.com/in/someone.')).toBe('Write to or.')
})

test('finds firms with other names, schools, judges and added words', () => {
  const given = {
    firms: ['Harrowgate Sterne LLP', 'H&S', 'Stone & Field LLP'],
    schools: ['New York University School of Law'],
    judges: ['Law clerk to the Hon. Jane Q. Pettibone, S.D.N.Y.'],
    added: ['Project Falcon'],
  }
  expect(
    masked(
      given,
      'At Harrowgate and at H & S; Stone and Field; a stone field; NYU; clerk to Judge Pettibone on project falcon in New York.',
    ),
  ).toBe('At the firm and at the firm; the firm; a stone field; the school; clerk to the judge on … in New York.')
})

test('leaves a city that is a part of a hidden school’s name', () => {
  const words = wordsOf({ schools: ['University of Chicago Law School'], added: ['IL'] })
  const search = wordSearch(words, ['Chicago, IL', 'Chicago'])
  expect(search('Chicago').map(({ text }) => text)).toEqual([])
  expect(search('University of Chicago Law School')).toHaveLength(1)
  expect(search('Chicago, IL').map(({ text }) => text)).toEqual(['IL'])
})

test('leaves everyday words that are parts of names', () => {
  const cases: [string, string][] = [
    ['Grace Law', 'A law firm, a law degree, and tax law. With good grace, as the law’s purpose is.'],
    ['Anna Law', 'A law firm hired her. A Law Review editor.'],
    ['May Law', 'In May. Law firms closed in May 2020, and it may be that law changes.'],
    ['April Stone', 'Joined in April 2019 and left no stone unturned.'],
    ['Don Young', 'Please don’t send it to a young lawyer.'],
    ['Mary de la Cruz', 'In the LA office, de facto.'],
    ['Virginia West', 'A west coast practice.'],
  ]
  for (const [name, text] of cases) expect(masked({ names: [name] }, text), name).toBe(text)
})

test('removes a name with its title, suffix and possessive', () => {
  const cases: [string, string, string][] = [
    [
      'Grace Law',
      "Law’s practice is tax. We like Law's work.",
      "The candidate’s practice is tax. We like the candidate's work.",
    ],
    [
      'Grace Law',
      'Ms. Grace Law, Esq. works; A. and Grace M. Law do.',
      'The candidate works; A. and the candidate do.',
    ],
    [
      'Mary Kate Young-Law',
      'Ms. Young-Law and Mary Law and M. Young-Law.',
      'The candidate and the candidate and the candidate.',
    ],
    ['José de la Cruz', 'Mr. De la Cruz, then Jose Cruz.', 'The candidate, then the candidate.'],
    ['王小明', '候选人王小明律师，小明', '候选人the candidate律师，the candidate'],
    ['Kate Vane', 'Katherine Vane met Katherine.', 'The candidate met the candidate.'],
  ]
  for (const [name, text, expected] of cases) expect(masked({ names: [name] }, text), name).toBe(expected)
})

test('removes an address as a whole', () => {
  const person = { names: ['Grace Law'], emails: ['grace.law@gracelaw.example', 'glaw@inbox.example'] }
  for (const text of ['grace.law@gracelaw.example', 'Grace.Law', 'grace_law', 'gracelaw', 'GLAW', 'grace law'])
    expect(masked(person, `Write to ${text} now`), text).not.toMatch(/law|grace/i)
  expect(masked({ emails: ['tax.law@inbox.example'] }, 'A tax law firm')).toBe('A tax law firm')
})

test('removes a firm with its article and any legal form', () => {
  const firms = ['Harrow & Vale LLP', 'Vale, P.C.', 'Stone & Field', 'Harrow Holdings, Inc.']
  const text =
    'At Harrow & Vale; at the Harrow & Vale LLP office; Harrow and Vale, L.L.P., Vale P.C. and VALE PC. Then Stone and Field LLP, Harrow Holdings, Inc. and Harrow.'
  expect(masked({ firms }, text)).toBe(
    'At the firm; at the firm office; the firm, the firm and the firm. Then the firm, the firm and the firm.',
  )
})

test('tells firms by bands, and widens the band of a firm that is alone', () => {
  const firm = (amLawRank: number | null) => ({ kind: 'law_firm' as const, amLawRank, headcount: null })
  const at = (rank: number | null, others: readonly number[], place = 'New York') =>
    firmBand(firm(rank), { others, place })
  expect(at(30, [12, 45])).toBe('Am Law 50 firm, New York')
  expect(at(30, [70, 90])).toBe('Am Law 100 firm, New York')
  expect(at(30, [])).toBe('Law firm, New York')
  expect(at(30, [], '')).toBe('Am Law 50 firm')
  expect(at(null, [1, 2])).toBe('Law firm, New York')
  expect(firmBand({ kind: 'company', amLawRank: null, headcount: 9 }, { others: [], place: 'Texas' })).toBe(
    'In-house legal department, Texas',
  )
  expect([null, 1, 400_000, 999_999, 1_000_000, 9_000_000].map(bookBand)).toEqual([
    'Yes',
    'Under $250,000',
    '$250,000 to $500,000',
    '$500,000 to $1,000,000',
    '$1,000,000 to $3,000,000',
    '$3,000,000 or more',
  ])
  expect(['Yale Law School', 'Michigan State University', 'Fordham'].map(schoolBand)).toEqual([
    'Top-14 law school',
    'Accredited law school',
    'Accredited law school',
  ])
  expect([levelOf('Counsel', 3), levelOf(null, 8), levelOf(null, null)]).toEqual([
    'Counsel',
    'Senior associate',
    'Attorney',
  ])
})

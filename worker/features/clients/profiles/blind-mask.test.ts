import { expect, test } from 'vitest'
import { blindMask } from './blind-mask.ts'
import { forbiddenWords, withoutShown, type Identity } from './forbidden-words.ts'
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
  expect(masked(person, 'Write to x@y.example or linkedin.com/in/someone.')).toBe('Write to or')
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
  ).toBe('At the firm and at the firm; the firm; a stone field; the law school; clerk to the judge on … in New York.')
})

test('leaves a city that is a part of a hidden school’s name', () => {
  const forbidden = withoutShown(wordsOf({ schools: ['University of Chicago Law School'] }), ['Chicago, IL'])
  expect(wordSearch(forbidden)('Chicago, IL')).toEqual([])
  expect(wordSearch(forbidden)('University of Chicago Law School')).toHaveLength(1)
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
    'Portable book',
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

import { test } from 'vitest'
import type { Fact } from './label-words.ts'
import { placeNamed } from '#worker/reading/lexicon/places.ts'
import { firmIn, onlyCity, payIn, placeIn, yearsIn } from './posting-facts.ts'
import { remoteIn } from './posting-terms.ts'
import { postingTokens } from './posting-tokens.ts'

/** A fact of each text: the words of its first mention on its line. */
const factsIn = (
  lines: readonly string[],
  label: Fact['label'],
  given: readonly [string, number, number][],
): Fact[] => {
  const tokens = postingTokens(lines, new Date('2026-11-21T12:00:00Z'))
  return given.map(([text, line, margin]) => {
    const start = (lines[line] ?? '').indexOf(text)
    const own = tokens.filter((one) => one.line === line && one.start >= start && one.end <= start + text.length)
    return { label, text, line, margin, tokens: own }
  })
}

test('takes the surest name of a firm, though another is named more often', ({ expect }) => {
  const lines = [
    'Senior Lawyer',
    'Nova Wetlands',
    'California',
    'Full-time',
    'Nova Wetlands seeks a lawyer.',
    'Work in Wetlands.',
  ]
  const facts = factsIn(lines, 'F', [
    ['Wetlands', 1, 37],
    ['Nova Wetlands', 4, 99],
    ['Wetlands', 5, 26],
  ])
  expect(firmIn(facts, lines.join('\n'))).toBe('Nova Wetlands')
})

test('takes the name with the legal form that the posting gives it', ({ expect }) => {
  const short = factsIn(['Tax Associate', 'Brae & Holt'], 'F', [['Brae & Holt', 1, 99]])
  expect(firmIn(short, 'Brae & Holt LLP, a firm of ten lawyers, seeks a tax associate.')).toBe('Brae & Holt LLP')
  expect(firmIn(short, 'Brae & Holt, of Reno, NV, seeks a tax associate.')).toBe('Brae & Holt')
})

test.for([
  'Brae & Holt Legal Search finds lawyers.',
  'Brae & Holt is a boutique search firm.',
  'Brae & Holt has been retained by a bank.',
])('takes no agency for the employer: %s', (sentence, { expect }) => {
  const lines = ['Counsel', 'Brae & Holt', 'Our client is Rudd & Moe.']
  const facts = factsIn(lines, 'F', [
    ['Brae & Holt', 1, 99],
    ['Rudd & Moe', 2, 40],
  ])
  expect(firmIn(facts, [...lines, sentence].join('\n'))).toBe('Rudd & Moe')
})

test('takes a firm that wants no résumés from search firms for the employer', ({ expect }) => {
  const facts = factsIn(['Counsel', 'Rudd & Moe'], 'F', [['Rudd & Moe', 1, 40]])
  const refusal = 'Rudd & Moe is an Equal Opportunity Employer and takes no résumés from search firms.'
  expect(firmIn(facts, refusal)).toBe('Rudd & Moe')
})

test.for(['We’re Rudd & Moe', 'for Rudd & Moe', 'Rudd & Moe (“R&M”)', 'Rudd & Moe ("R&M" or the'])(
  'leaves the words of a sentence around a firm out: %s',
  (words, { expect }) => {
    const facts = factsIn(['Counsel', `${words}.`], 'F', [[words, 1, 40]])
    expect(firmIn(facts, `${words}.`)).toBe('Rudd & Moe')
  },
)

test('takes the only city beside the title where several are named', ({ expect }) => {
  const lines = ['Counsel', 'Tulsa, OK', '', '', '', '', 'We have offices in Boston, MA and Reno, NV.']
  const facts = factsIn(lines, 'T', [['Counsel', 0, 40]])
  expect(onlyCity(facts, lines, new Date('2026-11-21T12:00:00Z'))?.name).toBe('Tulsa, OK')
  expect(onlyCity(facts, lines.toSpliced(2, 1, 'Erie, PA'), new Date('2026-11-21T12:00:00Z'))).toBeUndefined()
})

test('takes the whole name of a firm, though a part of it is surer', ({ expect }) => {
  const lines = ['Clerk', 'Harbor Point Capital Management needs a clerk.', 'Harbor Point grows.']
  const facts = factsIn(lines, 'F', [
    ['Harbor Point Capital Management', 1, 40],
    ['Harbor Point', 2, 90],
  ])
  expect(firmIn(facts, lines.join('\n'))).toBe('Harbor Point Capital Management')
})

test('takes no beginning of the title for the firm', ({ expect }) => {
  const lines = ['Legal & Medical Advocate', 'The Legal & Medical Advocate helps clients of Harbor House.']
  const facts = factsIn(lines, 'F', [
    ['Legal & Medical', 1, 90],
    ['Harbor House', 1, 40],
  ])
  expect(firmIn(facts, lines.join('\n'), 'Legal & Medical Advocate')).toBe('Harbor House')
})

test('sees the number in the number of a requisition', ({ expect }) => {
  const kinds = postingTokens(['Counsel - REQ70503', 'Fall 2026'], new Date('2026-11-21T12:00:00Z'))
  expect(kinds.map(({ kind }) => kind)).toEqual(['role', '0000', 'Cap', '0000'])
})

test('takes a city for the place only if it is half as certain as a state', ({ expect }) => {
  const lines = ['Counsel', 'Oregon', 'You may appear in Toledo, OH.']
  const placeOf = (margin: number) =>
    placeIn(
      factsIn(lines, 'P', [
        ['Oregon', 1, 60],
        ['Toledo, OH', 2, margin],
      ]),
    )?.name
  expect(placeOf(20)).toMatch('Oregon')
  expect(placeOf(40)).toBe('Toledo, OH')
})

test('leaves the place empty where the model is in doubt', ({ expect }) => {
  const lines = ['Counsel', 'You may appear in Toledo, OH.']
  expect(placeIn(factsIn(lines, 'P', [['Toledo, OH', 1, 4]]))).toBeUndefined()
  expect(placeIn(factsIn(lines, 'P', [['Toledo, OH', 1, 8]]))?.name).toBe('Toledo, OH')
})

test.for([
  ['We expect the work to be 75% remote and 25% in person.', false],
  ['The job can be done remote or in person.', false],
  ['The job is remote.', true],
] as const)('work that is partly in person is not remote: %s', ([line, isRemote], { expect }) => {
  expect(remoteIn(factsIn([line], 'R', [['remote', 0, 20]]), [line])).toBe(isRemote)
})

const payOf = (line: string, ...amounts: string[]) => {
  const facts = factsIn(
    [line],
    'S',
    amounts.map((text) => [text, 0, 40]),
  )
  const { salaryMin, salaryMax } = payIn(facts, placeNamed('Tulsa, OK'))
  return [salaryMin, salaryMax]
}

test.for([
  ['$80,000 in Tulsa and $95,000 in Boston', [80_000, 80_000]],
  ['Boston: $95,000, Tulsa: $80,000', [80_000, 80_000]],
  ['$80,000 (in Texas: $70,000)', [80_000, 80_000]],
] as const)('takes the pay for the place of the job: %s', ([line, pay], { expect }) => {
  expect(payOf(line, ...(line.match(/\$[\d,]+\d/g) ?? []))).toEqual(pay)
})

test('tells pay for a place from the only pay of a line before a place', ({ expect }) => {
  const facts = factsIn(['$80,000 to start; the head office is in Boston', 'up to $95,000'], 'S', [
    ['$80,000', 0, 40],
    ['$95,000', 1, 40],
  ])
  expect(payIn(facts, placeNamed('Tulsa, OK'))).toMatchObject({ salaryMin: 80_000 })
})

test.for([
  ['Range (base, USD): 91,500.00 - 104,250.00', [91_500, 104_250]],
  ['90 to 110 base, stock of 40k a year', [90_000, 110_000]],
  ['Days: 230. Pay grade: 7', [undefined, undefined]],
] as const)('tells pay from other amounts: %s', ([line, pay], { expect }) => {
  expect(payOf(line, '91,500.00 - 104,250.00', '90 to 110', '40k a year', '230')).toEqual(pay)
})

test.for([
  [['Three (3) and up to six (6) years of practice'], 3, 6],
  [['Three to six years of practice', 'At least 8 years'], 3, 6],
  [['Class of 2020', 'At least 4 years of practice'], 4, undefined],
] as const)('reads the years that are required: %s', ([lines, least, most], { expect }) => {
  const facts = factsIn(
    lines,
    'Y',
    lines.map((line, at) => [line, at, 30 + at]),
  )
  const { yearsExperienceMin, yearsExperienceMax } = yearsIn(facts, lines, new Date('2026-11-21T12:00:00Z'))
  expect([yearsExperienceMin, yearsExperienceMax]).toEqual([least, most])
})

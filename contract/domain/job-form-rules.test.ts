import { test } from 'vitest'
import { discriminatoryWord, editJobForm, newJobForm } from './job-form-rules.ts'

const description =
  'Responsibilities: run mid-market acquisitions from term sheet to closing, with client contact from the first week. ' +
  'Qualifications: four or more years of M&A experience and admission in New York.'

const job = {
  title: 'Corporate Associate, M&A/Private Equity (Class of 2019-2021)',
  firmName: 'Young & Partners LLP',
  location: 'New York, NY',
  seniority: 'associate',
  practiceArea: 'Mergers & Acquisitions',
  description,
}

function problems(change: Record<string, unknown>) {
  const result = newJobForm.safeParse({ ...job, ...change })
  return result.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
}

test('fills the defaults of a valid job', ({ expect }) => {
  expect(newJobForm.parse(job)).toMatchObject({
    ...job,
    workType: 'Full-time',
    isActive: true,
    isConfidential: false,
    source: 'Internal Database',
    requirements: [],
    additionalAreas: [],
  })
  expect(editJobForm.parse(job).source).toBe('Manual Entry')
  expect(editJobForm.parse({ ...job, source: 'Firm site' }).source).toBe('Firm site')
})

test('explains each missing required field in a sentence', ({ expect }) => {
  const sentences = [
    'title: Job title is required',
    'firmName: Firm name is required',
    'location: Location is required',
    'seniority: Seniority level is required',
    'practiceArea: Practice area is required',
    'description: Job description is required',
  ]
  const messages = (body: unknown) =>
    newJobForm.safeParse(body).error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  const blank = { title: ' ', firmName: '\0', location: '', seniority: '', practiceArea: '\t', description: ' \n ' }
  expect(messages({})).toEqual(sentences)
  for (const sentence of sentences) expect(messages(blank)).toContain(sentence)
})

const symbols = 'title: Job titles cannot contain special characters or symbols'
const vagueTitle = 'title: Job title must be more descriptive (at least 3 characters)'
test.for([
  ['Tax Associate!!!', symbols],
  ['Counsel @ Big Law', symbols],
  ['Partner $$$', symbols],
  ['Associate #1', symbols],
  ['<b>Associate</b>', symbols],
  ['Associate ★', symbols],
  ['Associate 🙂', symbols],
  ['Tax', null],
  ['TA', vagueTitle],
  ['123', vagueTitle],
  ['...', vagueTitle],
  ['Sales', 'title: "Sales" is too generic. Please use a more specific job title'],
  [' consultant ', 'title: "consultant" is too generic. Please use a more specific job title'],
  ['Tax Consultant', null],
  ['Litigation Rockstar', 'title: Job titles cannot contain buzzwords such as "rockstar"'],
  ['M&A NINJAS wanted', 'title: Job titles cannot contain buzzwords such as "ninja"'],
  ['Associate to Partner Guruswamy', null],
  ['Avocat à la Cour', null],
  ["Workers' Compensation Attorney", null],
  ['x'.repeat(161), 'title: Please use at most 160 characters'],
] as const)('title %s', ([title, problem], { expect }) => {
  expect(problems({ title })).toEqual(problem === null ? [] : [problem])
})

const cityState = 'location: Location must include at least a city and state, separated by a comma (New York, NY)'
test.for([
  ['New York', cityState],
  ['New York,', cityState],
  [', NY', cityState],
  ['10001, 10002', cityState],
  ['Nationwide, US', 'location: Location must be a specific place: "nationwide" is not allowed'],
  ['Various', 'location: Location must be a specific place: "various" is not allowed'],
  ['Multiple locations, NY', 'location: Location must be a specific place: "multiple" is not allowed'],
  ['TBD, CA', 'location: Location must be a specific place: "tbd" is not allowed'],
  ['Boston, MA (flexible)', 'location: Location must be a specific place: "flexible" is not allowed'],
  ['Washington, DC', null],
  ['Brooklyn, New York, NY', null],
] as const)('location %s', ([location, problem], { expect }) => {
  expect(problems({ location })).toEqual(problem === null ? [] : [problem])
})

test.for([
  ['We want a young team.', 'young'],
  ['Young lawyers wanted.', 'young'],
  ['A mature person.', 'mature'],
  ['Ideal for recent graduates.', 'recent graduate'],
  ['NEW-GRAD friendly', 'new grad'],
  ['digital\nnatives', 'digital native'],
  ['Energetic self-starter', 'energetic'],
  ['fresh, hungry', 'fresh'],
  ['no senior citizens', 'senior citizen'],
  ['below retirement age', 'retirement age'],
  ['refreshments after the premature closing of the Youngstown office', null],
  ['formerly of Ernst & Young and of Young LLP', null],
  ['Young & Partners LLP is growing', null],
  ['Smith and young colleagues', 'young'],
] as const)('description says: %s', ([text, word], { expect }) => {
  expect(discriminatoryWord(text)).toBe(word)
  const message = `description: Job description must not contain discriminatory language ("${word}")`
  expect(problems({ description: `${description} ${text}` })).toEqual(word === null ? [] : [message])
})

test('the job’s own firm may have any name', ({ expect }) => {
  expect(discriminatoryWord('Fresh Fields Law seeks counsel', 'Fresh Fields Law')).toBeNull()
  expect(discriminatoryWord('Fresh Fields Law seeks fresh counsel', 'Fresh Fields Law')).toBe('fresh')
})

test('requires a long enough description with duties and qualifications', ({ expect }) => {
  expect(problems({ description: 'Duties and experience.' })).toEqual([
    'description: Job description must be at least 100 characters',
  ])
  expect(problems({ description: 'Duties. '.repeat(20) })).toEqual([
    'description: Job description must mention required qualifications or experience',
  ])
  expect(problems({ description: 'Five years of experience. '.repeat(20) })).toEqual([
    'description: Job description must mention responsibilities or duties',
  ])
  expect(problems({ description: `Duties, experience${' '.repeat(200)}` })).toHaveLength(1)
})

test('numbers may come as form texts, be absent, and must be in order', ({ expect }) => {
  const parsed = newJobForm.parse({
    ...job,
    salaryMin: '150000',
    salaryMax: '',
    yearsExperienceMin: null,
    yearsExperienceMax: '5',
  })
  expect(parsed).toMatchObject({ salaryMin: 150_000, yearsExperienceMax: 5 })
  expect([parsed.salaryMax, parsed.yearsExperienceMin]).toEqual([undefined, undefined])
  expect(problems({ salaryMin: 200_000, salaryMax: 150_000, yearsExperienceMin: 5, yearsExperienceMax: 3 })).toEqual([
    'yearsExperienceMax: Maximum years of experience can’t be below the minimum',
    'salaryMax: Maximum salary can’t be below the minimum',
  ])
  expect(problems({ salaryMin: 200_000, salaryMax: 200_000 })).toEqual([])
  for (const bad of [-1, 1.5, 'lots', Infinity, [5], true]) {
    expect(problems({ yearsExperienceMin: bad }), String(bad)).toEqual([
      'yearsExperienceMin: Years of experience must be a whole number from 0 to 60',
    ])
    expect(problems({ salaryMax: bad })).toEqual(['salaryMax: Salary must be a whole number of dollars a year'])
  }
})

test('choices, addresses, dates and lists are checked', ({ expect }) => {
  expect(problems({ seniority: 'boss' })).toEqual(['seniority: Please choose a seniority level'])
  expect(problems({ workType: 'Gig' })).toEqual(['workType: Please choose a work type'])
  expect(problems({ applyUrl: 'javascript:alert(1)' })).toEqual(['applyUrl: Please enter a valid application URL'])
  expect(problems({ validThrough: '2027-02-30' })).toEqual(['validThrough: Please enter a valid date'])
  expect(problems({ validThrough: '', publicUrl: '', applyUrl: 'https://firm.example/apply' })).toEqual([])
  expect(newJobForm.parse({ ...job, requirements: [' JD ', '', '\0', 'New York\tbar'] }).requirements).toEqual([
    'JD',
    'New York bar',
  ])
  expect(problems({ benefits: Array.from({ length: 51 }, () => 'x') })).toEqual([
    'benefits: Please use at most 50 entries',
  ])
  for (const body of [null, [], 'x', 3]) expect(newJobForm.safeParse(body).success).toBe(false)
})

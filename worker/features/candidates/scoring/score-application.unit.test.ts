import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readResume } from '#worker/reading/resume/read-resume.ts'
import { seniorityYears } from '#worker/reading/lexicon/seniority-terms.data.ts'
import { borneOut, quotable, reasonText } from './evidence.ts'
import { scoreApplication } from './score-application.ts'
import {
  scoreParts,
  type ScoredApplication,
  type ScoredJob,
  type ScoredResume,
  type ScoreWeights,
} from '#contract/domain/score-types.ts'

const now = new Date('2026-06-15T15:00:00Z')
const form: ScoredApplication = {
  jdYear: 2019,
  yearsExperience: 7,
  experienceField: 'Mergers & Acquisitions',
  primaryPracticeArea: 'Mergers & Acquisitions',
  location: 'Boston, MA',
  expectedSalary: 300_000,
  hasPortableBook: false,
  bigFirmExperienceYears: 0,
  lastJobTitle: 'Senior Associate',
  lastFirmName: 'Ropes & Gray LLP',
  firmPreference: 'big_firm',
  needsVisaSponsorship: 'NO',
  coverLetter: null,
}
const job: ScoredJob = {
  title: 'Senior M&A Associate',
  firmName: 'Goodwin Procter LLP',
  location: 'Boston, MA',
  isRemote: false,
  seniority: 'senior-associate',
  practiceArea: 'Mergers & Acquisitions',
  additionalAreas: ['Private Equity'],
  yearsExperienceMin: 5,
  yearsExperienceMax: 8,
  salaryMin: 250_000,
  salaryMax: 320_000,
  description: 'Candidates must be admitted to the Massachusetts bar.',
  requirements: [],
  isBigLaw: true,
  isBoutique: false,
}
const resumeOf = (text: string): ScoredResume => ({ text, facts: readResume(text, now) })
const score = (
  change: Partial<ScoredApplication>,
  resume: ScoredResume | null = null,
  weights?: ScoreWeights,
  to = job,
) => scoreApplication({ form: { ...form, ...change }, resume, job: to, now, ...(weights ? { weights } : {}) })

test('scores a full match near 100, with evidence for every reason', () => {
  const resume = resumeOf(
    'Jane Doe\nBar Admissions: Massachusetts\nExperience\nRopes & Gray LLP, Senior Associate, 2019 to present\n',
  )
  const found = score({}, resume)
  expect(found.score).toBe(100)
  expect(found.summary).toBe(
    'A strong fit: Senior Associate at Ropes & Gray LLP with 7 years of practice, for Senior M&A Associate in Boston.',
  )
  expect(found.reasons.map(reasonText)).toEqual([
    '✓ Practices Mergers & Acquisitions (“Practice area: Mergers & Acquisitions”)',
    '✓ Class year fits: 7 years; job asks for 5–8 (“JD year: 2019”)',
    '✓ Based in Boston (“Location: Boston, MA”)',
    '✓ Expects $300K, within the job’s range (“Expected salary: $300K”)',
    '✓ 7 years at large firms (“Ropes & Gray LLP, Senior Associate, 2019 to present”)',
    '✓ Admitted in Massachusetts (“Massachusetts”)',
    'Mergers & Acquisitions',
    'Massachusetts bar',
  ])
})

test('lowers the score for each worse part, most for another practice', () => {
  const full = score({}).score
  const worse = {
    practice: score({ primaryPracticeArea: 'Family Law', experienceField: null }).score,
    years: score({ jdYear: 2025 }).score,
    place: score({ location: 'Seattle, WA' }).score,
    pay: score({ expectedSalary: 500_000 }).score,
    visa: score({ needsVisaSponsorship: 'YES' }).score,
    firm: score({ lastFirmName: 'Smith & Jones' }).score,
  }
  for (const value of Object.values(worse)) expect(value).toBeLessThan(full)
  expect(worse.practice).toBeLessThan(50)
  expect(Math.min(...Object.values(worse))).toBe(worse.practice)
})

test('counts no expectation against a job without a stated maximum', () => {
  const open = { ...job, salaryMin: 210_000, salaryMax: null }
  const pay = (expectedSalary: number, to: ScoredJob) => {
    const { parts, reasons } = score({ expectedSalary }, null, undefined, to)
    return [
      parts.find(({ key }) => key === 'salary')?.value,
      reasons.map(reasonText).find((one) => /Expects/.test(one)),
    ]
  }
  expect(pay(420_000, open)).toEqual([1, '✓ Expects $420K; the job pays $210K or more (“Expected salary: $420K”)'])
  expect(pay(200_000, open)).toEqual([1, '✓ Expects $200K, within the job’s range (“Expected salary: $200K”)'])
  expect(pay(420_000, { ...open, salaryMin: null, salaryMax: 210_000 })).toEqual([
    0,
    '✗ Expects $420K, above the job’s maximum of $210K (“Expected salary: $420K”)',
  ])
})

test('opens a weak match with its worst concern, and alternates with strengths', () => {
  const weak = score({
    primaryPracticeArea: 'Family Law',
    experienceField: null,
    jdYear: 2025,
    expectedSalary: 400_000,
    lastFirmName: 'Smith & Jones',
  })
  expect(weak.score).toBeLessThan(50)
  expect(weak.reasons.map(({ mark, text }) => `${mark} ${text}`).slice(0, 4)).toEqual([
    'misses Practices Family Law, not Mergers & Acquisitions',
    'fits Based in Boston',
    'misses Class year too junior: 1 year; job asks for 5–8',
    'misses Expects $400K, above the job’s maximum of $320K',
  ])
  const good = score({ needsVisaSponsorship: 'YES' })
  expect(good.score).toBeGreaterThan(50)
  expect(good.reasons.slice(0, 3).map(({ mark }) => mark)).toEqual(['fits', 'risk', 'fits'])
})

test('ranks related practices between the same and another', () => {
  const of = (area: string) => score({ primaryPracticeArea: area, experienceField: null }).score
  expect(of('Mergers & Acquisitions')).toBeGreaterThan(of('Capital Markets'))
  expect(of('Capital Markets')).toBeGreaterThan(of('Tax'))
})

test('ignores a field of experience that was left at its default', () => {
  const resume = resumeOf('Jane Doe\nPractice Areas: Tax\nExperience\nSmith & Jones, Associate, 2019 to present\n')
  const left = score({ primaryPracticeArea: null, experienceField: job.practiceArea }, resume)
  expect(left.reasons.map(reasonText).join('\n')).not.toContain('✓ Practices')
  expect(left.score).toBeLessThan(score({ primaryPracticeArea: null, experienceField: job.practiceArea }).score)
})

test('asks partners for a book, and not associates', () => {
  const partner = { ...job, seniority: 'partner', yearsExperienceMin: null, yearsExperienceMax: null, description: '' }
  const [without, with_] = [
    score({ jdYear: 2008 }, null, undefined, partner),
    score({ jdYear: 2008, hasPortableBook: true }, null, undefined, partner),
  ]
  expect(with_.score).toBeGreaterThan(without.score)
  expect(without.reasons.map(reasonText)).toContain('✗ No portable book given, but the job asks for one')
  expect(score({ hasPortableBook: true }).score).toBe(score({}).score)
})

test('treats a remote role as near, and willingness to move as nearer', () => {
  expect(score({ location: 'Seattle, WA' }, null, undefined, { ...job, isRemote: true }).score).toBe(
    score({}, null, undefined, { ...job, isRemote: true }).score,
  )
  const [stays, moves] = [
    score({ location: 'Seattle, WA' }),
    score({ location: 'Seattle, WA', coverLetter: 'I am relocating to Boston in May.' }),
  ]
  expect(moves.score).toBeGreaterThan(stays.score)
})

test('never lowers the score for a better fact', () => {
  const years = fc.integer({ min: 1996, max: 2026 })
  const area = fc.constantFrom('Tax', 'Corporate', 'Private Equity', 'Mergers & Acquisitions', 'Litigation', null)
  const place = fc.constantFrom('Boston, MA', 'Cambridge, MA', 'Worcester, MA', 'Seattle, WA', null)
  const some = fc.record({
    jdYear: years,
    primaryPracticeArea: area,
    location: place,
    expectedSalary: fc.option(fc.integer({ min: 100_000, max: 900_000 })),
    hasPortableBook: fc.boolean(),
    bigFirmExperienceYears: fc.integer({ min: 0, max: 20 }),
    needsVisaSponsorship: fc.constantFrom('YES' as const, 'NO' as const),
    lastFirmName: fc.constantFrom('Ropes & Gray LLP', 'Smith & Jones', null),
  })
  const weights = fc.record(
    Object.fromEntries(scoreParts.map((key) => [key, fc.integer({ min: 0, max: 100 })])) as Record<
      (typeof scoreParts)[number],
      fc.Arbitrary<number>
    >,
  )
  const jobs = fc.record({
    seniority: fc.constantFrom('associate' as const, 'partner' as const, 'counsel' as const),
    isBigLaw: fc.boolean(),
    isRemote: fc.boolean(),
    yearsExperienceMin: fc.option(fc.integer({ min: 0, max: 10 })),
  })
  const admitted = resumeOf('Jane Doe\nBar Admissions: Massachusetts\n')
  fc.assert(
    fc.property(some, weights, jobs, (facts, given, seat) => {
      const at = (better: Partial<ScoredApplication>, resume: ScoredResume | null = null) =>
        score({ ...facts, ...better }, resume, given, { ...job, ...seat, yearsExperienceMax: null }).score
      const base = at({})
      // The first J.D. year that is senior enough: what the job says, or what its seat is usual at.
      const first = now.getFullYear() - (seat.yearsExperienceMin ?? seniorityYears[seat.seniority].min)
      const betters = [
        at({ primaryPracticeArea: 'Mergers & Acquisitions' }),
        at({ location: 'Boston, MA' }),
        at({ expectedSalary: Math.min(facts.expectedSalary ?? 200_000, 200_000) }),
        at({ hasPortableBook: true }),
        at({ bigFirmExperienceYears: facts.bigFirmExperienceYears + 1 }),
        at({ needsVisaSponsorship: 'NO' }),
        at({}, admitted),
        // One year nearer to the range.
        at({ jdYear: facts.jdYear > first ? facts.jdYear - 1 : facts.jdYear }),
      ]
      for (const better of betters) expect(better).toBeGreaterThanOrEqual(base)
      expect(base).toBeGreaterThanOrEqual(0)
      expect(base).toBeLessThanOrEqual(100)
    }),
    { numRuns: 150 },
  )
})

test('uses the default weights when all are 0', () => {
  const none = Object.fromEntries(scoreParts.map((key) => [key, 0])) as ScoreWeights
  expect(score({}, null, none).score).toBe(score({}).score)
})

test('drops a reason whose quote is missing from its source', () => {
  const text = quotable(form, 'Jane Doe\nDrafted credit   agreements')
  const reasons = [
    { mark: 'fits' as const, text: 'Drafts', quote: 'drafted credit agreements' },
    { mark: 'fits' as const, text: 'Won a prize', quote: 'Pulitzer Prize' },
    { mark: 'misses' as const, text: 'Says nothing of bars', quote: null },
    { mark: 'fits' as const, text: 'Short', quote: 'a' },
  ]
  expect(borneOut(reasons, text).map(({ text: kept }) => kept)).toEqual(['Drafts', 'Says nothing of bars'])
})

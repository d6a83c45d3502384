import type { ResumeFacts } from './resume-facts.ts'
import { z } from '#contract/zod.ts'

/** The parts of a score. */
export const scoreParts = ['practice', 'experience', 'location', 'salary', 'pedigree', 'book', 'bar', 'visa'] as const
export type ScorePartKey = (typeof scoreParts)[number]

export const scorePartLabels = {
  practice: 'Practice area',
  experience: 'Class year',
  location: 'Location',
  salary: 'Salary',
  pedigree: 'Firm background',
  book: 'Portable book',
  bar: 'Bar admissions',
  visa: 'Visa',
} as const satisfies Record<ScorePartKey, string>

/** The relative weight of each part. Only those that the job speaks to are counted. */
export type ScoreWeights = Readonly<Record<ScorePartKey, number>>

export const defaultScoreWeights: ScoreWeights = {
  practice: 34,
  experience: 22,
  location: 14,
  salary: 8,
  pedigree: 8,
  book: 8,
  bar: 8,
  visa: 4,
}

/** One part of a score as it came out: `value` from 0 (no fit) to 1. */
export const scorePart = z.object({ key: z.enum(scoreParts), weight: z.number(), value: z.number() })
export type ScorePart = z.output<typeof scorePart>

/** Facts from the applicant's form. */
export type ScoredApplication = {
  jdYear: number | null
  yearsExperience: number | null
  experienceField: string | null
  primaryPracticeArea: string | null
  location: string | null
  expectedSalary: number | null
  hasPortableBook: boolean
  bigFirmExperienceYears: number
  lastJobTitle: string | null
  lastFirmName: string | null
  firmPreference: string | null
  needsVisaSponsorship: 'YES' | 'NO'
  coverLetter: string | null
}

export type ScoredJob = {
  title: string
  firmName: string
  location: string
  isRemote: boolean
  seniority: string
  practiceArea: string
  additionalAreas: readonly string[]
  yearsExperienceMin: number | null
  yearsExperienceMax: number | null
  salaryMin: number | null
  salaryMax: number | null
  description: string
  requirements: readonly string[]
  isBigLaw: boolean
  isBoutique: boolean
}

/** A résumé that could be read; what no reader sees is not in its text. */
export type ScoredResume = { text: string; facts: ResumeFacts }

/** The marks that reasons begin with; a tag has none. */
export const reasonMarks = { fits: '✓', misses: '✗', risk: '⚠', tag: '' } as const
export type ReasonMark = keyof typeof reasonMarks

/** A reason and the words of the form or résumé that bear it out; null where it speaks of what is not there. */
export type ScoreReason = { mark: ReasonMark; text: string; quote: string | null }

export type ApplicationScore = {
  /** 0 to 100. */
  score: number
  summary: string
  reasons: ScoreReason[]
  parts: ScorePart[]
}

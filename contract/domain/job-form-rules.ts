import { z } from '#contract/zod.ts'
import {
  cleanLine,
  formNumber,
  optionalLine,
  optionalWebAddress,
  requiredLine,
  requiredText,
  textLimits,
} from './plain-text.ts'
import { seniorityValues } from './seniorities.ts'
import { defaultWorkType, workTypes } from './work-types.ts'

/** In characters. */
export const jobTitleMin = 3
export const jobDescriptionMin = 100

/** Default sources of a job. */
export const jobSources = { created: 'Internal Database', edited: 'Manual Entry' } as const

/** Titles too vague on their own; "Tax Consultant" is fine. */
export const genericTitles = ['sales', 'technician', 'representative', 'specialist', 'consultant'] as const
export const titleBuzzwords = ['rockstar', 'ninja', 'guru', 'wizard', 'superstar'] as const
export const bannedLocationWords = ['nationwide', 'various', 'multiple', 'tbd', 'flexible'] as const
export const discriminatoryWords = [
  'young',
  'mature',
  'recent graduate',
  'new grad',
  'digital native',
  'energetic',
  'fresh',
  'senior citizen',
  'retirement age',
] as const

/** Letters of any script, digits and the punctuation of real titles: "Of Counsel, M&A/PE (Class of 2019-2021)". */
const titlePattern = /^[\p{L}\p{M}\p{N} ,.&/()'’–-]*$/u

/** The first listed word in a text as a whole word (a plural s allowed, any blank or hyphen between its parts), or null. */
function wordIn(text: string, words: readonly string[]): string | null {
  return words.find((word) => wholeWord(word).test(text)) ?? null
}

function wholeWord(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${word.replaceAll(' ', '[\\s-]+')}s?(?![\\p{L}\\p{N}])`, 'iu')
}

/**
 * Finds a discriminatory word in a description; null without one. Only whole words count, so "refresh" and "premature" pass.
 * So do names of firms, which ask nothing of the candidate: the job's own, and a capitalized Young beside another name or a
 * company form ("Young & Partners LLP", "Ernst & Young", "Young LLP").
 */
export function discriminatoryWord(description: string, firmName = ''): string | null {
  const firm = firmName.trim()
  const withoutFirm = firm.length > 2 ? description.replaceAll(firm, ' ') : description
  const withoutNames = withoutFirm
    .replaceAll(/(?<=\p{Lu}[\p{L}'’.]* (?:&|and) )Young(?!\p{L})/gu, ' ')
    .replaceAll(/(?<!\p{L})Young(?=,? (?:& \p{Lu}|L\.?L\.?[PC]|P\.?C\b|PLLC|Inc\b))/gu, ' ')
  return wordIn(withoutNames, discriminatoryWords)
}

/** True if a description mentions duties. */
export function mentionsDuties(description: string): boolean {
  return /\b(?:responsibilit(?:y|ies)|dut(?:y|ies))\b/i.test(description)
}

/** True if a description mentions qualifications. */
export function mentionsQualifications(description: string): boolean {
  return /\b(?:qualifications?|experienced?)\b/i.test(description)
}

const title = requiredLine('Job title is required', { max: 160 })
  .pipe(z.string().regex(titlePattern, 'Job titles cannot contain special characters or symbols'))
  .superRefine((value, context) => {
    const generic = genericTitles.find((word) => word === value.toLowerCase())
    const buzzword = wordIn(value, titleBuzzwords)
    if (value.length < jobTitleMin || !/\p{L}/u.test(value)) {
      refuse(context, 'Job title must be more descriptive (at least 3 characters)')
    } else if (generic !== undefined) {
      refuse(context, `"${value}" is too generic. Please use a more specific job title`)
    } else if (buzzword !== null) {
      refuse(context, `Job titles cannot contain buzzwords such as "${buzzword}"`)
    }
  })

const location = requiredLine('Location is required', { max: textLimits.name }).superRefine((value, context) => {
  const vague = wordIn(value, bannedLocationWords)
  if (vague !== null) {
    refuse(context, `Location must be a specific place: "${vague}" is not allowed`)
  } else if (value.split(',').filter((part) => /\p{L}/u.test(part)).length < 2) {
    refuse(context, 'Location must include at least a city and state, separated by a comma (New York, NY)')
  }
})

const description = requiredText('Job description is required', { max: 30_000 }).superRefine((value, context) => {
  if (value.length < jobDescriptionMin) refuse(context, 'Job description must be at least 100 characters')
  if (!mentionsDuties(value)) refuse(context, 'Job description must mention responsibilities or duties')
  if (!mentionsQualifications(value)) {
    refuse(context, 'Job description must mention required qualifications or experience')
  }
})

/** A list of short texts: cleaned, blank ones left out; at most 50. */
const lines = z
  .array(z.string().max(1000).transform(cleanLine))
  .max(50, 'Please use at most 50 entries')
  .transform((items) => items.filter((item) => item !== ''))
  .default([])

const wholeNumber = (message: string, max: number) =>
  formNumber(z.number({ error: message }).int(message).min(0, message).max(max, message).optional())

const years = wholeNumber('Years of experience must be a whole number from 0 to 60', 60)
const salary = wholeNumber('Salary must be a whole number of dollars a year', 50_000_000)
const flag = z.boolean().default(false)

const contactMessage = 'Please choose a contact of the firm'

/** A form has ids as text, and empty text for none. */
function contactValue(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value.trim() === '' ? null : Number(value)
}

/** The fields of the job form, each with its rules; those that compare fields are in `jobForm`. */
export const jobFormFields = {
  title,
  firmName: requiredLine('Firm name is required', { max: textLimits.name }),
  location,
  seniority: z.enum(seniorityValues, {
    error: ({ input }) => (isBlank(input) ? 'Seniority level is required' : 'Please choose a seniority level'),
  }),
  practiceArea: requiredLine('Practice area is required', { max: 100 }),
  additionalAreas: lines,
  description,
  yearsExperienceMin: years,
  yearsExperienceMax: years,
  salaryMin: salary,
  salaryMax: salary,
  requirements: lines,
  benefits: lines,
  firmSize: optionalLine(100),
  workType: z.enum(workTypes, { error: 'Please choose a work type' }).default(defaultWorkType),
  isRemote: flag,
  isBigLaw: flag,
  isBoutique: flag,
  /** Masks the firm in every public place. */
  isConfidential: flag,
  isActive: z.boolean().default(true),
  /** Contact of the firm who gave us the job; null: none. An edit that leaves it out keeps it as long as the firm stays. */
  contactId: z.preprocess(
    contactValue,
    z
      .number({ error: contactMessage })
      .int(contactMessage)
      .positive(contactMessage)
      .max(Number.MAX_SAFE_INTEGER, contactMessage)
      .nullish(),
  ),
  publicUrl: optionalWebAddress('Please enter a valid public URL'),
  applyUrl: optionalWebAddress('Please enter a valid application URL'),
  /** The last day on which the job may be applied for: a calendar day, "2027-01-31". */
  validThrough: z.preprocess(
    (value) => (isBlank(value) ? undefined : value),
    z.iso.date({ error: 'Please enter a valid date' }).optional(),
  ),
} as const

/** Fields that rules compare with each other. */
type Compared = {
  description: string
  firmName: string
  yearsExperienceMin?: number | undefined
  yearsExperienceMax?: number | undefined
  salaryMin?: number | undefined
  salaryMax?: number | undefined
}

function compare(job: Compared, context: z.RefinementCtx<Compared>): void {
  const add = (path: keyof Compared, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  const word = discriminatoryWord(job.description, job.firmName)
  if (word !== null) add('description', `Job description must not contain discriminatory language ("${word}")`)
  if (!ordered(job.yearsExperienceMin, job.yearsExperienceMax)) {
    add('yearsExperienceMax', 'Maximum years of experience can’t be below the minimum')
  }
  if (!ordered(job.salaryMin, job.salaryMax)) add('salaryMax', 'Maximum salary can’t be below the minimum')
}

const sourceOr = (unsaid: string) => optionalLine(100).transform((value) => value ?? unsaid)

/** The form of a new job. Its default source is Internal Database. */
export const newJobForm = z
  .object({ ...jobFormFields, source: sourceOr(jobSources.created) })
  .superRefine((job, context) => compare(job, context))

/**
 * The form of an existing job. Its default source is Manual Entry. `isActive` and `validThrough` don't change where the form
 * leaves them out, so an edit never reopens a closed job by accident.
 */
export const editJobForm = z
  .object({ ...jobFormFields, source: sourceOr(jobSources.edited), isActive: z.boolean().optional() })
  .superRefine((job, context) => compare(job, context))

export type JobForm = z.output<typeof newJobForm>
export type EditJobForm = z.output<typeof editJobForm>

function ordered(low: number | undefined, high: number | undefined): boolean {
  return low === undefined || high === undefined || low <= high
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

function refuse(context: z.RefinementCtx<string>, message: string): void {
  context.addIssue({ code: 'custom', message })
}

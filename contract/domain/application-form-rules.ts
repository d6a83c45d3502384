import { z } from '#contract/zod.ts'
import { visitSources, type VisitSource } from './application-sources.ts'
import { firmPreferences, joinFirmPreferences, splitFirmPreferences } from './firm-preferences.ts'
import { jdYearBounds } from './jd.ts'
import {
  emailAddress,
  formNumber,
  optionalLine,
  optionalText,
  optionalLinkedInAddress,
  requiredLine,
  textLimits,
} from './plain-text.ts'
import { resumeAddressPattern } from './resume-address.ts'

export const visaSponsorshipChoices = ['YES', 'NO'] as const

/** Years in the field and years in Big Law, each. */
export const experienceYears = { min: 0, max: 50 } as const

/** Highest accepted expectation, in dollars a year: a higher one has too many zeros. */
const maxExpectedSalary = 100_000_000

const step1Fields = {
  applicantName: requiredLine('Name must be at least 2 characters', { min: 2, max: textLimits.name }),
  applicantEmail: emailAddress(),
}

/** Step 1 of the wizard, Personal Info. */
export const applyStep1 = z.object(step1Fields)

/**
 * Step 2, Professional Info. A factory, because the latest graduation year and its default follow the
 * calendar: `now` is the moment at which the form is filled in or received.
 */
export function applyStep2(now: Date) {
  return z.object(step2Fields(now))
}

/** Body of POST …/apply: both steps together, the firm preferences comma-joined. */
export function applyBody(now: Date) {
  return z.object({
    ...step1Fields,
    ...step2Fields(now),
    firmPreference: joinedFirmPreference,
    /** An invalid source must not cost anyone their application. */
    source: z.enum(visitSources).optional().catch(undefined),
  })
}

export type ApplyStep1 = z.output<typeof applyStep1>
export type ApplyStep2 = z.output<ReturnType<typeof applyStep2>>
export type ApplyBody = z.output<ReturnType<typeof applyBody>>

/** Body for a finished wizard: both steps in wire form, with the source of the visit if known. */
export function toApplyBody(
  step1: ApplyStep1,
  { firmPreference, ...step2 }: ApplyStep2,
  source?: VisitSource,
): ApplyBody {
  return { ...step1, ...step2, firmPreference: joinFirmPreferences(firmPreference), ...(source ? { source } : {}) }
}

const joinedFirmPreference = z
  .string({ error: 'Please choose firm preferences from the list' })
  .max(200)
  .refine(
    (joined) =>
      joined
        .split(',')
        .map((part) => part.trim())
        .every((part) => part === '' || (firmPreferences as readonly string[]).includes(part)),
    'Please choose firm preferences from the list',
  )
  .transform((joined) => joinFirmPreferences(splitFirmPreferences(joined)))
  .default('')

function step2Fields(now: Date) {
  const jd = jdYearBounds(now)
  const jdMessage = `JD year must be between ${jd.min} and ${jd.max}`
  return {
    jdYear: formNumber(wholeNumber(jdMessage, jd).default(jd.default)),
    yearsExperience: formNumber(wholeNumber('Years of experience must be between 0 and 50', experienceYears)),
    experienceField: requiredLine('Experience field is required'),
    primaryPracticeArea: optionalLine(),
    location: requiredLine('Location is required', { min: 2, max: textLimits.name }),
    expectedSalary: formNumber(
      z
        .number({ error: 'Expected salary must be a number' })
        .min(0, 'Expected salary cannot be negative')
        .max(maxExpectedSalary, 'Please enter the expected salary in dollars a year')
        .transform(Math.round)
        .optional(),
    ),
    hasPortableBook: z.boolean().default(false),
    phoneNumber: requiredLine('Please enter a valid phone number', { min: 10, max: 40 }).pipe(
      // Ten letters aren't a phone number. Seven digits are the shortest number, without an area code.
      z.string().refine((phone) => (phone.match(/\d/g) ?? []).length >= 7, 'Please enter a valid phone number'),
    ),
    linkedinUrl: optionalLinkedInAddress('Please enter a valid LinkedIn URL'),
    bigFirmExperienceYears: formNumber(
      z.preprocess(
        (years) => (typeof years === 'number' && years < 0 ? 0 : years),
        wholeNumber('Big Law years must be between 0 and 50', experienceYears).default(0),
      ),
    ),
    lastJobTitle: optionalLine(),
    lastFirmName: optionalLine(),
    firmPreference: z.array(z.enum(firmPreferences)).max(firmPreferences.length).default([]),
    needsVisaSponsorship: z.enum(visaSponsorshipChoices, { error: 'Please choose yes or no' }).default('NO'),
    coverLetter: optionalText(),
    resumeUrl: z.string({ error: 'Resume is required' }).trim().regex(resumeAddressPattern, 'Resume is required'),
  }
}

function wholeNumber(message: string, { min, max }: { min: number; max: number }) {
  return z.number({ error: message }).int(message).min(min, message).max(max, message)
}

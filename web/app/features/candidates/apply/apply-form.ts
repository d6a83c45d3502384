import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { applyStep1, applyStep2, ApplyStep1, ApplyStep2 } from '#contract/domain/application-form-rules.ts'
import { jdYearBounds } from '#contract/domain/jd.ts'
import type { ContractForm } from '#web/app/lib/use-contract-form.ts'
import type { ApplyDraft } from './apply-draft.ts'

export type Step1Input = z.input<typeof applyStep1>
export type Step2Input = z.input<ReturnType<typeof applyStep2>>
export type Step1Form = UseFormReturn<Step1Input, unknown, ApplyStep1>
export type Step2Form = UseFormReturn<Step2Input, unknown, ApplyStep2>
/** Step 2, which sends both steps. */
export type ApplyForm = ContractForm<Step2Input, ApplyStep2>

/** The fields of each step in the order of the screen, so that the focus goes to the topmost wrong one. */
export const step1Fields = ['applicantName', 'applicantEmail'] as const satisfies readonly (keyof Step1Input)[]
export const step2Fields = [
  'phoneNumber',
  'location',
  'jdYear',
  'yearsExperience',
  'experienceField',
  'primaryPracticeArea',
  'bigFirmExperienceYears',
  'lastJobTitle',
  'lastFirmName',
  'firmPreference',
  'expectedSalary',
  'needsVisaSponsorship',
  'hasPortableBook',
  'resumeUrl',
  'linkedinUrl',
  'coverLetter',
] as const satisfies readonly (keyof Step2Input)[]

/** Initial values of step 1: those of the draft, if there is one. */
export function step1Start(draft: ApplyDraft | undefined): Step1Input {
  return { applicantName: '', applicantEmail: '', ...known(draft?.step1, step1Fields) }
}

/** Initial values of step 2: the defaults and the suggested field, overridden by the draft. */
export function step2Start(draft: ApplyDraft | undefined, experienceField: string, now: Date): Step2Input {
  return {
    phoneNumber: '',
    location: '',
    linkedinUrl: '',
    jdYear: jdYearBounds(now).default,
    yearsExperience: '',
    experienceField,
    primaryPracticeArea: '',
    bigFirmExperienceYears: 0,
    lastJobTitle: '',
    lastFirmName: '',
    firmPreference: [],
    expectedSalary: '',
    needsVisaSponsorship: 'NO',
    hasPortableBook: false,
    coverLetter: '',
    ...known(draft?.step2, step2Fields),
    resumeUrl: draft?.resume?.url ?? '',
  }
}

/** The fields of a stored draft that this version of the form has. Their values are validated when the form is sent. */
function known(stored: Record<string, unknown> | undefined, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(stored ?? {}).filter(([name]) => fields.includes(name)))
}

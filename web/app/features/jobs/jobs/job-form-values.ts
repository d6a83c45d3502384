import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldPath, Resolver } from 'react-hook-form'
import type { ExtractedJobFields } from '#contract/api/jobs/job-extraction.ts'
import type { StaffJob } from '#contract/api/jobs/jobs.ts'
import { defaultValidThrough, lastDayProblem } from '#contract/domain/job-dates.ts'
import { editJobForm, newJobForm, type EditJobForm, type JobForm } from '#contract/domain/job-form-rules.ts'
import { defaultWorkType } from '#contract/domain/work-types.ts'

/** The job form as typed: numbers are text until the contract parses them. */
export type JobFormValues = {
  title: string
  firmName: string
  /** Id of the contact at the firm; empty: none. */
  contactId: string
  isConfidential: boolean
  location: string
  isRemote: boolean
  seniority: string
  workType: string
  practiceArea: string
  additionalAreas: string[]
  yearsExperienceMin: string
  yearsExperienceMax: string
  salaryMin: string
  salaryMax: string
  description: string
  requirements: string[]
  benefits: string[]
  firmSize: string
  isBigLaw: boolean
  isBoutique: boolean
  validThrough: string
  isActive: boolean
  publicUrl: string
  applyUrl: string
  source: string
}

/** In the order of the form, so that the topmost mistake gets the focus. */
export const jobFieldNames = [
  'title',
  'firmName',
  'contactId',
  'isConfidential',
  'location',
  'isRemote',
  'seniority',
  'workType',
  'practiceArea',
  'additionalAreas',
  'yearsExperienceMin',
  'yearsExperienceMax',
  'salaryMin',
  'salaryMax',
  'description',
  'requirements',
  'benefits',
  'firmSize',
  'isBigLaw',
  'isBoutique',
  'validThrough',
  'isActive',
  'publicUrl',
  'applyUrl',
  'source',
] as const satisfies FieldPath<JobFormValues>[]

/** An empty form: full-time, public as soon as it is posted, open for sixty days. */
export function emptyJob(now: Date): JobFormValues {
  return {
    title: '',
    firmName: '',
    contactId: '',
    isConfidential: false,
    location: '',
    isRemote: false,
    seniority: '',
    workType: defaultWorkType,
    practiceArea: '',
    additionalAreas: [],
    yearsExperienceMin: '',
    yearsExperienceMax: '',
    salaryMin: '',
    salaryMax: '',
    description: '',
    requirements: [],
    benefits: [],
    firmSize: '',
    isBigLaw: false,
    isBoutique: false,
    validThrough: defaultValidThrough(now),
    isActive: true,
    publicUrl: '',
    applyUrl: '',
    source: '',
  }
}

const typed = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value))

/** The form's values for a saved job. */
export function valuesOf(job: StaffJob): JobFormValues {
  const { title, firmName, isConfidential, location, isRemote, seniority, workType, practiceArea, additionalAreas } =
    job
  const { description, requirements, benefits, isBigLaw, isBoutique, isActive, source } = job
  return {
    title,
    firmName,
    contactId: typed(job.contactId),
    isConfidential,
    location,
    isRemote,
    seniority,
    workType,
    practiceArea,
    additionalAreas,
    yearsExperienceMin: typed(job.yearsExperienceMin),
    yearsExperienceMax: typed(job.yearsExperienceMax),
    salaryMin: typed(job.salaryMin),
    salaryMax: typed(job.salaryMax),
    description,
    requirements,
    benefits,
    firmSize: job.firmSize ?? '',
    isBigLaw,
    isBoutique,
    validThrough: job.validThrough ?? '',
    isActive,
    publicUrl: job.publicUrl ?? '',
    applyUrl: job.applyUrl ?? '',
    source,
  }
}

/** Merges the facts of a text or page into the form's values. A missing fact changes nothing. */
export function withFound(values: JobFormValues, found: ExtractedJobFields): JobFormValues {
  const given = Object.fromEntries(
    Object.entries(found).flatMap(([name, value]) =>
      name in values && value !== undefined ? [[name, typeof value === 'number' ? String(value) : value]] : [],
    ),
  )
  return { ...values, ...given }
}

/** The contract's rules, plus one that needs a clock: the last day of an open job must be in the future. */
export function jobResolver<F extends JobForm | EditJobForm>(
  kind: 'new' | 'edit',
): Resolver<JobFormValues, unknown, F> {
  // The form has texts where the contract has enums; parsing turns one into the other.
  const byContract = zodResolver(kind === 'new' ? newJobForm : editJobForm) as unknown as Resolver<
    JobFormValues,
    unknown,
    F
  >
  return async (values, context, options) => {
    const result = await byContract(values, context, options)
    const message = lastDayProblem({ ...values, validThrough: values.validThrough || undefined }, new Date())
    if (message === null || result.errors.validThrough) return result
    return { values: {}, errors: { ...result.errors, validThrough: { type: 'custom', message } } }
  }
}

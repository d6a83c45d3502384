import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldPath, Resolver } from 'react-hook-form'
import type { ExtractedJobFields } from '#contract/api/jobs/job-extraction.ts'
import type { StaffJob } from '#contract/api/jobs/jobs.ts'
import { defaultValidThrough, lastDayProblem } from '#contract/domain/job-dates.ts'
import { editJobForm, newJobForm, type EditJobForm, type JobForm } from '#contract/domain/job-form-rules.ts'
import { defaultWorkType } from '#contract/domain/work-types.ts'

/** The job form as it is typed: numbers are text until the contract has read them. */
export type JobFormValues = {
  title: string
  firmName: string
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

/** In the order of the form, so that the focus goes to the topmost mistake. */
export const jobFieldNames = [
  'title',
  'firmName',
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

/** An empty form: full-time, public as soon as it is posted, open for sixty days (spec 2 §5). */
export function emptyJob(now: Date): JobFormValues {
  return {
    title: '',
    firmName: '',
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

/** A stored job as its form shows it. */
export function valuesOf(job: StaffJob): JobFormValues {
  const { title, firmName, isConfidential, location, isRemote, seniority, workType, practiceArea, additionalAreas } =
    job
  const { description, requirements, benefits, isBigLaw, isBoutique, isActive, source } = job
  return {
    title,
    firmName,
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

/** What was found in a text or on a page, over what the form holds; an absent fact changes nothing. */
export function withFound(values: JobFormValues, found: ExtractedJobFields): JobFormValues {
  const given = Object.fromEntries(
    Object.entries(found).flatMap(([name, value]) =>
      name in values && value !== undefined ? [[name, typeof value === 'number' ? String(value) : value]] : [],
    ),
  )
  return { ...values, ...given }
}

/** The contract's rules, and the one that needs a clock: an open job's last day is still to come. */
export function jobResolver<F extends JobForm | EditJobForm>(
  kind: 'new' | 'edit',
): Resolver<JobFormValues, unknown, F> {
  // The form holds texts where the contract takes choices: reading them is what the contract is for.
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

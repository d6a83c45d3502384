import { expect, test } from 'vitest'
import type { StaffJob } from '#contract/api/jobs/jobs.ts'
import { pastLastDay } from '#contract/domain/job-dates.ts'
import { newJobForm } from '#contract/domain/job-form-rules.ts'
import { emptyJob, jobFieldNames, jobResolver, valuesOf, withFound, type JobFormValues } from './job-form-values.ts'

const now = new Date()
const good: JobFormValues = {
  ...emptyJob(now),
  title: 'Tax Associate',
  firmName: 'Harlan & Wick LLP',
  location: 'New York, NY',
  seniority: 'associate',
  practiceArea: 'Tax',
  description:
    'Responsibilities: advise funds on federal income tax from structuring to closing. ' +
    'Qualifications: three or more years of tax experience.',
}

async function problems(values: JobFormValues, kind: 'new' | 'edit' = 'new') {
  const { errors } = await jobResolver(kind)(values, undefined, { fields: {}, shouldUseNativeValidation: false })
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, (error as { message?: string }).message]),
  )
}

test('reports only the required fields of an empty form', async () => {
  expect(await problems(emptyJob(now))).toEqual({
    title: 'Job title is required',
    firmName: 'Firm name is required',
    location: 'Location is required',
    seniority: 'Seniority level is required',
    practiceArea: 'Practice area is required',
    description: 'Job description is required',
  })
  expect(await problems(good)).toEqual({})
})

test('requires a future last day for open jobs only', async () => {
  expect(await problems({ ...good, validThrough: '2020-01-31' })).toEqual({ validThrough: pastLastDay })
  expect(await problems({ ...good, validThrough: '2020-01-31', isActive: false }, 'edit')).toEqual({})
})

test('has a contract field for every form field', () => {
  expect([...jobFieldNames].sort()).toEqual(Object.keys(emptyJob(now)).sort())
  for (const name of jobFieldNames) expect(Object.keys(newJobForm.shape)).toContain(name)
})

test('fills in the form from a saved job, missing facts as empty text', () => {
  const stored = {
    ...newJobForm.parse(good),
    salaryMin: 200_000,
    salaryMax: null,
    yearsExperienceMin: 0,
    yearsExperienceMax: null,
    firmSize: null,
    validThrough: null,
    publicUrl: null,
    applyUrl: null,
  } as unknown as StaffJob
  expect(valuesOf(stored)).toMatchObject({
    salaryMin: '200000',
    salaryMax: '',
    yearsExperienceMin: '0',
    firmSize: '',
    validThrough: '',
  })
})

test('merges found facts into the form and ignores missing ones', () => {
  const found = withFound(good, { title: 'Tax Counsel', salaryMin: 250_000, isRemote: true, requirements: ['JD'] })
  expect(found).toEqual({ ...good, title: 'Tax Counsel', salaryMin: '250000', isRemote: true, requirements: ['JD'] })
  expect(withFound(good, { location: undefined })).toEqual(good)
})

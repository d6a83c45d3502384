import { resumesApi, type ResumeRead } from '#contract/api/candidates/resumes.ts'
import { resumeIdAt } from '#contract/domain/resume-address.ts'
import { jdYearBounds } from '#contract/domain/jd.ts'
import { call } from '#web/app/api/call.ts'
import type { Step1Form, Step1Input, Step2Form, Step2Input } from './apply-form.ts'

/** The fields that a résumé may fill. */
export const readableFields = [
  'applicantName',
  'applicantEmail',
  'phoneNumber',
  'linkedinUrl',
  'location',
  'jdYear',
  'lastJobTitle',
  'lastFirmName',
] as const
export type ReadableField = (typeof readableFields)[number]

/** Names of the fields filled in from the résumé and unchanged since. */
export type FilledFields = ReadonlySet<ReadableField>

/** Reads the facts of an uploaded résumé. @param address As the form sends it. */
export const readUploadedResume = (address: string): Promise<ResumeRead> =>
  call(resumesApi.read, { params: { id: resumeIdAt(address) } })

type Values = Pick<Step1Input & Step2Input, ReadableField>

/**
 * Values to fill in from a résumé: for fields that are empty, that an earlier résumé filled in, or (the J.D. year) that
 * still hold the form's default. Typed values are never overwritten, and a year that the form would refuse is left out.
 */
export function valuesToFill(
  read: ResumeRead,
  { values, filled, touched, now }: { values: Values; filled: FilledFields; touched: FilledFields; now: Date },
): Partial<Record<ReadableField, string | number>> {
  const jd = jdYearBounds(now)
  const found: Partial<Record<ReadableField, string | number>> = {}
  for (const field of readableFields) {
    const stated = read[field]
    if (stated === undefined) continue
    if (field === 'jdYear' && (Number(stated) < jd.min || Number(stated) > jd.max)) continue
    const value = values[field]
    const isUntouched = value === '' || value === undefined || (field === 'jdYear' && Number(value) === jd.default)
    if (filled.has(field) || (isUntouched && !touched.has(field))) found[field] = stated
  }
  return found
}

const step1Names: ReadonlySet<string> = new Set(['applicantName', 'applicantEmail'])

/** Fills in the two forms. @returns The fields that hold a value from the résumé. */
export function fillForms(
  read: ResumeRead,
  { form1, form2, filled, now }: { form1: Step1Form; form2: Step2Form; filled: FilledFields; now: Date },
): Set<ReadableField> {
  const values = { ...form1.getValues(), ...form2.getValues() }
  const touched = new Set(
    readableFields.filter((field) =>
      step1Names.has(field)
        ? form1.getFieldState(field as 'applicantName').isDirty
        : form2.getFieldState(field as 'location').isDirty,
    ),
  )
  const found = valuesToFill(read, { values, filled, touched, now })
  const names = new Set(filled)
  for (const [field, value] of Object.entries(found)) {
    names.add(field as ReadableField)
    if (step1Names.has(field))
      form1.setValue(field as 'applicantName', String(value), { shouldValidate: form1.formState.isSubmitted })
    else form2.setValue(field as 'location', value as string, { shouldValidate: form2.formState.isSubmitted })
  }
  return names
}

import type { ExtractedJobFields } from '#contract/api/jobs/job-extraction.ts'
import type { JobFormReturn } from './job-fields.tsx'
import { jobFieldNames, withFound, type JobFormValues } from './job-form-values.ts'

/**
 * Fills in the form with the facts of a posting, as if typed, and validates those fields.
 *
 * @returns The number of changed fields, and a function that restores those that weren't edited since.
 */
export function fillForm(form: JobFormReturn, found: ExtractedJobFields): { count: number; undo: () => void } {
  const before = structuredClone(form.getValues())
  const after = withFound(before, found)
  const changed = jobFieldNames.filter((name) => !isSame(before[name], after[name]))
  for (const name of changed) put(form, name, after[name])
  void form.trigger(changed)
  return {
    count: changed.length,
    undo: () => {
      for (const name of changed) if (isSame(form.getValues(name), after[name])) put(form, name, before[name])
      form.clearErrors(changed)
    },
  }
}

type FieldName = (typeof jobFieldNames)[number]

function put(form: JobFormReturn, name: FieldName, value: JobFormValues[FieldName]): void {
  form.setValue(name, value, { shouldDirty: true, shouldTouch: true })
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

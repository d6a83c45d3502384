import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import type { PublicJob } from '#contract/api/jobs/jobs.ts'
import { practiceAreasApi } from '#contract/api/jobs/practice-areas.ts'
import { asOtherPracticeArea, otherPracticeArea } from '#contract/domain/practice-areas.ts'
import { read } from '#web/app/api/query.ts'
import { Combobox } from '#web/app/ui/combobox.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import type { Step2Form } from './apply-form.ts'

const other = 'other'

/** The applicant's practice area: one of the list, with the job's own first, or another in their own words. */
export function PracticeAreaField({ form, job }: { form: Step2Form; job: PublicJob }) {
  const { field, fieldState } = useController({ control: form.control, name: 'primaryPracticeArea' })
  const areas = useQuery({ ...read(practiceAreasApi.list), staleTime: 5 * 60_000 })
  const value = typeof field.value === 'string' ? field.value : ''
  const ownWords = otherPracticeArea(value)
  const labels = new Set([job.practiceArea, ...job.additionalAreas, ...(areas.data ?? []).map(({ label }) => label)])
  const choices = [...labels].filter(Boolean).map((label) => ({ value: label, label }))
  return (
    <div className="col-span-2 flex min-w-0 flex-col gap-2 sm:col-span-1">
      <Field label="Primary Practice Area" error={fieldState.error?.message}>
        <Combobox
          label="Primary Practice Area"
          placeholder="Choose a practice area"
          choices={[...choices, { value: other, label: 'Other…' }]}
          value={ownWords === null ? value : other}
          onValueChange={(next) => field.onChange(next === other ? asOtherPracticeArea('') : next)}
          emptyText={areas.isError ? 'Practice areas couldn’t be loaded.' : 'Nothing matches. Choose “Other…”.'}
          isLoading={areas.isPending}
          isClearable
        />
      </Field>
      {ownWords === null ? null : (
        <Field label="Other practice area">
          <TextInput
            maxLength={100}
            value={value.slice(asOtherPracticeArea('').length)}
            onChange={(event) => field.onChange(asOtherPracticeArea(event.target.value))}
          />
        </Field>
      )}
    </div>
  )
}

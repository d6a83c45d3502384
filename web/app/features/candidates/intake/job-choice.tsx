import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { jobsApi } from '#contract/api/jobs/jobs.ts'
import { read } from '#web/app/api/query.ts'
import { Combobox } from '#web/app/ui/combobox.tsx'
import { Field } from '#web/app/ui/field.tsx'

export type ChosenJob = { value: string; label: string }

type JobChoiceProps = { job: ChosenJob | undefined; onChange: (job: ChosenJob | undefined) => void }

const none: ChosenJob = { value: '0', label: 'No job' }

/** The open job that kept people are added to. It stays for the next résumé. */
export function JobChoice({ job, onChange }: JobChoiceProps) {
  const [words, setWords] = useState('')
  const jobs = useQuery({
    ...read(jobsApi.page, { query: { status: 'open', limit: 20, ...(words ? { q: words } : {}) } }),
    placeholderData: keepPreviousData,
  })
  const choices = [
    none,
    ...(jobs.data?.items ?? []).map(({ id, title, firmName }) => ({
      value: String(id),
      label: `${title} - ${firmName}`,
    })),
  ]
  return (
    <Field label="Add to job">
      <Combobox
        label="Add to job"
        choices={choices}
        value={job?.value ?? none.value}
        chosen={job ?? none}
        onValueChange={(value) => {
          const chosen = choices.find((choice) => choice.value === value)
          onChange(chosen === none ? undefined : chosen)
        }}
        onSearchChange={setWords}
        isLoading={jobs.isPending || jobs.isPlaceholderData}
        placeholder="No job"
        emptyText="No open job matches."
      />
    </Field>
  )
}

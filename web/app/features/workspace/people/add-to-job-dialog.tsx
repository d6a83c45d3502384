import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { peopleApi, type Person } from '#contract/api/candidates/people.ts'
import { jobsApi } from '#contract/api/jobs/jobs.ts'
import { applicationStatuses, statusLabel } from '#contract/domain/statuses.ts'
import { z } from '#contract/zod.ts'
import { read } from '#web/app/api/query.ts'
import { brandName } from '#web/app/lib/brand.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { SearchedField } from '#web/app/ui/searched-field.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { refreshPeople } from './people-queries.ts'

const form = z.object({
  jobId: z
    .string()
    .min(1, 'Please choose a job')
    .transform((id) => Number(id)),
  status: z.enum(applicationStatuses),
})

/** Adds a person to an open job. */
export function AddToJobDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const [words, setWords] = useState('')
  const jobs = useQuery({
    ...read(jobsApi.page, { query: { status: 'open', limit: 20, ...(words ? { q: words } : {}) } }),
    placeholderData: keepPreviousData,
  })
  const choices = (jobs.data?.items ?? []).map(({ id, title, firmName }) => ({
    value: String(id),
    label: `${title} - ${firmName}`,
  }))
  const contract = useContractForm(peopleApi.addApplication, {
    schema: form,
    defaults: { jobId: '', status: 'new' as const },
    params: { id: person.id },
    onSaved: () => {
      refreshPeople()
      toast({ title: 'Added to the job', text: `Nobody was emailed. ${person.name} is now a candidate for it.` })
      onClose()
    },
    failure: `${person.name} wasn’t added. Please try again.`,
  })
  return (
    <FormDialog
      form={contract}
      onClose={onClose}
      title={`Add ${person.name} to a job`}
      description="Nobody is emailed. You can write to the candidate from the application."
      submitLabel="Add to job"
    >
      <SearchedField
        control={contract.control}
        name="jobId"
        label="Job"
        error={contract.problem('jobId')}
        choices={choices}
        onSearchChange={setWords}
        isLoading={jobs.isPending || jobs.isPlaceholderData}
        placeholder="Choose an open job"
        emptyText="No open job matches."
      />
      <Field label="Status" error={contract.problem('status')}>
        <Controller
          control={contract.control}
          name="status"
          render={({ field }) => (
            <Select
              options={applicationStatuses.map((value) => ({ value, label: statusLabel(value, brandName()) }))}
              value={field.value}
              onValueChange={field.onChange}
            />
          )}
        />
      </Field>
    </FormDialog>
  )
}

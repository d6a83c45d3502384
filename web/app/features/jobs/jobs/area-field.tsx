import { useMutation, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { practiceAreasApi } from '#contract/api/jobs/practice-areas.ts'
import { practiceAreaLabel, practiceAreaSlug } from '#contract/domain/practice-areas.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Combobox } from '#web/app/ui/combobox.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { practiceAreasQuery } from './job-queries.ts'

type AreaFieldProps = { value: string; onChange: (label: string) => void; error?: string | undefined }

/** The practice area of a job: one of the registry, or a new one that is added here. */
export function AreaField({ value, onChange, error }: AreaFieldProps) {
  const { data: areas = [], isPending, isError } = useQuery(practiceAreasQuery)
  const [isAdding, setIsAdding] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsAdding(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  const choices = areas.map(({ label }) => ({ value: label, label }))
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Field label="Practice area" isRequired error={error}>
        <Combobox
          label="Practice area"
          choices={choices}
          value={value}
          onValueChange={onChange}
          placeholder="Choose a practice area"
          emptyText={isError ? 'Failed to fetch practice areas' : 'Nothing matches. Add it below.'}
          isLoading={isPending}
        />
      </Field>
      {isAdding ? (
        <NewArea
          onCancel={close}
          onAdded={(label) => {
            onChange(label)
            close()
          }}
        />
      ) : (
        <div>
          <Button ref={opener} size="sm" variant="quiet" onClick={() => setIsAdding(true)}>
            <Plus aria-hidden className="size-4" />
            Add new practice area
          </Button>
        </div>
      )}
    </div>
  )
}

function NewArea({ onAdded, onCancel }: { onAdded: (label: string) => void; onCancel: () => void }) {
  const [name, setName] = useState('')
  const value = practiceAreaSlug(name)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(practiceAreasApi.create, { body: { value, label: practiceAreaLabel(name) } }),
    onSuccess: async ({ label }) => {
      await queryClient.invalidateQueries({ queryKey: practiceAreasQuery.queryKey })
      toast({ title: 'Practice Area Added', text: label })
      onAdded(label)
    },
    onError: async (error) => {
      // The area exists already, so selecting it is enough.
      if (error instanceof ApiError && error.code === 'practice_area_exists') {
        const known = (await queryClient.fetchQuery(practiceAreasQuery)).find((area) => area.value === value)
        onAdded(known?.label ?? practiceAreaLabel(name))
        return
      }
      toast({
        title: 'Failed to Save',
        text: sentenceOf(error, 'Could not save the new practice area'),
        variant: 'destructive',
      })
    },
  })
  const save = () => value && !isPending && mutate()
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field label="New practice area" className="min-w-40 grow">
        <TextInput
          // The field replaces the button that opened it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={name}
          maxLength={80}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault()
              save()
            } else if (event.key === 'Escape') {
              event.stopPropagation()
              onCancel()
            }
          }}
        />
      </Field>
      <Button isBusy={isPending} disabled={!value} onClick={save}>
        Add
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}

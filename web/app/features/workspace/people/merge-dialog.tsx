import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { peopleApi, type Person } from '#contract/api/candidates/people.ts'
import { mergeUndoDays } from '#contract/domain/people.ts'
import { z } from '#contract/zod.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { SearchedField } from '#web/app/ui/searched-field.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { foundPeopleQuery, refreshPeople } from './people-queries.ts'
import { undoPersonMerge } from './undo-person-merge.ts'

const form = z.object({
  otherId: z
    .string()
    .min(1, 'Please choose a person')
    .transform((id) => Number(id)),
})

/** Merges another record into a person's. */
export function MergeDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const [words, setWords] = useState('')
  const found = useQuery(foundPeopleQuery(words))
  const choices = (found.data?.items ?? [])
    .filter(({ id }) => id !== person.id)
    .map(({ id, name, email, lastFirmName }) => ({
      value: String(id),
      label: [name, email ?? lastFirmName].filter(Boolean).join(' - '),
    }))
  const contract = useContractForm(peopleApi.merge, {
    schema: form,
    defaults: { otherId: '' },
    params: { id: person.id },
    onSaved: ({ mergeId }) => {
      refreshPeople()
      toast({
        title: 'Records merged',
        text: `${person.name} has everything of both records now.`,
        action: { label: 'Undo', onSelect: () => void undoPersonMerge(mergeId) },
      })
      onClose()
    },
    failure: 'Nothing was merged. Please try again.',
  })
  return (
    <FormDialog
      form={contract}
      onClose={onClose}
      title={`Merge into ${person.name}`}
      description={`Applications of the other record move here, and its facts fill empty fields. You can undo this for ${mergeUndoDays} days.`}
      submitLabel="Merge"
    >
      <SearchedField
        control={contract.control}
        name="otherId"
        label="Other record"
        error={contract.problem('otherId')}
        choices={choices}
        onSearchChange={setWords}
        isLoading={found.isPending || found.isPlaceholderData}
        placeholder="Find a person"
        emptyText="Nobody matches."
      />
    </FormDialog>
  )
}

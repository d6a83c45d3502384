import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { savedSearchesApi, type SavedSearch } from '#contract/api/saved-searches.ts'
import { savedSearchLimits, savedSearchRhythms, type SavedSearchRhythm } from '#contract/domain/saved-searches.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Dialog } from '#web/app/ui/dialog.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { searchName } from './online-search-address.ts'

type SaveSearchDialogProps = {
  /** The search to save; or the saved one to change. */
  given: { criteria: Record<string, unknown> } | { search: SavedSearch }
  onClose: () => void
}

/** Names a search and says how often it runs. */
export function SaveSearchDialog({ given, onClose }: SaveSearchDialogProps) {
  const search = 'search' in given ? given.search : undefined
  const [name, setName] = useState(() => search?.name ?? searchName('criteria' in given ? given.criteria : {}))
  const [every, setEvery] = useState<SavedSearchRhythm>(search?.every ?? 'daily')
  const [error, setError] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      'search' in given
        ? call(savedSearchesApi.change, { params: { id: given.search.id }, body: { name, every } })
        : call(savedSearchesApi.add, { body: { kind: 'online_jobs', name, every, criteria: given.criteria } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: queryKey(savedSearchesApi.list) })
      toast({
        title: search ? 'Search changed' : 'Search saved',
        text: `It runs ${every === 'daily' ? 'every day' : 'every Monday'} at 7 AM Eastern time and tells you what is new.`,
      })
      onClose()
    },
    onError: (failed) => setError(sentenceOf(failed, 'The search could not be saved.')),
  })
  function save() {
    if (isPending) return
    if (name.trim() === '') return setError('Please give the search a name')
    setError(undefined)
    mutate()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={search ? 'Edit saved search' : 'Save this search'}
      description="It runs by itself and tells you by the bell what is new since its last run."
      dismissible={!isPending}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" isBusy={isPending} onClick={save}>
            {search ? 'Save changes' : 'Save search'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label="Name" isRequired error={error}>
          <TextInput
            maxLength={savedSearchLimits.name}
            value={name}
            onChange={(event) => setName(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') save()
            }}
          />
        </Field>
        <Field label="Runs">
          <Select options={savedSearchRhythms} value={every} onValueChange={setEvery} />
        </Field>
      </div>
    </Dialog>
  )
}

import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { savedSearchesApi, type SavedSearch } from '#contract/api/saved-searches.ts'
import {
  savedSearchLimits,
  savedSearchRhythms,
  type SavedSearchKind,
  type SavedSearchRhythm,
} from '#contract/domain/saved-searches.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Dialog } from '#web/app/ui/dialog.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { readSavedSearchesAgain } from './saved-search-queries.ts'

type SaveSearchDialogProps = {
  /** The search to save, with the name that is offered; or the saved one to change. */
  given: { kind: SavedSearchKind; name: string; criteria: Record<string, unknown> } | { search: SavedSearch }
  /** What else can be changed, and how it is read when it is saved: undefined when it is not right yet. */
  more?: { fields: ReactNode; read: () => Promise<Record<string, unknown> | undefined> }
  onClose: () => void
}

/** Names a search and says how often it runs. */
export function SaveSearchDialog({ given, more, onClose }: SaveSearchDialogProps) {
  const search = 'search' in given ? given.search : undefined
  const [name, setName] = useState('search' in given ? given.search.name : given.name)
  const [every, setEvery] = useState<SavedSearchRhythm>(search?.every ?? 'daily')
  const [error, setError] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: (criteria: Record<string, unknown> | undefined) =>
      'search' in given
        ? call(savedSearchesApi.change, {
            params: { id: given.search.id },
            body: { name, every, ...(criteria ? { criteria } : {}) },
          })
        : call(savedSearchesApi.add, { body: { kind: given.kind, name, every, criteria: given.criteria } }),
    onSuccess: () => {
      void readSavedSearchesAgain()
      toast({
        title: search ? 'Search changed' : 'Search saved',
        text: `It runs ${every === 'daily' ? 'every day' : 'every Monday'} at 7 AM Eastern time and tells you what is new.`,
      })
      onClose()
    },
    onError: (failed) => setError(sentenceOf(failed, 'The search could not be saved.')),
  })
  async function save() {
    if (isPending) return
    if (name.trim() === '') return setError('Please give the search a name')
    setError(undefined)
    const criteria = await more?.read()
    if (!more || criteria) mutate(criteria)
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
          <Button disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" isBusy={isPending} onClick={() => void save()}>
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
              if (event.key === 'Enter') void save()
            }}
          />
        </Field>
        <Field label="Runs">
          <Select options={savedSearchRhythms} value={every} onValueChange={setEvery} />
        </Field>
        {more?.fields}
      </div>
    </Dialog>
  )
}

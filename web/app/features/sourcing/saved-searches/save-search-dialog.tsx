import { useRef, type ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import { savedSearchesApi, type SavedSearch } from '#contract/api/sourcing/saved-searches.ts'
import {
  savedSearchLimits,
  savedSearchRhythms,
  type SavedSearchKind,
  type SavedSearchRhythm,
} from '#contract/domain/saved-searches.ts'
import { call } from '#web/app/api/call.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { readSavedSearchesAgain } from './saved-search-queries.ts'

type SaveSearchDialogProps = {
  /** The search to save with its suggested name, or the saved one to change. */
  given: { kind: SavedSearchKind; name: string; criteria: Record<string, unknown> } | { search: SavedSearch }
  /** More fields, and a function that reads them on saving; undefined if they aren't valid. */
  more?: { fields: ReactNode; isDirty: boolean; read: () => Promise<Record<string, unknown> | undefined> }
  onClose: () => void
}

/** Names a search and schedules it. */
export function SaveSearchDialog({ given, more, onClose }: SaveSearchDialogProps) {
  const search = 'search' in given ? given.search : undefined
  const criteria = useRef<Record<string, unknown>>(undefined)
  const form = useContractForm(savedSearchesApi.add, {
    defaults: {
      name: 'search' in given ? given.search.name : given.name,
      every: search?.every ?? ('daily' as SavedSearchRhythm),
    },
    schema: savedSearchesApi.add.body.pick({ name: true, every: true }),
    send: (body) =>
      'search' in given
        ? call(savedSearchesApi.change, {
            params: { id: given.search.id },
            body: { ...body, ...(criteria.current ? { criteria: criteria.current } : {}) },
          })
        : call(savedSearchesApi.add, { body: { ...body, kind: given.kind, criteria: given.criteria } }),
    onSaved: ({ every }) => {
      void readSavedSearchesAgain()
      toast({
        title: search ? 'Search changed' : 'Search saved',
        text: `It runs ${every === 'daily' ? 'every day' : 'every Monday'} at 7 AM Eastern and notifies you about anything new.`,
      })
      onClose()
    },
    failure: 'The search couldn’t be saved.',
  })
  async function submit() {
    criteria.current = await more?.read()
    if (!more || criteria.current) form.submit()
  }
  return (
    <FormDialog
      form={{ ...form, isDirty: form.isDirty || (more?.isDirty ?? false), submit: () => void submit() }}
      onClose={onClose}
      title={search ? 'Edit saved search' : 'Save this search'}
      description="Runs automatically and notifies you about anything new since its last run."
      submitLabel={search ? 'Save changes' : 'Save search'}
    >
      <Field label="Name" isRequired error={form.problem('name')}>
        <TextInput maxLength={savedSearchLimits.name} {...form.register('name')} />
      </Field>
      <Field label="Runs" error={form.problem('every')}>
        <Controller
          control={form.control}
          name="every"
          render={({ field }) => (
            <Select options={savedSearchRhythms} value={field.value} onValueChange={field.onChange} />
          )}
        />
      </Field>
      {more?.fields}
    </FormDialog>
  )
}

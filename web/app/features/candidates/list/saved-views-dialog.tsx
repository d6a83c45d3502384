import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { savedViewsApi, type SavedView } from '#contract/api/candidates/saved-views.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { AlertLine } from '#web/app/ui/alert-line.tsx'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { Badge } from '#web/app/ui/badge.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { FormElement } from '#web/app/ui/form-element.tsx'
import { IconButton } from '#web/app/ui/icon-button.tsx'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { ViewDialog } from '#web/app/ui/view-dialog.tsx'
import { savedViews } from './saved-views-query.ts'

type SavedViewsDialogProps = {
  /** Query that a view of the current screen would save. */
  query: string
  onApply: (view: SavedView) => void
  onClose: () => void
}

/** The user's own views: apply, save, rename, update and delete. */
export function SavedViewsDialog({ query, onApply, onClose }: SavedViewsDialogProps) {
  const { data: views, error, refetch, isFetching } = useQuery(savedViews)
  const [renaming, setRenaming] = useState<number>()
  const [deleting, setDeleting] = useState<SavedView>()
  const { add, change, remove } = useViewChanges()
  const close = (title: string, text: string) => {
    onClose()
    toast({ title, text })
  }
  return (
    <ViewDialog
      onClose={onClose}
      title="Saved views"
      description="Save this search, its filters and layout. Only you can see it."
    >
      {views ? (
        <ul
          aria-label="Saved views"
          className="flex flex-col divide-y divide-rule rounded-md border border-rule empty:hidden"
        >
          {views.map((view) => (
            <li key={view.id} className="flex flex-wrap items-center gap-1 px-2 py-1.5">
              {renaming === view.id ? (
                <NameForm
                  label={`New name for ${view.name}`}
                  initial={view.name}
                  action="Rename"
                  onCancel={() => setRenaming(undefined)}
                  onSave={async (name) => {
                    await change.mutateAsync({ id: view.id, name })
                    setRenaming(undefined)
                  }}
                />
              ) : (
                <>
                  <button
                    type="button"
                    onClick={() => onApply(view)}
                    className="min-h-8 min-w-0 grow cursor-pointer truncate rounded-sm px-2 text-left font-medium hover:text-accent hover:underline max-sm:min-h-11"
                  >
                    {view.name}
                  </button>
                  {view.query === query ? <Badge tone="brass">Current</Badge> : null}
                  <IconButton
                    icon={RefreshCw}
                    label={`Update ${view.name} to the current view`}
                    disabled={view.query === query}
                    onClick={() =>
                      change.mutate({ id: view.id, query }, { onSuccess: () => close('View updated', view.name) })
                    }
                  />
                  <IconButton icon={Pencil} label={`Rename ${view.name}`} onClick={() => setRenaming(view.id)} />
                  <IconButton icon={Trash2} label={`Delete ${view.name}`} onClick={() => setDeleting(view)} />
                </>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {error && !views ? (
        <ErrorState
          title="Couldn’t load your saved views."
          text={sentenceOf(error, '')}
          lost="Nothing was lost."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : null}
      {views || error ? null : <SkeletonText lines={3} />}
      {views?.length === 0 ? <p className="text-ink-muted">No views yet. Save the first one below.</p> : null}
      {change.error && renaming === undefined ? (
        <AlertLine className="mt-2">{sentenceOf(change.error, 'Couldn’t change the view.')}</AlertLine>
      ) : null}
      <h3 className="mt-5 mb-2 text-base">Save the current view</h3>
      <NameForm
        label="Name of the view"
        initial=""
        action="Save view"
        onSave={async (name) => {
          await add.mutateAsync({ name, query })
          close('View saved', name)
        }}
      />
      <ConfirmDialog
        open={deleting !== undefined}
        onOpenChange={(isOpen) => isOpen || setDeleting(undefined)}
        title="Delete view?"
        text={`“${deleting?.name ?? ''}” will be deleted. No candidates are affected.`}
        confirmLabel="Delete view"
        isBusy={remove.isPending}
        error={remove.error ? sentenceOf(remove.error, 'Couldn’t delete the view.') : undefined}
        onConfirm={() => {
          if (!deleting) return
          remove.mutate(deleting.id, {
            onSuccess: () => setDeleting(undefined),
          })
        }}
      />
    </ViewDialog>
  )
}

type NameFormProps = {
  label: string
  initial: string
  action: string
  onSave: (name: string) => Promise<void>
  onCancel?: () => void
}

/** A name and the button that saves it, with the server's sentence below. */
function NameForm({ label, initial, action, onSave, onCancel }: NameFormProps) {
  const form = useContractForm(savedViewsApi.add, {
    defaults: { name: initial },
    schema: savedViewsApi.add.body.pick({ name: true }),
    send: ({ name }) => onSave(name),
    onSaved: () => {
      form.reset({ name: '' })
    },
    failure: 'Couldn’t save the view.',
  })
  return (
    <FormElement form={form} className="flex w-full items-start gap-2">
      <Field label={label} isLabelHidden error={form.problem('name') ?? form.error} className="grow">
        <TextInput
          maxLength={60}
          placeholder={label}
          // The field replaces the name that is being changed.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={onCancel !== undefined}
          {...form.register('name')}
        />
      </Field>
      <Button type="submit" variant={onCancel ? 'secondary' : 'primary'} isBusy={form.isBusy}>
        {action}
      </Button>
      {onCancel ? (
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      ) : null}
    </FormElement>
  )
}

function useViewChanges() {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: savedViews.queryKey })
  return {
    add: useMutation({
      mutationFn: (body: { name: string; query: string }) => call(savedViewsApi.add, { body }),
      onSettled,
    }),
    change: useMutation({
      mutationFn: ({ id, ...body }: { id: number; name?: string; query?: string }) =>
        call(savedViewsApi.change, { params: { id }, body }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (id: number) => call(savedViewsApi.remove, { params: { id } }),
      onSettled,
    }),
  }
}

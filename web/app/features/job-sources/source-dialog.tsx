import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { jobSourceFields, jobSourcesApi, type JobSource } from '#contract/api/job-sources.ts'
import { jobSourceAdapter, jobSourceAdapters, platformOf } from '#contract/domain/job-source-adapters.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { showIssues } from '#web/app/lib/form-issues.ts'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { Dialog } from '#web/app/ui/dialog.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { Switch } from '#web/app/ui/switch.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { dropSource, keepSource } from './keep-source.ts'

const fieldNames = ['name', 'adapter', 'locator', 'enabled'] as const
const platforms = Object.entries(jobSourceAdapters).map(([value, { label }]) => ({ value, label }))
const formId = 'job-source'

/** Adds a source, or changes or removes one. */
export function SourceDialog({ source, onClose }: { source: JobSource | undefined; onClose: () => void }) {
  const [isRemoving, setIsRemoving] = useState(false)
  const form = useForm<z.input<typeof jobSourceFields>, unknown, z.output<typeof jobSourceFields>>({
    resolver: zodResolver(jobSourceFields),
    defaultValues: source ?? { name: '', adapter: '', locator: '', enabled: true },
  })
  const { errors } = form.formState
  const platform = jobSourceAdapter(useWatch({ control: form.control, name: 'adapter' }))
  const saving = useMutation({
    mutationFn: (body: z.output<typeof jobSourceFields>) =>
      source ? call(jobSourcesApi.change, { params: { id: source.id }, body }) : call(jobSourcesApi.add, { body }),
    onSuccess: (saved) => {
      keepSource(saved)
      toast({ title: 'Source Saved', text: `${saved.name} is read with the next round, or at once by "Read now".` })
      onClose()
    },
    onError: (error) => showIssues(error, form.setError, fieldNames),
  })
  const removing = useMutation({
    mutationFn: (id: number) => call(jobSourcesApi.remove, { params: { id } }),
    onSuccess: (_, id) => {
      dropSource(id)
      toast({ title: 'Source Removed', text: 'Its postings are no longer shown.' })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={source ? 'Edit source' : 'Add source'}
      description="A source counts once its first read holds a legal position."
      footer={
        <>
          {source ? (
            <Button variant="quiet" className="sm:mr-auto" onClick={() => setIsRemoving(true)}>
              Remove
            </Button>
          ) : null}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={saving.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void form.handleSubmit((body) => saving.isPending || saving.mutate(body))(event)}
        className="flex flex-col gap-4"
      >
        <Field label="Name" error={errors.name?.message} hint="The firm or company; for a board of many, the board.">
          <TextInput autoComplete="off" {...form.register('name')} />
        </Field>
        <Field label="Platform" error={errors.adapter?.message}>
          <Controller
            control={form.control}
            name="adapter"
            render={({ field }) => <Select options={platforms} value={field.value} onValueChange={field.onChange} />}
          />
        </Field>
        <Field
          label="Address or token"
          error={errors.locator?.message}
          hint={
            platform
              ? `For ${platformOf(platform).label}: ${platformOf(platform).locator}`
              : 'Choose the platform first.'
          }
        >
          <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} {...form.register('locator')} />
        </Field>
        <Controller
          control={form.control}
          name="enabled"
          render={({ field }) => (
            <Switch label="Read regularly" checked={field.value} onCheckedChange={field.onChange} />
          )}
        />
        {saving.error ? (
          <p role="alert" className="text-danger">
            {sentenceOf(saving.error, 'The source was not saved.')}
          </p>
        ) : null}
      </form>
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setIsRemoving}
        title="Remove this source?"
        text="It is no longer read, and its postings are no longer shown. Switch it off instead to keep it in the list."
        confirmLabel="Remove source"
        isBusy={removing.isPending}
        error={removing.error ? sentenceOf(removing.error, 'The source was not removed.') : undefined}
        onConfirm={() => source && removing.mutate(source.id)}
      />
    </Dialog>
  )
}

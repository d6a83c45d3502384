import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { jobSourcesApi, type JobSource } from '#contract/api/sourcing/job-sources.ts'
import { jobPlatformName, jobPlatformFacts, platformOf } from '#contract/domain/job-platforms.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { Switch } from '#web/app/ui/switch.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { dropSource, putSource } from './cached-sources.ts'

const platforms = Object.entries(jobPlatformFacts).map(([value, { label }]) => ({ value, label }))

/** Adds a source, or changes or removes one. */
export function SourceDialog({ source, onClose }: { source: JobSource | undefined; onClose: () => void }) {
  const [isRemoving, setIsRemoving] = useState(false)
  const form = useContractForm(jobSourcesApi.add, {
    defaults: source
      ? { name: source.name, adapter: source.adapter, locator: source.locator, enabled: source.enabled }
      : { name: '', adapter: '', locator: '', enabled: true },
    send: (body) =>
      source ? call(jobSourcesApi.change, { params: { id: source.id }, body }) : call(jobSourcesApi.add, { body }),
    onSaved: (saved) => {
      putSource(saved)
      toast({
        title: 'Source saved',
        text: `${saved.name} will sync with the next round. Select “Sync now” to sync it right away.`,
      })
      onClose()
    },
    failure: 'The source wasn’t saved.',
  })
  const platform = jobPlatformName(useWatch({ control: form.control, name: 'adapter' }))
  const removing = useMutation({
    mutationFn: (id: number) => call(jobSourcesApi.remove, { params: { id } }),
    onSuccess: (_, id) => {
      dropSource(id)
      toast({ title: 'Source removed', text: 'Its postings are no longer shown.' })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={source ? 'Edit source' : 'Add source'}
      description="A source is used once its first sync finds a legal position."
      submitLabel="Save"
      actions={
        source ? (
          <Button variant="quiet" className="sm:mr-auto" onClick={() => setIsRemoving(true)}>
            Remove
          </Button>
        ) : null
      }
    >
      <Field label="Name" error={form.problem('name')} hint="The firm or company, or the job board’s name.">
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label="Platform" error={form.problem('adapter')}>
        <Controller
          control={form.control}
          name="adapter"
          render={({ field }) => <Select options={platforms} value={field.value} onValueChange={field.onChange} />}
        />
      </Field>
      <Field
        label="URL or token"
        error={form.problem('locator')}
        hint={
          platform ? `For ${platformOf(platform).label}: ${platformOf(platform).locator}` : 'Choose a platform first.'
        }
      >
        <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} {...form.register('locator')} />
      </Field>
      <Controller
        control={form.control}
        name="enabled"
        render={({ field }) => (
          <Switch label="Sync automatically" checked={field.value} onCheckedChange={field.onChange} />
        )}
      />
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setIsRemoving}
        title="Remove this source?"
        text="We’ll stop syncing it and hide its postings. To keep it in the list, switch it off instead."
        confirmLabel="Remove source"
        isBusy={removing.isPending}
        error={removing.error ? sentenceOf(removing.error, 'The source wasn’t removed.') : undefined}
        onConfirm={() => source && removing.mutate(source.id)}
      />
    </FormDialog>
  )
}

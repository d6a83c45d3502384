import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { documentsApi } from '#contract/api/candidates/documents.ts'
import { consentsApi, recordConsentBody } from '#contract/api/clients/consents.ts'
import {
  consentScopeLabels,
  consentScopes,
  recordedChannelLabels,
  recordedChannels,
  type ConsentScope,
  type RecordedChannel,
} from '#contract/domain/consents.ts'
import { z } from '#contract/zod.ts'
import { read } from '#web/app/api/query.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Checkbox } from '#web/app/ui/checkbox.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { RadioGroup } from '#web/app/ui/radio-group.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { useReloadConsents } from './consent-queries.ts'
import { FirmNames } from './firm-names.tsx'

const scopeOptions = consentScopes.map((value) => ({ value, label: consentScopeLabels[value] }))

type RecordConsentDialogProps = { applicationId: number; firms: readonly string[]; onClose: () => void }

const recordFields = z
  .object({
    firmName: z.string(),
    scope: z.enum(consentScopes),
    channel: z.enum(recordedChannels),
    statement: z.string(),
    documentId: z.string(),
    isForAnyPosition: z.boolean(),
  })
  .transform(({ documentId, ...rest }): z.input<typeof recordConsentBody> => ({
    ...rest,
    documentId: documentId === '' || rest.channel === 'phone' ? null : Number(documentId),
  }))
  .pipe(recordConsentBody)

const channelOptions = recordedChannels.map((value) => ({ value, label: recordedChannelLabels[value] }))

/** Records an answer by email, on paper or by phone. The first two need the document that proves it. */
export function RecordConsentDialog({ applicationId, firms, onClose }: RecordConsentDialogProps) {
  const listId = useId()
  const reload = useReloadConsents(applicationId)
  const { data: documents = [] } = useQuery(read(documentsApi.list, { params: { id: applicationId } }))
  const form = useContractForm(consentsApi.record, {
    params: { id: applicationId },
    defaults: {
      firmName: firms[0] ?? '',
      scope: 'named' as ConsentScope,
      channel: 'email' as RecordedChannel,
      statement: '',
      documentId: '',
      isForAnyPosition: false,
    },
    schema: recordFields,
    onSaved: ({ consent }) => {
      toast({ title: consent ? 'Consent recorded' : 'Note added' })
      reload()
      onClose()
    },
    failure: 'Failed to record the consent.',
  })
  const channel = useWatch({ control: form.control, name: 'channel' })
  const documentOptions = documents.map(({ id, originalName }) => ({ value: String(id), label: originalName }))
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Record consent"
      description="Use this when the candidate answered by email, on paper or by phone. The candidate won’t get an email."
      submitLabel={channel === 'phone' ? 'Add the note' : 'Record consent'}
    >
      <Field label="Firm" isRequired error={form.problem('firmName')}>
        <TextInput autoComplete="off" list={listId} {...form.register('firmName')} />
      </Field>
      <FirmNames id={listId} firms={firms} />
      <Field label="How the candidate answered" error={form.problem('channel')}>
        <Controller
          control={form.control}
          name="channel"
          render={({ field }) => (
            <RadioGroup options={channelOptions} value={field.value} onValueChange={field.onChange} />
          )}
        />
      </Field>
      {channel === 'phone' ? null : (
        <>
          <Field
            label="Document"
            {...(documents.length === 0 ? { hint: 'Upload it under Résumé & documents first.' } : {})}
            error={form.problem('documentId')}
          >
            <Controller
              control={form.control}
              name="documentId"
              render={({ field }) => (
                <Select options={documentOptions} value={field.value} onValueChange={field.onChange} />
              )}
            />
          </Field>
          <Controller
            control={form.control}
            name="isForAnyPosition"
            render={({ field }) => (
              <Checkbox
                label="The candidate agreed to any position at this firm"
                checked={field.value}
                onCheckedChange={(isOn) => field.onChange(isOn)}
              />
            )}
          />
          <Field label="What the firm gets" error={form.problem('scope')}>
            <Controller
              control={form.control}
              name="scope"
              render={({ field }) => (
                <RadioGroup options={scopeOptions} value={field.value} onValueChange={field.onChange} />
              )}
            />
          </Field>
        </>
      )}
      <Field label="The candidate’s words" isRequired error={form.problem('statement')}>
        <TextArea rows={4} {...form.register('statement')} />
      </Field>
    </FormDialog>
  )
}

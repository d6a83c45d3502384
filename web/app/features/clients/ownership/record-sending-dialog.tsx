import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { documentsApi } from '#contract/api/candidates/documents.ts'
import type { LiveSubmission } from '#contract/api/clients/live-submissions.ts'
import { ownershipsApi, recordedSentWays, recordSentBody } from '#contract/api/clients/ownerships.ts'
import { sentWayLabels, type NoClockReason } from '#contract/domain/ownership.ts'
import { z } from '#contract/zod.ts'
import { read } from '#web/app/api/query.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { RadioGroup } from '#web/app/ui/radio-group.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { refreshOwnerships } from './ownership-queries.ts'
import { fieldsOf, momentOf } from './recorded-moment.ts'

type RecordedSentWay = (typeof recordedSentWays)[number]

const sendingFields = (openedAt: Date) =>
  z
    .object({
      how: z.enum(recordedSentWays),
      day: z.string(),
      time: z.string(),
      documentId: z.string(),
      reference: z.string(),
    })
    .transform(({ how, documentId, reference, ...typed }): z.input<typeof recordSentBody> => ({
      how,
      at: momentOf(typed, openedAt),
      documentId: how === 'email' && documentId !== '' ? Number(documentId) : null,
      reference: how === 'portal' ? reference : undefined,
    }))
    .pipe(recordSentBody)

const wayOptions = recordedSentWays.map((value) => ({ value, label: sentWayLabels[value] ?? value }))

const noClockText = {
  unproven: 'A call doesn’t prove anything, so nobody owns the candidate there yet.',
  no_firm: 'The firm isn’t in the directory yet, so nobody owns the candidate there.',
  no_consent: 'The candidate hadn’t consented at that time, so nobody owns the candidate there.',
} as const satisfies Record<NoClockReason, string>

/** Records that a submission was sent. With proof and consent, the firm owes the fee from that day. */
export function RecordSendingDialog({ submission, onClose }: { submission: LiveSubmission; onClose: () => void }) {
  const { id, applicationId, candidate, companyName } = submission
  const { data: documents = [] } = useQuery(read(documentsApi.list, { params: { id: applicationId } }))
  const [openedAt] = useState(() => new Date())
  const form = useContractForm(ownershipsApi.sent, {
    params: { id },
    defaults: {
      how: 'email' as RecordedSentWay,
      ...fieldsOf(openedAt),
      documentId: '',
      reference: '',
    },
    schema: sendingFields(openedAt),
    alsoNamed: ['at'],
    onSaved: ({ noClock }) => {
      refreshOwnerships()
      if (noClock) toast({ title: 'Sending recorded', text: noClockText[noClock] })
      else
        toast({
          title: 'Sending recorded',
          text: `${companyName} owes the fee from that day if it hires ${candidate}.`,
        })
      onClose()
    },
    failure: 'Nothing was saved. Please try again.',
  })
  const how = useWatch({ control: form.control, name: 'how' })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={`${candidate} was sent to ${companyName}`}
      description="Nobody is emailed. The day decides how long the firm owes the fee."
      submitLabel="Record sending"
    >
      <Field label="Sent by" error={form.problem('how')}>
        <Controller
          control={form.control}
          name="how"
          render={({ field }) => <RadioGroup options={wayOptions} value={field.value} onValueChange={field.onChange} />}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Day" isRequired error={form.problem('at')}>
          <TextInput type="date" {...form.register('day')} />
        </Field>
        <Field label="Time (Eastern)" isRequired>
          <TextInput type="time" {...form.register('time')} />
        </Field>
      </div>
      {how === 'email' ? (
        <Field
          label="The email, as a document"
          {...(documents.length === 0 ? { hint: 'Upload it to the candidate under Résumé & documents first.' } : {})}
          isRequired
          error={form.problem('documentId')}
        >
          <Controller
            control={form.control}
            name="documentId"
            render={({ field }) => (
              <Select
                options={documents.map((one) => ({ value: String(one.id), label: one.originalName }))}
                value={field.value}
                onValueChange={field.onChange}
              />
            )}
          />
        </Field>
      ) : null}
      {how === 'portal' ? (
        <Field label="Reference in the portal" isRequired error={form.problem('reference')}>
          <TextInput autoComplete="off" {...form.register('reference')} />
        </Field>
      ) : null}
      {how === 'phone' ? <p className="text-sm text-ink-muted">{noClockText.unproven}</p> : null}
    </FormDialog>
  )
}

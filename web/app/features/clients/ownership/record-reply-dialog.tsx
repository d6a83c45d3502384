import { useState } from 'react'
import type { LiveSubmission } from '#contract/api/clients/live-submissions.ts'
import { ownershipsApi, recordReceivedBody } from '#contract/api/clients/ownerships.ts'
import { z } from '#contract/zod.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { refreshOwnerships } from './ownership-queries.ts'
import { fieldsOf, momentOf } from './recorded-moment.ts'

const replyFields = (openedAt: Date) =>
  z
    .object({ day: z.string(), time: z.string(), note: z.string() })
    .transform(({ note, ...typed }): z.input<typeof recordReceivedBody> => ({ at: momentOf(typed, openedAt), note }))
    .pipe(recordReceivedBody)

/** Records a reply that shows that the firm got a submission. */
export function RecordReplyDialog({ submission, onClose }: { submission: LiveSubmission; onClose: () => void }) {
  const [openedAt] = useState(() => new Date())
  const form = useContractForm(ownershipsApi.received, {
    params: { id: submission.id },
    defaults: { ...fieldsOf(openedAt), note: '' },
    schema: replyFields(openedAt),
    alsoNamed: ['at'],
    onSaved: () => {
      refreshOwnerships()
      toast({ title: 'Reply recorded', text: `${submission.companyName} has ${submission.candidate}’s submission.` })
      onClose()
    },
    failure: 'Nothing was saved. Please try again.',
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={`${submission.companyName} replied`}
      description={`The first reply proves that the firm got ${submission.candidate}’s submission. Nobody is emailed.`}
      submitLabel="Record reply"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Day" isRequired error={form.problem('at')}>
          <TextInput type="date" {...form.register('day')} />
        </Field>
        <Field label="Time (Eastern)" isRequired>
          <TextInput type="time" {...form.register('time')} />
        </Field>
      </div>
      <Field label="What they wrote" error={form.problem('note')}>
        <TextArea rows={3} {...form.register('note')} />
      </Field>
    </FormDialog>
  )
}

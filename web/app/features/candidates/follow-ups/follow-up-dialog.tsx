import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from '#contract/zod.ts'
import { addFollowUpBody, followUpsApi, type FollowUp } from '#contract/api/candidates/follow-ups.ts'
import type { ownSubjects } from '#contract/domain/follow-up-rules.ts'
import {
  defaultInterviewTime,
  easternDay,
  easternToUtc,
  easternZoneLabel,
  utcToEastern,
} from '#contract/domain/eastern-time.ts'
import { addWorkingDays } from '#contract/domain/working-days.ts'
import { call } from '#web/app/api/call.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { refreshFollowUps } from './follow-up-queries.ts'

type FollowUpDialogProps = {
  /** The record to add a follow-up to, or the follow-up to change. */
  about: { subject: (typeof ownSubjects)[number]; subjectId: number; name: string } | { followUp: FollowUp }
  onClose: () => void
}

/** Reads the fields into the body: day and Eastern time become one moment. */
const fields = z
  .object({ text: addFollowUpBody.shape.text, day: z.string(), time: z.string() })
  .transform(({ text, day, time }, context) => {
    const dueAt = easternToUtc(day, time)
    if (dueAt) return { text, dueAt }
    context.addIssue({ code: 'custom', path: ['dueAt'], message: 'Please enter a day and a time, such as 9:00.' })
    return z.NEVER
  })

/** Asks for the task and its day and Eastern time. */
export function FollowUpDialog({ about, onClose }: FollowUpDialogProps) {
  const existing = 'followUp' in about ? about.followUp : undefined
  const set = existing ? utcToEastern(existing.dueAt) : null
  const [firstDay] = useState(() => set?.date ?? addWorkingDays(easternDay(new Date()), 1))
  const form = useContractForm(followUpsApi.add, {
    defaults: { text: existing?.text ?? '', day: firstDay, time: set?.time ?? defaultInterviewTime },
    schema: fields,
    alsoNamed: ['dueAt'],
    send: (body) =>
      'followUp' in about
        ? call(followUpsApi.change, { params: { id: about.followUp.id }, body })
        : call(followUpsApi.add, { body: { subject: about.subject, subjectId: about.subjectId, ...body } }),
    onSaved: async (saved) => {
      toast({ title: existing ? 'Follow-up updated' : 'Follow-up added', text: saved.text })
      await refreshFollowUps()
      onClose()
    },
    failure: 'Failed to save the follow-up',
  })
  const [day, time] = useWatch({ control: form.control, name: ['day', 'time'] })
  const dueAt = easternToUtc(day, time)
  const zone = dueAt ? easternZoneLabel(dueAt) : ''
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="sm"
      title={existing ? 'Edit follow-up' : 'Add follow-up'}
      description={'followUp' in about ? about.followUp.about : about.name}
      submitLabel={existing ? 'Save' : 'Add follow-up'}
    >
      <Field label="Task" error={form.problem('text')}>
        <TextInput placeholder="Call about references" {...form.register('text')} />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Day" error={form.problem('dueAt')}>
          <TextInput type="date" {...form.register('day')} />
        </Field>
        <Field label={`Time (Eastern${zone ? `, ${zone}` : ''})`}>
          <TextInput type="time" {...form.register('time')} />
        </Field>
      </div>
    </FormDialog>
  )
}

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { addFollowUpBody, followUpsApi, type FollowUp } from '#contract/api/follow-ups.ts'
import type { ownSubjects } from '#contract/domain/follow-up-rules.ts'
import {
  defaultInterviewTime,
  easternDay,
  easternToUtc,
  easternZoneLabel,
  utcToEastern,
} from '#contract/domain/eastern-time.ts'
import { addWorkingDays } from '#contract/domain/working-days.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Dialog } from '#web/app/ui/dialog.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { readFollowUpsAgain } from './follow-up-queries.ts'

type FollowUpDialogProps = {
  /** What is planned for; an existing follow-up is changed instead. */
  about: { subject: (typeof ownSubjects)[number]; subjectId: number; name: string } | { followUp: FollowUp }
  onClose: () => void
}

/** Asks what is to be done, and when: day and time in Eastern time. What is typed stays when saving fails. */
export function FollowUpDialog({ about, onClose }: FollowUpDialogProps) {
  const existing = 'followUp' in about ? about.followUp : undefined
  const set = existing ? utcToEastern(existing.dueAt) : null
  const [text, setText] = useState(existing?.text ?? '')
  const [day, setDay] = useState(() => set?.date ?? addWorkingDays(easternDay(new Date()), 1))
  const [time, setTime] = useState(set?.time ?? defaultInterviewTime)
  const [complaint, setComplaint] = useState<{ field: 'text' | 'day'; sentence: string }>()
  const dueAt = easternToUtc(day, time)
  const save = useMutation({
    mutationFn: (body: { text: string; dueAt: string }) =>
      'followUp' in about
        ? call(followUpsApi.change, { params: { id: about.followUp.id }, body })
        : call(followUpsApi.add, { body: { subject: about.subject, subjectId: about.subjectId, ...body } }),
    onSuccess: async (saved) => {
      toast({ title: existing ? 'Follow-up Updated' : 'Follow-up Planned', text: saved.text })
      await readFollowUpsAgain()
      onClose()
    },
  })
  function submit() {
    if (!dueAt) return setComplaint({ field: 'day', sentence: 'Please choose a day and a time, such as 09:00.' })
    const parsed = addFollowUpBody.shape.text.safeParse(text)
    if (!parsed.success) {
      return setComplaint({
        field: 'text',
        sentence: parsed.error.issues[0]?.message ?? 'Please say what is to be done.',
      })
    }
    setComplaint(undefined)
    save.mutate({ text: parsed.data, dueAt })
  }
  const zone = dueAt ? easternZoneLabel(dueAt) : ''
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      dismissible={!save.isPending}
      size="sm"
      title={existing ? 'Change the follow-up' : 'Plan a follow-up'}
      description={'followUp' in about ? about.followUp.about : about.name}
      footer={
        <>
          <Button disabled={save.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" isBusy={save.isPending} onClick={submit}>
            {existing ? 'Save' : 'Plan it'}
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!save.isPending) submit()
        }}
      >
        <Field label="What is to be done" error={complaint?.field === 'text' ? complaint.sentence : undefined}>
          <TextInput
            value={text}
            placeholder="Call about references"
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <div className="grid grid-cols-2 gap-3">
          <Field label="Day" error={complaint?.field === 'day' ? complaint.sentence : undefined}>
            <TextInput type="date" value={day} onChange={(event) => setDay(event.target.value)} />
          </Field>
          <Field label={`Time (Eastern${zone ? `, ${zone}` : ''})`}>
            <TextInput type="time" value={time} onChange={(event) => setTime(event.target.value)} />
          </Field>
        </div>
        {save.error ? (
          <p role="alert" className="text-sm text-danger">
            {sentenceOf(save.error, 'Failed to save the follow-up')}
          </p>
        ) : null}
        {/* Enter in a field saves; the visible button stands in the foot of the dialog. */}
        <button type="submit" hidden>
          Save
        </button>
      </form>
    </Dialog>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rejectionsApi } from '#contract/api/candidates/rejections.ts'
import { isComing } from '#contract/domain/interview-mail.ts'
import { defaultRejectionEmail, maxRejectionNote } from '#contract/domain/rejections.ts'
import { statusLabel, type ApplicationStatus } from '#contract/domain/statuses.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { read } from '#web/app/api/query.ts'
import type { ChangeTarget } from '#web/app/features/candidates/applications/use-change-application.ts'
import { brandName } from '#web/app/lib/brand.ts'
import { Field } from '#web/app/ui/field.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { RadioGroup } from '#web/app/ui/radio-group.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { CanceledInterviews, useCancellation } from './canceled-interviews.tsx'
import { RejectionEmail } from './rejection-email.tsx'
import { useReject } from './use-reject.ts'

type RejectDialogProps = {
  /** One candidate or several, at least one. */
  rows: readonly [ChangeTarget, ...ChangeTarget[]]
  status: ApplicationStatus
  onClose: () => void
  /** @param refused Ids of those that weren't rejected. */
  onRejected?: (refused: readonly number[]) => void
}

/** Asks why candidates are rejected, if and when they are emailed, and whether to cancel their upcoming interviews. */
export function RejectDialog({ rows, status, onClose, onRejected }: RejectDialogProps) {
  const [first] = rows
  const [now] = useState(() => new Date())
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()
  const [email, setEmail] = useState(() => defaultRejectionEmail(status))
  const invited = rows.filter(({ interviewDate }) => isComing(interviewDate, now))
  const cancellation = useCancellation(invited)
  const { data: options, error: unread } = useQuery(read(rejectionsApi.reasons))
  const { mutate, isPending, error, data } = useReject()
  const who = rows.length === 1 ? first.applicantName : `${rows.length} candidates`

  function submit() {
    if (!reason) return setProblem('Please choose a reason.')
    mutate(
      { rows, body: { status, reason, note, email, ...cancellation.body }, interviewOutcome: cancellation.outcome },
      {
        onSuccess: ({ done, refused }) => {
          if (done.length === 0) return
          onRejected?.(refused.map(({ id }) => id))
          onClose()
        },
      },
    )
  }

  return (
    <FormDialog
      form={{
        isBusy: isPending,
        isDirty: reason !== '' || note !== '',
        error: error
          ? sentenceOf(error, 'Failed to update application status')
          : data?.refused.map(({ message }) => message).join(' ') || undefined,
        submit,
      }}
      onClose={onClose}
      size="md"
      title={`Reject ${who}`}
      description={`${rows.length === 1 ? 'Moves' : 'All move'} to “${statusLabel(status, brandName())}”.`}
      submitLabel={rows.length === 1 ? 'Reject' : `Reject ${who}`}
      submitTone="danger"
    >
      <Field
        label="Reason"
        isRequired
        hint="For your team only. Candidates never see it."
        error={problem ?? (unread ? sentenceOf(unread, 'The reasons couldn’t be loaded.') : undefined)}
      >
        <RadioGroup
          layout="columns"
          value={reason}
          onValueChange={(value) => {
            setReason(value)
            setProblem(undefined)
          }}
          options={(options?.reasons ?? []).map((value) => ({ value, label: value }))}
        />
      </Field>
      <Field label="Note (optional)">
        <TextArea
          rows={2}
          value={note}
          maxLength={maxRejectionNote}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      <RejectionEmail first={first} count={rows.length} value={email} onValueChange={setEmail} />
      {invited.length > 0 ? <CanceledInterviews {...cancellation} /> : null}
    </FormDialog>
  )
}

import { useState } from 'react'
import type { ApplicationListItem } from '#contract/api/candidates/applications.ts'
import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { statusLabel, type ApplicationStatus } from '#contract/domain/statuses.ts'
import { brandName } from '#web/app/lib/brand.ts'
import { Checkbox } from '#web/app/ui/checkbox.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { MailChoice } from '#web/app/features/candidates/status/mail-choice.tsx'
import { useInterviewMail, type InterviewMail } from '#web/app/features/candidates/status/use-interview-mail.ts'

type BulkRejectDialogProps = {
  /** Number of candidates to move. */
  count: number
  /** The candidates among them with an upcoming interview, at least one. */
  invited: readonly [ApplicationListItem, ...ApplicationListItem[]]
  status: ApplicationStatus
  onClose: () => void
  /** @param interviews Undefined to leave the interviews as they are. */
  onConfirm: (interviews: { notifyCandidates: boolean; emailOutcome: string } | undefined) => void
}

const maxNamed = 5

/** Asks whether to cancel the upcoming interviews of rejected candidates too, and announces the emails that this sends. */
export function BulkRejectDialog({ count, invited, status, onClose, onConfirm }: BulkRejectDialogProps) {
  const [first] = invited
  const [isCanceled, setIsCanceled] = useState(true)
  const [isNotified, setIsNotified] = useState(true)
  const mail = useInterviewMail(first, null)
  const isOne = invited.length === 1
  const people = isOne ? first.applicantName : `${invited.length} candidates`
  const emailOutcome = isOne ? undefined : sentenceAboutMany(mail, isNotified, people)
  const more = invited.length - maxNamed
  const submit = () =>
    onConfirm(
      isCanceled
        ? { notifyCandidates: isNotified, emailOutcome: emailOutcome?.after ?? mail.after(isNotified) }
        : undefined,
    )
  return (
    <FormDialog
      form={{ isBusy: false, isDirty: false, error: undefined, submit }}
      onClose={onClose}
      size="sm"
      title={isOne ? 'Cancel the interview too?' : 'Cancel the interviews too?'}
      description={`${count} ${count === 1 ? 'candidate moves' : 'candidates move'} to “${statusLabel(status, brandName())}”.`}
      cancelLabel="Go back"
      submitLabel={`${isCanceled ? 'Reject and cancel' : 'Reject, keep'} ${isOne ? 'interview' : 'interviews'}`}
    >
      <ul className="flex flex-col gap-1">
        {invited.slice(0, maxNamed).map(({ id, applicantName, interviewDate }) => (
          <li key={id}>
            <span className="font-medium">{applicantName}</span>: interview on {interviewDateText(interviewDate)}
          </li>
        ))}
        {more > 0 ? <li>And {more} more.</li> : null}
      </ul>
      <Checkbox
        label={isOne ? 'Cancel the interview' : `Cancel these ${invited.length} interviews`}
        checked={isCanceled}
        onCheckedChange={setIsCanceled}
      />
      {isCanceled ? (
        <MailChoice
          mail={mail}
          to={people}
          isNotified={isNotified}
          onNotifiedChange={setIsNotified}
          {...(emailOutcome
            ? {
                sentence: emailOutcome.before,
                note: `This is the email to ${first.applicantName}. Each candidate gets one with their own name, position and time.`,
              }
            : {})}
        />
      ) : (
        <p className="text-xs text-ink-muted">
          {isOne ? 'The interview stays' : 'The interviews stay'} scheduled, and no email is sent.
        </p>
      )}
    </FormDialog>
  )
}

/** Sentences for several candidates; that the first one's address bounced says nothing about the others. */
function sentenceAboutMany({ outlook }: InterviewMail, isNotified: boolean, people: string) {
  if (outlook === 'off') {
    return { before: 'An admin turned this email off, so no one will get one.', after: 'No emails were sent.' }
  }
  if (!isNotified) {
    return { before: 'No one will get an email. Their timelines will say so.', after: 'No emails were sent.' }
  }
  if (outlook === 'no_service') {
    const before = 'No mail service is set up, so the emails will stay in the outbox.'
    return { before, after: 'The emails stay in the outbox: no mail service is set up.' }
  }
  return {
    before: `${people} will get an email that their interview is canceled.`,
    after: `${people} will get an email.`,
  }
}

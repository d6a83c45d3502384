import { useState } from 'react'
import type { Interview } from '#contract/api/candidates/interviews.ts'
import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { MailChoice } from './mail-choice.tsx'
import { useIsChanging, type ChangeTarget } from '#web/app/features/candidates/applications/use-change-application.ts'
import { useInterviewMail } from './use-interview-mail.ts'

type CancelInterviewDialogProps = {
  application: ChangeTarget
  /** Undefined: the next one. */
  interview: Interview | undefined
  onClose: () => void
  /** @param choice `emailOutcome` sums up the email for the toast. */
  onConfirm: (choice: { notifyCandidate: boolean; emailOutcome: string }) => void
}

/** Asks before an interview is canceled, and announces the email that this sends. */
export function CancelInterviewDialog({ application, interview, onClose, onConfirm }: CancelInterviewDialogProps) {
  const { id, applicantName } = application
  const interviewDate = interview?.startsAt ?? application.interviewDate
  const [isNotified, setIsNotified] = useState(true)
  const mail = useInterviewMail(application, null, { interview })
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="Cancel the interview?"
      text={
        <>
          <p>
            {applicantName}, {interviewDateText(interviewDate)}. The date will be removed; the status won’t change.
          </p>
          <MailChoice mail={mail} to={applicantName} isNotified={isNotified} onNotifiedChange={setIsNotified} />
        </>
      }
      confirmLabel="Cancel interview"
      cancelLabel="Keep interview"
      isBusy={useIsChanging(id)}
      onConfirm={() => onConfirm({ notifyCandidate: isNotified, emailOutcome: mail.after(isNotified) })}
    />
  )
}

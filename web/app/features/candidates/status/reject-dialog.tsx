import { useState } from 'react'
import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { statusLabel, type ApplicationStatus } from '#contract/domain/statuses.ts'
import { brandName } from '#web/app/lib/brand.ts'
import { Checkbox } from '#web/app/ui/checkbox.tsx'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { MailChoice } from './mail-choice.tsx'
import {
  useChangeApplication,
  useIsChanging,
  type ChangeTarget,
} from '#web/app/features/candidates/applications/use-change-application.ts'
import { useInterviewMail } from './use-interview-mail.ts'

type RejectDialogProps = { application: ChangeTarget; status: ApplicationStatus; onClose: () => void }

/** Asks whether to cancel a rejected candidate's upcoming interview too, and announces the email that this sends. */
export function RejectDialog({ application, status, onClose }: RejectDialogProps) {
  const { id, applicantName, interviewDate } = application
  const [isCanceled, setIsCanceled] = useState(true)
  const [isNotified, setIsNotified] = useState(true)
  const mail = useInterviewMail(application, null)
  const isSaving = useIsChanging(id)
  const { setStatus } = useChangeApplication(id)
  const label = statusLabel(status, brandName())

  async function save() {
    const interview = isCanceled ? { notifyCandidate: isNotified, emailOutcome: mail.after(isNotified) } : undefined
    if (await setStatus(application, status, interview)) onClose()
  }

  return (
    <FormDialog
      form={{ isBusy: isSaving, isDirty: false, error: undefined, submit: () => void save() }}
      onClose={onClose}
      size="sm"
      title="Cancel the interview too?"
      description={`${applicantName} moves to “${label}”.`}
      cancelLabel="Go back"
      submitLabel={isCanceled ? 'Reject and cancel interview' : 'Reject, keep interview'}
    >
      <p>
        {applicantName} has an interview on <strong>{interviewDateText(interviewDate)}</strong>.
      </p>
      <Checkbox label="Cancel the interview" checked={isCanceled} onCheckedChange={setIsCanceled} />
      {isCanceled ? (
        <MailChoice mail={mail} to={applicantName} isNotified={isNotified} onNotifiedChange={setIsNotified} />
      ) : (
        <p className="text-xs text-ink-muted">The interview stays scheduled, and no email is sent.</p>
      )}
    </FormDialog>
  )
}

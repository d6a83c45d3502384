import { useQuery } from '@tanstack/react-query'
import { applicationMailsApi, type CandidateMail } from '#contract/api/candidates/candidate-mails.ts'
import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { mailDeliveryLabels } from '#contract/domain/mail-delivery.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { read } from '#web/app/api/query.ts'
import { MailPreview } from '#web/app/features/identity/mails/mail-preview.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { SkeletonText } from '#web/app/ui/skeleton.tsx'
import { ViewDialog } from '#web/app/ui/view-dialog.tsx'

type CandidateMailDialogProps = { applicationId: number; mail: CandidateMail; onClose: () => void }

/** One email to the candidate, as it was sent. */
export function CandidateMailDialog({ applicationId, mail, onClose }: CandidateMailDialogProps) {
  const { data, error, refetch, isFetching } = useQuery(
    read(applicationMailsApi.read, { params: { id: applicationId, mailId: mail.id } }),
  )
  const { to, delivery, reason, sentAt } = data ?? mail
  return (
    <ViewDialog onClose={onClose} title={mail.subject} footer={<Button onClick={onClose}>Close</Button>}>
      <p className="mb-3 text-sm wrap-anywhere text-ink-muted">
        To {to}. {mailDeliveryLabels[delivery]}
        {sentAt ? ` ${interviewDateText(sentAt)}` : ''}
        {reason ? `: ${reason}` : ''}
        {data?.hasCalendar ? ', with a calendar file' : ''}. Only the recipient can see the private link.
      </p>
      {data ? <MailPreview text={data.text} /> : null}
      {error && !data ? (
        <ErrorState
          title="The email couldn’t be loaded."
          text={sentenceOf(error, 'Please try again.')}
          lost="Nothing was lost."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          requestId={error instanceof ApiError ? error.requestId : undefined}
        />
      ) : null}
      {data || error ? null : <SkeletonText lines={8} />}
    </ViewDialog>
  )
}

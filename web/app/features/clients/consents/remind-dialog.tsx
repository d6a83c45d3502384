import { useQuery } from '@tanstack/react-query'
import { consentsApi, type ConsentItem } from '#contract/api/clients/consents.ts'
import { lastDayText } from '#contract/domain/consents.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { read } from '#web/app/api/query.ts'
import { MailText } from '#web/app/features/candidates/status/mail-text.tsx'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { useConsentActions } from './consent-queries.ts'

type RemindDialogProps = { applicationId: number; consent: ConsentItem; onClose: () => void }

/** Asks before a candidate is reminded of a request, and shows the email. */
export function RemindDialog({ applicationId, consent, onClose }: RemindDialogProps) {
  const { id, firmName, openUntil } = consent
  const { remind } = useConsentActions(applicationId)
  const { data, isError } = useQuery({
    ...read(consentsApi.previewReminder, { params: { id } }),
    staleTime: 0,
    retry: false,
  })
  const mail = data?.mail
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="Email a reminder?"
      text={
        <>
          <p>
            The candidate can answer about {firmName} through {lastDayText(new Date(openUntil))}. There is only one
            reminder, and its subject doesn’t name the firm.
          </p>
          {data && !mail ? <p className="mt-2">This candidate has no email address, or was reminded before.</p> : null}
          {data?.outlook === 'bounced' && mail ? (
            <p className="mt-2 text-danger">An earlier email to {mail.to} bounced, so this one won’t be sent.</p>
          ) : null}
          <MailText preview={mail ?? undefined} isUnread={isError} isAlwaysShown />
        </>
      }
      confirmLabel="Email the reminder"
      tone="primary"
      isBusy={remind.isPending}
      error={remind.error ? sentenceOf(remind.error, 'The reminder couldn’t be sent.') : undefined}
      onConfirm={() => remind.mutate(id, { onSuccess: onClose })}
    />
  )
}

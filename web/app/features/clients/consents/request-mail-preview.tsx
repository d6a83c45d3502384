import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { consentsApi, previewRequestBody } from '#contract/api/clients/consents.ts'
import { callWithSignal } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { MailText } from '#web/app/features/candidates/status/mail-text.tsx'
import { useSettled } from '#web/app/lib/use-settled.ts'

type RequestMailPreviewProps = {
  /** The candidate whose email is shown. */
  applicationId: number
  /** The recruiter's note as typed so far. */
  message: string
  note?: string | undefined
}

/** The email that a request for consent sends, as the server would write it once the typing pauses. */
export function RequestMailPreview({ applicationId, message, note }: RequestMailPreviewProps) {
  const body = { message: useSettled(message, 500) }
  const params = { id: applicationId }
  const { data, isError } = useQuery({
    queryKey: [...queryKey(consentsApi.preview, { params }), body],
    queryFn: ({ signal }) => callWithSignal(consentsApi.preview, signal, { params, body }),
    enabled: previewRequestBody.safeParse(body).success,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const mail = data?.mail
  return (
    <section aria-label="Email to the candidate" className="rounded-md border border-rule bg-paper px-3 py-2">
      {data && !mail ? <p className="text-xs text-ink-muted">This candidate has no email address.</p> : null}
      {data?.outlook === 'no_service' ? (
        <p className="text-xs text-ink-muted">No mail service is set up, so the email will stay in the outbox.</p>
      ) : null}
      {data?.outlook === 'bounced' && mail ? (
        <p className="text-xs text-danger">An earlier email to {mail.to} bounced, so this one won’t be sent.</p>
      ) : null}
      <MailText preview={mail ?? undefined} isUnread={isError} note={note} />
    </section>
  )
}

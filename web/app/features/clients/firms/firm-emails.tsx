import { useQuery } from '@tanstack/react-query'
import { contactEmailsApi } from '#contract/api/clients/contact-emails.ts'
import { read } from '#web/app/api/query.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { EmailList } from '#web/app/ui/email-list.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'

/** Emails that staff filed with the contacts of a firm. A partner sees their own. */
export function FirmEmails({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(read(contactEmailsApi.ofFirm, { params: { id } }))
  return (
    <section className="mt-6">
      <h3 className="mb-2 text-sm font-semibold">Emails</h3>
      {error ? (
        <ErrorState
          title="The emails couldn’t be loaded"
          text={sentenceOf(error, 'Please try again.')}
          lost="Nothing was lost."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : null}
      {data && data.length > 0 ? <EmailList emails={data} /> : null}
      {data?.length === 0 ? (
        <p className="max-w-2xl text-sm text-ink-muted">
          No emails yet. Add your address for copies, shown in Intake, as BCC when you write to a contact.
        </p>
      ) : null}
      {data || error ? null : <SkeletonRows label="Loading emails…" count={2} />}
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { inboundMailApi } from '#contract/api/candidates/inbound-mail.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { read } from '#web/app/api/query.ts'
import { EmailList } from '#web/app/ui/email-list.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'

/** Emails that staff filed with a person, as plain text. */
export function PersonEmails({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(read(inboundMailApi.ofPerson, { params: { id } }))
  if (error) {
    return (
      <ErrorState
        title="Failed to load emails"
        text={sentenceOf(error, 'The emails couldn’t be loaded.')}
        lost="Nothing was lost."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  if (!data) return <SkeletonRows label="Loading emails…" count={3} />
  if (data.length === 0) {
    return (
      <p className="max-w-2xl text-sm text-ink-muted">
        No emails yet. Add your address for copies, shown in Intake, as BCC when you write to this person.
      </p>
    )
  }
  return <EmailList emails={data} />
}

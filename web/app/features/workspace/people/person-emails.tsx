import { useQuery } from '@tanstack/react-query'
import { inboundMailApi } from '#contract/api/candidates/inbound-mail.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { read } from '#web/app/api/query.ts'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { Time } from '#web/app/ui/time.tsx'

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
  return (
    <ul className="divide-y divide-rule text-sm">
      {data.map(({ id: key, subject, text, at, email, direction, filedBy }) => (
        <li key={key} className="py-2">
          <details>
            <summary className="cursor-pointer py-1 wrap-anywhere">
              <span className="font-medium">{subject || 'No subject'}</span>
              <span className="block pl-4 text-ink-muted">
                {direction === 'in'
                  ? `From ${email} · filed by ${filedBy ?? 'a former account'}`
                  : `${filedBy ?? 'A former account'} to ${email}`}{' '}
                · <Time at={at} show="day" />
              </span>
            </summary>
            <p className="mt-1 mb-3 ml-4 max-w-2xl border-l-2 border-rule pl-3 whitespace-pre-line wrap-anywhere">
              {text}
            </p>
          </details>
        </li>
      ))}
    </ul>
  )
}

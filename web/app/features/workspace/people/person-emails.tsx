import { useQuery } from '@tanstack/react-query'
import { inboundMailApi } from '#contract/api/candidates/inbound-mail.ts'
import { read } from '#web/app/api/query.ts'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { Time } from '#web/app/ui/time.tsx'

/** Emails that staff filed with a person, as plain text. */
export function PersonEmails({ id }: { id: number }) {
  const { data, isError } = useQuery(read(inboundMailApi.ofPerson, { params: { id } }))
  if (isError) return <p className="text-sm text-ink-muted">The emails couldn’t be loaded.</p>
  if (!data) return <SkeletonRows label="Loading emails…" count={3} />
  if (data.length === 0) {
    return (
      <p className="text-sm text-ink-muted">
        No emails yet. Add your address for copies, shown in Intake, as BCC when you write to this person.
      </p>
    )
  }
  return (
    <ul className="flex flex-col gap-3 text-sm">
      {data.map(({ id: key, subject, text, at, email, direction, filedBy }) => (
        <li key={key} className="border-b border-rule pb-3">
          <details>
            <summary className="cursor-pointer wrap-anywhere">{subject || 'No subject'}</summary>
            <p className="mt-2 whitespace-pre-line wrap-anywhere">{text}</p>
          </details>
          <p className="text-ink-muted wrap-anywhere">
            {direction === 'in'
              ? `From ${email} · filed by ${filedBy ?? 'a former account'}`
              : `${filedBy ?? 'A former account'} to ${email}`}{' '}
            · <Time at={at} show="day" />
          </p>
        </li>
      ))}
    </ul>
  )
}

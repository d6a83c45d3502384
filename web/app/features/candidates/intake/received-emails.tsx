import { useQuery } from '@tanstack/react-query'
import { receivedEmailsApi, type ReceivedEmail } from '#contract/api/candidates/received-emails.ts'
import { leftOutReasons, receivedResults } from '#contract/domain/received-emails.ts'
import { read } from '#web/app/api/query.ts'
import { cx } from '#web/app/ui/cx.ts'
import { Time } from '#web/app/ui/time.tsx'

const isIncomplete = ({ result, leftOut }: ReceivedEmail) => result !== 'taken' || leftOut.length > 0

/** Outcomes of the emails that the user sent to Placet, with the files that were left out. Nothing without any. */
export function ReceivedEmails({ whose }: { whose: 'mine' | 'all' }) {
  const { data = [] } = useQuery({ ...read(receivedEmailsApi.list, { query: { whose } }), staleTime: 30_000 })
  if (data.length === 0) return null
  const incomplete = data.filter(isIncomplete).length
  return (
    <details className="mt-3 text-sm">
      <summary className="cursor-pointer py-1 text-ink-muted">
        Emails received in the last 30 days: {data.length}
        {incomplete > 0 ? `, ${incomplete} not taken in full` : ''}
      </summary>
      <ul className="mt-1 max-h-72 divide-y divide-rule overflow-y-auto rounded-md border border-rule px-3">
        {data.map((email) => (
          <li key={email.id} className="py-2 wrap-anywhere">
            <span className="font-medium">{email.subject || 'No subject'}</span>
            <span className="block text-ink-muted">
              <Time at={email.at} />
              {whose === 'all' ? ` · ${email.owner}` : ''} ·{' '}
              <span className={cx(email.result !== 'taken' && 'text-danger')}>{resultOf(email)}</span>
            </span>
            {email.leftOut.length > 0 ? (
              <span className="block text-danger">
                Left out: {email.leftOut.map(({ name, reason }) => `${name} (${leftOutReasons[reason]})`).join(', ')}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </details>
  )
}

function resultOf({ kind, result, taken }: ReceivedEmail): string {
  if (result === 'taken' && kind === 'log') return 'Filed'
  const resumes = `${taken} ${taken === 1 ? 'résumé' : 'résumés'} taken`
  if (result === 'taken') return resumes
  return taken > 0 ? `${receivedResults[result]}; ${resumes}` : receivedResults[result]
}

import { Time } from './time.tsx'

type ListedEmail = {
  id: number
  email: string
  direction: 'in' | 'out'
  at: string
  subject: string
  text: string
  /** Null: a former account. */
  filedBy: string | null
  /** The other side, where it isn't the address alone. */
  contactName?: string
}

/** Emails that staff filed, as plain text; each opens where it is. */
export const EmailList = ({ emails }: { emails: readonly ListedEmail[] }) => (
  <ul className="divide-y divide-rule text-sm">
    {emails.map(({ id, subject, text, at, email, direction, filedBy, contactName }) => {
      const other = contactName ? `${contactName} (${email})` : email
      return (
        <li key={id} className="py-2">
          <details>
            <summary className="cursor-pointer py-1 wrap-anywhere">
              <span className="font-medium">{subject || 'No subject'}</span>
              <span className="block pl-4 text-ink-muted">
                {direction === 'in'
                  ? `From ${other} · filed by ${filedBy ?? 'a former account'}`
                  : `${filedBy ?? 'A former account'} to ${other}`}{' '}
                · <Time at={at} show="day" />
              </span>
            </summary>
            <p className="mt-1 mb-3 ml-4 max-w-2xl border-l-2 border-rule pl-3 whitespace-pre-line wrap-anywhere">
              {text}
            </p>
          </details>
        </li>
      )
    })}
  </ul>
)

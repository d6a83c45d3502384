import type { ReactNode } from 'react'
import { linkClass } from '#web/app/ui/link-class.ts'

/** A label, its value, and the words that state it. */
export type PersonField = { label: string; value: ReactNode; quote?: string | undefined }

/** Fields of a record in two columns. Those without a value are left out. */
export function PersonFields({ fields }: { fields: readonly PersonField[] }) {
  const known = fields.filter(({ value }) => value !== null && value !== undefined && value !== '')
  return (
    <dl className="grid grid-cols-[9rem_1fr] gap-x-4 gap-y-2 text-sm max-sm:grid-cols-1 max-sm:gap-y-1">
      {known.map(({ label, value, quote }) => (
        <div key={label} className="contents">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="min-w-0 wrap-anywhere max-sm:mb-2">
            {value}
            {quote ? <Quote text={quote} /> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Words of a résumé under the fact that they state. */
export const Quote = ({ text }: { text: string }) => <q className="mt-0.5 block text-ink-muted wrap-anywhere">{text}</q>

export const External = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noreferrer" className={`${linkClass()} touch-target`}>
    {children}
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
)

/** The one line of a section without content. */
export const Nothing = ({ children }: { children: ReactNode }) => <p className="text-sm text-ink-muted">{children}</p>

import { LoaderCircle } from 'lucide-react'
import { cx } from './cx.ts'

type SpinnerProps = { label?: string; className?: string }

/** Turning while something is fetched; `label` says what, for everyone who can't see it turn. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span className={cx('inline-flex', className)} {...(label ? { role: 'status' } : {})}>
      <LoaderCircle aria-hidden className="size-4 animate-spin" />
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  )
}

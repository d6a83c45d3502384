import { LoaderCircle } from 'lucide-react'
import { cx } from './cx.ts'

type SpinnerProps = { label?: string; className?: string }

/** A spinner. `label` tells screen readers what is loading. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span className={cx('inline-flex', className)} {...(label ? { role: 'status' } : {})}>
      <LoaderCircle aria-hidden className="size-4 animate-spin" />
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  )
}

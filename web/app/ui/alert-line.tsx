import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type AlertLineProps = {
  /** Sentence about the failure. Nothing is drawn while it is empty. */
  children: ReactNode
  /** Adds an icon, for use next to other text. */
  hasIcon?: boolean
  className?: string
}

/** The sentence of a failed action, announced by screen readers when it appears. */
export function AlertLine({ children, hasIcon = false, className }: AlertLineProps) {
  if (!children) return null
  return (
    <p role="alert" className={cx('text-sm text-danger', hasIcon && 'flex items-start gap-1.5 font-medium', className)}>
      {hasIcon ? <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" /> : null}
      {children}
    </p>
  )
}

import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type CardProps = {
  title?: ReactNode
  /** Level of the heading on its page. */
  level?: 2 | 3
  /** Beside the title, at the right. */
  actions?: ReactNode
  children: ReactNode
  className?: string
}

/** A card for one subject. */
export function Card({ title, level = 2, actions, children, className }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={cx('rounded-lg border border-rule bg-paper-raised p-4 sm:p-5', className)}>
      {title || actions ? (
        <header className="mb-3 flex flex-wrap items-center justify-between gap-2">
          {title ? <Heading className="text-lg">{title}</Heading> : <span />}
          {actions}
        </header>
      ) : null}
      {children}
    </section>
  )
}

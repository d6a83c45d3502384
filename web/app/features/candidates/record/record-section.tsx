import type { ReactNode } from 'react'
import { cx } from '#web/app/ui/cx.ts'

type SectionProps = {
  title: string
  /** Puts heading, sentence and buttons of a section without content in one line. */
  isEmpty?: boolean
  children: ReactNode
}

/** One named part of the record. */
export function Section({ title, isEmpty = false, children }: SectionProps) {
  return (
    <section
      aria-label={title}
      className={cx(
        isEmpty &&
          'flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule pb-1.5 [&>div]:grow [&>div]:flex-row [&>div]:flex-wrap [&>div]:items-center [&>div]:justify-between',
      )}
    >
      <h3 className={cx('text-lg', isEmpty ? 'min-w-28' : 'mb-2 border-b border-rule pb-1')}>{title}</h3>
      {children}
    </section>
  )
}

/** The sections of one tab, one below the other. */
export function Sections({ children }: { children: ReactNode }) {
  return <div className="flex flex-col gap-5 text-sm">{children}</div>
}

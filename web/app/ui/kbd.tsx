import type { ReactNode } from 'react'

/** A key on the keyboard, as in the list of shortcuts. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex min-w-6 items-center justify-center rounded-sm border border-rule-strong bg-paper-sunk px-1.5 font-sans text-xs leading-5 text-ink-muted">
      {children}
    </kbd>
  )
}

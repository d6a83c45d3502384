import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const tones = {
  neutral: 'bg-neutral-soft text-on-neutral-soft',
  accent: 'bg-accent-soft text-on-accent-soft',
  brass: 'bg-brass-soft text-on-brass-soft',
  info: 'bg-info-soft text-on-info-soft',
  success: 'bg-success-soft text-on-success-soft',
  warning: 'bg-warning-soft text-on-warning-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
} as const

export type BadgeTone = keyof typeof tones

/** The shape every badge shares. */
export const badgeShape =
  'inline-flex max-w-full items-center gap-1 rounded-sm px-1.5 py-0.5 font-sans text-xs font-medium tabular-nums whitespace-nowrap'

type BadgeProps = { tone?: BadgeTone; icon?: LucideIcon; children: ReactNode }

/** A short word about the thing beside it. The word carries the meaning; the color only helps. */
export function Badge({ tone = 'neutral', icon: Icon, children }: BadgeProps) {
  return (
    <span className={cx(badgeShape, tones[tone])}>
      {Icon ? <Icon aria-hidden className="size-3.5 shrink-0" /> : null}
      <span className="truncate">{children}</span>
    </span>
  )
}

import type { StatusTone } from '#contract/domain/statuses.ts'
import { badgeShape } from './badge.tsx'
import { cx } from './cx.ts'

const tones = {
  new: 'bg-status-new text-on-status-new',
  progress: 'bg-status-screening text-on-status-screening',
  interview: 'bg-status-interview text-on-status-interview',
  client: 'bg-status-client text-on-status-client',
  offer: 'bg-status-offer text-on-status-offer',
  success: 'bg-status-hired text-on-status-hired',
  rejected: 'bg-status-rejected text-on-status-rejected',
  neutral: 'bg-neutral-soft text-on-neutral-soft',
} as const satisfies Record<StatusTone, string>

/** The status of an application on the color of its stage. */
export function StatusBadge({ tone, text }: { tone: StatusTone; text: string }) {
  return (
    <span className={cx(badgeShape, tones[tone])}>
      <span className="truncate">{text}</span>
    </span>
  )
}

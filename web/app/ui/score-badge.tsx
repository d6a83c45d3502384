import { Check } from 'lucide-react'
import type { ScoreBand } from '#contract/domain/score.ts'
import { badgeShape } from './badge.tsx'
import { cx } from './cx.ts'

const tones = {
  green: 'bg-score-high text-on-score-high',
  blue: 'bg-score-good text-on-score-good',
  yellow: 'bg-score-fair text-on-score-fair',
  gray: 'bg-score-low text-on-score-low',
  red: 'bg-danger-soft text-on-danger-soft',
} as const satisfies Record<ScoreBand | 'red', string>

type ScoreBadgeProps = {
  tone: ScoreBand | 'red'
  /** "85%", "Not scored". */
  text: string
  /** Draws the check of a good match. */
  hasCheck?: boolean
}

/** A score on the color of its band. */
export function ScoreBadge({ tone, text, hasCheck = false }: ScoreBadgeProps) {
  return (
    <span className={cx(badgeShape, tones[tone])}>
      {hasCheck ? <Check aria-hidden className="size-3.5 shrink-0" strokeWidth={2.5} /> : null}
      {text}
    </span>
  )
}

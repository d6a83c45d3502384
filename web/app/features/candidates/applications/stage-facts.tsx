import { useState } from 'react'
import type { ApplicationListItem } from '#contract/api/candidates/applications.ts'
import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { cx } from '#web/app/ui/cx.ts'
import { followUpDue, stageAge } from './stage-age.ts'

const ageTones = {
  fresh: 'text-age-fresh',
  recent: 'text-age-recent',
  old: 'text-age-old font-medium',
  stale: 'text-age-stale font-semibold',
  none: 'text-ink-muted',
} as const

/** "12 days" in the stage. The older, the heavier and the warmer. */
export function DaysInStage({ row }: { row: ApplicationListItem }) {
  const [now] = useState(() => new Date())
  const { text, tone } = stageAge(row, now)
  return (
    <time
      dateTime={row.statusChangedAt}
      title={`Since ${interviewDateText(row.statusChangedAt)}`}
      className={cx('whitespace-nowrap', ageTones[tone])}
    >
      {text}
    </time>
  )
}

/** The day of the next follow-up, marked if it is overdue; `isStacked` puts the mark below the day. */
export function NextFollowUp({ row, isStacked = false }: { row: ApplicationListItem; isStacked?: boolean }) {
  const [now] = useState(() => new Date())
  const { nextFollowUpAt } = row
  if (nextFollowUpAt === null) return <span className="text-ink-muted">None</span>
  const { text, isOverdue } = followUpDue(nextFollowUpAt, now)
  return (
    <time
      dateTime={nextFollowUpAt}
      title={interviewDateText(nextFollowUpAt)}
      className={cx('whitespace-nowrap', isOverdue && 'text-age-stale')}
    >
      {text}
      {isOverdue ? (
        <span className={cx('font-medium', isStacked && 'block text-xs leading-4')}>{isStacked ? '' : ' '}Overdue</span>
      ) : null}
    </time>
  )
}

import { useState } from 'react'
import { easternDateText, interviewDateText } from '#contract/domain/eastern-time.ts'
import { timeAgo } from '#web/app/lib/time-ago.ts'

type TimeProps = {
  /** ISO text. */
  at: string
  /** Day and time, the day alone, or how long ago. */
  show?: 'moment' | 'day' | 'ago'
  /** Current time for `ago`. Defaults to the time of the first render. */
  now?: Date
  className?: string
}

/** A moment in Eastern time. A time of day always names its zone; the short forms show the whole moment on hover. */
export function Time({ at, show = 'moment', now, className }: TimeProps) {
  const [shownAt] = useState(() => new Date())
  const moment = interviewDateText(at)
  if (show === 'moment') {
    return (
      <time dateTime={at} className={className}>
        {moment}
      </time>
    )
  }
  return (
    <time dateTime={at} title={moment} className={className}>
      {show === 'day' ? easternDateText(at) : timeAgo(at, now ?? shownAt)}
    </time>
  )
}

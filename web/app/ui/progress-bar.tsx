import { useId } from 'react'
import { cx } from './cx.ts'

type ProgressBarProps = {
  /** Names the work: "Reading firm sites". */
  label: string
  /** Finished part, 0 to `max`; undefined while unknown. */
  value?: number | undefined
  max?: number
  /** The progress as text: "12 of 40 sites". */
  detail?: string
}

// The native element without the system's look. Without a value it pulses.
const barClass = cx(
  'h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-neutral-soft indeterminate:animate-pulse',
  '[&::-webkit-progress-bar]:bg-neutral-soft indeterminate:[&::-webkit-progress-bar]:bg-rule-strong',
  '[&::-webkit-progress-value]:bg-accent [&::-moz-progress-bar]:bg-accent indeterminate:[&::-moz-progress-bar]:bg-rule-strong',
)

/** Progress of long work, as a bar with text. */
export function ProgressBar({ label, value, max = 100, detail }: ProgressBarProps) {
  const id = useId()
  const share = value === undefined || max <= 0 ? undefined : Math.min(Math.max(value / max, 0), 1)
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex justify-between gap-4 text-sm">
        <span id={id} className="font-medium">
          {label}
        </span>
        <span className="text-ink-muted tabular-nums">
          {detail ?? (share === undefined ? 'Working…' : `${Math.round(share * 100)}%`)}
        </span>
      </div>
      <progress
        aria-labelledby={id}
        {...(share === undefined ? {} : { value: share })}
        {...(detail ? { 'aria-valuetext': detail } : {})}
        className={barClass}
      />
    </div>
  )
}

import { useId } from 'react'
import { cx } from './cx.ts'

type ProgressBarProps = {
  /** What is under way: "Reading firm sites". */
  label: string
  /** How much is done, 0 to `max`; undefined while nobody knows. */
  value?: number | undefined
  max?: number
  /** How it stands, in words: "12 of 40 sites". */
  detail?: string
}

// The native element, stripped of the system's look; without a value it pulses instead of filling.
const barClass = cx(
  'h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-neutral-soft indeterminate:animate-pulse',
  '[&::-webkit-progress-bar]:bg-neutral-soft indeterminate:[&::-webkit-progress-bar]:bg-rule-strong',
  '[&::-webkit-progress-value]:bg-accent [&::-moz-progress-bar]:bg-accent indeterminate:[&::-moz-progress-bar]:bg-rule-strong',
)

/** How far long work has come, in a bar and in words. */
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

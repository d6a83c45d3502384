import { useId } from 'react'

type ProgressBarProps = {
  /** What is under way: "Reading firm sites". */
  label: string
  /** How much is done, 0 to `max`; undefined while nobody knows. */
  value?: number | undefined
  max?: number
  /** How it stands, in words: "12 of 40 sites". */
  detail?: string
}

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
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(share === undefined ? {} : { 'aria-valuenow': Math.round(share * 100) })}
        {...(detail ? { 'aria-valuetext': detail } : {})}
        className="h-1.5 overflow-hidden rounded-full bg-neutral-soft"
      >
        {share === undefined ? (
          <div className="h-full w-1/3 animate-pulse rounded-full bg-accent" />
        ) : (
          <div
            className="h-full rounded-full bg-accent transition-[width]"
            // Set through the DOM by React, which the content security policy allows.
            style={{ width: `${share * 100}%` }}
          />
        )}
      </div>
    </div>
  )
}

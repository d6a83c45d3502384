import { cx } from './cx.ts'

/** A gray bar in place of text that is loading. Give it the size of the text. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('block h-4 animate-pulse rounded-sm bg-neutral-soft', className)} />
}

/** A few lines of a paragraph that is loading. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className="flex flex-col gap-2.5">
      {Array.from({ length: lines }, (_, at) => (
        <Skeleton key={at} className={at === lines - 1 ? 'w-3/5' : 'w-full'} />
      ))}
    </span>
  )
}

type SkeletonRowsProps = {
  label: string
  count?: number
  /** Also draws the head of a table. */
  hasHeader?: boolean
}

/** Rows of a list that is loading, as high as the real rows. */
export function SkeletonRows({ label, count = 8, hasHeader = false }: SkeletonRowsProps) {
  return (
    <output className="block">
      <span className="sr-only">{label}</span>
      {hasHeader ? <span className="block h-9 border-b border-rule-strong bg-paper-sunk" /> : null}
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className="flex h-row items-center gap-6 border-b border-rule px-3">
          <Skeleton className="w-1/4" />
          <Skeleton className="w-1/3" />
          <Skeleton className="ml-auto w-16" />
        </span>
      ))}
    </output>
  )
}

const cardSizes = {
  small: { height: 'h-36', lines: 3, count: 8 },
  large: { height: 'h-80', lines: 5, count: 4 },
} as const

type SkeletonCardsProps = { label: string; columns?: number; size?: keyof typeof cardSizes }

/** Cards of a list that is loading. */
export function SkeletonCards({ label, columns = 1, size = 'small' }: SkeletonCardsProps) {
  const { height, lines, count } = cardSizes[size]
  return (
    <output className="grid gap-3" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: count * columns }, (_, at) => (
        <span key={at} className={cx('block rounded-lg border border-rule bg-paper-raised p-4', height)}>
          <SkeletonText lines={lines} />
        </span>
      ))}
    </output>
  )
}

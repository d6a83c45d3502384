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

/** Rows of a list that is loading, as high as the real rows. */
export function SkeletonRows({ label, count = 8 }: { label: string; count?: number }) {
  return (
    <output className="block">
      <span className="sr-only">{label}</span>
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

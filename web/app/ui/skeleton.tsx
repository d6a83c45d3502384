import { cx } from './cx.ts'

/** A grey bar where text will be; give it the size of what it stands for. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('block h-4 animate-pulse rounded-sm bg-neutral-soft', className)} />
}

/** A few lines of a paragraph that is on its way. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className="flex flex-col gap-2.5">
      {Array.from({ length: lines }, (_, at) => (
        <Skeleton key={at} className={at === lines - 1 ? 'w-3/5' : 'w-full'} />
      ))}
    </span>
  )
}

/** The rows of a list that is on its way, each as high as the row it stands for. */
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

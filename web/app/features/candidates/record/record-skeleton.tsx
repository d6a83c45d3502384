import { Skeleton } from '#web/app/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx'

/** Sections whose content is on its way, as high as usual ones. */
export function SectionsSkeleton({ rows }: { rows: readonly number[] }) {
  return (
    <output className="flex flex-col gap-5">
      <VisuallyHidden>Loading the application…</VisuallyHidden>
      {rows.map((count, at) => (
        // The blocks never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at} className="block">
          <span className="mb-2 block border-b border-rule pb-2">
            <Skeleton className="w-40" />
          </span>
          <span className="grid grid-cols-2 gap-x-6 gap-y-2">
            {Array.from({ length: count * 2 }, (_, fact) => (
              <span key={fact} className="flex h-9 flex-col justify-center gap-1">
                <Skeleton className="w-20" />
                <Skeleton className="w-4/5" />
              </span>
            ))}
          </span>
        </span>
      ))}
    </output>
  )
}

/** A page of a résumé that is on its way. */
export function PageSkeleton() {
  return (
    <output className="block min-h-96 grow rounded-sm border border-rule bg-paper-raised p-8">
      <VisuallyHidden>Loading the résumé…</VisuallyHidden>
      <span className="flex flex-col gap-3">
        <Skeleton className="mx-auto w-1/2" />
        <Skeleton className="mx-auto mb-4 w-2/3" />
        {Array.from({ length: 14 }, (_, at) => (
          <Skeleton key={at} className={at % 5 === 4 ? 'mb-4 w-2/3' : 'w-full'} />
        ))}
      </span>
    </output>
  )
}

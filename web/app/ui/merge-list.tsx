import { useMutation } from '@tanstack/react-query'
import { Button } from './button.tsx'
import { Time } from './time.tsx'

type MergeListProps = {
  title: string
  merges: { id: number; name: string; mergedAt: string; undoUntil: string }[]
  undo: (mergeId: number) => Promise<void>
}

/** Merges that can still be undone. */
export function MergeList({ title, merges, undo }: MergeListProps) {
  const undoing = useMutation({ mutationFn: undo })
  return (
    <section aria-label={title} className="mt-5 text-sm">
      <h3 className="mb-2 border-b border-rule pb-1 text-lg">{title}</h3>
      <ul className="flex flex-col gap-2">
        {merges.map(({ id, name, mergedAt, undoUntil }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="wrap-anywhere">
              {name}, merged <Time at={mergedAt} show="day" />. Can be undone until <Time at={undoUntil} show="day" />.
            </span>
            <Button size="sm" isBusy={undoing.isPending} onClick={() => undoing.mutate(id)}>
              Undo merge<span className="sr-only"> of {name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

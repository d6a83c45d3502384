import { useMutation } from '@tanstack/react-query'
import type { Person } from '#contract/api/candidates/people.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Time } from '#web/app/ui/time.tsx'
import { undoMerge } from './undo-merge.ts'

/** Merges that can still be undone. */
export function MergedRecords({ person }: { person: Person }) {
  const undoing = useMutation({ mutationFn: undoMerge })
  return (
    <section aria-label="Merged records" className="mt-5 text-sm">
      <h3 className="mb-2 border-b border-rule pb-1 text-lg">Merged records</h3>
      <ul className="flex flex-col gap-2">
        {person.merges.map(({ id, name, mergedAt, undoUntil }) => (
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

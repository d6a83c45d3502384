import { X } from 'lucide-react'
import { useSearchParams } from '#web/app/lib/use-search-params.ts'
import { dueChips, type DueFilters } from './candidate-due.ts'

// Two dates with their years are wider than a small phone: unlike in a button the text may take a second line.
const chip =
  'inline-flex min-h-7.5 max-w-full cursor-pointer items-center gap-2 rounded-md border border-rule-strong bg-paper-raised px-3 py-1 text-left text-sm font-medium text-ink hover:bg-paper-sunk max-sm:min-h-11 pointer-coarse:min-h-11'

/** True if the address sets filters that no control of the list shows. */
export const hasDueChips = (due: DueFilters): boolean => dueChips(due).length > 0

/** Filters of the address that no control of the toolbar shows, each with a button to remove it. */
export function DueChips({ due }: { due: DueFilters }) {
  const [, setParams] = useSearchParams()
  const chips = dueChips(due)
  if (chips.length === 0) return null
  return (
    <ul aria-label="Also filtered by" className="flex shrink-0 flex-wrap gap-2">
      {chips.map(({ name, text }) => (
        <li key={name} className="max-w-full">
          <button
            type="button"
            className={chip}
            onClick={() =>
              setParams(
                (now) => {
                  const params = new URLSearchParams(now)
                  params.delete(name)
                  return params
                },
                { replace: true },
              )
            }
          >
            {text}
            <X aria-hidden className="size-3.5 shrink-0 text-ink-muted" />
            <span className="sr-only">(remove this filter)</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

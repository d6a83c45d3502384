import { X } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { buttonClass } from '#web/app/ui/button-class.ts'
import { dueChips, type DueFilters } from './candidate-due.ts'

/** What an address asks for that no control of the toolbar shows, each to be taken out. */
export function DueChips({ due }: { due: DueFilters }) {
  const [, setParams] = useSearchParams()
  const chips = dueChips(due)
  if (chips.length === 0) return null
  return (
    <ul aria-label="Also filtered by" className="flex flex-wrap gap-2 pb-1.5">
      {chips.map(({ name, text }) => (
        <li key={name}>
          <button
            type="button"
            className={buttonClass({ size: 'sm' })}
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
            <X aria-hidden className="size-3.5 text-ink-muted" />
            <span className="sr-only">(remove this filter)</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

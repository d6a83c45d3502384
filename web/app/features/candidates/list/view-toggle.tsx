import { Columns3, LayoutGrid, Table2 } from 'lucide-react'
import type { CandidateView } from '#contract/domain/candidate-view.ts'
import { cx } from '#web/app/ui/cx.ts'

const views = [
  { view: 'table', icon: Table2, label: 'Table' },
  { view: 'cards', icon: LayoutGrid, label: 'Summary cards' },
  { view: 'board', icon: Columns3, label: 'Board' },
] as const

/** Table, cards or board. */
export function ViewToggle({ view, onChange }: { view: CandidateView; onChange: (view: CandidateView) => void }) {
  return (
    <fieldset aria-label="View" className="flex overflow-hidden rounded-md border border-rule-strong">
      {views.map(({ view: own, icon: Icon, label }) => (
        <button
          key={own}
          type="button"
          title={label}
          aria-label={label}
          aria-pressed={view === own}
          onClick={() => onChange(own)}
          className={cx(
            'inline-flex h-[calc(var(--control)-2px)] w-10 cursor-pointer items-center justify-center -outline-offset-2',
            view === own
              ? 'bg-accent-soft text-on-accent-soft'
              : 'bg-paper-raised text-ink-muted hover:bg-paper-sunk hover:text-ink',
          )}
        >
          <Icon aria-hidden className="size-4" />
        </button>
      ))}
    </fieldset>
  )
}

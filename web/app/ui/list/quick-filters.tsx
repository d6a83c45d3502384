import { numberText } from '#contract/domain/number-text.ts'
import { cx } from '#web/app/ui/cx.ts'

export type QuickFilter = {
  key: string
  label: string
  /** Undefined while it is being read. */
  count: number | undefined
  isOn: boolean
  /** Shows a dot before the label. */
  isMarked?: boolean | undefined
}

export type QuickFiltersProps = {
  /** Names the group for screen readers. */
  label: string
  filters: readonly QuickFilter[]
  onPick: (key: string) => void
}

/**
 * The groups of a list with their counts, as buttons that filter it. In the head of a list they are one line that scrolls
 * sideways and fades out where more follow; in a sheet they wrap.
 */
export function QuickFilters({
  label,
  filters,
  onPick,
  isWrapped = false,
}: QuickFiltersProps & { isWrapped?: boolean }) {
  return (
    <section aria-label={label} className="min-w-0 grow">
      <ul
        className={cx(
          'flex items-center',
          isWrapped
            ? 'flex-wrap gap-2'
            : '-m-1 gap-1 overflow-x-auto p-1 pr-8 [scrollbar-width:none] [mask-image:linear-gradient(to_right,black_calc(100%-2rem),transparent)]',
        )}
      >
        {filters.map((filter) => (
          <li key={filter.key} className="shrink-0">
            <Pill {...filter} onPick={() => onPick(filter.key)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Pill({ label, count, isOn, isMarked, onPick }: QuickFilter & { onPick: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPick}
      className={cx(
        'inline-flex h-7.5 cursor-pointer items-center gap-1.5 rounded-md border px-2 text-xs whitespace-nowrap transition-colors',
        'max-sm:h-11 max-sm:px-3 pointer-coarse:h-11',
        isOn
          ? 'border-accent bg-accent-soft text-on-accent-soft'
          : 'border-rule bg-paper-raised text-ink-muted hover:border-rule-strong hover:text-ink',
      )}
    >
      {isMarked === undefined ? null : (
        <span aria-hidden className={cx('size-2 rounded-full bg-accent', isMarked ? '' : 'invisible')} />
      )}
      {label}
      {/* The count keeps its place while it is read. */}
      <span className={cx('inline-block min-w-[2ch] text-right font-medium tabular-nums', isOn ? '' : 'text-ink')}>
        {count === undefined ? '–' : numberText(count)}
      </span>
    </button>
  )
}

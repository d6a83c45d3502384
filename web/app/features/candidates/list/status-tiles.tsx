import { numberText } from '#contract/domain/number-text.ts'
import { candidateGroups } from '#contract/domain/statuses.ts'
import { Button } from '#web/app/ui/button.tsx'
import { cx } from '#web/app/ui/cx.ts'

type StatusTilesProps = {
  /** By key of group; undefined while they are being read. */
  counts: Record<string, number> | undefined
  /** Candidates that the user has yet to review; undefined while the number is being read. */
  toReview: number | undefined
  isUnread: boolean
  onUnread: (isUnread: boolean) => void
  status: string
  onPick: (status: string) => void
  isFiltered: boolean
  onClear: () => void
}

/**
 * A tile for each group of candidates, which shows its count and sets the status filter. On a phone the row scrolls
 * sideways and fades out where more tiles follow.
 */
export function StatusTiles(props: StatusTilesProps) {
  const { counts, toReview, isUnread, onUnread, status, onPick, isFiltered, onClear } = props
  return (
    <section aria-label="Candidates by status">
      <ul className="-mx-1 flex flex-wrap items-center gap-1.5 px-1 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:py-1 max-sm:pr-10 max-sm:[mask-image:linear-gradient(to_right,black_calc(100%-2.5rem),transparent)]">
        <li className="shrink-0">
          <Tile
            label="To review"
            count={toReview}
            isOn={isUnread}
            isMarked={toReview === 0 ? undefined : toReview !== undefined}
            onPick={() => onUnread(!isUnread)}
          />
        </li>
        {candidateGroups.map(({ key, label }) => (
          <li key={key} className="shrink-0">
            <Tile
              label={label}
              count={counts?.[key] ?? (counts ? 0 : undefined)}
              isOn={status === key}
              onPick={() => onPick(status === key ? 'all' : key)}
            />
          </li>
        ))}
        <li className="shrink-0">
          <Button variant="quiet" size="sm" disabled={!isFiltered} onClick={onClear}>
            Clear All
          </Button>
        </li>
      </ul>
    </section>
  )
}

type TileProps = {
  label: string
  count: number | undefined
  isOn: boolean
  /** Shows a dot before the label; false keeps its place free while the count is being read. */
  isMarked?: boolean | undefined
  onPick: () => void
}

function Tile({ label, count, isOn, isMarked, onPick }: TileProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPick}
      className={cx(
        'inline-flex h-8 cursor-pointer items-center gap-2 rounded-md border px-2.5 text-xs whitespace-nowrap transition-colors',
        'max-sm:h-11 pointer-coarse:h-11',
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

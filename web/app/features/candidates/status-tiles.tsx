import { numberText } from '#contract/domain/number-text.ts'
import { richStatusTiles, statusTiles, type StatusSet } from '#contract/domain/statuses.ts'
import { Button } from '#web/app/ui/button.tsx'
import { cx } from '#web/app/ui/cx.ts'

type StatusTilesProps = {
  /** By key of filter or tile; undefined while they are read. */
  counts: Record<string, number> | undefined
  /** How many the user has yet to review; undefined while it is read. */
  toReview: number | undefined
  isUnread: boolean
  onUnread: (isUnread: boolean) => void
  status: string
  onPick: (status: string) => void
  isFiltered: boolean
  onClear: () => void
}

/** The five count cards, and the seven tiles by group beneath them: each shows a count and sets the status filter. */
export function StatusTiles(props: StatusTilesProps) {
  const { counts, toReview, isUnread, onUnread, status, onPick, isFiltered, onClear } = props
  const tile = (set: StatusSet) => ({
    set,
    count: counts?.[set.key] ?? (counts ? 0 : undefined),
    isOn: status === set.key,
    onPick: () => onPick(status === set.key ? 'all' : set.key),
  })
  return (
    <section aria-label="Candidates by status" className="flex flex-col gap-2">
      <ul className="-mx-1 flex gap-2 overflow-x-auto p-1">
        {statusTiles.map((set) => (
          <li key={set.key} className="min-w-32 flex-1">
            <CountCard {...tile(set)} />
          </li>
        ))}
      </ul>
      <ul className="-mx-1 flex flex-wrap items-center gap-1.5 px-1 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:py-1">
        <li className="shrink-0">
          <GroupTile
            label="To review"
            count={toReview}
            isOn={isUnread}
            isMarked={toReview === 0 ? undefined : toReview !== undefined}
            onPick={() => onUnread(!isUnread)}
          />
        </li>
        {richStatusTiles.map((set) => (
          <li key={set.key} className="shrink-0">
            <GroupTile label={set.label} {...tile(set)} />
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

type TileProps = { set: StatusSet; count: number | undefined; isOn: boolean; onPick: () => void }

function CountCard({ set, count, isOn, onPick }: TileProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPick}
      className={cx(
        'flex h-full w-full cursor-pointer flex-col rounded-md border px-3 py-2 text-left transition-colors',
        isOn
          ? 'border-accent bg-accent-soft text-on-accent-soft'
          : 'border-rule bg-paper-raised text-ink hover:border-rule-strong',
      )}
    >
      <span className="text-xs">{set.label}</span>
      <Count value={count} className="font-serif text-xl" />
    </button>
  )
}

type GroupTileProps = Omit<TileProps, 'set'> & {
  label: string
  /** Whether a dot stands before it; false: its place is kept, for it is not known yet. */
  isMarked?: boolean | undefined
}

function GroupTile({ label, count, isOn, isMarked, onPick }: GroupTileProps) {
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
      <Count value={count} className="min-w-[2ch] text-right font-medium text-ink" />
    </button>
  )
}

/** A count that holds its place while it is read. */
function Count({ value, className }: { value: number | undefined; className: string }) {
  return (
    <span className={cx('inline-block tabular-nums', className)}>{value === undefined ? '–' : numberText(value)}</span>
  )
}

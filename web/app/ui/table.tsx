import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

type TableProps = { caption: string; children: ReactNode; className?: string; id?: string }

/** A table that scrolls in its own box under a sticky header. `caption` is its name for screen readers. */
export function Table({ caption, children, className, id }: TableProps) {
  return (
    // A scrollable box has to be focusable by Tab.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section id={id} aria-label={caption} tabIndex={0} className={cx('relative overflow-auto', className)}>
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  )
}

/** A table that scrolls with the page; `caption` is its name for screen readers. */
export function PlainTable({ caption, children, className }: Omit<TableProps, 'id'>) {
  return (
    <table className={cx('w-full border-separate border-spacing-0 text-sm', className)}>
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  )
}

type SortDirection = 'ascending' | 'descending'

type HeaderCellProps = {
  children: ReactNode
  /** Makes the header a button. `false` means sortable, but not sorted by this column. */
  sort?: SortDirection | false
  onSort?: () => void
  isNumeric?: boolean
  className?: string
}

const headerFrame =
  'sticky top-0 z-10 h-9 border-b border-rule-strong bg-paper-sunk px-3 text-xs font-medium text-ink-muted'

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

/** The head of a column. */
export function HeaderCell({ children, sort, onSort, isNumeric = false, className }: HeaderCellProps) {
  const Arrow = arrows[sort || 'none']
  return (
    <th
      scope="col"
      {...(sort ? { 'aria-sort': sort } : {})}
      className={cx(headerFrame, isNumeric ? 'text-right' : 'text-left', className)}
    >
      {sort === undefined ? (
        children
      ) : (
        <button
          type="button"
          onClick={onSort}
          className="-mx-1 inline-flex min-h-8 cursor-pointer items-center gap-1 rounded-sm px-1 hover:text-ink max-sm:min-h-11 pointer-coarse:min-h-11"
        >
          {children}
          <Arrow aria-hidden className={cx('size-3.5', sort === false && 'opacity-60')} />
        </button>
      )}
    </th>
  )
}

type RowProps = ComponentProps<'tr'> & { isSelected?: boolean; isInteractive?: boolean }

/** A row of 44 pixels. The open or selected one is tinted and marked at its edge. */
export function Row({ isSelected = false, isInteractive = false, className, ...rest }: RowProps) {
  return (
    <tr
      {...rest}
      data-selected={isSelected || undefined}
      className={cx(
        'group transition-colors',
        isSelected ? 'bg-accent-soft' : isInteractive && 'hover:bg-paper-sunk',
        className,
      )}
    />
  )
}

type CellProps = ComponentProps<'td'> & { isNumeric?: boolean }

/** A cell. Numbers are right-aligned with tabular figures. */
export function Cell({ isNumeric = false, className, ...rest }: CellProps) {
  return (
    <td
      {...rest}
      className={cx(
        'h-row border-b border-rule px-3 group-data-selected:first:shadow-[inset_3px_0_0_var(--accent)]',
        isNumeric && 'text-right tabular-nums',
        className,
      )}
    />
  )
}

/** The cell that names its row: a candidate, a job. */
export function RowHeaderCell({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="row"
      {...rest}
      className={cx(
        'h-row border-b border-rule px-3 text-left font-serif text-base font-medium group-data-selected:first:shadow-[inset_3px_0_0_var(--accent)]',
        className,
      )}
    />
  )
}

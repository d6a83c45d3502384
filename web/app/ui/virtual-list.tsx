import { useWindowVirtualizer, type VirtualizerOptions } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'

type Row = { id: number }

type VirtualRowsOptions = {
  /** Lines of the list: rows of a table, or rows of cards. */
  count: number
  /** Expected height of a line, in pixels. */
  lineHeight: number
  /** Height of the part of the box above the first line, in pixels. */
  headHeight?: number
  keyOf: (line: number) => number
  /** Called when fewer than `endMargin` lines remain below the last one drawn. */
  onEnd: () => void
  endMargin: number
} & Pick<VirtualizerOptions<Window, Element>, 'overscan' | 'gap'>

/** Draws only the lines near the window, however many there are. */
function useVirtualLines<Box extends HTMLElement>(options: VirtualRowsOptions) {
  const { count, lineHeight, headHeight = 0, keyOf, onEnd, endMargin, ...rest } = options
  const box = useRef<Box>(null)
  const [top, setTop] = useState(0)
  // oxlint-disable-next-line react/exhaustive-deps -- what is above the list changes its height without notice
  useLayoutEffect(() => {
    const next = box.current ? box.current.getBoundingClientRect().top + window.scrollY + headHeight : 0
    setTop((known) => (Math.abs(known - next) < 1 ? known : next))
  })
  const virtualizer = useWindowVirtualizer({
    ...rest,
    count,
    estimateSize: () => lineHeight,
    scrollMargin: top,
    getItemKey: keyOf,
  })
  const drawn = virtualizer.getVirtualItems()
  const last = drawn.at(-1)?.index ?? 0
  useEffect(() => {
    if (count > 0 && last >= count - endMargin) onEnd()
  }, [last, count, endMargin, onEnd])
  return { box, top, drawn, height: virtualizer.getTotalSize(), measure: virtualizer.measureElement }
}

type VirtualTableProps<T extends Row> = {
  caption: string
  rows: readonly T[]
  /** Rows of the whole list, also those that haven't been read. */
  total: number
  /** A width class for each column. */
  widths: readonly string[]
  /** The header cells. */
  head: ReactNode
  /** Called when the last rows are near. */
  onEnd: () => void
  /** Draws a row; `rowIndex` is its `aria-rowindex`. */
  children: (row: T, rowIndex: number) => ReactNode
}

/** Height of a row and of the table's head (`h-row`, `h-9`), in pixels. */
const rowHeight = 44
const headHeight = 36
/** Rows from the end at which the next page is read. */
const endMargin = 20

/** A table that scrolls with the window and may have any number of rows. */
export function VirtualTable<T extends Row>(props: VirtualTableProps<T>) {
  const { caption, rows, total, widths, head, onEnd, children } = props
  const { box, top, drawn, height } = useVirtualLines<HTMLTableElement>({
    count: rows.length,
    lineHeight: rowHeight,
    headHeight,
    keyOf: (at) => rows[at]?.id ?? at,
    onEnd,
    endMargin,
    overscan: 12,
  })
  const before = (drawn[0]?.start ?? top) - top
  const after = height - ((drawn.at(-1)?.end ?? top) - top)
  return (
    <table ref={box} aria-rowcount={total + 1} className="w-full table-fixed border-separate border-spacing-0 text-sm">
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        {widths.map((width, at) => (
          <col key={at} className={width} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>{head}</tr>
      </thead>
      <tbody>
        <Spacer height={before} columns={widths.length} />
        {drawn.map(({ index }) => {
          const row = rows[index]
          return row ? children(row, index + 2) : null
        })}
        <Spacer height={after} columns={widths.length} />
      </tbody>
    </table>
  )
}

/** Empty space in place of the rows that aren't drawn. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  return height > 0 ? (
    <tr aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nothing to read */}
      <td colSpan={columns} style={{ height, padding: 0 }} />
    </tr>
  ) : null
}

type VirtualCardsProps<T extends Row> = {
  label: string
  rows: readonly T[]
  /** Cards in a line. */
  columns?: number
  /** Expected height of a card, in pixels. */
  cardHeight: number
  onEnd: () => void
  /** Draws a card; `position` is its place in the list, from 1. */
  children: (row: T, position: number) => ReactNode
}

/** Cards that scroll with the window, as many in a line as fit. */
export function VirtualCards<T extends Row>(props: VirtualCardsProps<T>) {
  const { label, rows, columns = 1, cardHeight, onEnd, children } = props
  const { box, top, drawn, height, measure } = useVirtualLines<HTMLDivElement>({
    count: Math.ceil(rows.length / columns),
    lineHeight: cardHeight,
    keyOf: (line) => rows[line * columns]?.id ?? line,
    onEnd,
    endMargin: 6,
    overscan: 4,
    gap: 12,
  })
  return (
    <div ref={box} role="feed" aria-label={label} className="relative" style={{ height }}>
      {drawn.map(({ index, key, start }) => (
        <div
          key={key}
          ref={measure}
          data-index={index}
          className="absolute inset-x-0 top-0 grid gap-3"
          style={{
            transform: `translateY(${start - top}px)`,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {rows.slice(index * columns, (index + 1) * columns).map((row, at) => children(row, index * columns + at + 1))}
        </div>
      ))}
    </div>
  )
}

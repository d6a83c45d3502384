import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { toast } from '#web/app/ui/toast-store.ts'

type Row = { id: number }

export type Selection<T extends Row> = {
  ids: ReadonlySet<number>
  /** Selected rows that are on the list, in its order. */
  rows: readonly T[]
  /** Every selected row as last listed, including rows that a filter hides now. */
  all: readonly T[]
  /** Selects or deselects a row; with `isRange` selects every row from the last one toggled to this one. */
  toggle: (id: number, isRange?: boolean) => void
  /** Selects or deselects every listed row. */
  setAll: (isSelected: boolean) => void
  /** Selects only these. */
  keep: (ids: readonly number[]) => void
}

type SelectionOptions = {
  /** Names the list: a list with another name starts with an empty selection. A fixed name keeps it across filters. */
  list?: string
  /** Maximum number of selected rows, and the toast for more. */
  limit?: { max: number; title: string; text: string }
}

const nothing: ReadonlyMap<number, never> = new Map<number, never>()

/** The selected rows of a list. */
export function useSelection<T extends Row>(
  rows: readonly T[],
  { list = '', limit }: SelectionOptions = {},
): Selection<T> {
  const [state, setState] = useState<{ list: string; selected: ReadonlyMap<number, T> }>({ list, selected: nothing })
  const selected: ReadonlyMap<number, T> = state.list === list ? state.selected : nothing
  const now = useRef({ rows, selected, limit, anchor: undefined as number | undefined })
  useLayoutEffect(() => {
    Object.assign(now.current, { rows, selected, limit })
  })

  const select = useCallback(
    (wanted: Iterable<T>) => {
      const { limit } = now.current
      const all = [...wanted]
      if (limit && all.length > limit.max) toast({ title: limit.title, text: limit.text })
      const next = new Map(all.slice(0, limit?.max).map((row) => [row.id, row]))
      // Two changes in one event build on each other.
      now.current.selected = next
      setState({ list, selected: next })
    },
    [list],
  )
  const toggle = useCallback(
    (id: number, isRange = false) => {
      const { rows, selected, anchor } = now.current
      const next = new Map(selected)
      const from = rows.findIndex((row) => row.id === anchor)
      const to = rows.findIndex((row) => row.id === id)
      if (isRange && from !== -1 && to !== -1) {
        for (const row of rows.slice(Math.min(from, to), Math.max(from, to) + 1)) next.set(row.id, row)
      } else if (!next.delete(id) && rows[to]) next.set(id, rows[to])
      now.current.anchor = id
      select(next.values())
    },
    [select],
  )
  const setAll = useCallback(
    (isSelected: boolean) => {
      const next = new Map(now.current.selected)
      for (const row of now.current.rows) {
        if (isSelected) next.set(row.id, row)
        else next.delete(row.id)
      }
      select(next.values())
    },
    [select],
  )
  const keep = useCallback(
    (ids: readonly number[]) => {
      const known = new Map([...now.current.selected, ...now.current.rows.map((row) => [row.id, row] as const)])
      select(ids.flatMap((id) => known.get(id) ?? []))
    },
    [select],
  )
  const ids = useMemo(() => new Set(selected.keys()), [selected])
  const listed = useMemo(() => (selected.size === 0 ? [] : rows.filter(({ id }) => selected.has(id))), [rows, selected])
  const all = useMemo(() => [...selected.values()], [selected])
  return { ids, rows: listed, all, toggle, setAll, keep }
}

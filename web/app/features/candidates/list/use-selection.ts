import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { mostAtOnce } from '#contract/api/candidates/application-bulk.ts'
import { toast } from '#web/app/ui/toast-store.ts'

type Row = { id: number }

export type Selection<T extends Row> = {
  ids: ReadonlySet<number>
  /** The chosen rows, in the order of the list. */
  rows: readonly T[]
  /** Chooses a row or lets it go; `isRange` also all rows from the last one chosen to this. */
  toggle: (id: number, isRange: boolean) => void
  /** Chooses all rows, or none. */
  setAll: (isChosen: boolean) => void
  /** Keeps only these. */
  keep: (ids: readonly number[]) => void
}

const nothing: ReadonlySet<number> = new Set()

/**
 * Which rows of a list are chosen.
 *
 * @param list Names the list: another list starts with nothing chosen.
 */
export function useSelection<T extends Row>(rows: readonly T[], list: string): Selection<T> {
  const [state, setState] = useState({ list, ids: nothing })
  const ids = state.list === list ? state.ids : nothing
  const now = useRef({ rows, ids, anchor: undefined as number | undefined })
  useLayoutEffect(() => {
    now.current.rows = rows
    now.current.ids = ids
  })

  const keep = useCallback(
    (next: Iterable<number>) => {
      const wanted = [...next]
      if (wanted.length > mostAtOnce) {
        toast({ title: `${mostAtOnce} candidates at most`, text: 'More can’t be changed at once.' })
      }
      const kept = new Set(wanted.slice(0, mostAtOnce))
      now.current.ids = kept
      setState({ list, ids: kept })
    },
    [list],
  )
  const toggle = useCallback(
    (id: number, isRange: boolean) => {
      const { rows, ids, anchor } = now.current
      const next = new Set(ids)
      const from = rows.findIndex((row) => row.id === anchor)
      const to = rows.findIndex((row) => row.id === id)
      if (isRange && from !== -1 && to !== -1) {
        for (const row of rows.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(row.id)
      } else if (!next.delete(id)) next.add(id)
      now.current.anchor = id
      keep(next)
    },
    [keep],
  )
  const setAll = useCallback(
    (isChosen: boolean) => keep(isChosen ? now.current.rows.map(({ id }) => id) : nothing),
    [keep],
  )
  const chosen = useMemo(() => (ids.size === 0 ? [] : rows.filter(({ id }) => ids.has(id))), [rows, ids])
  return { ids, rows: chosen, toggle, setAll, keep }
}

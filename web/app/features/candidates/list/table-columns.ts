import { useSyncExternalStore } from 'react'
import type { CurrentUser } from '#contract/api/identity/auth.ts'
import { candidateColumns as columnNames, type CandidateColumn } from '#contract/domain/preferences.ts'

export type ColumnName = CandidateColumn

export const columnLabels: Record<ColumnName, string> = {
  job: 'Job',
  score: 'Match Score',
  status: 'Status',
  partner: 'Partner',
  stage: 'Days in stage',
  followUp: 'Next follow-up',
  experience: 'Experience',
  location: 'Location',
  applied: 'Applied',
}

/** Narrowest width of each column in pixels, and its width class. Columns with percentages share what is left. */
export const columnWidths: Record<ColumnName | 'box' | 'candidate' | 'actions', { least: number; width: string }> = {
  box: { least: 36, width: 'w-9' },
  candidate: { least: 190, width: '' },
  job: { least: 170, width: '' },
  score: { least: 92, width: 'w-23 min-[110rem]:w-32' },
  status: { least: 168, width: 'w-42 min-[110rem]:w-52' },
  partner: { least: 146, width: 'w-36.5 min-[110rem]:w-52' },
  stage: { least: 72, width: 'w-18 min-[110rem]:w-28' },
  followUp: { least: 84, width: 'w-21 min-[110rem]:w-36' },
  experience: { least: 130, width: 'w-32.5 min-[110rem]:w-[14%]' },
  location: { least: 116, width: 'w-29 min-[110rem]:w-[11%]' },
  applied: { least: 92, width: 'w-23 min-[110rem]:w-32' },
  actions: { least: 56, width: 'w-14 min-[110rem]:w-32' },
}

/** The order in which columns are left out where the window is too narrow for all: the last one first. */
const importance: readonly ColumnName[] = [
  'job',
  'status',
  'score',
  'applied',
  'experience',
  'location',
  'partner',
  'stage',
  'followUp',
]

/** The columns that fit into a width, in the order of the table. */
export function fittingColumns(wanted: readonly ColumnName[], width: number): ColumnName[] {
  const { box, candidate, actions } = columnWidths
  let left = width - box.least - candidate.least - actions.least
  const fitting = new Set<ColumnName>()
  for (const name of importance) {
    if (!wanted.includes(name)) continue
    const { least } = columnWidths[name]
    if (least > left) break
    fitting.add(name)
    left -= least
  }
  return columnNames.filter((name) => fitting.has(name))
}

/** Both margins of a page and a scroll bar. */
const around = 64

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

export type TableColumns = {
  /** Columns that this user may have. */
  all: readonly ColumnName[]
  chosen: readonly ColumnName[]
  /** The chosen columns that fit into the window. */
  shown: readonly ColumnName[]
}

/** The columns of the user's table of candidates. The choice belongs to the account, so every device shows the same. */
export function useTableColumns({ role, preferences: { hiddenColumns: hidden } }: CurrentUser): TableColumns {
  const all = role === 'admin' ? columnNames : columnNames.filter((name) => name !== 'partner')
  const chosen = all.filter((name) => !hidden.includes(name))
  const shown = useSyncExternalStore(subscribe, () => fittingColumns(chosen, window.innerWidth - around).join(','))
  return {
    all,
    chosen,
    shown: columnNames.filter((name) => shown.split(',').includes(name)),
  }
}

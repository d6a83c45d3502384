import type { ApplicationListItem } from '#contract/api/candidates/applications.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { pipelineColumns, statusesOfFilter, type ApplicationStatus } from '#contract/domain/statuses.ts'
import { usePagedQuery } from '#web/app/lib/paged-query.ts'
import { pageQuery, type CandidateFilters } from '#web/app/features/candidates/applications/candidate-filters.ts'
import { columnPages } from '#web/app/features/candidates/applications/candidate-queries.ts'

export type BoardColumn = {
  key: string
  label: string
  /** The column's statuses that fit the filter. */
  statuses: readonly ApplicationStatus[]
  dropStatus: ApplicationStatus
  rows: ApplicationListItem[]
  /** The stored total; for a search the number found so far ("15+"). */
  count: string
  isPending: boolean
  error: unknown
  isReading: boolean
  readMore: () => void
  retry: () => void
}

type Pipeline = (typeof pipelineColumns)[number]

function useColumn(column: Pipeline, filters: CandidateFilters) {
  const wanted: readonly string[] = statusesOfFilter(filters.status) ?? column.statuses
  const statuses = (column.statuses as readonly ApplicationStatus[]).filter((status) => wanted.includes(status))
  const pages = usePagedQuery({
    ...columnPages(pageQuery({ ...filters, status: statuses.join(',') || column.statuses.join(',') })),
    enabled: statuses.length > 0,
  })
  return { column, statuses, ...pages }
}

/**
 * The columns of the board, each a list of its own. A card appears in the column of its current status, whichever list it
 * was read with: a move shows at once, and a refused one is taken back.
 */
export function useBoard(filters: CandidateFilters) {
  const [c0, c1, c2, c3, c4, c5, c6] = pipelineColumns
  const all = [
    useColumn(c0, filters),
    useColumn(c1, filters),
    useColumn(c2, filters),
    useColumn(c3, filters),
    useColumn(c4, filters),
    useColumn(c5, filters),
    useColumn(c6, filters),
  ]
  const shown = all.filter(({ statuses }) => statuses.length > 0)
  const read = shown.map(({ rows }) => rows)
  const columns = shown.map(({ column, statuses, list, first, readMore }, at): BoardColumn => {
    const isHere = (row: ApplicationListItem) => (column.statuses as readonly string[]).includes(row.status)
    const own = (read[at] ?? []).filter(isHere)
    const known = new Set(own.map(({ id }) => id))
    const moved = read
      .flatMap((rows, from) => (from === at ? [] : rows))
      .filter((row) => isHere(row) && !known.has(row.id))
    const rows = [...new Map([...moved, ...own].map((row) => [row.id, row])).values()]
    const isSearch = filters.q !== '' || filters.unread
    const counted = statuses.reduce((sum, status) => sum + (first?.counts[status] ?? 0), 0)
    return {
      key: column.key,
      label: column.label,
      statuses,
      dropStatus: statuses.includes(column.dropStatus) ? column.dropStatus : (statuses[0] ?? column.dropStatus),
      rows,
      count: isSearch ? `${rows.length}${list.hasNextPage ? '+' : ''}` : numberText(counted),
      isPending: list.isPending,
      error: list.error,
      isReading: list.isFetchingNextPage,
      readMore,
      retry: () => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch()),
    }
  })
  const first = shown.find((column) => column.first)?.first
  return {
    columns,
    counts: first?.counts,
    toReview: first?.toReview,
    isFetching: shown.some(({ list }) => list.isFetching),
  }
}

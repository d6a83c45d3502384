import { sql, type SQL } from 'drizzle-orm'
import type { ApplicationSort } from '#contract/domain/candidate-view.ts'
import { applicationStatuses, legacyStatuses } from '#contract/domain/statuses.ts'

/** Filters of a list; undefined ones are ignored. `partnerId` 0 means unassigned. */
export type ListFilter = {
  partnerId?: number | undefined
  jobId?: number | undefined
  statuses?: readonly string[] | undefined
  /** Only those that have a partner. */
  isAssigned?: boolean | undefined
}

/** The place after which a page starts. */
export type After = { key: number | string; id: number; status: string }

/** The fields of an application by which lists are sorted. */
export type ApplicationPlace = After

/** In the order of the pipeline; legacy values last. */
export const statusOrder: readonly string[] = [...applicationStatuses, ...legacyStatuses]

const orders = {
  recent: { column: 'applied_at', index: '', isRising: false },
  oldest: { column: 'applied_at', index: '', isRising: true },
  score: { column: 'score_key', index: '_score', isRising: false },
  'score-low': { column: 'score_key', index: '_score', isRising: true },
  name: { column: 'name_key', index: '_name', isRising: true },
  'name-desc': { column: 'name_key', index: '_name', isRising: false },
  status: { column: 'applied_at', index: '', isRising: false },
  'status-desc': { column: 'applied_at', index: '', isRising: false },
} as const satisfies Record<ApplicationSort, { column: string; index: string; isRising: boolean }>

const statusDirection: Partial<Record<ApplicationSort, number>> = { status: 1, 'status-desc': -1 }

/** The order that the indexes give: key, then id, both in one direction; by status the pipeline's order first. */
export function compareBy(sort: ApplicationSort): (a: After, b: After) => number {
  const byStatus = statusDirection[sort] ?? 0
  return (a, b) => {
    const rank = byStatus * (statusOrder.indexOf(a.status) - statusOrder.indexOf(b.status))
    if (rank !== 0) return rank
    const byKey = a.key < b.key ? -1 : 1
    const rising = a.key === b.key ? a.id - b.id : byKey
    return orders[sort].isRising ? rising : -rising
  }
}

/**
 * A range of one index that has its rows in the order of the list, from `after` on. A list is one such walk or several
 * merged ones, one for each status.
 */
export type Walk = {
  sort: ApplicationSort
  index: string
  where: readonly SQL[]
  after: After | undefined
  /** The only status of its rows; undefined if it has rows of every status. */
  status: string | undefined
}

/** The walks that make up a list; each reads its own rows and no others. */
export function walksOf(filter: ListFilter, sort: ApplicationSort, after: After | undefined): Walk[] {
  const { partnerId, jobId, isAssigned } = filter
  const { index: order } = orders[sort]
  const byStatus = sort === 'status' || sort === 'status-desc'
  const scope = [
    ...(partnerId === undefined ? [] : [partnerIs(partnerId)]),
    ...(jobId === undefined ? [] : [sql`job_id = ${inlined(jobId)}`]),
    ...(isAssigned ? [sql`assigned_partner_id is not null`] : []),
  ]
  const whole = wholeIndex(filter, order)
  if (!byStatus && !filter.statuses && whole) {
    return [{ sort, index: whole, where: scope, after, status: undefined }]
  }

  const wanted = statusOrder.filter((status) => filter.statuses?.includes(status) ?? true)
  if (sort === 'status-desc') wanted.reverse()
  const reached = byStatus && after ? Math.max(0, wanted.indexOf(after.status)) : 0
  return wanted.slice(reached).map((status, n) => ({
    sort,
    index: statusIndex(filter, order),
    where: [...scope, sql`status = ${status}`],
    status,
    // Sorted by status, only the status where the last page ended continues after a row.
    after: byStatus && n > 0 ? undefined : after,
  }))
}

/** The index that has a whole list in its order; undefined where the list is merged from its statuses. */
function wholeIndex({ partnerId, jobId, isAssigned }: ListFilter, order: string): string | undefined {
  if (jobId !== undefined && partnerId !== undefined) return 'job_applications_partner_job'
  if (jobId !== undefined) return order === '' ? 'job_applications_job' : undefined
  if (partnerId !== undefined) return order === '' ? 'job_applications_partner' : undefined
  if (isAssigned && order === '') return 'job_applications_assigned'
  return order === '' ? 'job_applications_recent' : `job_applications${order}`
}

/** The index for one status. A partner has few applicants for one job, so these are filtered and sorted as read. */
function statusIndex({ partnerId, jobId }: ListFilter, order: string): string {
  if (jobId !== undefined && partnerId !== undefined) return 'job_applications_partner_job'
  if (jobId !== undefined) return `job_applications_job_status${order}`
  return partnerId === undefined ? `job_applications_status${order}` : `job_applications_partner_status${order}`
}

/**
 * The rows of one walk, without an end. INDEXED BY makes any other plan fail in every test, instead of slowing down a page
 * later.
 */
function rowsOf({ sort, index, where, after }: Walk): SQL {
  const { column, isRising } = orders[sort]
  const key = sql.raw(column)
  const from = after && [
    sql`(${key}, id) ${sql.raw(isRising ? '>' : '<')} (${typeof after.key === 'number' ? inlined(after.key) : after.key}, ${inlined(after.id)})`,
  ]
  return sql`select id, ${key} as key, status from job_applications indexed by ${sql.raw(index)}
    where ${sql.join([...where, ...(from ?? []), sql`1`], sql` and `)}`
}

function firstOf(sort: ApplicationSort, limit: number): SQL {
  const way = sql.raw(orders[sort].isRising ? 'asc' : 'desc')
  return sql`order by key ${way}, id ${way} limit ${inlined(limit)}`
}

/**
 * The first `limit` rows of all walks together, in one statement. SQLite reads walks of one union side by side, a row at a
 * time, and by status one after another until the page is full. So a page costs a few rows more than it shows.
 */
export function walkQuery(walks: readonly Walk[], limit: number): SQL {
  const [only] = walks
  if (!only) return sql`select 0 as id, 0 as key, '' as status where 0`
  const first = firstOf(only.sort, limit)
  if (walks.length === 1) return sql`${rowsOf(only)} ${first}`
  if (statusDirection[only.sort] !== undefined) {
    return sql`${union(walks.map((walk) => sql`${rowsOf(walk)} ${first}`))} limit ${inlined(limit)}`
  }
  const size = Math.ceil(walks.length / compoundTerms)
  const group = (some: readonly Walk[]) => sql`${sql.join(some.map(rowsOf), sql` union all `)} ${first}`
  if (walks.length <= compoundTerms) return group(walks)
  const groups = Array.from({ length: Math.ceil(walks.length / size) }, (_, n) =>
    group(walks.slice(n * size, (n + 1) * size)),
  )
  return sql`${sql.join(
    groups.map((one) => sql`select * from (${one})`),
    sql` union all `,
  )} ${first}`
}

/** D1 allows five terms in a compound select, so more are nested. */
const compoundTerms = 5

/** All rows of several selects, in no order. */
export function union(terms: readonly SQL[]): SQL {
  const [only] = terms
  if (terms.length === 1 && only) return only
  if (terms.length <= compoundTerms) {
    return sql.join(
      terms.map((term) => sql`select * from (${term})`),
      sql` union all `,
    )
  }
  const size = Math.ceil(terms.length / compoundTerms)
  return union(
    Array.from({ length: Math.ceil(terms.length / size) }, (_, n) => union(terms.slice(n * size, (n + 1) * size))),
  )
}

/** Writes a whole number of our own into the text of a statement, because D1 binds at most a hundred values. */
export const inlined = (value: number) => sql.raw(String(Math.trunc(value)))

export const partnerIs = (partnerId: number) =>
  partnerId === 0 ? sql`assigned_partner_id is null` : sql`assigned_partner_id = ${inlined(partnerId)}`

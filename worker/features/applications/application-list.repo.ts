import { sql, type SQL } from 'drizzle-orm'
import { applicationStatuses, legacyStatuses } from '#contract/domain/statuses.ts'
import type { ApplicationSort } from '#contract/api/applications.ts'
import type { Database } from '#worker/db/client.ts'

/** Which applications a list is about; what is undefined does not narrow. `partnerId` 0: unassigned. */
export type ListFilter = {
  partnerId?: number | undefined
  jobId?: number | undefined
  statuses?: readonly string[] | undefined
}

/** An application as far as ordering and filtering need it. */
export type Placed = { id: number; key: number | string; status: string }

/** The place after which a page starts. */
export type After = { key: number | string; id: number; status: string }

export type Candidate = { id: number; jobId: number; status: string; appliedAt: number; score: number; name: string }

export type ApplicationListRepo = ReturnType<typeof applicationListRepo>

/** In the order of the pipeline; legacy values last. */
export const statusOrder: readonly string[] = [...applicationStatuses, ...legacyStatuses]

const orders = {
  recent: { column: 'applied_at', index: '', direction: 'desc' },
  oldest: { column: 'applied_at', index: '', direction: 'asc' },
  score: { column: 'score_key', index: '_score', direction: 'desc' },
  'score-low': { column: 'score_key', index: '_score', direction: 'asc' },
  name: { column: 'name_key', index: '_name', direction: 'asc' },
  'name-desc': { column: 'name_key', index: '_name', direction: 'desc' },
  status: { column: 'applied_at', index: '', direction: 'desc' },
  'status-desc': { column: 'applied_at', index: '', direction: 'desc' },
} as const satisfies Record<ApplicationSort, { column: string; index: string; direction: 'asc' | 'desc' }>

/**
 * The paged reads of Candidate Management. Each walks one index that holds its rows in its order (INDEXED BY: a plan that
 * would read more is an error, not a slow page); a set of statuses is one short walk for each, merged.
 */
export function applicationListRepo(db: Database) {
  return {
    /** The ids of one page, in order. Reads at most `limit` rows for each status. */
    page: (filter: ListFilter, sort: ApplicationSort, after: After | undefined, limit: number): Promise<Placed[]> =>
      db.all<Placed>(pageQuery(filter, sort, after, limit)),

    /** The newest matches of a MATCH expression, at most `limit`, older than `below` where that is given. */
    matches: (match: string, { below, limit }: { below?: number | undefined; limit: number }): Promise<Candidate[]> =>
      db.all<Candidate>(sql`select a.id, a.job_id as jobId, a.status, a.applied_at as appliedAt, a.score_key as score,
          a.name_key as name
        from (select rowid as id from applications_contains where applications_contains match ${match}
          ${below === undefined ? sql`` : sql`and rowid < ${below}`} order by rowid desc limit ${limit}) found
        cross join job_applications a on a.id = found.id`),

    /** Applicants whose name begins with one of these texts; for search texts too short for the index. */
    namesBeginning: (starts: readonly string[], partnerId: number | undefined, limit: number): Promise<Candidate[]> => {
      const walks = starts.flatMap((start) => {
        const begins = sql`name_key >= ${start} and name_key < ${start} || char(1114111)`
        return partnerId === undefined
          ? [candidates('job_applications_name', begins, limit)]
          : statusOrder.map((status) =>
              candidates(
                'job_applications_partner_status_name',
                sql`${partnerIs(partnerId)} and status = ${status} and ${begins}`,
                // Together about as many as one walk without a partner.
                Math.ceil(limit / 10),
              ),
            )
      })
      return db.all<Candidate>(sql`select * from (${union(walks)}) limit ${limit}`)
    },

    /** How many applications stand in each status, from the kept counts. */
    async countsByStatus({ partnerId, jobId }: ListFilter): Promise<Map<string, number>> {
      const scope = partnerId === undefined ? sql`1` : sql`partner_id = ${partnerId}`
      const rows = await db.all<{ status: string; count: number }>(
        jobId === undefined
          ? sql`select status, sum(count) as count from application_counts where ${scope} group by status`
          : sql`select status, sum(count) as count from application_job_status_counts
              where job_id = ${jobId} and ${scope} group by status`,
      )
      return new Map(rows.map(({ status, count }) => [status, count]))
    },

    /** Jobs with applications, newest job first, at most 400, from the kept counts; of one partner or of everyone. */
    jobs: (partnerId: number | undefined): Promise<JobChoice[]> =>
      db.all<JobChoice>(sql`select j.id, j.short_id as shortId, j.title, j.firm_name as firmName, c.count
        from (${jobCounts(partnerId)} order by job_id desc limit ${mostJobs}) c cross join jobs j on j.id = c.job_id`),

    /** The same, only jobs that a MATCH expression over titles and firms finds. */
    jobsMatching: (match: string, partnerId: number | undefined): Promise<JobChoice[]> =>
      db.all<JobChoice>(sql`select j.id, j.short_id as shortId, j.title, j.firm_name as firmName, c.count
        from (select rowid as id from jobs_contains where jobs_contains match ${match}
          order by rowid desc limit ${mostJobs}) found
        cross join (${jobCounts(partnerId)}) c on c.job_id = found.id
        cross join jobs j on j.id = found.id`),
  }
}

export type JobChoice = { id: number; shortId: string; title: string; firmName: string; count: number }

/** Two rows are read for each (count and job): a screen stays under a thousand. */
const mostJobs = 400

const jobCounts = (partnerId: number | undefined) =>
  partnerId === undefined
    ? sql`select job_id, count from application_job_totals where count > 0`
    : sql`select job_id, count from application_job_counts where partner_id = ${partnerId} and count > 0`

/** D1 allows five terms in a compound select, so that more are nested. */
const compoundTerms = 5

function union(terms: readonly SQL[]): SQL {
  if (terms.length <= compoundTerms) {
    return sql.join(
      terms.map((term) => sql`select * from (${term})`),
      sql` union all `,
    )
  }
  const size = Math.ceil(terms.length / compoundTerms)
  const groups = Array.from({ length: Math.ceil(terms.length / size) }, (_, n) =>
    union(terms.slice(n * size, (n + 1) * size)),
  )
  return union(groups)
}

/** Numbers of our own go into the text of the statement: D1 binds at most a hundred values. */
const number = (value: number) => sql.raw(String(Math.trunc(value)))

const partnerIs = (partnerId: number) =>
  partnerId === 0 ? sql`assigned_partner_id is null` : sql`assigned_partner_id = ${number(partnerId)}`

const candidates = (index: string, where: SQL, limit: number) =>
  sql`select id, job_id as jobId, status, applied_at as appliedAt, score_key as score, name_key as name
    from job_applications indexed by ${sql.raw(index)} where ${where} limit ${number(limit)}`

/** The statement of one page; apart from the repo so that a test can ask for its plan. */
export function pageQuery(filter: ListFilter, sort: ApplicationSort, after: After | undefined, limit: number): SQL {
  const { column, index, direction } = orders[sort]
  const { partnerId, jobId } = filter
  const byStatus = sort === 'status' || sort === 'status-desc'
  const key = sql.raw(column)
  const way = sql.raw(direction)
  const beyond = (place: After) =>
    sql`(${key}, id) ${sql.raw(direction === 'desc' ? '<' : '>')} (${typeof place.key === 'number' ? number(place.key) : place.key}, ${number(place.id)})`
  const walk = (indexName: string, where: SQL[], place: After | undefined, rank = 0) => sql`
    select id, ${key} as key, status, ${number(rank)} as rank from job_applications indexed by ${sql.raw(indexName)}
    where ${sql.join([...where, ...(place ? [beyond(place)] : []), sql`1`], sql` and `)}
    order by ${key} ${way}, id ${way} limit ${number(limit)}`
  const scope = [
    ...(partnerId === undefined ? [] : [partnerIs(partnerId)]),
    ...(jobId === undefined ? [] : [sql`job_id = ${number(jobId)}`]),
  ]

  if (!byStatus && !filter.statuses) {
    const whole = wholeIndex(filter, index)
    if (whole) return walk(whole, scope, after)
  }

  const ranked = filter.statuses ? statusOrder.filter((status) => filter.statuses?.includes(status)) : [...statusOrder]
  if (sort === 'status-desc') ranked.reverse()
  const reached = byStatus && after ? Math.max(0, ranked.indexOf(after.status)) : 0
  const walks = ranked.slice(reached).map((status, n) =>
    walk(
      statusIndex(filter, index),
      [...scope, sql`status = ${status}`],
      // In the order of statuses only the one where the last page ended starts in its middle.
      byStatus && n > 0 ? undefined : after,
      byStatus ? n : 0,
    ),
  )
  return sql`select id, key, status from (${union(walks)}) order by rank, key ${way}, id ${way} limit ${number(limit)}`
}

/** The index that holds a list without a status filter in its order; undefined where it is merged from the statuses. */
function wholeIndex({ partnerId, jobId }: ListFilter, order: string): string | undefined {
  if (jobId !== undefined && partnerId !== undefined) return 'job_applications_partner_job'
  if (jobId !== undefined) return 'job_applications_job'
  if (partnerId !== undefined) return order === '' ? 'job_applications_partner' : undefined
  return order === '' ? 'job_applications_recent' : `job_applications${order}`
}

/**
 * The index of one status. The applicants of one job are few enough to be put in order by score or name on the spot, and
 * a partner's for one job also to be filtered by status.
 */
function statusIndex({ partnerId, jobId }: ListFilter, order: string): string {
  if (jobId !== undefined && partnerId !== undefined) return 'job_applications_partner_job'
  if (jobId !== undefined) return 'job_applications_job_status'
  return partnerId === undefined ? `job_applications_status${order}` : `job_applications_partner_status${order}`
}

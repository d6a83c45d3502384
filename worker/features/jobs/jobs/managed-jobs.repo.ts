import { desc, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { managedMatch, type ManagedSearch } from './managed-match.ts'
import { jobCounts } from './job-events.table.ts'
import type { Job } from './jobs.repo.ts'
import { jobs } from './jobs.table.ts'

export type JobTotals = { open: number; closed: number }

/** A job as far as ordering needs it. */
export type PlacedJob = { id: number; key: number | string }

/** A job with everything by which it may be sorted. */
type KeyedJob = {
  id: number
  title: string
  practiceArea: string
  firmName: string
  titleKey: string
  salaryHighKey: number
}

type IdsFrom = { after?: number | undefined; isRising: boolean; limit: number }

export type ManagedJobsRepo = ReturnType<typeof managedJobsRepo>

/** Columns that a list leaves out: texts that only the open job shows. */
const { description: _description, publicUrl: _public, applyUrl: _apply, ...listColumns } = getTableColumns(jobs)

export type ListedJob = Omit<Job, 'description' | 'publicUrl' | 'applyUrl'>

/** Orders that an index of `jobs` holds for all jobs and for the open ones. */
const walks = {
  title: { column: 'title_key', index: 'title', isRising: true },
  salary: { column: 'salary_high_key', index: 'salary', isRising: false },
} as const
export type WalkedSort = keyof typeof walks

/**
 * The staff's job lists, deleted jobs never. Ids rise with time, so that "newest first" is the order in which the word
 * index gives its matches; what is read is what is shown, however many jobs there are.
 */
export function managedJobsRepo(db: Database) {
  return {
    /** Ids of the matches by number, from beyond `after` on: newest first or oldest first. */
    async ids(search: ManagedSearch, from: IdsFrom) {
      const rows = await db.all<{ id: number }>(idsOf(search, from))
      return rows.map(({ id }) => id)
    },

    /** Number of matches, counted up to `limit`. */
    async count(search: ManagedSearch, limit: number): Promise<number> {
      const match = managedMatch(search)
      if (match === null) return limit
      const rows = await db.all<{ total: number }>(sql`select count(*) as total from (
        select 1 from jobs_staff_words f ${exactly(search)} where jobs_staff_words match ${match} limit ${limit})`)
      return rows[0]?.total ?? 0
    },

    /** A page of all jobs or of the open ones in the order of an index, after a job's key and id. */
    walk(
      sort: WalkedSort,
      from: { isOpen: boolean; after?: PlacedJob | undefined; limit: number },
    ): Promise<PlacedJob[]> {
      const { column, index, isRising } = walks[sort]
      const name = from.isOpen ? `jobs_open_${index === 'salary' ? 'salary_high' : index}` : `jobs_all_${index}`
      const key = sql.raw(column)
      const way = sql.raw(isRising ? 'asc' : 'desc')
      const beyond =
        from.after && sql`and (${key}, id) ${sql.raw(isRising ? '>' : '<')} (${from.after.key}, ${from.after.id})`
      return db.all<PlacedJob>(sql`select id, ${key} as key from jobs indexed by ${sql.raw(name)}
        where ${from.isOpen ? sql`is_active = 1 and` : sql``} deleted_at is null ${beyond ?? sql``}
        order by ${key} ${way}, id ${way} limit ${from.limit}`)
    },

    /** The newest matches with ids below `below`, with everything by which they may be sorted. */
    newestWithKeys: (search: ManagedSearch, { below, limit }: { below?: number | undefined; limit: number }) =>
      db.all<KeyedJob>(sql`select k.id, k.title, k.practice_area as practiceArea, k.firm_name as firmName,
          k.title_key as titleKey, k.salary_high_key as salaryHighKey
        from (${idsOf(search, { after: below, isRising: false, limit })}) found cross join jobs k on k.id = found.id`),

    /** Rows of a list by id, in no order. */
    listed: (ids: readonly number[]): Promise<ListedJob[]> =>
      db.select(listColumns).from(jobs).where(inValues(jobs.id, ids)),

    /** Whole jobs by id, newest first. */
    whole: (ids: readonly number[]): Promise<Job[]> =>
      db.select().from(jobs).where(inValues(jobs.id, ids)).orderBy(desc(jobs.id)),

    async totals(): Promise<JobTotals> {
      const row = await db.select({ open: jobCounts.open, closed: jobCounts.closed }).from(jobCounts).get()
      return row ?? { open: 0, closed: 0 }
    },

    /** Number of applicants of each job, from stored counts: all of them, or one partner's candidates. */
    async applicants(ids: readonly number[], partnerId: number | undefined): Promise<Map<number, number>> {
      const rows = await db.all<{ id: number; count: number }>(
        partnerId === undefined
          ? sql`select job_id as id, count from application_job_totals where ${inValues(sql`job_id`, ids)}`
          : sql`select job_id as id, count from application_job_counts
              where partner_id = ${partnerId} and ${inValues(sql`job_id`, ids)}`,
      )
      return new Map(rows.map(({ id, count }) => [id, count]))
    },
  }
}

function idsOf(search: ManagedSearch, { after, isRising, limit }: IdsFrom): SQL {
  const way = sql.raw(isRising ? 'asc' : 'desc')
  const beyond = (id: SQL) =>
    after === undefined ? sql`1` : sql`${id} ${sql.raw(isRising ? '>' : '<')} ${whole(after)}`
  const match = managedMatch(search)
  return match === null
    ? sql`select id from jobs where deleted_at is null and ${beyond(sql`id`)} order by id ${way} limit ${limit}`
    : sql`select f.rowid as id from jobs_staff_words f ${exactly(search)}
        where jobs_staff_words match ${match} and ${beyond(sql`f.rowid`)} order by f.rowid ${way} limit ${limit}`
}

/** In the text of the statement: D1 binds numbers as floating, from which the word index can't start its walk. */
const whole = (id: number) => sql.raw(String(Math.trunc(id)))

/**
 * Conditions that words can't express: salaries to the dollar (the words hold them in steps, and a job in the last step may still be
 * outside), and whether a job's firm is public.
 */
function exactly({ salaryMin, salaryMax, isNamedOnly, q, firmName }: ManagedSearch): SQL {
  const hidesConfidential = isNamedOnly && (q !== undefined || firmName !== undefined)
  if (salaryMin === undefined && salaryMax === undefined && !hidesConfidential) return sql``
  const least = salaryMin === undefined ? sql`1` : sql`j.salary_min >= ${salaryMin}`
  const most = salaryMax === undefined ? sql`1` : sql`j.salary_max <= ${salaryMax}`
  const named = hidesConfidential ? sql`j.is_confidential = 0` : sql`1`
  return sql`cross join jobs j on j.id = f.rowid and ${least} and ${most} and ${named}`
}

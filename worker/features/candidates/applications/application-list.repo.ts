import { sql, type SQL } from 'drizzle-orm'
import type { ApplicationSort } from '#contract/domain/candidate-view.ts'
import type { Database } from '#worker/db/client.ts'
import {
  compareBy,
  inlined,
  partnerIs,
  statusOrder,
  union,
  walkQuery,
  walksOf,
  type After,
  type ListFilter,
  type ApplicationPlace,
} from './application-walks.ts'

export type Candidate = {
  id: number
  jobId: number
  partnerId: number | null
  status: string
  appliedAt: number
  score: number
  name: string
  isUnread: 0 | 1
}

/** Part of a search: at most `limit` rows with ids less than `below`, marked if unread by the user `unreadBy`. */
type Window = { below?: number | undefined; limit: number; unreadBy?: number | undefined }

export type ApplicationListRepo = ReturnType<typeof applicationListRepo>

/**
 * The paged reads of Candidate Management. Each walks an index that holds its rows in its order
 * (application-walks.ts), searches in an index of three-character pieces, or reads a kept count.
 */
export function applicationListRepo(db: Database) {
  return {
    /** The ids of one page, in order. Reads a few rows more than `limit`, however many there are. */
    async page(
      filter: ListFilter,
      sort: ApplicationSort,
      after: After | undefined,
      limit: number,
    ): Promise<ApplicationPlace[]> {
      const rows = await db.all<ApplicationPlace>(walkQuery(walksOf(filter, sort, after), limit))
      return rows.sort(compareBy(sort))
    },

    /**
     * The newest matches of a MATCH expression, at most `limit`, with ids less than `below` if given. `below` is
     * written into the statement: D1 binds numbers as floats, and a word index can't start its walk from a float.
     */
    matches: (match: string, { below, limit, unreadBy }: Window): Promise<Candidate[]> =>
      db.all<Candidate>(sql`select a.id, a.job_id as jobId, a.assigned_partner_id as partnerId, a.status,
          a.applied_at as appliedAt, a.score_key as score, a.name_key as name, ${
            unreadBy === undefined
              ? sql`0`
              : sql`exists (select 1 from application_unread u where u.user_id = ${unreadBy} and u.application_id = a.id)`
          } as isUnread
        from (select rowid as id from applications_contains where applications_contains match ${match}
          ${below === undefined ? sql`` : sql`and rowid < ${inlined(below)}`} order by rowid desc limit ${inlined(limit)}) found
        cross join job_applications a on a.id = found.id`),

    /** The newest applications that a user has yet to review, at most `limit`, with ids less than `below` if given. */
    unread: (userId: number, { below, limit }: Window): Promise<Candidate[]> =>
      db.all<Candidate>(sql`select a.id, a.job_id as jobId, a.assigned_partner_id as partnerId, a.status,
          a.applied_at as appliedAt, a.score_key as score, a.name_key as name, 1 as isUnread
        from (select application_id as id from application_unread where user_id = ${userId}
          ${below === undefined ? sql`` : sql`and application_id < ${below}`} order by application_id desc limit ${limit}) found
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

    /** Counts applications by status, from the tables kept by triggers. */
    async countsByStatus(filter: ListFilter): Promise<Map<string, number>> {
      const rows = await db.all<{ status: string; count: number }>(statusCounts(filter))
      return new Map(rows.map(({ status, count }) => [status, count]))
    },

    /** Counts applications of every partner or one by status, and how many of each have no partner. */
    countsWithUnassigned: (partnerId: number | undefined) =>
      db.all<{ status: string; count: number; unassigned: number }>(
        partnerId === undefined
          ? sql`select c.status, c.count, coalesce(nobody.count, 0) as unassigned
              from application_job_status_counts c left join application_counts nobody
                on nobody.partner_id = 0 and nobody.status = c.status
              where c.job_id = 0 and c.partner_id = -1`
          : sql`select status, count, 0 as unassigned from application_counts where partner_id = ${partnerId}`,
      ),

    /** Jobs with applications, for one partner or everyone, newest job first. Reads the counts kept by triggers. */
    jobs: (partnerId: number | undefined): Promise<JobChoice[]> =>
      db.all<JobChoice>(sql`select j.id, j.short_id as shortId, j.title, j.firm_name as firmName, c.count
        from (${jobCounts(partnerId)} order by job_id desc limit ${maxNewest}) c cross join jobs j on j.id = c.job_id`),

    /**
     * Jobs with applications whose title or firm matches a MATCH expression. Looks only at its newest `maxMatches`
     * matches; jobs beyond these are found among the newest jobs with applications, by `jobs`.
     */
    jobsMatching: (index: WordIndex, match: string, partnerId: number | undefined): Promise<JobChoice[]> =>
      db.all<JobChoice>(sql`select j.id, j.short_id as shortId, j.title, j.firm_name as firmName, c.count
        from (select rowid as id from ${sql.identifier(index)} where ${sql.identifier(index)} match ${match}
          order by rowid desc limit ${maxMatches}) found
        cross join (${jobCounts(partnerId)}) c on c.job_id = found.id
        cross join jobs j on j.id = found.id`),
  }
}

/** Reads counts by status from the table that has them for this filter. */
function statusCounts({ partnerId, jobId, isAssigned }: ListFilter): SQL {
  if (partnerId !== undefined) {
    return jobId === undefined
      ? sql`select status, count from application_counts where partner_id = ${partnerId}`
      : sql`select status, count from application_job_status_counts where job_id = ${jobId} and partner_id = ${partnerId}`
  }
  if (jobId !== undefined) {
    return sql`select status, count ${isAssigned ? sql`- unassigned` : sql``} as count
      from application_job_statuses where job_id = ${jobId}`
  }
  return sql`select c.status, c.count ${isAssigned ? sql`- coalesce(nobody.count, 0)` : sql``} as count
    from application_job_status_counts c left join application_counts nobody
      on nobody.partner_id = 0 and nobody.status = c.status
    where c.job_id = 0 and c.partner_id = -1`
}

/** Finds parts of words of three letters and more, or whole words and their beginnings from two letters. */
type WordIndex = 'jobs_contains' | 'jobs_staff_words'

export type JobChoice = { id: number; shortId: string; title: string; firmName: string; count: number }

/** Two rows are read for each (count and job), and up to three for a match: a screen stays under a thousand. */
const maxNewest = 150
const maxMatches = 200

const jobCounts = (partnerId: number | undefined) =>
  partnerId === undefined
    ? sql`select job_id, count from application_job_totals where count > 0`
    : sql`select job_id, count from application_job_counts where partner_id = ${partnerId} and count > 0`

const candidates = (index: string, where: SQL, limit: number) =>
  sql`select id, job_id as jobId, assigned_partner_id as partnerId, status, applied_at as appliedAt, score_key as score,
      name_key as name, 0 as isUnread from job_applications indexed by ${sql.raw(index)} where ${where} limit ${inlined(limit)}`

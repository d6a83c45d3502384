import { sql, type SQL } from 'drizzle-orm'
import type { OnlineSearchSort } from '#contract/domain/online-search.ts'
import type { Database } from '#worker/db/client.ts'

export type OnlineSearchRepo = ReturnType<typeof onlineSearchRepo>

/** A posting as a search shows it, with the caller's own marks. */
export type FoundPosting = {
  id: number
  /** Position in the order of the index: day * 2^32 + id. */
  position: number
  title: string
  firm: string
  url: string
  place: string
  isRemote: number
  salaryMin: number | null
  salaryMax: number | null
  snippet: string
  practiceArea: string | null
  seniority: string | null
  postedAt: number | null
  firstSeenAt: number
  source: string
  adapter: string
  seenAt: number | null
  savedFor: string | null
  /** Number of matches, counted up to the caller's limit. */
  matches: number
}

export type SourceStanding = {
  total: number
  fresh: number
  reading: number
  failed: number
  asOf: Date | null
  /** Sources that are switched off and hold postings. */
  disabled: number[]
  /** Sources that hold postings and no lawyer's among them so far. */
  unproven: number[]
}

/** Above every position. */
const endOfOrder = 2 ** 52
const dayMs = 86_400_000

/** First position of a day. */
export const positionOfDay = (at: Date): number => Math.floor(at.getTime() / dayMs) * 2 ** 32

/** An integer for FTS5: D1 binds every number as REAL, which FTS5 ignores as a bound. */
const whole = (value: number): SQL => sql`cast(${value} as integer)`

const orders = {
  newest: sql`f.position desc`,
  salary: sql`coalesce(j.salary_max, j.salary_min) desc nulls last, f.position desc`,
  firm: sql`j.firm collate nocase, f.position desc`,
} as const satisfies Record<OnlineSearchSort, SQL>

/** The positions that a page shows. Other orders are made before any row is read in full. */
const pageOf = (sort: OnlineSearchSort, limit: number, offset: number): SQL =>
  sort === 'newest'
    ? sql`select position from found f order by position desc limit ${limit} offset ${offset}`
    : sql`select f.position from found f cross join online_jobs j on j.id = f.position & 4294967295
        order by ${orders[sort]} limit ${limit} offset ${offset}`

export function onlineSearchRepo(db: Database) {
  const matching = (match: string, since: number) =>
    sql`online_jobs_words match ${match} ${since > 0 ? sql`and rowid >= ${whole(since)}` : sql``}`
  return {
    /**
     * Postings that match, of which the newest `among` are put in order.
     *
     * @param page.countUpTo Limit up to which matches are counted in the same pass.
     * @param page.before Position that the page follows, newest first.
     * @param page.savedBy User whose saved lists count as "already saved"; everyone's when undefined.
     */
    page: (
      match: string,
      page: {
        sort: OnlineSearchSort
        since: number
        before?: number | undefined
        offset: number
        limit: number
        among: number
        countUpTo: number
        userId: number
        savedBy: number | undefined
      },
    ): Promise<FoundPosting[]> =>
      db.all<FoundPosting>(sql`
        with matched as materialized (
          select rowid as position from online_jobs_words
          where ${matching(match, page.since)} and rowid < ${whole(page.before ?? endOfOrder)}
          order by rowid desc limit ${Math.max(page.among, page.countUpTo)}),
        found as materialized (select position from matched order by position desc limit ${page.among}),
        shown as materialized (${pageOf(page.sort, page.limit, page.offset)})
        select j.id, f.position, j.title, j.firm, j.url, j.place, j.is_remote as isRemote, j.salary_min as salaryMin,
          j.salary_max as salaryMax, j.snippet, j.practice_area as practiceArea, j.seniority, j.posted_at as postedAt,
          j.first_seen_at as firstSeenAt, s.name as source, s.adapter, v.seen_at as seenAt,
          (select l.candidate_name from saved_list_urls u join saved_job_lists l on l.id = u.list_id
            where u.url = j.url ${page.savedBy === undefined ? sql`` : sql`and l.submitted_by = ${page.savedBy}`}
            order by l.id desc limit 1) as savedFor,
          (select count(*) from matched) as matches
        from shown f cross join online_jobs j on j.id = f.position & 4294967295
          cross join job_sources s on s.id = j.source_id
          left join online_job_views v on v.user_id = ${page.userId} and v.job_id = j.id
        order by ${orders[page.sort]}`),
    /** Number of matches, counted up to `max`. */
    async count(match: string, since: number, max: number): Promise<number> {
      const row = await db.get<{ count: number }>(
        sql`select count(*) as count from (select 1 from online_jobs_words where ${matching(match, since)} limit ${max})`,
      )
      return row?.count ?? 0
    },
    /** Number of matches with ids above `after`, up to `upTo`. Reads only the word index. */
    async countBetween(match: string, since: number, after: number, upTo: number): Promise<number> {
      const row = await db.get<{ count: number }>(sql`
        select count(*) as count from (
          select rowid & 4294967295 as id from online_jobs_words where ${matching(match, since)})
        where id > ${after} and id <= ${upTo}`)
      return row?.count ?? 0
    },
    /** Highest id at a moment; 0 in an empty index. */
    async lastIdAt(at: Date): Promise<number> {
      const row = await db.get<{ id: number }>(
        sql`select id from online_jobs where first_seen_at <= ${at.getTime()} order by id desc limit 1`,
      )
      return row?.id ?? 0
    },
    /** Records that a search has shown postings to a user; the first time is stored. */
    async noteSeen(userId: number, jobIds: readonly number[], at: Date): Promise<void> {
      if (jobIds.length === 0) return
      await db.run(sql`
        insert or ignore into online_job_views (user_id, job_id, seen_at)
        select ${userId}, value, ${at.getTime()} from json_each(${JSON.stringify(jobIds)})`)
    },
    /**
     * State of the enabled sources.
     *
     * @param isAutomatic Due sources are then about to be read; else only those in a leased lane are.
     */
    async standing(now: Date, isAutomatic: boolean): Promise<SourceStanding> {
      const at = now.getTime()
      const isLeased = isAutomatic
        ? sql`true`
        : sql`exists (select 1 from source_lanes l where l.lane = job_sources.lane and l.lease_until > ${at})`
      type Row = Record<'total' | 'fresh' | 'reading' | 'failed', number> & { asOf: number | null } & Record<
          'disabled' | 'unproven',
          string
        >
      const row = await db.get<Row>(sql`
        with standing as (
          select *, is_enabled and health <> 'needs_key' as is_read, coalesce(next_read_at, 0) <= ${at} as is_due,
            coalesce(reading_until, 0) > ${at} or (next_read_at <= ${at} and ${isLeased}) as is_reading
          from job_sources where deleted_at is null)
        select count(*) filter (where is_read) as total,
          count(*) filter (where is_read and is_reading) as reading,
          count(*) filter (where is_read and not is_reading and not is_due and health in ('ok', 'unproven')) as fresh,
          count(*) filter (where is_read and not is_reading and health in ('failing', 'blocked', 'gone')) as failed,
          max(last_success_at) as asOf,
          json_group_array(id) filter (where not is_enabled and postings > 0) as disabled,
          json_group_array(id) filter (where is_enabled and proved_at is null and postings > 0) as unproven
        from standing`)
      return {
        total: row?.total ?? 0,
        fresh: row?.fresh ?? 0,
        reading: row?.reading ?? 0,
        failed: row?.failed ?? 0,
        asOf: row?.asOf ? new Date(row.asOf) : null,
        disabled: row ? (JSON.parse(row.disabled) as number[]) : [],
        unproven: row ? (JSON.parse(row.unproven) as number[]) : [],
      }
    },
    /** Makes healthy sources due that were last read before `readBefore`. Returns their number. */
    async bringForward(readBefore: Date, now: Date): Promise<number> {
      const rows = await db.all<{ id: number }>(sql`
        update job_sources set next_read_at = ${now.getTime()}
        where is_enabled and deleted_at is null and health in ('ok', 'waiting')
          and last_read_at < ${readBefore.getTime()} and next_read_at > ${now.getTime()} returning id`)
      return rows.length
    },
    /** Says if the postings of these addresses are still open; unknown addresses are left out. */
    async stillThere(urlKeys: readonly string[]): Promise<Map<string, boolean>> {
      const rows = await db.all<{ urlKey: string; isThere: number }>(sql`
        select url_key as urlKey, max(gone_at is null) as isThere from online_jobs
        where url_key in (select value from json_each(${JSON.stringify(urlKeys)})) group by url_key`)
      return new Map(rows.map(({ urlKey, isThere }) => [urlKey, isThere === 1]))
    },
  }
}

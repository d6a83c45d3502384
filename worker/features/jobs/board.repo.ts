import { and, asc, desc, eq, gt, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { BoardSort } from '#contract/domain/board-filters.ts'
import { salarySlider } from '#contract/domain/salary.ts'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { boardMatch, textMatch, type BoardSearch } from './board-match.ts'
import { siteState } from '#worker/features/site/site.table.ts'
import type { Job } from './jobs.repo.ts'
import { jobs } from './jobs.table.ts'

/** Where a page starts: after (or, going back, before) the job with this sort key and id. */
export type BoardCursor = { isBack: boolean; key: string | number; id: number }

export type BoardPage = {
  jobs: Job[]
  /** How many match; with `isMore`, more than this. */
  total: number
  isMore: boolean
  hasMore: boolean
}

export type BoardRepo = ReturnType<typeof boardRepo>

/** Matches are counted, and sorted as a set, up to here: what a search reads is bounded. */
export const countLimit = 1000

const open = sql`${jobs.isActive} = 1 and ${jobs.deletedAt} is null`

const sorts = {
  recent: { column: jobs.postedDate, order: desc },
  'salary-high': { column: jobs.salaryHighKey, order: desc },
  'salary-low': { column: jobs.salaryLowKey, order: asc },
  title: { column: jobs.titleKey, order: asc },
} as const

/** A job's sort key as a cursor carries it. */
export function sortKey(job: Job, sort: BoardSort): string | number {
  const value = job[sorts[sort].column === jobs.postedDate ? 'postedDate' : keyNames[sort]]
  return value instanceof Date ? value.getTime() : (value ?? '')
}
const keyNames = {
  recent: 'postedDate',
  'salary-high': 'salaryHighKey',
  'salary-low': 'salaryLowKey',
  title: 'titleKey',
} as const

/**
 * The public board's queries, open jobs only.
 *
 * A search has two ways. Up to `countLimit` matches: the word index gives their ids, and these few are sorted. More: the
 * sort's own index is walked until the page is full, which many matches fill soon. Either way no query reads the table.
 */
export function boardRepo(db: Database) {
  const matchingIds = (expression: string, limit?: number) =>
    sql`(select rowid from jobs_words where jobs_words match ${expression}${limit === undefined ? sql`` : sql` limit ${limit}`})`

  const count = (where: SQL | undefined) =>
    db
      .select({ total: sql<number>`count(*)` })
      .from(jobs)
      .where(where)

  return {
    async search(
      search: BoardSearch,
      { sort, cursor, limit }: { sort: BoardSort; cursor?: BoardCursor | undefined; limit: number },
    ): Promise<BoardPage> {
      const expression = boardMatch(search)
      const { column, order } = sorts[sort]
      const isForward = !cursor?.isBack
      const direction = (order === desc) === isForward ? desc : asc
      const beyond = direction === desc ? lt : gt
      const after =
        cursor && or(beyond(raw(column), cursor.key), and(eq(raw(column), cursor.key), beyond(jobs.id, cursor.id)))
      const page = (where: SQL | undefined, by: SQL[]) =>
        db
          .select()
          .from(jobs)
          .where(where)
          .orderBy(...by)
          .limit(limit + 1)

      let rows: Job[]
      let total: number
      if (expression === null) {
        const walk = page(and(open, bounded(column, cursor, direction), after), [direction(column), direction(jobs.id)])
        const [found, state] = await db.batch([walk, db.select({ open: siteState.openJobs }).from(siteState)])
        rows = found
        total = state[0]?.open ?? 0
      } else {
        const few = inFew(matchingIds(expression, countLimit + 1))
        const [found, counted] = await db.batch([
          page(and(few, open, salary(search), after), [direction(sql`+${column}`), direction(sql`+${jobs.id}`)]),
          count(and(few, open, salary(search))),
        ])
        rows = found
        total = counted[0]?.total ?? 0
        const text = textMatch(search)
        if (total > countLimit) {
          rows = await page(
            and(
              open,
              bounded(column, cursor, direction),
              after,
              columns(search),
              text === null ? undefined : sql`+${jobs.id} in ${matchingIds(text)}`,
            ),
            [direction(column), direction(jobs.id)],
          )
        }
      }
      const hasMore = rows.length > limit
      const shown = hasMore ? rows.slice(0, limit) : rows
      const isMore = expression !== null && total > countLimit
      return { jobs: isForward ? shown : shown.reverse(), total: isMore ? countLimit : total, isMore, hasMore }
    },

    /** How many match each search, up to `limit`, in one round trip. */
    async countEach(searches: BoardSearch[], limit: number): Promise<number[]> {
      const statements = searches.map((search) => {
        const expression = boardMatch(search)
        return expression === null
          ? db.select({ total: siteState.openJobs }).from(siteState)
          : count(and(inFew(matchingIds(expression, limit)), open, salary(search)))
      })
      const [first, ...rest] = statements
      if (!first) return []
      const results = await db.batch([first, ...rest])
      return results.map((rows) => rows[0]?.total ?? 0)
    },

    /** Open jobs of the same practice area, newest first. */
    similar: (job: Pick<Job, 'id' | 'practiceArea'>, limit: number): Promise<Job[]> =>
      db
        .select()
        .from(jobs)
        .where(and(open, eq(jobs.practiceArea, job.practiceArea), ne(jobs.id, job.id)))
        .orderBy(desc(jobs.postedDate), desc(jobs.id))
        .limit(limit),

    /** Jobs by id, in no order. */
    byIds: (ids: number[]): Promise<Job[]> =>
      db
        .select()
        .from(jobs)
        .where(and(open, inValues(jobs.id, ids))),
  }
}

/** The id list first, then the rows: never the other way round. */
const inFew = (ids: SQL): SQL => sql`${jobs.id} in ${ids}`

/** Repeats the cursor's bound on the column alone, so that the walk starts there (SQLite can't see it through the OR). */
function bounded(column: (typeof sorts)[BoardSort]['column'], cursor: BoardCursor | undefined, direction: typeof desc) {
  if (!cursor) return undefined
  return direction === desc ? sql`${column} <= ${cursor.key}` : sql`${column} >= ${cursor.key}`
}

const raw = (column: (typeof sorts)[BoardSort]['column']): SQL => sql`${column}`

/** The overlap rule of spec 1 §9 to the dollar. */
function salary({ salaryMin, salaryMax }: BoardSearch): SQL | undefined {
  return and(
    salaryMin === undefined ? undefined : sql`coalesce(${jobs.salaryMax}, ${salarySlider.max}) >= ${salaryMin}`,
    salaryMax === undefined ? undefined : sql`coalesce(${jobs.salaryMin}, ${salarySlider.min}) <= ${salaryMax}`,
  )
}

/** Every filter that is a column of its own. */
function columns(search: BoardSearch): SQL | undefined {
  const areas = JSON.stringify((search.practiceAreas ?? []).map((area) => area.toLowerCase()))
  return and(
    search.practiceAreas &&
      sql`(lower(${jobs.practiceArea}) in (select value from json_each(${areas})) or exists (
        select 1 from json_each(${jobs.additionalAreas}) area where lower(area.value) in (select value from json_each(${areas}))))`,
    search.seniority === undefined ? undefined : sql`${jobs.seniority} = ${search.seniority} collate nocase`,
    search.workType === undefined ? undefined : sql`${jobs.workType} = ${search.workType} collate nocase`,
    search.remote ? sql`${jobs.isRemote} = 1` : undefined,
    search.firmType === 'big-law' ? sql`${jobs.isBigLaw} = 1` : undefined,
    search.firmType === 'boutique' ? sql`${jobs.isBoutique} = 1` : undefined,
    search.firmType === 'other' ? sql`${jobs.isBigLaw} = 0 and ${jobs.isBoutique} = 0` : undefined,
    salary(search),
  )
}

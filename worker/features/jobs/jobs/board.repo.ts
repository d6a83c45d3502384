import { and, asc, desc, eq, gt, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { BoardSort } from '#contract/domain/board-filters.ts'
import { salarySlider } from '#contract/domain/salary.ts'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { boardMatch, isBySteps, type BoardSearch } from './board-match.ts'
import { anyOf, facet } from './search-match.ts'
import { sharedOf, sharedValues, type SharedKind, type SharedValues } from './shared-values.ts'
import { siteState } from '#worker/features/jobs/site-cache/site.table.ts'
import type { Job } from './jobs.repo.ts'
import { jobs } from './jobs.table.ts'

/** Where a page starts: after (or, going back, before) the job with this sort key and id. */
export type BoardCursor = { isBack: boolean; key: string | number; id: number }

export type BoardPage = {
  jobs: Job[]
  /** Number of matches; with `isMore`, there are more. */
  total: number
  isMore: boolean
  hasMore: boolean
}

export type BoardRepo = ReturnType<typeof boardRepo>

/** Matches are counted up to here: what a search reads is bounded. */
export const countLimit = 1000

const open = sql`${jobs.isActive} = 1 and ${jobs.deletedAt} is null`

const sorts = {
  recent: { column: jobs.postedDate, order: desc, words: sql.raw('board_recent') },
  'salary-high': { column: jobs.salaryHighKey, order: desc, words: sql.raw('board_salary_high') },
  'salary-low': { column: jobs.salaryLowKey, order: asc, words: sql.raw('board_salary_low') },
  title: { column: jobs.titleKey, order: asc, words: sql.raw('board_title') },
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

/** A page after a cursor, or behind so many jobs: at most `countLimit`, so that what is skipped is bounded. */
type PageRequest = {
  sort: BoardSort
  cursor?: BoardCursor | undefined
  offset?: number | undefined
  limit: number
}
type FoundRows = { rows: Job[]; total: number }

/** Direction in which a page is read, and the condition for the rows beyond its cursor. */
function orderOf(sort: BoardSort, cursor: BoardCursor | undefined) {
  const { column, order } = sorts[sort]
  const direction = (order === desc) === !cursor?.isBack ? desc : asc
  const beyond = direction === desc ? lt : gt
  const after =
    cursor && or(beyond(raw(column), cursor.key), and(eq(raw(column), cursor.key), beyond(jobs.id, cursor.id)))
  return { direction, after }
}

/**
 * The public board's queries, open jobs only.
 *
 * Without a filter, a page is read from the index of its order. A search is read from the word list of its order, whose
 * rows are in that order (docs/decisions/0005-board-orders.md). So no more rows are read than are shown, except for the
 * count, which ends at `countLimit`, and the order by title, which sorts the jobs whose titles share a mark.
 */
export function boardRepo(db: Database) {
  const count = (search: BoardSearch, expression: string, limit: number) =>
    db
      .select({ total: sql<number>`count(*)` })
      .from(sql`(select 1 from ${found('recent', search, expression)} limit ${limit})`)

  /** The number of matches behind the last of which a page would begin: no row says it there. */
  const totalOf = async (search: BoardSearch, expression: string, offset: number) =>
    offset === 0 ? 0 : ((await count(search, expression, countLimit + 1))[0]?.total ?? 0)

  const page = (where: SQL | undefined, by: SQL[], { limit, offset = 0 }: Pick<PageRequest, 'limit' | 'offset'>) =>
    db
      .select()
      .from(jobs)
      .where(where)
      .orderBy(...by)
      .limit(limit + 1)
      .offset(offset)

  /** Reads a page of all open jobs off the index of its order. */
  async function everyJob(request: PageRequest): Promise<FoundRows> {
    const { sort, cursor } = request
    const { column } = sorts[sort]
    const { direction, after } = orderOf(sort, cursor)
    const where = and(open, bounded(column, cursor, direction), after)
    const walk = page(where, [direction(column), direction(jobs.id)], request)
    const [rows, state] = await db.batch([walk, db.select({ open: siteState.openJobs }).from(siteState)])
    return { rows, total: state[0]?.open ?? 0 }
  }

  /** Reads a page of matches off the word list of its order, with their number. */
  async function matches(search: BoardSearch, expression: string, request: PageRequest): Promise<FoundRows> {
    const { sort, cursor, limit, offset = 0 } = request
    const { direction, after } = orderOf(sort, cursor)
    const sorted = [direction(sql`+${sorts[sort].column}`), direction(sql`+${jobs.id}`)]
    const isByTitle = sort === 'title'
    const within = isByTitle ? after : undefined
    const ids = isByTitle
      ? sql`(select row & 2147483647 from hits where (select count(*) from hits) <= ${countLimit})`
      : sql`(select row & 2147483647 from hits where ${cursor ? beyondRow(sql`row`, sort, cursor) : sql`1`} order by row ${rowOrder(sort, cursor)} limit ${limit + 1} offset ${offset})`
    // The number of hits comes with the page, and in a row of its own when the page is empty.
    const first = await db
      .with(firstHits(db, sort, search, expression))
      .select({ total: sql<number>`counted.total`, job: jobs })
      .from(sql`(select count(*) as total from hits) as counted`)
      .leftJoin(jobs, and(sql`${jobs.id} in ${ids}`, open, within))
      .orderBy(...sorted)
      .limit(limit + 1)
      // The other orders have skipped within the list of their rows.
      .offset(isByTitle ? offset : 0)
    const total = first[0]?.total ?? (await totalOf(search, expression, offset))
    // With more hits than are counted, the page may be beyond the counted ones.
    if (total <= countLimit || !(cursor || isByTitle)) return { rows: first.flatMap(({ job }) => job ?? []), total }
    const farther = isByTitle
      ? idsByTitle(search, expression, { cursor, limit: limit + offset })
      : idsByNumber(sort, search, expression, { cursor, limit })
    const where = and(sql`${jobs.id} in ${farther}`, open, within)
    return { rows: await page(where, sorted, { limit, offset: isByTitle ? offset : 0 }), total }
  }

  return {
    async search(search: BoardSearch, request: PageRequest): Promise<BoardPage> {
      const { cursor, limit } = request
      const expression = boardMatch(search)
      const { rows, total } = expression === null ? await everyJob(request) : await matches(search, expression, request)
      const hasMore = rows.length > limit
      const shown = hasMore ? rows.slice(0, limit) : rows
      const isMore = expression !== null && total > countLimit
      return { jobs: cursor?.isBack ? shown.reverse() : shown, total: isMore ? countLimit : total, isMore, hasMore }
    },

    /** Counts the matches of each search, up to `limit`, in one round trip. */
    async countEach(searches: BoardSearch[], limit: number): Promise<number[]> {
      const statements = searches.map((search) => {
        const expression = boardMatch(search)
        return expression === null
          ? db.select({ total: siteState.openJobs }).from(siteState)
          : count(search, expression, limit)
      })
      const [first, ...rest] = statements
      if (!first) return []
      const results = await db.batch([first, ...rest])
      return results.map((rows) => rows[0]?.total ?? 0)
    },

    /** The newest open jobs in any of these areas (as jobs may have stored them), without one of them. */
    async inAreas(areas: readonly string[], without: number, limit: number): Promise<Job[]> {
      const ids = sql`(select ${jobOfRow(sorts.recent.words)} from board_recent
        where board_recent match ${anyOf(areas.map((area) => facet('a', area)))} order by rowid desc limit ${limit + 1})`
      return db
        .select()
        .from(jobs)
        .where(and(sql`${jobs.id} in ${ids}`, open, ne(jobs.id, without)))
        .orderBy(desc(jobs.postedDate), desc(jobs.id))
        .limit(limit)
    },

    /**
     * Counts the values that the matches of each search share. A search with more than `countLimit` matches gets null, since a count
     * of some would be untrue. One round trip.
     */
    async shared(searches: readonly BoardSearch[]): Promise<(SharedValues | null)[]> {
      const statements = searches.map((search) => {
        const expression = boardMatch(search)
        const ids =
          expression === null
            ? sql`select id from jobs indexed by jobs_open_recent where is_active = 1 and deleted_at is null limit ${countLimit + 1}`
            : sql`select ${jobOfRow(sorts.recent.words)} as id from ${found('recent', search, expression)} limit ${countLimit + 1}`
        return db
          .select({ kind: sql<SharedKind>`kind`, value: sql<string>`value`, count: sql<number>`count` })
          .from(sql`(${sharedOf(ids, countLimit)})`)
      })
      const [first, ...rest] = statements
      if (!first) return []
      return (await db.batch([first, ...rest])).map((rows) => sharedValues(rows, countLimit))
    },

    /** Addresses of open jobs with the moment of their last change, by id, for the sitemap: `limit` from after an id. */
    addresses: (afterId: number, limit: number) =>
      db
        .select({ id: jobs.id, shortId: jobs.shortId, updatedAt: jobs.updatedAt })
        .from(jobs)
        .where(and(gt(jobs.id, afterId), open))
        .orderBy(asc(jobs.id))
        .limit(limit),

    /** Jobs by id, in no order. */
    byIds: (ids: number[]): Promise<Job[]> =>
      db
        .select()
        .from(jobs)
        .where(and(open, inValues(jobs.id, ids))),
  }
}

/** The job of a row of a word list: its lower 31 bits (the view jobs_order in migrations/). */
const jobOfRow = (words: SQL): SQL => sql`${words}.rowid & 2147483647`

/** Matches as the tail of a SELECT over one order's word list; with the job beside it where its salary decides. */
function found(sort: BoardSort, search: BoardSearch, expression: string): SQL {
  const { words } = sorts[sort]
  return isBySteps(search)
    ? sql`${words} where ${words} match ${expression}`
    : sql`${words} cross join ${jobs} on ${jobs.id} = ${jobOfRow(words)} where ${words} match ${expression} and ${salary(search)}`
}

/** The rows of the first matches in an order, up to one more than are counted, as a table `hits` of one statement. */
const firstHits = (db: Database, sort: BoardSort, search: BoardSearch, expression: string) => {
  const { words } = sorts[sort]
  return db
    .$with('hits', { row: sql<number>`row`.as('row') })
    .as(
      sql`select ${words}.rowid as row from ${found(sort, search, expression)} order by ${words}.rowid ${rowOrder(sort)} limit ${countLimit + 1}`,
    )
}

/** Which way the rows of an order run; from a cursor that goes back, the other way. */
const rowOrder = (sort: BoardSort, cursor?: BoardCursor): SQL =>
  sql.raw((sorts[sort].order === desc) === !cursor?.isBack ? 'desc' : 'asc')

/** Rows after the cursor (going back, before it). */
const beyondRow = (row: SQL, sort: Exclude<BoardSort, 'title'>, cursor: BoardCursor): SQL =>
  sql`${row} ${sql.raw((sorts[sort].order === desc) === !cursor.isBack ? '<' : '>')} ((${keyNumber(sort, cursor.key)} << 31) | ${cursor.id})`

type From = { cursor: BoardCursor | undefined; limit: number }

/** The ids of a page whose order is a number: the row says it all. */
function idsByNumber(
  sort: Exclude<BoardSort, 'title'>,
  search: BoardSearch,
  expression: string,
  { cursor, limit }: From,
): SQL {
  const { words } = sorts[sort]
  return sql`(select ${jobOfRow(words)} from ${found(sort, search, expression)}
    ${cursor && sql`and ${beyondRow(sql`${words}.rowid`, sort, cursor)}`}
    order by ${words}.rowid ${rowOrder(sort, cursor)} limit ${limit + 1})`
}

/** A sort key as the word lists number it: seconds for dates; jobs that do not say their highest pay are 0. */
function keyNumber(sort: Exclude<BoardSort, 'title'>, key: string | number): number {
  const number = sort === 'recent' ? Math.floor(Number(key) / 1000) : Number(key) + 1
  return Math.max(0, Math.min(4_294_967_295, Math.trunc(number)))
}

/**
 * The ids among which a page of titles is: those of the cursor's own mark, and of as many marks beyond it as hold a page.
 * Titles of one mark are in no order, so the caller sorts.
 */
function idsByTitle(search: BoardSearch, expression: string, { cursor, limit }: From): SQL {
  const { words } = sorts.title
  const all = found('title', search, expression)
  const markOf = (title: string | number) =>
    sql`coalesce((select no from title_marks where mark <= ${title} order by mark desc limit 1), 0)`
  const farthest = (where: SQL, direction: 'asc' | 'desc') =>
    sql`(select ${words}.rowid >> 31 from ${all} ${where} order by ${words}.rowid ${sql.raw(direction)} limit 1 offset ${limit})`
  if (cursor?.isBack) {
    const mark = markOf(cursor.key)
    return sql`(select ${jobOfRow(words)} from ${all} and ${words}.rowid < ((${mark} + 1) << 31)
      and ${words}.rowid >= (coalesce(${farthest(sql`and ${words}.rowid < (${mark} << 31)`, 'desc')}, 0) << 31))`
  }
  const [start, next] = cursor ? [markOf(cursor.key), sql`${markOf(cursor.key)} + 1`] : [sql`0`, sql`0`]
  return sql`(select ${jobOfRow(words)} from ${all} and ${words}.rowid >= (${start} << 31)
    and ${words}.rowid < ((coalesce(${farthest(sql`and ${words}.rowid >= ((${next}) << 31)`, 'asc')}, 2147483647) + 1) << 31))`
}

/** Repeats the cursor's bound on the column alone, so that the walk starts there (SQLite can't see it through the OR). */
function bounded(column: (typeof sorts)[BoardSort]['column'], cursor: BoardCursor | undefined, direction: typeof desc) {
  if (!cursor) return undefined
  return direction === desc ? sql`${column} <= ${cursor.key}` : sql`${column} >= ${cursor.key}`
}

const raw = (column: (typeof sorts)[BoardSort]['column']): SQL => sql`${column}`

/**
 * Jobs whose pay overlaps the asked range, to the dollar. A bound that the job doesn't state, or that nobody asked for, is no
 * bound: with a minimum alone, a job that starts above the slider's end is found too.
 */
function salary({ salaryMin, salaryMax }: BoardSearch): SQL {
  const { min, max } = salarySlider
  const high = sql`coalesce(${jobs.salaryMax}, ${sql.raw(String(max))}) >= ${salaryMin ?? min}`
  if (salaryMax === undefined) return high
  return sql`${high} and coalesce(${jobs.salaryMin}, ${sql.raw(String(min))}) <= ${salaryMax}`
}

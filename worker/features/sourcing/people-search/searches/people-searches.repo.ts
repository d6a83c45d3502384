import { and, count, desc, eq, getTableColumns, isNull, lt, or, sql } from 'drizzle-orm'
import type { PeopleProviderName, PeopleQueryStatus, ScrapingStatus } from '#contract/domain/people-search.ts'
import { addedId, commit, guardOf, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { taskTx, type TaskTx } from '#worker/tasks/outbox.ts'
import type { PeopleQuestion } from '#worker/features/sourcing/people-search/finding/people-match.ts'
import { peopleSearchFirms, peopleSearchQueries } from './people-searches.table.ts'
import { peopleSearchResults } from '#worker/features/sourcing/people-search/results/people-results.table.ts'

export type PeopleQueryRow = typeof peopleSearchQueries.$inferSelect
/** A search with the name of the user who started it. */
export type ListedPeopleQuery = PeopleQueryRow & { searcher: string | null }
export type NewQuery = Pick<
  PeopleQueryRow,
  | 'location'
  | 'keywords'
  | 'jobTitle'
  | 'excludeWords'
  | 'searchQuery'
  | 'createdBy'
  | 'provider'
  | 'deadlineAt'
  | 'savedSearchId'
>

/** Whose searches (everybody's when undefined), and in which state. */
export type PeopleQueryFilter = { createdBy?: number | undefined; status?: PeopleQueryStatus | undefined }

export type ScrapingCounts = Record<ScrapingStatus, number>
export type PeopleSearchesRepo = ReturnType<typeof peopleSearchesRepo>

/** Longest time that a search is pending; it ends with the results it has. Milliseconds. */
export const maxSearchMs = 10 * 60_000

const isPending = eq(peopleSearchQueries.status, 'pending')

/** Searches for people, and how far they are. */
export function peopleSearchesRepo(db: Database) {
  const rows = () =>
    db
      .select({ ...getTableColumns(peopleSearchQueries), searcher: users.name })
      .from(peopleSearchQueries)
      .leftJoin(users, eq(users.id, peopleSearchQueries.createdBy))
  const matching = ({ createdBy, status }: PeopleQueryFilter, beforeId?: number) =>
    and(
      createdBy === undefined ? undefined : eq(peopleSearchQueries.createdBy, createdBy),
      status === undefined ? undefined : eq(peopleSearchQueries.status, status),
      beforeId === undefined ? undefined : lt(peopleSearchQueries.id, beforeId),
    )
  return {
    /** Adds a search with the task that runs it. */
    async add(
      query: NewQuery,
      at: Date,
      writes: (tx: TaskTx, queryId: typeof addedId) => Writes,
    ): Promise<PeopleQueryRow> {
      const { rows } = await commit<PeopleQueryRow>(db, {
        guard: guardOf(sql`1`, sql`last_insert_rowid()`),
        writesRun: 'after',
        writes: writes(taskTx(db), addedId),
        statement: db
          .insert(peopleSearchQueries)
          .values({ ...query, createdAt: at, updatedAt: at })
          .returning(),
      })
      const [row] = rows
      if (!row) throw new Error('a search was not written')
      return row
    },
    byId: async (id: number): Promise<ListedPeopleQuery | undefined> =>
      (await rows().where(eq(peopleSearchQueries.id, id)).limit(1))[0],
    /** Newest first; `beforeId` continues a list. */
    page: (
      filter: PeopleQueryFilter,
      { limit, beforeId }: { limit: number; beforeId?: number | undefined },
    ): Promise<ListedPeopleQuery[]> =>
      rows().where(matching(filter, beforeId)).orderBy(desc(peopleSearchQueries.id)).limit(limit),
    async count(filter: PeopleQueryFilter): Promise<number> {
      const row = await db.select({ count: count() }).from(peopleSearchQueries).where(matching(filter)).get()
      return row?.count ?? 0
    },
    /** The oldest pending search of the same person, question and provider; undefined for searches that nobody started. */
    async firstSame(
      query: PeopleQuestion & {
        createdBy: number | null
        savedSearchId: number | null
        provider: PeopleProviderName
      },
    ): Promise<PeopleQueryRow | undefined> {
      if (query.createdBy === null) return undefined
      return db
        .select()
        .from(peopleSearchQueries)
        .where(
          sql`created_by = ${query.createdBy} and status = 'pending' and location = ${query.location}
            and keywords = ${query.keywords} and job_title is ${query.jobTitle}
            and exclude_words is ${query.excludeWords} and saved_search_id is ${query.savedSearchId} and provider = ${query.provider}`,
        )
        .orderBy(peopleSearchQueries.id)
        .limit(1)
        .get()
    },
    remove: (id: number) => db.delete(peopleSearchQueries).where(eq(peopleSearchQueries.id, id)),
    /** Counts of a search's valid results by the state of their profiles, without people who must not be contacted. */
    async scrapingCounts(id: number): Promise<ScrapingCounts> {
      const counted = await db.all<{ status: ScrapingStatus; count: number }>(sql`
        select r.scraping_status as status, count(*) as count
        from ${peopleSearchResults} r left join people p on p.id = r.person_id
        where r.query_id = ${id} and r.is_valid and p.do_not_contact_at is null
        group by r.scraping_status`)
      const counts: ScrapingCounts = { pending: 0, scraped: 0, failed: 0, not_attempted: 0 }
      for (const { status, count: many } of counted) counts[status] = many
      return counts
    },
    /** Records that the index was searched, and which firms are read in the background. Safe to call twice. */
    async markSearched(
      queryId: number,
      sourceIds: readonly number[],
      at: Date,
      note: string | null = null,
    ): Promise<void> {
      await db.batch([
        db.run(sql`
          insert into people_search_firms (query_id, source_id)
          select ${queryId}, value from json_each(${JSON.stringify(sourceIds)})
          where exists (select 1 from people_search_queries where id = ${queryId} and status = 'pending' and searched_at is null)
          on conflict do nothing`),
        db
          .update(peopleSearchQueries)
          .set({ searchedAt: at, updatedAt: at, firmsTotal: sourceIds.length, failure: note, ...counted })
          .where(and(eq(peopleSearchQueries.id, queryId), isPending, isNull(peopleSearchQueries.searchedAt))),
      ])
    },
    /** Firms that a search still waits for. */
    async waitingFirms(queryId: number): Promise<number[]> {
      const rows = await db
        .select({ sourceId: peopleSearchFirms.sourceId })
        .from(peopleSearchFirms)
        .where(and(eq(peopleSearchFirms.queryId, queryId), eq(peopleSearchFirms.state, 'waiting')))
      return rows.map(({ sourceId }) => sourceId)
    },
    /** The pending searches that wait for a firm. */
    async waitingFor(sourceId: number): Promise<PeopleQueryRow[]> {
      const rows = await db
        .select({ query: peopleSearchQueries })
        .from(peopleSearchFirms)
        .innerJoin(peopleSearchQueries, eq(peopleSearchQueries.id, peopleSearchFirms.queryId))
        .where(and(eq(peopleSearchFirms.sourceId, sourceId), eq(peopleSearchFirms.state, 'waiting'), isPending))
      return rows.map(({ query }) => query)
    },
    /** Records a firm's progress for a search, and adds up the firms. Counts are of the whole read, not of this call. */
    async noteFirm(
      queryId: number,
      sourceId: number,
      firm: { state: 'waiting' | 'read' | 'failed'; pagesRead: number; peopleFound: number },
      at: Date,
    ): Promise<void> {
      await db.batch([
        db
          .update(peopleSearchFirms)
          .set(firm)
          .where(
            and(
              eq(peopleSearchFirms.queryId, queryId),
              eq(peopleSearchFirms.sourceId, sourceId),
              eq(peopleSearchFirms.state, 'waiting'),
            ),
          ),
        db
          .update(peopleSearchQueries)
          .set({
            updatedAt: at,
            firmsRead: firmSum(queryId, `sum(state = 'read')`),
            firmsFailed: firmSum(queryId, `sum(state = 'failed')`),
            pagesRead: firmSum(queryId, 'sum(pages_read)'),
            peopleFound: firmSum(queryId, 'sum(people_found)'),
            ...counted,
          })
          .where(and(eq(peopleSearchQueries.id, queryId), isPending)),
      ])
    },
    /**
     * Ends a pending search, with the message about its end. False when it had ended before. A note of the search stays.
     */
    async finish(
      queryId: number,
      end: { status: 'completed' | 'failed'; failure?: string | null; cancelledAt?: Date | null },
      at: Date,
      writes: (tx: TaskTx) => Writes = () => [],
    ): Promise<boolean> {
      const { rows } = await commit(db, {
        guard: guardOf(sql`exists (select 1 from people_search_queries where id = ${queryId} and status = 'pending')`),
        writes: writes(taskTx(db)),
        statement: db
          .update(peopleSearchQueries)
          .set({ ...end, ...counted, updatedAt: at, completedAt: at })
          .where(and(eq(peopleSearchQueries.id, queryId), isPending))
          .returning({ id: peopleSearchQueries.id }),
      })
      return rows.length > 0
    },
    /** Pending searches whose time is over, or that were never run. */
    overdue: (now: Date, oldest: Date): Promise<PeopleQueryRow[]> =>
      db
        .select()
        .from(peopleSearchQueries)
        .where(
          and(
            isPending,
            or(
              lt(peopleSearchQueries.deadlineAt, now),
              and(isNull(peopleSearchQueries.deadlineAt), lt(peopleSearchQueries.createdAt, oldest)),
            ),
          ),
        )
        .limit(100),
  }
}

const counted = {
  resultCount: sql<number>`(select count(*) from people_search_results r
    where r.query_id = people_search_queries.id and r.is_valid = 1)`,
}

const firmSum = (queryId: number, sum: string) =>
  sql<number>`(select coalesce(${sql.raw(sum)}, 0) from people_search_firms f where f.query_id = ${queryId})`

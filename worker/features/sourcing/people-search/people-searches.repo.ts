import { and, count, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import type { PeopleProviderName, PeopleQueryStatus, ScrapingStatus } from '#contract/domain/people-search.ts'
import type { Database } from '#worker/db/client.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import type { PeopleQuestion } from './directory/people-match.ts'
import { peopleSearchQueries, peopleSearchResults } from './people-search.table.ts'

/** A search with who made it. */
export type PeopleQueryRow = typeof peopleSearchQueries.$inferSelect & { searcher: string | null }

/** Whose searches (everybody's when undefined), and in which state. */
export type PeopleQueryFilter = { createdBy?: number | undefined; status?: PeopleQueryStatus | undefined }

export type ScrapingCounts = Record<ScrapingStatus, number>
export type PeopleSearchesRepo = ReturnType<typeof peopleSearchesRepo>

/** Searches for people: which there are, and how far they are. */
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
    byId: async (id: number): Promise<PeopleQueryRow | undefined> =>
      (await rows().where(eq(peopleSearchQueries.id, id)).limit(1))[0],
    /** Newest first; `beforeId` continues a list. */
    page: (
      filter: PeopleQueryFilter,
      { limit, beforeId }: { limit: number; beforeId?: number | undefined },
    ): Promise<PeopleQueryRow[]> =>
      rows().where(matching(filter, beforeId)).orderBy(desc(peopleSearchQueries.id)).limit(limit),
    async count(filter: PeopleQueryFilter): Promise<number> {
      const row = await db.select({ count: count() }).from(peopleSearchQueries).where(matching(filter)).get()
      return row?.count ?? 0
    },
    /** The first search that is the same as this one, of the same person, and still runs; itself, when there is no other. */
    async firstSame(
      query: PeopleQuestion & { createdBy: number; savedSearchId: number | null; provider: PeopleProviderName },
    ) {
      const row = await db
        .select({ id: peopleSearchQueries.id })
        .from(peopleSearchQueries)
        .where(
          sql`created_by = ${query.createdBy} and status = 'pending' and location = ${query.location}
            and keywords = ${query.keywords} and job_title is ${query.jobTitle}
            and exclude_words is ${query.excludeWords} and saved_search_id is ${query.savedSearchId} and provider = ${query.provider}`,
        )
        .orderBy(peopleSearchQueries.id)
        .limit(1)
        .get()
      return row?.id
    },
    remove: (id: number) => db.delete(peopleSearchQueries).where(eq(peopleSearchQueries.id, id)),
    /** How far the reading of a search's valid results is; who is not to be contacted does not count. */
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
  }
}

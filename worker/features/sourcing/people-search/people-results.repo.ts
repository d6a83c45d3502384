import { and, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { peopleSearchResults } from './people-search.table.ts'
import { people } from './people.table.ts'

/** A result with what is known about the person behind it, in every search alike. */
export type PeopleResultRow = typeof peopleSearchResults.$inferSelect & {
  doNotContactAt: Date | null
  doNotContactBy: string | null
  doNotContactReason: string | null
  previousFirm: string | null
  previousTitle: string | null
}

/** Facts of a person that a candidate profile can take over. */
export type PersonFacts = Pick<
  typeof people.$inferSelect,
  'id' | 'offices' | 'practiceAreas' | 'jdYear' | 'firm' | 'title' | 'doNotContactAt'
>

export type PeopleResultsRepo = ReturnType<typeof peopleResultsRepo>

/** Most results of one search in one answer, those that fit best. */
const mostResults = 1_000

/** What searches have found, and the people behind it. */
export function peopleResultsRepo(db: Database) {
  const read = (condition: SQL | undefined, limit: number): Promise<PeopleResultRow[]> =>
    db
      .select({
        ...getTableColumns(peopleSearchResults),
        doNotContactAt: people.doNotContactAt,
        doNotContactBy: users.name,
        doNotContactReason: people.doNotContactReason,
        previousFirm: people.previousFirm,
        previousTitle: people.previousTitle,
      })
      .from(peopleSearchResults)
      .leftJoin(people, eq(people.id, peopleSearchResults.personId))
      .leftJoin(users, eq(users.id, people.doNotContactBy))
      .where(condition)
      .orderBy(desc(peopleSearchResults.rank), peopleSearchResults.id)
      .limit(limit)
  return {
    /** What a search has found, the best first; with `ids` only those. */
    ofQuery: (queryId: number, ids?: readonly number[]): Promise<PeopleResultRow[]> =>
      read(
        and(
          eq(peopleSearchResults.queryId, queryId),
          ids === undefined ? undefined : inValues(peopleSearchResults.id, ids),
        ),
        mostResults,
      ),
    byId: async (queryId: number, id: number): Promise<PeopleResultRow | undefined> =>
      (await read(and(eq(peopleSearchResults.queryId, queryId), eq(peopleSearchResults.id, id)), 1))[0],
    async person(id: number): Promise<PersonFacts | undefined> {
      const { offices, practiceAreas, jdYear, firm, title, doNotContactAt } = people
      return db
        .select({ id: people.id, offices, practiceAreas, jdYear, firm, title, doNotContactAt })
        .from(people)
        .where(eq(people.id, id))
        .get()
    },
    /** Valid results whose profile nobody has read, or that could not be read: the best `most` of them, or that one. */
    async toScrape(queryId: number, { most, id }: { most: number; id?: number | undefined }): Promise<number[]> {
      const rows = await db.all<{ id: number }>(sql`
        select r.id from people_search_results r left join people p on p.id = r.person_id
        where r.query_id = ${queryId} and r.is_valid and r.scraping_status in ('not_attempted', 'failed')
          and r.profile_url is not null and p.do_not_contact_at is null ${id === undefined ? sql`` : sql`and r.id = ${id}`}
        order by r.rank desc, r.id limit ${most}`)
      return rows.map((row) => row.id)
    },
    /** Takes out a result that no person is behind, such as one that was filtered out. */
    async deleteResult(queryId: number, id: number): Promise<void> {
      await db.batch([
        db.run(sql`update people_search_queries set result_count = max(0, result_count - 1) where id = ${queryId}
          and exists (select 1 from people_search_results r where r.id = ${id} and r.query_id = ${queryId} and r.is_valid)`),
        db
          .delete(peopleSearchResults)
          .where(and(eq(peopleSearchResults.queryId, queryId), eq(peopleSearchResults.id, id))),
      ])
    },
  }
}

import { and, asc, desc, eq, getTableColumns, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Day } from '#contract/domain/days.ts'
import { always, commit, writeStatements, type Write, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { firmLimits } from '#worker/features/clients/off-limits/off-limits.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { taskTx, type TaskTx } from '#worker/tasks/outbox.ts'
import { peopleSearchResults } from './people-results.table.ts'
import { people } from '#worker/features/sourcing/people-search/people/people.table.ts'

export type StoredResult = typeof peopleSearchResults.$inferSelect
export type AskedProfile = Pick<StoredResult, 'id' | 'profileUrl'>
/** A result to be written; one for each address of a search. */
export type NewResult = Pick<
  StoredResult,
  | 'urlKey'
  | 'name'
  | 'title'
  | 'company'
  | 'location'
  | 'profileUrl'
  | 'snippet'
  | 'sourceUrl'
  | 'isValid'
  | 'filterReason'
  | 'email'
  | 'phone'
  | 'practiceArea'
  | 'education'
  | 'barAdmission'
  | 'clerkships'
  | 'profileSummary'
  | 'personId'
  | 'rank'
>

/** A result with what is known about the person behind it, in every search alike. */
export type PeopleResultRow = StoredResult & {
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

/** Results of one search: more than a recruiter reads. */
export const maxResults = 300
/** Most results of one search in one answer, those that fit best. */
const maxListed = 1_000

/** Facts of a result that reading its profile may improve. */
const facts = `name title company location snippet source_url is_valid filter_reason email phone practice_area education
  bar_admission clerkships profile_summary person_id rank`.split(/\s+/)
const rowsAtOnce = 60

/** Results of searches, and the people behind them. */
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
    /** Results of a search, best first; with `ids` only those. */
    ofQuery: (queryId: number, ids?: readonly number[]): Promise<PeopleResultRow[]> =>
      read(
        and(
          eq(peopleSearchResults.queryId, queryId),
          ids === undefined ? undefined : inValues(peopleSearchResults.id, ids),
        ),
        maxListed,
      ),
    /** Last days of the limits on people who are results of a search and known by their email address. */
    personLimits: (queryId: number, day: Day) =>
      db
        .select({ resultId: peopleSearchResults.id, endsOn: firmLimits.endsOn })
        .from(peopleSearchResults)
        .innerJoin(candidates, sql`${candidates.emailKey} = lower(trim(${peopleSearchResults.email}))`)
        .innerJoin(
          firmLimits,
          sql`${firmLimits.candidateId} in (${candidates.id}, ${candidates.mergedIntoId}) and ${firmLimits.scope} = 'person'
            and ${firmLimits.liftedAt} is null and ${firmLimits.startsOn} <= ${day}
            and (${firmLimits.endsOn} is null or ${firmLimits.endsOn} >= ${day})`,
        )
        .where(eq(peopleSearchResults.queryId, queryId))
        .orderBy(sql`${firmLimits.endsOn} is not null`, desc(firmLimits.endsOn))
        .limit(maxListed),
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
    /** Valid results whose profile nobody has read, or that could not be read: the best `max` of them, or that one. */
    async toScrape(queryId: number, { max, id }: { max: number; id?: number | undefined }): Promise<number[]> {
      const rows = await db.all<{ id: number }>(sql`
        select r.id from people_search_results r left join people p on p.id = r.person_id
        where r.query_id = ${queryId} and r.is_valid and r.scraping_status in ('not_attempted', 'failed')
          and r.profile_url is not null and p.do_not_contact_at is null ${id === undefined ? sql`` : sql`and r.id = ${id}`}
        order by r.rank desc, r.id limit ${max}`)
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
    /** Adds new results and updates existing ones, unless their profile was read for this search. */
    async writeResults(queryId: number, results: readonly NewResult[], at: Date): Promise<void> {
      const columns = sql.raw(facts.join(', '))
      const values = sql.raw(facts.map((name) => `value->>'${name}'`).join(', '))
      const updates = sql.raw(facts.map((name) => `${name} = excluded.${name}`).join(', '))
      for (let from = 0; from < results.length; from += rowsAtOnce) {
        const some = JSON.stringify(
          results.slice(from, from + rowsAtOnce).map((result) => ({
            url_key: result.urlKey,
            name: result.name,
            title: result.title,
            company: result.company,
            location: result.location,
            profile_url: result.profileUrl,
            snippet: result.snippet,
            source_url: result.sourceUrl,
            is_valid: result.isValid ? 1 : 0,
            filter_reason: result.filterReason,
            email: result.email,
            phone: result.phone,
            practice_area: result.practiceArea,
            education: result.education,
            bar_admission: result.barAdmission,
            clerkships: result.clerkships,
            profile_summary: result.profileSummary,
            person_id: result.personId,
            rank: result.rank,
          })),
        )
        await db.run(sql`
          insert into people_search_results (query_id, url_key, profile_url, extracted_at, ${columns})
          select ${queryId}, value->>'url_key', value->>'profile_url', ${at.getTime()}, ${values}
          from json_each(${some})
          where exists (select 1 from people_search_queries where id = ${queryId} and status = 'pending')
          on conflict (query_id, url_key) do update set ${updates}
          where people_search_results.scraping_status <> 'scraped'`)
      }
    },
    /**
     * Marks up to `limit` valid results as being read, those that failed before included; gives their addresses.
     *
     * @param writes The tasks that read them.
     */
    async askProfiles(
      queryId: number,
      options: { limit: number; resultIds?: readonly number[] | undefined },
      at: Date,
      writes: (tx: TaskTx, asked: readonly AskedProfile[]) => Writes = () => [],
    ): Promise<AskedProfile[]> {
      const chosen = options.resultIds
        ? sql`and id in (select value from json_each(${JSON.stringify(options.resultIds)}))`
        : sql``
      const asked = await db.all<AskedProfile>(sql`
        select id, profile_url as profileUrl from people_search_results
        where query_id = ${queryId} and is_valid = 1 and scraping_status in ('not_attempted', 'failed')
          and profile_url is not null ${chosen}
        order by rank desc, id limit ${options.limit}`)
      if (asked.length === 0) return []
      const ids = JSON.stringify(asked.map(({ id }) => id))
      // Of two who ask at once both tasks are on their way, and the second finds nothing pending.
      await commit(db, {
        guard: always,
        before: [
          db.run(sql`update people_search_results set scraping_status = 'pending', scrape_asked_at = ${at.getTime()},
            scrape_failure = null, scrape_tries = 0
          where id in (select value from json_each(${ids})) and scraping_status in ('not_attempted', 'failed')`),
        ],
        writes: writes(taskTx(db), asked),
      })
      return asked
    },
    /** The next result whose profile is to be read, of these. */
    async nextProfile(ids: readonly number[]): Promise<StoredResult | undefined> {
      const [row] = await db
        .select()
        .from(peopleSearchResults)
        .where(and(inValues(peopleSearchResults.id, ids), eq(peopleSearchResults.scrapingStatus, 'pending')))
        .orderBy(asc(peopleSearchResults.scrapeTries), asc(peopleSearchResults.id))
        .limit(1)
      return row
    },
    async noteProfileTry(id: number): Promise<void> {
      await db
        .update(peopleSearchResults)
        .set({ scrapeTries: sql`${peopleSearchResults.scrapeTries} + 1` })
        .where(eq(peopleSearchResults.id, id))
    },
    /** Keeps what a profile said. */
    async saveProfile(id: number, values: Partial<StoredResult>, at: Date): Promise<void> {
      await db
        .update(peopleSearchResults)
        .set({ ...values, scrapingStatus: 'scraped', scrapedAt: at, scrapeFailure: null })
        .where(eq(peopleSearchResults.id, id))
    },
    async failProfile(id: number, failure: string, at: Date): Promise<void> {
      await db
        .update(peopleSearchResults)
        .set({ scrapingStatus: 'failed', scrapeFailure: failure, scrapedAt: at })
        .where(and(eq(peopleSearchResults.id, id), eq(peopleSearchResults.scrapingStatus, 'pending')))
    },
    async failProfiles(ids: readonly number[], failure: string, at: Date): Promise<void> {
      await db
        .update(peopleSearchResults)
        .set({ scrapingStatus: 'failed', scrapeFailure: failure, scrapedAt: at })
        .where(and(inValues(peopleSearchResults.id, ids), eq(peopleSearchResults.scrapingStatus, 'pending')))
    },
    /** Fails what has been pending since before `before`. */
    async failOverdueProfiles(before: Date, failure: string, at: Date): Promise<number> {
      const rows = await db
        .update(peopleSearchResults)
        .set({ scrapingStatus: 'failed', scrapeFailure: failure, scrapedAt: at })
        .where(
          and(
            eq(peopleSearchResults.scrapingStatus, 'pending'),
            or(isNull(peopleSearchResults.scrapeAskedAt), lt(peopleSearchResults.scrapeAskedAt, before)),
          ),
        )
        .returning({ id: peopleSearchResults.id })
      return rows.length
    },
    /** Takes a deleted person out of every search, with the change that deletes them. */
    withoutPerson: (personId: number): Write =>
      writeStatements(() => [
        db.run(sql`update people_search_queries set result_count = max(0, result_count - (
            select count(*) from people_search_results r
            where r.query_id = people_search_queries.id and r.person_id = ${personId} and r.is_valid))
          where id in (select query_id from people_search_results where person_id = ${personId})`),
        db.delete(peopleSearchResults).where(eq(peopleSearchResults.personId, personId)),
      ]),
  }
}

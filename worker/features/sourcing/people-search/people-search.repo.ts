import { and, asc, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { always, commit, guardOf, writeStatements, type Write, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { taskTx, type TaskTx } from '#worker/tasks/outbox.ts'
import { peopleSearchFirms, peopleSearchQueries, peopleSearchResults } from './people-search.table.ts'

export type PeopleSearchRepo = ReturnType<typeof peopleSearchRepo>
export type PeopleQueryRow = typeof peopleSearchQueries.$inferSelect
export type PeopleResultRow = typeof peopleSearchResults.$inferSelect
export type AskedProfile = Pick<PeopleResultRow, 'id' | 'profileUrl'>
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
/** A result on its way; one for each address of a search. */
export type NewResult = Pick<
  PeopleResultRow,
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

const isPending = eq(peopleSearchQueries.status, 'pending')
/** What a result says that reading its profile may better. */
const facts = `name title company location snippet source_url is_valid filter_reason email phone practice_area education
  bar_admission clerkships profile_summary person_id rank`.split(/\s+/)
const rowsAtOnce = 60

export function peopleSearchRepo(db: Database) {
  return {
    /** Writes a search down together with the message that runs it, which names it by its id. */
    async add(query: NewQuery, message: { id: string; task: string }, at: Date): Promise<PeopleQueryRow> {
      const [rows] = await db.batch([
        db
          .insert(peopleSearchQueries)
          .values({ ...query, createdAt: at, updatedAt: at })
          .returning(),
        db.run(sql`insert into outbox (id, task, payload, created_at)
          values (${message.id}, ${message.task}, json_object('queryId', last_insert_rowid()), ${at.getTime()})`),
      ])
      const [row] = rows
      if (!row) throw new Error('a search was not written')
      return row
    },
    async byId(id: number): Promise<PeopleQueryRow | undefined> {
      const [row] = await db.select().from(peopleSearchQueries).where(eq(peopleSearchQueries.id, id))
      return row
    },
    /** Results of a search, best first; filtered-out ones among them. */
    results: (queryId: number): Promise<PeopleResultRow[]> =>
      db
        .select()
        .from(peopleSearchResults)
        .where(eq(peopleSearchResults.queryId, queryId))
        .orderBy(desc(peopleSearchResults.isValid), desc(peopleSearchResults.rank), asc(peopleSearchResults.id)),
    async resultById(id: number): Promise<PeopleResultRow | undefined> {
      const [row] = await db.select().from(peopleSearchResults).where(eq(peopleSearchResults.id, id))
      return row
    },
    /** Adds results that are not there yet and betters those that are, unless their profile was read for this search. */
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
    async countResults(queryId: number): Promise<number> {
      return db.$count(
        peopleSearchResults,
        and(eq(peopleSearchResults.queryId, queryId), eq(peopleSearchResults.isValid, true)),
      )
    },
    /** Notes that the index was searched, and which firms are read behind it. Twice is once. */
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
    /** Writes down how far a firm is for a search, and adds the firms up. Counts are of the read, not of this call. */
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
     * Ends a pending search, with the message that tells of its end. False when it had ended before. What a search noted
     * on its way stays its note.
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
    /** Pending searches whose time is up, or that nothing has run for long. */
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
    async nextProfile(ids: readonly number[]): Promise<PeopleResultRow | undefined> {
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
    async saveProfile(id: number, values: Partial<PeopleResultRow>, at: Date): Promise<void> {
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

const counted = {
  resultCount: sql<number>`(select count(*) from people_search_results r
    where r.query_id = people_search_queries.id and r.is_valid = 1)`,
}

const firmSum = (queryId: number, sum: string) =>
  sql<number>`(select coalesce(${sql.raw(sum)}, 0) from people_search_firms f where f.query_id = ${queryId})`

import { and, desc, eq, sql } from 'drizzle-orm'
import type { PersonNews } from '#contract/domain/people-search.ts'
import { addedId, writeChange, type Write, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import type { NewsFacts, RunBefore } from './people-news.ts'
import { maxResults } from '#worker/features/sourcing/people-search/results/people-results.repo.ts'
import { taskTx, type TaskTx } from '#worker/tasks/outbox.ts'
import type { NewQuery, PeopleQueryRow } from '#worker/features/sourcing/people-search/searches/people-searches.repo.ts'
import { peopleSearchQueries } from '#worker/features/sourcing/people-search/searches/people-searches.table.ts'

export type PeopleRunsRepo = ReturnType<typeof peopleRunsRepo>

/** Runs of the same saved search with the same criteria: changing the criteria starts the comparison over. */
const sameQuestion = sql`b.saved_search_id = q.saved_search_id and b.location = q.location and b.keywords = q.keywords
  and b.job_title is q.job_title and b.exclude_words is q.exclude_words and b.provider = q.provider`

const date = (value: number | null) => (value === null ? null : new Date(value))

/** Searches that saved searches run: written with the saved search's own change, and compared with earlier runs. */
export function peopleRunsRepo(db: Database) {
  return {
    /**
     * A run with the task that runs it, to be written with the change of its saved search.
     *
     * @param writes May refer to the run by `addedId`.
     */
    runOf: (query: NewQuery, at: Date, writes: (tx: TaskTx, queryId: typeof addedId) => Writes): Write =>
      writeChange(sql`1`, {
        addedId: sql`last_insert_rowid()`,
        statements: ({ holds }) => [
          db.run(sql`
            insert into people_search_queries (location, keywords, job_title, exclude_words, search_query, created_by, provider,
              deadline_at, saved_search_id, created_at, updated_at)
            select ${query.location}, ${query.keywords}, ${query.jobTitle}, ${query.excludeWords}, ${query.searchQuery},
              ${query.createdBy}, ${query.provider}, ${query.deadlineAt?.getTime() ?? null}, ${query.savedSearchId},
              ${at.getTime()}, ${at.getTime()} where ${holds(sql`null`)}`),
        ],
        writes: writes(taskTx(db), addedId),
      }),
    /** The run that was begun last; with `isDone` the last one that has something to look at. */
    async newestOf(savedSearchId: number, isDone = false): Promise<PeopleQueryRow | undefined> {
      const [row] = await db
        .select()
        .from(peopleSearchQueries)
        .where(
          and(
            eq(peopleSearchQueries.savedSearchId, savedSearchId),
            isDone ? eq(peopleSearchQueries.status, 'completed') : undefined,
          ),
        )
        .orderBy(desc(peopleSearchQueries.id))
        .limit(1)
      return row
    },
    /**
     * The previous completed run with the same criteria; undefined for a first run. Web searches always count as full.
     */
    async runBefore(queryId: number): Promise<RunBefore | undefined> {
      const [row] = await db.all<{ at: number; provider: string; count: number }>(sql`
        select b.created_at as at, b.provider, (select count(*) from people_search_results r where r.query_id = b.id) as count
        from people_search_queries q join people_search_queries b on ${sameQuestion}
        where q.id = ${queryId} and b.id < q.id and b.status = 'completed' and b.searched_at is not null
        order by b.id desc limit 1`)
      return row && { at: new Date(row.at), isFull: row.provider === 'brave' || row.count >= maxResults }
    },
    /** Valid results of a run whose people may be contacted, with their entries in earlier runs. */
    async newsFacts(queryId: number): Promise<NewsFacts[]> {
      const rows = await db.all<{
        id: number
        title: string | null
        company: string | null
        beforeId: number | null
        beforeTitle: string | null
        beforeCompany: string | null
        unseen: PersonNews | null
        firstSeenAt: number | null
        changedAt: number | null
        previousFirm: string | null
        previousTitle: string | null
      }>(sql`
        with runs as (
          select b.id from people_search_queries q join people_search_queries b on ${sameQuestion}
          where q.id = ${queryId} and b.id < q.id and b.status = 'completed')
        select r.id, r.title, r.company, e.id as beforeId, e.title as beforeTitle, e.company as beforeCompany,
          case when e.query_id = (select max(id) from runs) and e.query_id > coalesce((
            select s.seen_mark from saved_searches s join people_search_queries q on q.saved_search_id = s.id
            where q.id = ${queryId}), 0) then e.news end as unseen,
          p.first_seen_at as firstSeenAt, p.changed_at as changedAt, p.previous_firm as previousFirm,
          p.previous_title as previousTitle
        from people_search_results r
        left join people p on p.id = r.person_id
        left join people_search_results e on e.id = (
          select max(x.id) from people_search_results x where x.is_valid and x.query_id in (select id from runs)
            and (x.url_key = r.url_key or x.person_id = r.person_id))
        where r.query_id = ${queryId} and r.is_valid and p.do_not_contact_at is null`)
      return rows.map((row) => ({
        ...row,
        before: row.beforeId === null ? undefined : { title: row.beforeTitle, company: row.beforeCompany },
        firstSeenAt: date(row.firstSeenAt),
        changedAt: date(row.changedAt),
      }))
    },
    /** Sets the news of the results given, and clears the news of the run's other results. */
    async markNews(queryId: number, news: readonly { id: number; news: PersonNews }[]): Promise<void> {
      await db.run(sql`
        update people_search_results set news = (
          select value->>'news' from json_each(${JSON.stringify(news)}) where value->>'id' = people_search_results.id)
        where query_id = ${queryId}`)
    },
    /** Removes old runs, so that a daily search does not fill the history: of each the newest `kept` stay. */
    async sweep(kept: number): Promise<number> {
      const rows = await db.all<{ id: number }>(sql`
        delete from people_search_queries where id in (
          select id from (
            select id, row_number() over (partition by saved_search_id order by id desc) as place
            from people_search_queries where saved_search_id is not null and status <> 'pending')
          where place > ${kept} limit 200) returning id`)
      return rows.length
    },
  }
}

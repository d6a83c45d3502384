import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import type { IndexablePosting } from './index-fields.ts'
import { onlineJobs } from './job-sources.table.ts'

export type PostingIndexRepo = ReturnType<typeof postingIndexRepo>
export type OnlineJobRow = typeof onlineJobs.$inferSelect
export type KnownPosting = Pick<OnlineJobRow, 'id' | 'contentHash' | 'goneAt'>
/** A posting on its way into the index. */
export type IndexedPosting = IndexablePosting & {
  externalId: string
  contentHash: string
  detailRef: string | null
  priority: number
}

/** Rows of one statement: about 1 kB each, and no writer of D1 waits for long. */
const rowsAtOnce = 50
/** `detailTries` of a posting whose own page says that it is closed, whatever the list says. */
export const closedTries = 99
const maxDetailTries = 3

function* chunks<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size)
}

/** The columns that a read writes, in SQL and in JSON. */
const written = `external_id url url_key dedup_key priority title firm place city state is_remote salary_min salary_max
  snippet kind practice_area additional_areas seniority posted_at valid_through detail_ref content_hash`.split(/\s+/)

const asJson = (posting: IndexedPosting) => ({
  external_id: posting.externalId,
  url: posting.url,
  url_key: posting.urlKey,
  dedup_key: posting.dedupKey,
  priority: posting.priority,
  title: posting.title,
  firm: posting.firm,
  place: posting.place,
  city: posting.city,
  state: posting.state,
  is_remote: posting.isRemote ? 1 : 0,
  salary_min: posting.salaryMin,
  salary_max: posting.salaryMax,
  snippet: posting.snippet,
  kind: posting.kind,
  practice_area: posting.practiceArea,
  additional_areas: JSON.stringify(posting.additionalAreas),
  seniority: posting.seniority,
  posted_at: posting.postedAt?.getTime() ?? null,
  valid_through: posting.validThrough?.getTime() ?? null,
  detail_ref: posting.detailRef,
  content_hash: posting.contentHash,
})

export function postingIndexRepo(db: Database) {
  const columns = sql.raw(written.join(', '))
  const values = sql.raw(written.map((name) => `value->>'${name}'`).join(', '))
  const updates = sql.raw(
    written
      .filter((name) => name !== 'external_id' && name !== 'posted_at')
      .map((name) => `${name} = excluded.${name}`)
      .join(', '),
  )
  return {
    /** Postings of a source in the index, by the source's own ids. */
    async known(sourceId: number): Promise<Map<string, KnownPosting>> {
      const rows = await db
        .select({
          externalId: onlineJobs.externalId,
          id: onlineJobs.id,
          contentHash: onlineJobs.contentHash,
          goneAt: onlineJobs.goneAt,
        })
        .from(onlineJobs)
        .where(eq(onlineJobs.sourceId, sourceId))
      return new Map(rows.map(({ externalId, ...row }) => [externalId, row]))
    },
    /** Writes new and changed postings; gives their ids. Writing the same twice changes nothing. */
    async write(sourceId: number, postings: readonly IndexedPosting[], at: Date): Promise<number[]> {
      const ids: number[] = []
      for (const some of chunks(postings, rowsAtOnce)) {
        const rows = await db.all<{ id: number }>(sql`
          insert into online_jobs (source_id, first_seen_at, last_seen_at, ${columns})
          select ${sourceId}, ${at.getTime()}, ${at.getTime()}, ${values}
          from json_each(${JSON.stringify(some.map(asJson))}) where true
          on conflict (source_id, external_id) do update set ${updates},
            posted_at = coalesce(excluded.posted_at, posted_at), last_seen_at = excluded.last_seen_at,
            gone_at = null, detail_tries = 0
          returning id`)
        ids.push(...rows.map(({ id }) => id))
      }
      return ids
    },
    /** Notes that unchanged postings are still there. */
    async touch(sourceId: number, externalIds: readonly string[], at: Date): Promise<void> {
      for (const some of chunks(externalIds, 500)) {
        await db
          .update(onlineJobs)
          .set({
            lastSeenAt: at,
            goneAt: sql`case when ${onlineJobs.detailTries} >= ${closedTries} then ${onlineJobs.goneAt} else null end`,
          })
          .where(and(eq(onlineJobs.sourceId, sourceId), inValues(onlineJobs.externalId, some)))
      }
    },
    /** The source says that nothing changed: everything that was there still is. */
    async touchAll(sourceId: number, at: Date): Promise<void> {
      await db
        .update(onlineJobs)
        .set({ lastSeenAt: at })
        .where(and(eq(onlineJobs.sourceId, sourceId), isNull(onlineJobs.goneAt)))
    },
    /** Marks postings of a source as gone that were not seen since `since`, or whose last day has passed. */
    async markGone(sourceId: number, since: Date, at: Date): Promise<number[]> {
      const rows = await db
        .update(onlineJobs)
        .set({ goneAt: at })
        .where(
          and(
            eq(onlineJobs.sourceId, sourceId),
            isNull(onlineJobs.goneAt),
            sql`(${onlineJobs.lastSeenAt} < ${since.getTime()} or ${onlineJobs.validThrough} < ${at.getTime() - 24 * 3600_000})`,
          ),
        )
        .returning({ id: onlineJobs.id })
      return rows.map(({ id }) => id)
    },
    /**
     * Decides again which of equal postings is shown, around the postings named: the employer's own before an
     * aggregator's, the oldest first. It looks at the state alone, so running it twice changes nothing.
     */
    async settleDuplicates(ids: readonly number[]): Promise<void> {
      for (const some of chunks(ids, 200)) {
        const list = JSON.stringify(some)
        await db.run(sql`
          update online_jobs set duplicate_of = nullif((
            select o.id from online_jobs o
            where o.gone_at is null and (o.dedup_key = online_jobs.dedup_key or o.url_key = online_jobs.url_key)
            order by o.priority, o.id limit 1), online_jobs.id)
          where gone_at is null and id in (
            select b.id from online_jobs a join online_jobs b on b.dedup_key = a.dedup_key
            where a.id in (select value from json_each(${list}))
            union
            select b.id from online_jobs a join online_jobs b on b.url_key = a.url_key
            where a.id in (select value from json_each(${list})))`)
      }
    },
    /** Postings whose details are not read yet. */
    detailsWanted: (sourceId: number, limit: number): Promise<OnlineJobRow[]> =>
      db
        .select()
        .from(onlineJobs)
        .where(
          and(
            eq(onlineJobs.sourceId, sourceId),
            isNull(onlineJobs.goneAt),
            isNotNull(onlineJobs.detailRef),
            lt(onlineJobs.detailTries, maxDetailTries),
          ),
        )
        .orderBy(onlineJobs.detailTries, onlineJobs.id)
        .limit(limit),
    /** Keeps what the details said. */
    async saveDetail(id: number, values: Omit<IndexablePosting, 'kind'>): Promise<void> {
      await db
        .update(onlineJobs)
        .set({ ...values, detailRef: null, detailTries: 0 })
        .where(eq(onlineJobs.id, id))
    },
    async noteDetailFailure(id: number): Promise<void> {
      await db
        .update(onlineJobs)
        .set({ detailTries: sql`${onlineJobs.detailTries} + 1` })
        .where(eq(onlineJobs.id, id))
    },
    /** The posting's own page says that it is closed. */
    async close(id: number, at: Date): Promise<void> {
      await db.update(onlineJobs).set({ goneAt: at, detailTries: closedTries }).where(eq(onlineJobs.id, id))
    },
    /** Removes postings that are gone since before `before`, at most 2,000. */
    async sweep(before: Date): Promise<number> {
      const rows = await db.all<{ id: number }>(sql`
        delete from online_jobs where id in (
          select id from online_jobs where gone_at < ${before.getTime()} order by gone_at limit 2000) returning id`)
      return rows.length
    },
  }
}

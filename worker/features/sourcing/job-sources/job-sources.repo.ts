import { and, asc, eq, isNotNull, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { jobSources, onlineJobs, sourceLanes } from './job-sources.table.ts'

export type JobSourcesRepo = ReturnType<typeof jobSourcesRepo>
export type JobSourceRow = typeof jobSources.$inferSelect
type NewSource = Pick<JobSourceRow, 'name' | 'adapter' | 'locator' | 'kind' | 'needsKey' | 'lane'>
type SourceChange = Partial<Omit<JobSourceRow, 'id'>>

/**
 * State of a source before its first read. Removing a source removes its postings, so the validators of an earlier read
 * must go too: the site would answer "not changed", and the postings would never come back. Clearing `readId` keeps a
 * reader that is still at work from writing its result.
 */
const neverRead = {
  health: 'waiting',
  failure: null,
  failures: 0,
  provedAt: null,
  lastReadAt: null,
  lastSuccessAt: null,
  postings: 0,
  legalPostings: 0,
  etag: null,
  lastModified: null,
  readId: null,
  readingUntil: null,
} as const satisfies SourceChange

const isThere = isNull(jobSources.deletedAt)

export function jobSourcesRepo(db: Database) {
  const due = (now: Date): SQL | undefined =>
    and(eq(jobSources.isEnabled, true), isThere, lte(jobSources.nextReadAt, now))
  return {
    list: (): Promise<JobSourceRow[]> => db.select().from(jobSources).where(isThere).orderBy(asc(jobSources.name)),
    async byId(id: number): Promise<JobSourceRow | undefined> {
      const [row] = await db
        .select()
        .from(jobSources)
        .where(and(eq(jobSources.id, id), isThere))
      return row
    },
    /** Owner of a board, once its source has shown a legal posting; undefined before, since tokens of firms collide. */
    async nameOf(adapter: string, locator: string): Promise<string | undefined> {
      const [row] = await db
        .select({ name: jobSources.name })
        .from(jobSources)
        .where(
          and(
            eq(jobSources.adapter, adapter),
            eq(jobSources.locator, locator),
            isNotNull(jobSources.provedAt),
            isThere,
          ),
        )
      return row?.name.replace(/\s*\([^)]*\)\s*$/, '')
    },
    /** True if there was never a source, not even one that was removed. */
    async isEmpty(): Promise<boolean> {
      return (await db.select({ id: jobSources.id }).from(jobSources).limit(1)).length === 0
    },
    /** Adds the sources that were never there. Removed ones stay removed. Running it twice adds each once. */
    async addShipped(sources: readonly NewSource[], at: Date): Promise<void> {
      await db.run(sql`
        insert into job_sources (name, adapter, locator, kind, needs_key, lane, health, next_read_at)
        select value->>'name', value->>'adapter', value->>'locator', value->>'kind', value->>'needsKey', value->>'lane',
          case when value->>'needsKey' then 'needs_key' else 'waiting' end, ${at.getTime()}
        from json_each(${JSON.stringify(sources)}) where true on conflict do nothing`)
    },
    /** Adds a source, or brings back one that was removed as if it were new. Undefined when it is there already. */
    async add(source: NewSource & { isEnabled: boolean }, at: Date): Promise<JobSourceRow | undefined> {
      const fresh = { ...source, ...neverRead, nextReadAt: at, updatedAt: at }
      const [row] = await db
        .insert(jobSources)
        .values(fresh)
        .onConflictDoUpdate({
          target: [jobSources.adapter, jobSources.locator],
          set: { ...fresh, deletedAt: null },
          setWhere: sql`${jobSources.deletedAt} is not null`,
        })
        .returning()
      return row
    },
    /** Changes a source. Undefined when it is not there; `taken` when another one has its place. */
    async change(id: number, values: SourceChange): Promise<JobSourceRow | 'taken' | undefined> {
      if (values.adapter !== undefined && values.locator !== undefined) {
        const [other] = await db
          .select({ id: jobSources.id })
          .from(jobSources)
          .where(and(eq(jobSources.adapter, values.adapter), eq(jobSources.locator, values.locator)))
        if (other && other.id !== id) return 'taken'
      }
      const [row] = await db
        .update(jobSources)
        .set(values)
        .where(and(eq(jobSources.id, id), isThere))
        .returning()
      return row
    },
    /** Removes a source; its postings are gone. False when it was not there. */
    async remove(id: number, at: Date): Promise<boolean> {
      const [removed] = await db.batch([
        db
          .update(jobSources)
          .set({ deletedAt: at, isEnabled: false, nextReadAt: null })
          .where(and(eq(jobSources.id, id), isThere))
          .returning({ id: jobSources.id }),
        db
          .update(onlineJobs)
          .set({ goneAt: at })
          .where(and(eq(onlineJobs.sourceId, id), isNull(onlineJobs.goneAt))),
      ])
      return removed.length > 0
    },
    /** Lanes that have a source to read and no active reader. */
    async dueLanes(now: Date): Promise<string[]> {
      const rows = await db
        .selectDistinct({ lane: jobSources.lane })
        .from(jobSources)
        .leftJoin(sourceLanes, eq(sourceLanes.lane, jobSources.lane))
        .where(and(due(now), or(isNull(sourceLanes.lane), lt(sourceLanes.leaseUntil, now))))
      return rows.map(({ lane }) => lane)
    },
    async nextDue(lane: string, now: Date): Promise<JobSourceRow | undefined> {
      const [row] = await db
        .select()
        .from(jobSources)
        .where(
          and(
            due(now),
            eq(jobSources.lane, lane),
            or(isNull(jobSources.readingUntil), lt(jobSources.readingUntil, now)),
          ),
        )
        .orderBy(asc(jobSources.nextReadAt), asc(jobSources.id))
        .limit(1)
      return row
    },
    /** Claims a lane, also from a reader that died. False while another reader holds it. */
    async claimLane(lane: string, readId: string, now: Date, until: Date): Promise<boolean> {
      const rows = await db
        .insert(sourceLanes)
        .values({ lane, readId, leaseUntil: until })
        .onConflictDoUpdate({
          target: sourceLanes.lane,
          set: { readId, leaseUntil: until },
          setWhere: lt(sourceLanes.leaseUntil, now),
        })
        .returning({ lane: sourceLanes.lane })
      return rows.length > 0
    },
    async renewLane(lane: string, readId: string, until: Date): Promise<void> {
      await db
        .update(sourceLanes)
        .set({ leaseUntil: until })
        .where(and(eq(sourceLanes.lane, lane), eq(sourceLanes.readId, readId)))
    },
    async releaseLane(lane: string, readId: string): Promise<void> {
      await db.delete(sourceLanes).where(and(eq(sourceLanes.lane, lane), eq(sourceLanes.readId, readId)))
    },
    /** Claims a source, also from a reader that died. False while another reader holds it. */
    async claim(id: number, readId: string, now: Date, until: Date): Promise<boolean> {
      const rows = await db
        .update(jobSources)
        .set({ readId, readingUntil: until })
        .where(
          and(eq(jobSources.id, id), isThere, or(isNull(jobSources.readingUntil), lt(jobSources.readingUntil, now))),
        )
        .returning({ id: jobSources.id })
      return rows.length > 0
    },
    /** Extends a reader's claim. False when another reader has taken the source over. */
    async renew(id: number, readId: string, until: Date): Promise<boolean> {
      const rows = await db
        .update(jobSources)
        .set({ readingUntil: until })
        .where(and(eq(jobSources.id, id), eq(jobSources.readId, readId)))
        .returning({ id: jobSources.id })
      return rows.length > 0
    },
    /** Records the result of a read and releases the source, if the reader still holds it. */
    async finish(id: number, readId: string, values: SourceChange): Promise<void> {
      await db
        .update(jobSources)
        .set({ ...values, readId: null, readingUntil: null })
        .where(and(eq(jobSources.id, id), eq(jobSources.readId, readId)))
    },
  }
}

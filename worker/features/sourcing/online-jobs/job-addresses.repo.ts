import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { jobAddresses } from './online-search.table.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'

export type JobAddressesRepo = ReturnType<typeof jobAddressesRepo>

/** Which addresses jobs were made from, and which are being read. */
export function jobAddressesRepo(db: Database) {
  return {
    /** The job that was made from an address, if it is still there. */
    async jobOf(urlKey: string): Promise<number | undefined> {
      const [row] = await db
        .select({ id: jobs.id })
        .from(jobAddresses)
        .innerJoin(jobs, and(eq(jobs.id, jobAddresses.jobId), isNull(jobs.deletedAt)))
        .where(eq(jobAddresses.urlKey, urlKey))
      return row?.id
    },
    /** The jobs that were made from these addresses, by address key. */
    async jobsOf(urlKeys: readonly string[]): Promise<Map<string, number>> {
      const rows = await db.all<{ urlKey: string; id: number }>(sql`
        select a.url_key as urlKey, j.id from job_addresses a join jobs j on j.id = a.job_id and j.deleted_at is null
        where a.url_key in (select value from json_each(${JSON.stringify(urlKeys)}))`)
      return new Map(rows.map(({ urlKey, id }) => [urlKey, id]))
    },
    /** Claims an address for reading, also from a reader that died. False while another reader holds it. */
    async claim(urlKey: string, readId: string, now: Date, until: Date): Promise<boolean> {
      const rows = await db
        .insert(jobAddresses)
        .values({ urlKey, readId, readingUntil: until, updatedAt: now })
        .onConflictDoUpdate({
          target: jobAddresses.urlKey,
          set: { readId, readingUntil: until, updatedAt: now },
          setWhere: sql`${jobAddresses.readingUntil} is null or ${jobAddresses.readingUntil} < ${now.getTime()}`,
        })
        .returning({ urlKey: jobAddresses.urlKey })
      return rows.length > 0
    },
    /** Releases an address and records the job that was made from it, if any. */
    async release(urlKey: string, readId: string, jobId: number | undefined, at: Date): Promise<void> {
      await db
        .update(jobAddresses)
        .set({ readId: null, readingUntil: null, updatedAt: at, ...(jobId === undefined ? {} : { jobId }) })
        .where(and(eq(jobAddresses.urlKey, urlKey), eq(jobAddresses.readId, readId)))
    },
    /** Forgets addresses that brought no job and were last read before `before`. */
    async sweep(before: Date): Promise<void> {
      await db.delete(jobAddresses).where(and(isNull(jobAddresses.jobId), lt(jobAddresses.updatedAt, before)))
    },
  }
}

import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { jobs } from './jobs.table.ts'

/** A job as it is stored, firm and all; `jobs.present.ts` decides what of it the public sees. */
export type Job = typeof jobs.$inferSelect

export type JobsRepo = ReturnType<typeof jobsRepo>

const present = isNull(jobs.deletedAt)

/** Jobs one at a time; the board's queries are in `board.repo.ts`. */
export function jobsRepo(db: Database) {
  return {
    /** Any job that is not deleted, open or closed. */
    byId: (id: number): Promise<Job | undefined> =>
      db
        .select()
        .from(jobs)
        .where(and(eq(jobs.id, id), present))
        .get(),
    /** Finds a job by the id in its public address. Deleted jobs too: their page says "gone" rather than "never was". */
    byShortId: (shortId: string): Promise<Job | undefined> =>
      db.select().from(jobs).where(eq(jobs.shortId, shortId)).get(),
  }
}

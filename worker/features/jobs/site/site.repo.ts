import { asc, gt, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { siteState } from './site.table.ts'

export type SiteState = { version: number; openJobs: number }

export type SiteRepo = ReturnType<typeof siteRepo>

export function siteRepo(db: Database) {
  return {
    /** The version of all public content, and how many jobs are open. */
    async state(): Promise<SiteState> {
      const row = await db.select({ version: siteState.version, openJobs: siteState.openJobs }).from(siteState).get()
      return row ?? { version: 0, openJobs: 0 }
    },
    /** Addresses of open jobs with the moment of their last change, by id, for the sitemap: `limit` from after an id. */
    addresses: (afterId: number, limit: number) =>
      db
        .select({ id: jobs.id, shortId: jobs.shortId, updatedAt: jobs.updatedAt })
        .from(jobs)
        .where(sql`${gt(jobs.id, afterId)} and ${jobs.isActive} = 1 and ${jobs.deletedAt} is null`)
        .orderBy(asc(jobs.id))
        .limit(limit),
  }
}

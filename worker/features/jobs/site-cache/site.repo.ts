import type { Database } from '#worker/db/client.ts'
import { siteState } from './site.table.ts'

export type SiteState = { version: number; openJobs: number }

export type SiteRepo = ReturnType<typeof siteRepo>

export function siteRepo(db: Database) {
  return {
    /** Version of all public content, and number of open jobs. */
    async state(): Promise<SiteState> {
      const row = await db.select({ version: siteState.version, openJobs: siteState.openJobs }).from(siteState).get()
      return row ?? { version: 0, openJobs: 0 }
    },
  }
}

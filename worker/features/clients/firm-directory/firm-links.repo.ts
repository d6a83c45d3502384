import { sql } from 'drizzle-orm'
import { always, commit, writeStatements } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { addFirmsOnce, linkRowsToFirms } from '#worker/features/jobs/firms/firms.writes.ts'

/** Rows without a firm, with the name of one. */
export type UnlinkedRows = {
  jobs: { id: number; name: string }[]
  submissions: { id: number; name: string }[]
}

export type FirmLinksRepo = ReturnType<typeof firmLinksRepo>

const jobs = sql`jobs indexed by jobs_without_firm where firm_id is null and deleted_at is null`
const submissions = sql`client_submissions indexed by client_submissions_without_firm where firm_id is null`

export function firmLinksRepo(db: Database) {
  return {
    isAnyUnlinked: async (): Promise<boolean> =>
      (
        await db.all(sql`select 1 from (select id from ${jobs} limit 1)
          union all select 1 from (select id from ${submissions} limit 1)`)
      ).length > 0,

    /** Jobs and submissions without a firm, oldest first. */
    async unlinked(limit: number): Promise<UnlinkedRows> {
      const [ofJobs, ofSubmissions] = await Promise.all([
        db.all<{ id: number; name: string }>(sql`select id, firm_name as name from ${jobs} order by id limit ${limit}`),
        db.all<{ id: number; name: string }>(
          sql`select id, company_name as name from ${submissions} order by id limit ${limit}`,
        ),
      ])
      return { jobs: ofJobs, submissions: ofSubmissions }
    },

    /** Links rows to the firms of their names, and makes the firms that are missing. */
    async link(rows: UnlinkedRows, at: Date): Promise<void> {
      const names = [...rows.jobs, ...rows.submissions].map(({ name }) => name)
      await commit(db, {
        guard: always,
        writes: [
          writeStatements(() => [
            ...addFirmsOnce(db, names, { by: null, at }, sql`1`),
            linkRowsToFirms(db, ['jobs', 'firm_name'], rows.jobs),
            linkRowsToFirms(db, ['client_submissions', 'company_name'], rows.submissions),
          ]),
        ],
      })
    },
  }
}

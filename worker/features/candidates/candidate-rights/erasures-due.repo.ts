import { eq, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { erasures } from './erasures.table.ts'

export type ErasuresDueRepo = ReturnType<typeof erasuresDueRepo>

/** Columns with emails of people, in tables that belong to no feature of `personalTables`. */
const emailColumns = [
  ['job_applications', 'applicant_email'],
  ['job_alerts', 'email'],
  ['mails', 'to_address'],
] as const

/** Erasures that a restored backup undid. */
export function erasuresDueRepo(db: Database) {
  return {
    due: () =>
      db
        .select({ id: erasures.id, personHash: erasures.personHash })
        .from(erasures)
        .where(eq(erasures.isDueAgain, true)),
    /** Emails of people, table by table. */
    async *emails(personalTables: readonly string[]): AsyncGenerator<string[]> {
      for (const [table, column] of [...emailColumns, ...personalTables.map((name) => [name, 'email'] as const)]) {
        for (let after = -1; ;) {
          const rows = await db.all<{ row: number; email: string | null }>(
            sql`select rowid as row, lower(trim(${sql.identifier(column)})) as email from ${sql.identifier(table)}
              where rowid > ${after} order by rowid limit 5000`,
          )
          yield rows.flatMap(({ email }) => (email ? [email] : []))
          const last = rows.at(-1)
          if (!last || rows.length < 5000) break
          after = last.row
        }
      }
    },
    async settle(ids: readonly number[]): Promise<void> {
      await db.update(erasures).set({ isDueAgain: false }).where(inValues(erasures.id, ids))
    },
  }
}

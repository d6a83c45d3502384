import { eq, sql, type SQL } from 'drizzle-orm'
import type { Database, Statement } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { applicationLinks } from './application-links.table.ts'

export type ApplicationLinksRepo = ReturnType<typeof applicationLinksRepo>

export function applicationLinksRepo(db: Database) {
  return {
    /** The statement that keeps the hash of an application's token; an application that has one keeps it. */
    add: (applicationId: number | SQL, tokenHash: string, at: Date, when: SQL = sql`1`): Statement =>
      db
        .insert(applicationLinks)
        .select(rowWhere(applicationLinks, { applicationId, tokenHash, createdAt: at }, sql`where ${when}`))
        .onConflictDoNothing(),
    async applicationOf(tokenHash: string): Promise<number | undefined> {
      const row = await db
        .select({ id: applicationLinks.applicationId })
        .from(applicationLinks)
        .where(eq(applicationLinks.tokenHash, tokenHash))
        .get()
      return row?.id
    },
  }
}

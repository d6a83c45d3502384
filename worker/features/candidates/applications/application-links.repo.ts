import { eq, or, sql } from 'drizzle-orm'
import { addedId, always, commit, guardOfRow, write, type Write, type Writer } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { applicationLinks } from './application-links.table.ts'

type NewLink = { applicationId: number | typeof addedId; tokenHash: string; createdAt: Date }

export type ApplicationLinksRepo = ReturnType<typeof applicationLinksRepo>

const linkWriter: Writer<NewLink> = (db, rows, guard) =>
  rows.map((guarded) => {
    const { applicationId, ...row } = guarded.row
    const id = applicationId === addedId ? guard.addedId : applicationId
    return db
      .insert(applicationLinks)
      .select(rowWhere(applicationLinks, { ...row, applicationId: id }, sql`where ${guardOfRow(guarded, guard)}`))
      .onConflictDoUpdate({
        target: applicationLinks.applicationId,
        set: { tokenHash: sql`excluded.token_hash`, earlierTokenHash: sql`application_links.token_hash` },
        setWhere: sql`application_links.token_hash <> excluded.token_hash`,
      })
      .onConflictDoNothing()
  })

export function applicationLinksRepo(db: Database) {
  return {
    /**
     * Stores the hash of an application's token with a change of it. A token that differs from the stored one, because it was made
     * with a newer SECRET_KEY, takes its place, and the stored one stays good as the earlier one.
     */
    link: (given: NewLink): Write =>
      write(linkWriter, given, { of: given.applicationId === addedId ? [] : [given.applicationId] }),
    /** Stores the hash of an application's token on its own, without a change of the application. */
    async add(given: NewLink): Promise<void> {
      await commit(db, { guard: always, writes: [write(linkWriter, given)] })
    },
    async applicationOf(tokenHash: string): Promise<number | undefined> {
      const row = await db
        .select({ id: applicationLinks.applicationId })
        .from(applicationLinks)
        .where(or(eq(applicationLinks.tokenHash, tokenHash), eq(applicationLinks.earlierTokenHash, tokenHash)))
        .get()
      return row?.id
    },
  }
}

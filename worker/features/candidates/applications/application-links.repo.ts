import { eq, sql } from 'drizzle-orm'
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
      .onConflictDoNothing()
  })

export function applicationLinksRepo(db: Database) {
  return {
    /** Stores the hash of an application's token with a change of it. An application that has one keeps it. */
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
        .where(eq(applicationLinks.tokenHash, tokenHash))
        .get()
      return row?.id
    },
  }
}

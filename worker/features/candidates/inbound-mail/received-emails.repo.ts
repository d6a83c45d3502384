import { desc, eq, lt } from 'drizzle-orm'
import { intakeDays } from '#contract/domain/intake.ts'
import type { Database } from '#worker/db/client.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { receivedEmails } from './inbound-mail.table.ts'

export type ReceivedEmailsRepo = ReturnType<typeof receivedEmailsRepo>

const maxListed = 50
const dayMs = 24 * 3600_000

export function receivedEmailsRepo(db: Database) {
  return {
    /** Records what became of an email. A second delivery replaces the first one's outcome. */
    async record(row: Omit<typeof receivedEmails.$inferInsert, 'id'>): Promise<void> {
      const { at, result, taken, leftOut } = row
      await db
        .insert(receivedEmails)
        .values(row)
        .onConflictDoUpdate({
          target: [receivedEmails.ownerId, receivedEmails.messageKey],
          set: { at, result, taken, leftOut },
        })
    },
    /** Newest first. @param ownerId Undefined: everybody's. */
    newest: (ownerId: number | undefined) =>
      db
        .select({
          id: receivedEmails.id,
          kind: receivedEmails.kind,
          at: receivedEmails.at,
          subject: receivedEmails.subject,
          owner: users.name,
          result: receivedEmails.result,
          taken: receivedEmails.taken,
          leftOut: receivedEmails.leftOut,
        })
        .from(receivedEmails)
        .innerJoin(users, eq(users.id, receivedEmails.ownerId))
        .where(ownerId === undefined ? undefined : eq(receivedEmails.ownerId, ownerId))
        .orderBy(desc(receivedEmails.at), desc(receivedEmails.id))
        .limit(maxListed),
    async removeOld(now: Date): Promise<number> {
      const before = new Date(now.getTime() - intakeDays.decided * dayMs)
      const { meta } = await db.delete(receivedEmails).where(lt(receivedEmails.at, before))
      return meta.changes
    },
  }
}

import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { correspondence, inboundAddresses } from './inbound-mail.table.ts'

export type InboundMailRepo = ReturnType<typeof inboundMailRepo>
type NewCorrespondence = Omit<typeof correspondence.$inferInsert, 'id'>

/** Emails that a panel shows. */
const maxShown = 100

export function inboundMailRepo(db: Database) {
  return {
    /** The token of a user's addresses, made by the first question. Two at once get the same. */
    async tokenOf(userId: number, fresh: string): Promise<string> {
      await db.insert(inboundAddresses).values({ userId, token: fresh }).onConflictDoNothing()
      const row = await db.select().from(inboundAddresses).where(eq(inboundAddresses.userId, userId)).get()
      return row?.token ?? fresh
    },
    /** The active user of a token. */
    ownerOf: (token: string) =>
      db
        .select({ id: users.id, name: users.name, email: users.email, role: users.role, status: users.status })
        .from(inboundAddresses)
        .innerJoin(users, eq(users.id, inboundAddresses.userId))
        .where(and(eq(inboundAddresses.token, token), eq(users.status, 'active'), sql`${users.deletedAt} is null`))
        .get(),
    /** Files an email with the person of each address. An email that came before changes nothing. */
    async file(rows: readonly NewCorrespondence[]): Promise<void> {
      const [first, ...others] = rows.map((row) => db.insert(correspondence).values(row).onConflictDoNothing())
      if (first) await db.batch([first, ...others])
    },
    /** Emails with a person and those who were merged into them, newest first. */
    ofPerson: (candidateId: number) =>
      db
        .select({
          id: correspondence.id,
          email: correspondence.email,
          direction: correspondence.direction,
          at: correspondence.at,
          subject: correspondence.subject,
          text: correspondence.text,
          filedBy: users.name,
        })
        .from(correspondence)
        .leftJoin(users, eq(users.id, correspondence.filedBy))
        .where(
          sql`${correspondence.candidateId} in (select id from ${candidates} where id = ${candidateId} or merged_into_id = ${candidateId})`,
        )
        .orderBy(desc(correspondence.at), desc(correspondence.id))
        .limit(maxShown),
  }
}

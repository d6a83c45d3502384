import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
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
    /** Replaces the token of a user's addresses, if it is still `seen`. */
    replaceToken: async (userId: number, seen: string, token: string, at: Date): Promise<void> =>
      void (await db
        .update(inboundAddresses)
        .set({ token, createdAt: at })
        .where(and(eq(inboundAddresses.userId, userId), eq(inboundAddresses.token, seen)))),
    /** The active user of a token. */
    ownerOf: (token: string) =>
      db
        .select({ id: users.id, name: users.name, email: users.email, role: users.role, status: users.status })
        .from(inboundAddresses)
        .innerJoin(users, eq(users.id, inboundAddresses.userId))
        .where(and(eq(inboundAddresses.token, token), eq(users.status, 'active'), sql`${users.deletedAt} is null`))
        .get(),
    /**
     * Files an email with the person of each address, or for a decision. An email that came before changes nothing, unless it
     * waits for a decision and its person is known now.
     */
    async file(rows: readonly NewCorrespondence[]): Promise<void> {
      const [first, ...others] = rows.map((row) =>
        db
          .insert(correspondence)
          .values(row)
          .onConflictDoUpdate({
            target: [correspondence.messageKey, correspondence.email],
            set: { candidateId: sql`excluded.candidate_id`, ignoredAt: null },
            setWhere: sql`${correspondence.candidateId} is null and excluded.candidate_id is not null`,
          }),
      )
      if (first) await db.batch([first, ...others])
    },
    /** The newest person with whose record an email of an address was filed. */
    async joinedTo(email: string): Promise<number | undefined> {
      const row = await db
        .select({ id: correspondence.candidateId })
        .from(correspondence)
        .where(and(sql`lower(${correspondence.email}) = ${email}`, isNotNull(correspondence.candidateId)))
        .orderBy(desc(correspondence.id))
        .limit(1)
        .get()
      return row?.id ?? undefined
    },
    /** Those of several addresses, in lower case, that belong to accounts. */
    async accountsAmong(emails: readonly string[]): Promise<Set<string>> {
      const address = sql<string>`lower(${users.email})`
      const rows = await db
        .select({ email: address })
        .from(users)
        .where(and(inValues(address, emails), isNull(users.deletedAt)))
      return new Set(rows.map(({ email }) => email))
    },
    /** Emails of a user that wait for a decision. */
    countUndecided: (filedBy: number) =>
      db.$count(
        correspondence,
        and(eq(correspondence.filedBy, filedBy), isNull(correspondence.candidateId), isNull(correspondence.ignoredAt)),
      ),
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

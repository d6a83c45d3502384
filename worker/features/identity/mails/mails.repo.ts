import { and, desc, eq, gte, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { always, commit, guardOf } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { taskTx } from '#worker/tasks/outbox.ts'
import { bouncedAddresses, mailOptOuts, mails } from './mails.table.ts'
import { mailTx, sendMailTask, type WrittenMail } from './mails.writes.ts'

export type Mail = typeof mails.$inferSelect
/** A mail without its text. */
export type CandidateMailRow = Pick<
  Mail,
  | 'id'
  | 'kind'
  | 'toAddress'
  | 'subject'
  | 'state'
  | 'reason'
  | 'createdAt'
  | 'sendAt'
  | 'sentAt'
  | 'bouncedAt'
  | 'deliveredAt'
> & { author: string | null }

export type MailState = Mail['state']
export type MailsRepo = ReturnType<typeof mailsRepo>

const maxCandidateMails = 200

export function mailsRepo(db: Database) {
  return {
    /** Writes emails that report no change of a record, such as a digest. */
    async add(written: readonly WrittenMail[]): Promise<void> {
      await commit(db, { guard: always, writes: mailTx(db).mail(written) })
    },
    byId: (id: string): Promise<Mail | undefined> => db.select().from(mails).where(eq(mails.id, id)).get(),
    /** A mail with the name of the member of staff who sent it. */
    async withAuthor(id: string): Promise<(Mail & { author: string | null }) | undefined> {
      const row = await db
        .select({ mail: mails, author: users.name })
        .from(mails)
        .leftJoin(users, eq(users.id, mails.authorId))
        .where(eq(mails.id, id))
        .get()
      return row && { ...row.mail, author: row.author }
    },
    /** The keys that begin so of mails that were written. */
    async onceKeysOf(beginning: string): Promise<Set<string>> {
      const rows = await db
        .select({ key: sql<string>`${mails.onceKey}` })
        .from(mails)
        .where(and(gte(mails.onceKey, beginning), lt(mails.onceKey, `${beginning}\uffff`)))
      return new Set(rows.map(({ key }) => key))
    },
    /** Takes a queued mail for sending, until the moment given; undefined when it is not there to be taken. */
    async claim(id: string, { now, until }: { now: Date; until: Date }): Promise<Mail | undefined> {
      const [mail] = await db
        .update(mails)
        .set({ claimedUntil: until, attempts: sql`${mails.attempts} + 1` })
        .where(
          and(
            eq(mails.id, id),
            eq(mails.state, 'queued'),
            or(isNull(mails.claimedUntil), lt(mails.claimedUntil, now)),
            or(isNull(mails.sendAt), lte(mails.sendAt, now)),
          ),
        )
        .returning()
      return mail
    },
    /** Emails whose time has come, and that no sender has taken. */
    async due(now: Date, limit: number): Promise<string[]> {
      const rows = await db
        .select({ id: mails.id })
        .from(mails)
        .where(and(eq(mails.state, 'queued'), lte(mails.sendAt, now)))
        .orderBy(mails.sendAt, mails.id)
        .limit(limit)
      return rows.map(({ id }) => id)
    },
    /** Cancels emails that wait for their time, except those that are being sent. */
    async cancel(ids: readonly string[], reason: string): Promise<void> {
      await db
        .update(mails)
        .set({ state: 'canceled', reason, privateLink: null })
        .where(
          and(inValues(mails.id, ids), eq(mails.state, 'queued'), isNotNull(mails.sendAt), isNull(mails.claimedUntil)),
        )
    },
    /** States of emails by id. */
    async states(ids: readonly string[]): Promise<Map<string, MailState>> {
      const rows = await db.select({ id: mails.id, state: mails.state }).from(mails).where(inValues(mails.id, ids))
      return new Map(rows.map(({ id, state }) => [id, state]))
    },
    /** Applications among the given ones to whose candidate an email of this kind was sent or is about to be. */
    async applicationsWith(kind: string, applicationIds: readonly number[]): Promise<Set<number>> {
      const rows = await db
        .select({ id: mails.applicationId })
        .from(mails)
        .where(
          and(
            inValues(mails.applicationId, applicationIds),
            eq(mails.kind, kind),
            or(eq(mails.state, 'queued'), eq(mails.state, 'sent')),
          ),
        )
      return new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])))
    },
    /** Records the outcome of a queued mail and releases it. */
    async settle(
      id: string,
      outcome: Partial<Pick<Mail, 'state' | 'reason' | 'providerId' | 'sentAt' | 'privateLink' | 'bouncedAt'>>,
    ): Promise<void> {
      await db
        .update(mails)
        .set({ ...outcome, claimedUntil: null })
        .where(and(eq(mails.id, id), eq(mails.state, 'queued')))
    },
    /** Queues an email again that failed or wasn't sent, with its task; false for any other. */
    async queueAgain(id: string): Promise<boolean> {
      const isSettled = and(eq(mails.id, id), or(eq(mails.state, 'failed'), eq(mails.state, 'kept')))
      const { rows } = await commit(db, {
        guard: guardOf(sql`exists (select 1 from ${mails} where ${isSettled})`),
        writes: [taskTx(db).enqueue(sendMailTask, { mailId: id })],
        statement: db
          .update(mails)
          .set({ state: 'queued', reason: null, claimedUntil: null, sendAt: null, bouncedAt: null, deliveredAt: null })
          .where(isSettled)
          .returning({ id: mails.id }),
      })
      return rows.length === 1
    },
    /** Notes that the receiver's server took a mail. */
    async delivered(providerId: string, at: Date): Promise<void> {
      await db.update(mails).set({ deliveredAt: at }).where(eq(mails.providerId, providerId))
    },
    /** The newest emails to the candidate of an application, oldest first; those to staff about it are left out. */
    async toCandidate(applicationId: number): Promise<CandidateMailRow[]> {
      const rows = await db
        .select({
          id: mails.id,
          kind: mails.kind,
          toAddress: mails.toAddress,
          subject: mails.subject,
          state: mails.state,
          reason: mails.reason,
          createdAt: mails.createdAt,
          sendAt: mails.sendAt,
          sentAt: mails.sentAt,
          bouncedAt: mails.bouncedAt,
          deliveredAt: mails.deliveredAt,
          author: users.name,
        })
        .from(mails)
        .leftJoin(users, eq(users.id, mails.authorId))
        .where(and(eq(mails.applicationId, applicationId), isNull(mails.userId)))
        .orderBy(desc(mails.createdAt), desc(mails.id))
        .limit(maxCandidateMails)
      return rows.reverse()
    },
    /** Notes that a mail came back and that nothing more goes to its address. */
    async bounced(providerId: string, reason: string, at: Date): Promise<void> {
      const mail = await db.select().from(mails).where(eq(mails.providerId, providerId)).get()
      if (!mail) return
      await db.batch([
        db.update(mails).set({ state: 'failed', reason, bouncedAt: at }).where(eq(mails.id, mail.id)),
        db.insert(bouncedAddresses).values({ address: mail.toAddress, reason, bouncedAt: at }).onConflictDoNothing(),
      ])
    },
    async markAddress(address: string, reason: string, at: Date): Promise<void> {
      await db.insert(bouncedAddresses).values({ address, reason, bouncedAt: at }).onConflictDoNothing()
    },
    bounceOf: (address: string) =>
      db.select().from(bouncedAddresses).where(eq(bouncedAddresses.address, address)).get(),
    /** An address that was put right: mail goes there again. False when it was not marked. */
    async clearAddress(address: string): Promise<boolean> {
      const rows = await db
        .delete(bouncedAddresses)
        .where(eq(bouncedAddresses.address, address))
        .returning({ address: bouncedAddresses.address })
      return rows.length === 1
    },
    /** Mails, newest first, with whether their address is marked. */
    list: ({
      state,
      before,
      limit,
    }: {
      state?: MailState | undefined
      before?: { createdAt: Date; id: string } | undefined
      limit: number
    }) =>
      db
        .select({ mail: mails, isAddressBad: sql<boolean>`${bouncedAddresses.address} is not null`.mapWith(Boolean) })
        .from(mails)
        .leftJoin(bouncedAddresses, eq(bouncedAddresses.address, mails.toAddress))
        .where(
          and(
            state && eq(mails.state, state),
            before &&
              or(
                lt(mails.createdAt, before.createdAt),
                and(eq(mails.createdAt, before.createdAt), lt(mails.id, before.id)),
              ),
          ),
        )
        .orderBy(desc(mails.createdAt), desc(mails.id))
        .limit(limit),
    /** Number of mails in each state, counted up to 1,000. */
    async counts(): Promise<Record<MailState, number>> {
      const row = await db.get<Record<MailState, number>>(
        sql`select ${sql.join(
          (['queued', 'sent', 'failed', 'kept', 'canceled'] as const).map(
            (state) =>
              sql`(select count(*) from (select 1 from mails where state = ${state} limit 1000)) as ${sql.raw(state)}`,
          ),
          sql`, `,
        )}`,
      )
      return row ?? { queued: 0, sent: 0, failed: 0, kept: 0, canceled: 0 }
    },
    /** Number of mails that failed, counted up to 1,000. */
    async failed(): Promise<number> {
      const row = await db.get<{ n: number }>(
        sql`select count(*) as n from (select 1 from mails where state = 'failed' limit 1000)`,
      )
      return row?.n ?? 0
    },
    /** The newest mail in a state. */
    newest: (state: MailState): Promise<Pick<Mail, 'reason' | 'createdAt'> | undefined> =>
      db
        .select({ reason: mails.reason, createdAt: mails.createdAt })
        .from(mails)
        .where(eq(mails.state, state))
        .orderBy(desc(mails.createdAt), desc(mails.id))
        .limit(1)
        .get(),
    async optOuts(userId: number): Promise<string[]> {
      const rows = await db.select({ kind: mailOptOuts.kind }).from(mailOptOuts).where(eq(mailOptOuts.userId, userId))
      return rows.map(({ kind }) => kind)
    },
    async optOut(userId: number, kind: string): Promise<void> {
      await db.insert(mailOptOuts).values({ userId, kind }).onConflictDoNothing()
    },
    async optIn(userId: number, kind: string): Promise<void> {
      await db.delete(mailOptOuts).where(and(eq(mailOptOuts.userId, userId), eq(mailOptOuts.kind, kind)))
    },
    /** Removes mails that were settled before a moment. For the hourly sweep. */
    async sweep(before: Date): Promise<void> {
      await db.delete(mails).where(and(lt(mails.createdAt, before), sql`${mails.state} <> 'queued'`))
    },
  }
}

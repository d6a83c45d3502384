import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import { always, commit, guardOf, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { mailTx, type MailTx } from '#worker/features/identity/mails/mails.writes.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { taskTx, type TaskTx } from '#worker/tasks/outbox.ts'
import { passwordResets } from './password-resets.table.ts'

export type PasswordResetsRepo = ReturnType<typeof passwordResetsRepo>

export function passwordResetsRepo(db: Database) {
  const usable = (tokenHash: string, now: Date) =>
    and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now))
  return {
    /** Enqueues the task of a request, known account or not: one statement either way, so that its time reveals nothing. */
    async ask(writes: (tx: TaskTx) => Writes): Promise<void> {
      await commit(db, { guard: always, writes: writes(taskTx(db)) })
    },
    /**
     * Saves a link in place of an earlier one, with what belongs to it.
     *
     * @param onceKey Nothing is saved if an email with this key was written before.
     */
    async put(
      reset: typeof passwordResets.$inferInsert,
      onceKey: string | undefined,
      writes: (tx: MailTx) => Writes,
    ): Promise<void> {
      const isNew = sql`not exists (select 1 from mails where once_key = ${onceKey ?? null})`
      const { tokenHash, expiresAt, createdBy, createdAt } = reset
      await commit(db, {
        guard: guardOf(sql`exists (select 1 from password_resets where token_hash = ${tokenHash})`),
        writesRun: 'after',
        writes: writes(mailTx(db)),
        statement: db
          .insert(passwordResets)
          .select(rowWhere(passwordResets, reset, sql`where ${isNew}`))
          .onConflictDoUpdate({ target: passwordResets.userId, set: { tokenHash, expiresAt, createdBy, createdAt } })
          .returning({ userId: passwordResets.userId }),
      })
    },
    /** Whose password a link changes; undefined when it is used, over, replaced, or its account may not sign in. */
    userOf: (tokenHash: string, now: Date): Promise<{ name: string; email: string } | undefined> =>
      db
        .select({ name: users.name, email: users.email })
        .from(passwordResets)
        .innerJoin(users, eq(users.id, passwordResets.userId))
        .where(and(usable(tokenHash, now), isNull(users.deletedAt), ne(users.status, 'disabled')))
        .get(),
    /**
     * Uses a link: the new password, the end of every session and of the link in one transaction.
     *
     * @returns False when the link is not good any more; then nothing is changed.
     */
    async use(tokenHash: string, password: string, now: Date): Promise<boolean> {
      const [changed] = await db.batch([
        db
          .update(users)
          .set({ password, sessionEpoch: sql`${users.sessionEpoch} + 1` })
          .where(
            and(
              sql`${users.id} = (select user_id from password_resets where ${usable(tokenHash, now)})`,
              isNull(users.deletedAt),
              ne(users.status, 'disabled'),
            ),
          )
          .returning({ id: users.id }),
        db.delete(passwordResets).where(eq(passwordResets.tokenHash, tokenHash)),
      ])
      return changed.length === 1
    },
    /** For the hourly sweep. */
    async sweep(now: Date): Promise<void> {
      await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
    },
  }
}

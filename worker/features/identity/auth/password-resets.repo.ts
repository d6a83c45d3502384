import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import { inOneBatch, type Database, type Statement } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { outboxStatement, type TaskMessage } from '#worker/tasks/outbox.ts'
import { passwordResets } from './password-resets.table.ts'

export type PasswordResetsRepo = ReturnType<typeof passwordResetsRepo>

export function passwordResetsRepo(db: Database) {
  const usable = (tokenHash: string, now: Date) =>
    and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now))
  return {
    /** Writes a task down. The same statement whether or not there is an account, so that its time tells nothing. */
    async ask(message: TaskMessage): Promise<void> {
      await inOneBatch(db, [outboxStatement(db, message)])
    },
    /**
     * Keeps a link in place of an earlier one, with what belongs to it in one transaction.
     *
     * @param onceKey Nothing is kept when a mail with this key was written before.
     */
    async put(
      reset: typeof passwordResets.$inferInsert,
      { also, onceKey }: { also: Statement[]; onceKey: string | undefined },
    ): Promise<void> {
      const isNew = sql`not exists (select 1 from mails where once_key = ${onceKey ?? null})`
      const { tokenHash, expiresAt, createdBy, createdAt } = reset
      await inOneBatch(db, [
        db
          .insert(passwordResets)
          .select(rowWhere(passwordResets, reset, sql`where ${isNew}`))
          .onConflictDoUpdate({ target: passwordResets.userId, set: { tokenHash, expiresAt, createdBy, createdAt } }),
        ...also,
      ])
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

import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { commit, guardOf, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { twoFactorSecrets } from '#worker/features/identity/auth/two-factor.table.ts'
import { mailTx, type MailTx } from '#worker/features/identity/mails/mails.writes.ts'
import type { Rights, User } from '#worker/features/identity/users/users.repo.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

export type ListedUser = User & {
  /** True when the account signs in with a second step. */
  hasTwoFactor: boolean
}

export type ListedUsersRepo = ReturnType<typeof listedUsersRepo>

/** Accounts as the page of users shows them; deleted ones never. */
export function listedUsersRepo(db: Database) {
  const listed = async (condition: SQL | undefined): Promise<ListedUser[]> => {
    const rows = await db
      .select({ user: users, since: twoFactorSecrets.confirmedAt })
      .from(users)
      .leftJoin(twoFactorSecrets, eq(twoFactorSecrets.userId, users.id))
      .where(and(condition, isNull(users.deletedAt)))
      .orderBy(desc(users.createdAt), desc(users.id))
    return rows.map(({ user, since }) => ({ ...user, hasTwoFactor: since !== null }))
  }
  return {
    /** Newest first. */
    list: (): Promise<ListedUser[]> => listed(undefined),
    byId: async (id: number): Promise<ListedUser | undefined> => (await listed(eq(users.id, id)))[0],
    /** Changes role or status and ends every session that was made before, with the emails about it. */
    async setRights(id: number, rights: Rights, writes: (tx: MailTx) => Writes = () => []): Promise<User | undefined> {
      const isPresent = and(eq(users.id, id), isNull(users.deletedAt))
      const { rows } = await commit<User>(db, {
        guard: guardOf(sql`exists (select 1 from users where ${isPresent})`),
        writesRun: 'after',
        writes: writes(mailTx(db)),
        statement: db
          .update(users)
          .set({ ...rights, sessionEpoch: sql`${users.sessionEpoch} + 1` })
          .where(isPresent)
          .returning(),
      })
      return rows[0]
    },
  }
}

import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { twoFactorSecrets } from '#worker/features/identity/auth/two-factor.table.ts'
import type { User } from '#worker/features/identity/users/users.repo.ts'
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
  }
}

import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { PreferencesPatch } from '#contract/domain/preferences.ts'
import { commit, guardOf, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { users } from './users.table.ts'

export type User = typeof users.$inferSelect
export type NewUser = Pick<User, 'name' | 'email' | 'password' | 'role' | 'status'> &
  Partial<Pick<User, 'isProvisional'>>
export type Rights = Partial<Pick<User, 'role' | 'status' | 'isProvisional'>>

export type UsersRepo = ReturnType<typeof usersRepo>

const present = isNull(users.deletedAt)

/** An admin may be taken away only while another one is left: the database's own condition, so that two can't go at once. */
const anotherAdminIsLeft = (id: number) => sql`exists (select 1 from users other where other.id <> ${id}
  and other.role = 'admin' and other.status = 'active' and other.deleted_at is null)`

/** Any account may be deleted, except the last active admin. */
const isNoActiveAdmin = sql`(${users.role} <> 'admin' or ${users.status} <> 'active')`

export function usersRepo(db: Database) {
  return {
    byId: (id: number): Promise<User | undefined> =>
      db
        .select()
        .from(users)
        .where(and(eq(users.id, id), present))
        .get(),
    /** @param email Trimmed, any case. */
    byEmail: (email: string): Promise<User | undefined> =>
      db
        .select()
        .from(users)
        .where(and(sql`lower(${users.email}) = ${email.toLowerCase()}`, present))
        .get(),
    /** Active admins and partners, by name. */
    active: (): Promise<User[]> =>
      db
        .select()
        .from(users)
        .where(and(eq(users.status, 'active'), present))
        .orderBy(asc(users.name), asc(users.id)),
    /** Active accounts among several, by id. */
    async activeOf(ids: readonly number[]): Promise<Map<number, User>> {
      if (ids.length === 0) return new Map()
      const rows = await db
        .select()
        .from(users)
        .where(and(inValues(users.id, ids), eq(users.status, 'active'), present))
      return new Map(rows.map((user) => [user.id, user]))
    },
    /** Active admins, and one active account more, by name: those who may see the records of that account. */
    adminsAnd: (id: number | null): Promise<User[]> =>
      db
        .select()
        .from(users)
        .where(
          and(
            or(
              and(eq(users.role, 'admin'), eq(users.status, 'active')),
              and(eq(users.id, id ?? 0), eq(users.status, 'active')),
            ),
            present,
          ),
        )
        .orderBy(asc(users.name), asc(users.id)),
    /** Active partners to whom candidates can be given, by name: an admin has confirmed them. */
    partners: (): Promise<User[]> =>
      db
        .select()
        .from(users)
        .where(and(eq(users.role, 'partner'), eq(users.status, 'active'), eq(users.isProvisional, false), present))
        .orderBy(asc(users.name), asc(users.id)),
    /** Adds a user; undefined when the email is taken, by the unique index and not by a look before. */
    async add(user: NewUser): Promise<User | undefined> {
      const [row] = await db.insert(users).values(user).onConflictDoNothing().returning()
      return row
    },
    /**
     * Takes rights from an admin only while another active admin is left; undefined otherwise. One statement, so that
     * two admins can't remove each other at once.
     */
    async setRightsUnlessLastAdmin(id: number, rights: Rights, writes: Writes = []): Promise<User | undefined> {
      const mayChange = and(eq(users.id, id), present, anotherAdminIsLeft(id))
      const { rows } = await commit<User>(db, {
        guard: guardOf(sql`exists (select 1 from users where ${mayChange})`),
        writesRun: 'after',
        writes,
        statement: db
          .update(users)
          .set({ ...rights, sessionEpoch: sql`${users.sessionEpoch} + 1` })
          .where(mayChange)
          .returning(),
      })
      return rows[0]
    },
    /** Hides an account and ends its sessions, unless it is the last active admin; false then and when it is gone already. */
    async remove(id: number, at: Date): Promise<boolean> {
      const rows = await db
        .update(users)
        .set({ deletedAt: at, sessionEpoch: sql`${users.sessionEpoch} + 1` })
        .where(and(eq(users.id, id), present, or(isNoActiveAdmin, anotherAdminIsLeft(id))))
        .returning({ id: users.id })
      return rows.length === 1
    },
    /** Ends every session that was made before. */
    async endSessions(id: number): Promise<void> {
      await db
        .update(users)
        .set({ sessionEpoch: sql`${users.sessionEpoch} + 1` })
        .where(eq(users.id, id))
    },
    async rename(id: number, name: string): Promise<void> {
      await db.update(users).set({ name }).where(eq(users.id, id))
    },
    /** Merges changed preferences into those on record, in one statement. Returns the result. */
    async setPreferences(id: number, changed: PreferencesPatch): Promise<unknown> {
      const [row] = await db
        .update(users)
        .set({ preferences: sql`json_patch(coalesce(${users.preferences}, '{}'), ${JSON.stringify(changed)})` })
        .where(eq(users.id, id))
        .returning({ preferences: users.preferences })
      return row?.preferences
    },
    /** Puts a new hash in the place of the one that was read, and ends every session; undefined when somebody was faster. */
    async changePassword(before: Pick<User, 'id' | 'password'>, password: string): Promise<User | undefined> {
      const [row] = await db
        .update(users)
        .set({ password, sessionEpoch: sql`${users.sessionEpoch} + 1` })
        .where(and(eq(users.id, before.id), eq(users.password, before.password), present))
        .returning()
      return row
    },
    /** Replaces a password's hash by one with newer parameters, unless the password has changed meanwhile. Sessions stay. */
    async rehash({ id, password }: Pick<User, 'id' | 'password'>, hash: string): Promise<void> {
      await db
        .update(users)
        .set({ password: hash })
        .where(and(eq(users.id, id), eq(users.password, password)))
    },
    async signedIn(id: number, at: Date): Promise<void> {
      await db.update(users).set({ lastSignInAt: at }).where(eq(users.id, id))
    },
  }
}

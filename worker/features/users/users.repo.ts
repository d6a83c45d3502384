import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { users } from './users.table.ts'

export type User = typeof users.$inferSelect
export type NewUser = Pick<User, 'name' | 'email' | 'password' | 'role' | 'status'>

export type UsersRepo = ReturnType<typeof usersRepo>

const present = isNull(users.deletedAt)

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
    list: (): Promise<User[]> => db.select().from(users).where(present).orderBy(desc(users.createdAt), desc(users.id)),
    /** Active admins and partners, by name. */
    active: (): Promise<User[]> =>
      db
        .select()
        .from(users)
        .where(and(eq(users.status, 'active'), present))
        .orderBy(asc(users.name), asc(users.id)),
    /** Active partners, by name. */
    partners: (): Promise<User[]> =>
      db
        .select()
        .from(users)
        .where(and(eq(users.role, 'partner'), eq(users.status, 'active'), present))
        .orderBy(asc(users.name), asc(users.id)),
    /** Adds a user; undefined when the e-mail is taken, by the unique index and not by a look before. */
    async add(user: NewUser): Promise<User | undefined> {
      const [row] = await db.insert(users).values(user).onConflictDoNothing().returning()
      return row
    },
    /** Changes role or status and ends every session that was made before. */
    async setRights(id: number, rights: Partial<Pick<User, 'role' | 'status'>>): Promise<User | undefined> {
      const [row] = await db
        .update(users)
        .set({ ...rights, sessionEpoch: sql`${users.sessionEpoch} + 1` })
        .where(and(eq(users.id, id), present))
        .returning()
      return row
    },
    /**
     * Takes rights from an admin only while another active admin is left; undefined otherwise. One statement, so that
     * two admins can't remove each other at once.
     */
    async setRightsUnlessLastAdmin(
      id: number,
      rights: Partial<Pick<User, 'role' | 'status'>>,
    ): Promise<User | undefined> {
      const [row] = await db
        .update(users)
        .set({ ...rights, sessionEpoch: sql`${users.sessionEpoch} + 1` })
        .where(
          and(
            eq(users.id, id),
            present,
            sql`exists (select 1 from users other where other.id <> ${id} and other.role = 'admin'
              and other.status = 'active' and other.deleted_at is null)`,
          ),
        )
        .returning()
      return row
    },
    /** Keeps a password hash made with newer parameters; sessions stay. */
    async rehash(id: number, password: string): Promise<void> {
      await db.update(users).set({ password }).where(eq(users.id, id))
    },
    async signedIn(id: number, at: Date): Promise<void> {
      await db.update(users).set({ lastSignInAt: at }).where(eq(users.id, id))
    },
  }
}

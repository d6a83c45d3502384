import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { users } from '#worker/features/users/users.table.ts'
import { sessionRevocations, sessions } from './auth.table.ts'

export type AuthRepo = ReturnType<typeof authRepo>

export function authRepo(db: Database) {
  return {
    /** The user of a session and whether that session was revoked: the one query of every staff request. */
    userOfSession: (userId: number, tokenHash: string) =>
      db
        .select({ user: users, revoked: sessionRevocations.tokenHash })
        .from(users)
        .leftJoin(sessionRevocations, eq(sessionRevocations.tokenHash, tokenHash))
        .where(and(eq(users.id, userId), isNull(users.deletedAt)))
        .get(),
    /** Writes down that a session began, for the user's own list. */
    async began(session: {
      tokenHash: string
      userId: number
      device: string
      place: string
      at: Date
      expiresAt: Date
    }) {
      const { device, place, at } = session
      await db.insert(sessions).values({
        sid: session.tokenHash,
        userId: session.userId,
        sess: JSON.stringify({ device, place, createdAt: at.toISOString() }),
        expire: session.expiresAt,
      })
    },
    /** Revokes a session at once and everywhere, whatever KV still says. */
    async revoke(session: { tokenHash: string; userId: number; expiresAt: Date }) {
      await db.batch([
        db.insert(sessionRevocations).values(session).onConflictDoNothing(),
        db.delete(sessions).where(eq(sessions.sid, session.tokenHash)),
      ])
    },
    /** Removes what has ended anyway. For the hourly sweep. */
    async sweep(now: Date) {
      await db.batch([
        db.delete(sessionRevocations).where(lt(sessionRevocations.expiresAt, now)),
        db.delete(sessions).where(lt(sessions.expire, now)),
      ])
    },
  }
}

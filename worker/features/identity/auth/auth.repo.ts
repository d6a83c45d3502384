import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { sessionRevocations, sessions } from './auth.table.ts'
import { twoFactorSecrets } from './two-factor.table.ts'

export type AuthRepo = ReturnType<typeof authRepo>

/** A session as its owner is shown it. */
export type KnownSession = { tokenHash: string; device: string; place: string; createdAt: Date; expiresAt: Date }

/** Nobody works on more devices; bounds what a page shows. */
const maxSessions = 50

export function authRepo(db: Database) {
  /** Those that are in force: not over, and made since password, role or status last changed. */
  const living = (userId: number, now: Date) =>
    and(
      eq(sessions.userId, userId),
      gt(sessions.expire, now),
      sql`coalesce(json_extract(${sessions.sess}, '$.epoch'), 0) =
        (select session_epoch from users where id = ${userId})`,
    )
  return {
    /**
     * The user of a session, whether that session was revoked, and whether the account lacks the two-factor sign-in that
     * the agency asks for: the one query of every staff request.
     */
    userOfSession: (userId: number, tokenHash: string) =>
      db
        .select({
          user: users,
          revoked: sessionRevocations.tokenHash,
          lacksTwoFactor: sql<number>`(${twoFactorSecrets.confirmedAt} is null
            and exists (select 1 from settings where key = 'requireTwoFactor' and value = 'true'))`,
        })
        .from(users)
        .leftJoin(sessionRevocations, eq(sessionRevocations.tokenHash, tokenHash))
        .leftJoin(twoFactorSecrets, eq(twoFactorSecrets.userId, users.id))
        .where(and(eq(users.id, userId), isNull(users.deletedAt)))
        .get(),
    /** Writes down that a session began, for the user's own list. */
    async began(session: KnownSession & { userId: number; epoch: number }) {
      const { device, place, createdAt, epoch } = session
      await db.insert(sessions).values({
        sid: session.tokenHash,
        userId: session.userId,
        sess: JSON.stringify({ device, place, createdAt: createdAt.toISOString(), epoch }),
        expire: session.expiresAt,
      })
    },
    /** A user's sessions in force, newest first, at most 50. */
    async ofUser(userId: number, now: Date): Promise<KnownSession[]> {
      const rows = await db
        .select()
        .from(sessions)
        .where(living(userId, now))
        .orderBy(desc(sql`json_extract(${sessions.sess}, '$.createdAt')`))
        .limit(maxSessions)
      return rows.map(({ sid, sess, expire }) => {
        const { device, place, createdAt } = JSON.parse(sess) as { device: string; place: string; createdAt: string }
        return { tokenHash: sid, device, place, createdAt: new Date(createdAt), expiresAt: expire }
      })
    },
    /** Revokes a session at once and everywhere, whatever KV still says. */
    async revoke(session: { tokenHash: string; userId: number; expiresAt: Date }) {
      await db.batch([
        db.insert(sessionRevocations).values(session).onConflictDoNothing(),
        db.delete(sessions).where(eq(sessions.sid, session.tokenHash)),
      ])
    },
    /** Revokes every session of a user but one. Gives the token hashes of those that were in force. */
    async revokeOthers(userId: number, keptTokenHash: string, now: Date): Promise<string[]> {
      const others = and(living(userId, now), ne(sessions.sid, keptTokenHash))
      const [, ended] = await db.batch([
        db
          .insert(sessionRevocations)
          .select(sql`select sid, user_id, expire from sessions where ${others}`)
          .onConflictDoNothing(),
        db.delete(sessions).where(others).returning({ sid: sessions.sid }),
      ])
      return ended.map(({ sid }) => sid)
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

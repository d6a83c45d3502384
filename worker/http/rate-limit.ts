import { eq, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { tooMany } from './errors.ts'
import { rateLimits } from './rate-limit.table.ts'
import { hmac } from './digest.ts'

/** Number of calls that one caller may make in a window. */
export type RateLimit = { name: string; max: number; windowSeconds: number }

export type RateLimiter = {
  /**
   * Counts one call and throws 429 with Retry-After when it is over the limit.
   *
   * @param caller Name of the caller, such as an address or an email. Stored as a keyed hash only.
   */
  hit: (limit: RateLimit, caller: string) => Promise<void>
  /** Takes one call off the count: a sign-in that succeeded for example. */
  giveBack: (limit: RateLimit, caller: string) => Promise<void>
}

/**
 * Rate limits in D1: one atomic statement a call, so that two calls at once count as two.
 *
 * @param factor Multiplies every maximum.
 */
export function rateLimiter(db: Database, options: { secret: string; now: () => Date; factor: number }): RateLimiter {
  const keyOf = async (limit: RateLimit, caller: string) => `${limit.name}:${await hmac(options.secret, caller)}`
  return {
    async hit(limit, caller) {
      const now = options.now().getTime()
      const resetAt = new Date(now + limit.windowSeconds * 1000)
      const [row] = await db
        .insert(rateLimits)
        .values({ key: await keyOf(limit, caller), count: 1, resetAt })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            count: sql`case when ${rateLimits.resetAt} <= ${now} then 1 else ${rateLimits.count} + 1 end`,
            resetAt: sql`case when ${rateLimits.resetAt} <= ${now} then ${resetAt.getTime()} else ${rateLimits.resetAt} end`,
          },
        })
        .returning({ count: rateLimits.count, resetAt: rateLimits.resetAt })
      if (row && row.count > Math.ceil(limit.max * options.factor)) {
        throw tooMany(Math.max(1, Math.ceil((row.resetAt.getTime() - now) / 1000)))
      }
    },
    async giveBack(limit, caller) {
      await db
        .update(rateLimits)
        .set({ count: sql`max(0, ${rateLimits.count} - 1)` })
        .where(eq(rateLimits.key, await keyOf(limit, caller)))
    },
  }
}

/** Removes counters whose window is over. For the hourly sweep. */
export async function sweepRateLimits(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(sql`${rateLimits.resetAt} <= ${now.getTime()}`)
}

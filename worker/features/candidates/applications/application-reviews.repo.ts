import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { applicationUnread, reviewCounts } from './applications.table.ts'

export type ApplicationReviewsRepo = ReturnType<typeof applicationReviewsRepo>

/** D1 wants short transactions; so many rows take it a few hundredths of a second. */
const reviewedAtOnce = 5_000

/** Applications that each user has yet to review. */
export function applicationReviewsRepo(db: Database) {
  return {
    /** A user has opened an application, and so has reviewed it. */
    async viewed(userId: number, applicationId: number): Promise<void> {
      await db
        .delete(applicationUnread)
        .where(and(eq(applicationUnread.userId, userId), eq(applicationUnread.applicationId, applicationId)))
    },

    /** Number of applications that a user has yet to review, from the count kept by triggers. */
    toReview: async (userId: number): Promise<number> =>
      (await db.select({ count: reviewCounts.count }).from(reviewCounts).where(eq(reviewCounts.userId, userId)).get())
        ?.count ?? 0,

    /** Empties a user's list of what to review, a part at a time. @returns how many there were. */
    async reviewedAll(userId: number): Promise<number> {
      for (let marked = 0; ;) {
        const part = await db
          .delete(applicationUnread)
          .where(
            sql`${applicationUnread.userId} = ${userId} and ${applicationUnread.applicationId} in (
              select application_id from application_unread where user_id = ${userId} limit ${reviewedAtOnce})`,
          )
          .returning({ id: applicationUnread.applicationId })
        marked += part.length
        if (part.length < reviewedAtOnce) return marked
      }
    },
  }
}

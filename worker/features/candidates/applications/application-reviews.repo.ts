import { eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { applicationUnread, applicationViews, reviewCounts } from './applications.table.ts'
import type { Author } from './events.writes.ts'

export type ApplicationReviewsRepo = ReturnType<typeof applicationReviewsRepo>

const viewKey = [applicationViews.userId, applicationViews.applicationId]

/** D1 wants short transactions; so many rows take it a few hundredths of a second. */
const reviewedAtOnce = 5_000

/** Notes that the author of a change has seen the application in the state that the change makes. */
export const viewedBy = (db: Database, { by, at }: Author, from: SQL) =>
  db
    .insert(applicationViews)
    .select(sql`select ${by}, a.id, max(${at.getTime()}, a.updated_at + 1) ${from}`)
    .onConflictDoUpdate({ target: viewKey, set: { viewedAt: sql`excluded.viewed_at` } })

/** Applications that each user has yet to review. */
export function applicationReviewsRepo(db: Database) {
  return {
    /** Remembers that a user has opened an application as it is now. */
    async viewed(userId: number, applicationId: number, at: Date): Promise<void> {
      await db
        .insert(applicationViews)
        .select(
          sql`select ${userId}, id, max(${at.getTime()}, updated_at) from job_applications where id = ${applicationId}`,
        )
        .onConflictDoUpdate({ target: viewKey, set: { viewedAt: sql`max(viewed_at, excluded.viewed_at)` } })
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

import { and, desc, eq, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { feedback } from './feedback.table.ts'

export type NewFeedback = Pick<
  typeof feedback.$inferInsert,
  'userId' | 'type' | 'title' | 'description' | 'priority' | 'createdAt' | 'updatedAt'
>

/** A note with its author; null for a visitor and for an account that is gone. */
export type Feedback = typeof feedback.$inferSelect & { author: { name: string; email: string } | null }

export type FeedbackFilter = { status?: string | undefined; type?: string | undefined; priority?: string | undefined }

export type FeedbackRepo = ReturnType<typeof feedbackRepo>

export function feedbackRepo(db: Database) {
  const matching = ({ status, type, priority }: FeedbackFilter) =>
    and(
      status ? eq(feedback.status, status) : undefined,
      type ? eq(feedback.type, type) : undefined,
      priority ? eq(feedback.priority, priority) : undefined,
    )
  async function read(condition: SQL | undefined, limit: number): Promise<Feedback[]> {
    const rows = await db
      .select({ note: feedback, author: { name: users.name, email: users.email } })
      .from(feedback)
      .leftJoin(users, and(eq(users.id, feedback.userId), isNull(users.deletedAt)))
      .where(condition)
      .orderBy(desc(feedback.id))
      .limit(limit)
    return rows.map(({ note, author }) => ({ ...note, author }))
  }
  const byId = async (id: number): Promise<Feedback | undefined> => (await read(eq(feedback.id, id), 1))[0]
  return {
    async add(note: NewFeedback): Promise<void> {
      await db.insert(feedback).values(note)
    },
    byId,
    /** Newest first; `beforeId` continues a list. */
    page: (filter: FeedbackFilter, { limit, beforeId }: { limit: number; beforeId?: number | undefined }) =>
      read(and(matching(filter), beforeId === undefined ? undefined : lt(feedback.id, beforeId)), limit),
    /** Number of matches, counted up to `most`. */
    async count(filter: FeedbackFilter, most: number): Promise<number> {
      const some = db
        .select({ one: sql`1` })
        .from(feedback)
        .where(matching(filter))
        .limit(most)
      const row = await db.get<{ count: number }>(sql`select count(*) as count from (${some})`)
      return row?.count ?? 0
    },
    /** Changes what is named; undefined when there is no such note. */
    async change(
      id: number,
      fields: Partial<Pick<Feedback, 'status' | 'priority' | 'adminNotes'>>,
      at: Date,
    ): Promise<Feedback | undefined> {
      await db
        .update(feedback)
        .set({ ...fields, updatedAt: at })
        .where(eq(feedback.id, id))
      return byId(id)
    },
  }
}

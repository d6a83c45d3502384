import type { Database } from '#worker/db/client.ts'
import { feedback } from './feedback.table.ts'

export type NewFeedback = Pick<
  typeof feedback.$inferInsert,
  'userId' | 'type' | 'title' | 'description' | 'priority' | 'createdAt' | 'updatedAt'
>

export type FeedbackRepo = ReturnType<typeof feedbackRepo>

export function feedbackRepo(db: Database) {
  return {
    async add(note: NewFeedback): Promise<void> {
      await db.insert(feedback).values(note)
    },
  }
}

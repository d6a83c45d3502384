import { and, count, desc, eq, isNull, lt, min } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { cronRuns, deadLetters, outbox } from '#worker/tasks/tasks.table.ts'

export type DeadLetterRow = typeof deadLetters.$inferSelect
export type OperationsRepo = ReturnType<typeof operationsRepo>

/** What the frame of the background work leaves behind: outbox, dead letters, cron runs. */
export function operationsRepo(db: Database) {
  const isOpen = isNull(deadLetters.retriedAt)
  return {
    /** Throws when the database does not answer. */
    async ping(): Promise<void> {
      await db.get('select 1')
    },
    /** How many tasks wait to be sent, and since when the oldest does (null: none waits). */
    async waiting(): Promise<{ waiting: number; oldest: Date | null }> {
      const [row] = await db.select({ waiting: count(), oldest: min(outbox.createdAt) }).from(outbox)
      return { waiting: row?.waiting ?? 0, oldest: row?.oldest ?? null }
    },
    cronRuns: () => db.select().from(cronRuns),
    async openDeadLetters(): Promise<number> {
      return db.$count(deadLetters, isOpen)
    },
    allDeadLetters: () => db.$count(deadLetters),
    /** Newest first, from below `beforeId`. */
    deadLetters: ({ isOpenOnly, beforeId, limit }: { isOpenOnly: boolean; beforeId?: number; limit: number }) =>
      db
        .select()
        .from(deadLetters)
        .where(and(isOpenOnly ? isOpen : undefined, beforeId ? lt(deadLetters.id, beforeId) : undefined))
        .orderBy(desc(deadLetters.id))
        .limit(limit),
    async deadLetter(id: number): Promise<DeadLetterRow | undefined> {
      return db.select().from(deadLetters).where(eq(deadLetters.id, id)).get()
    },
    /**
     * Notes that a dead letter goes on the queue again.
     *
     * @returns false when somebody was faster.
     */
    async markRetried(id: number, at: Date): Promise<boolean> {
      const rows = await db
        .update(deadLetters)
        .set({ retriedAt: at })
        .where(and(eq(deadLetters.id, id), isOpen))
        .returning({ id: deadLetters.id })
      return rows.length > 0
    },
    /** Opens it again: the queue did not take it. */
    async reopen(id: number): Promise<void> {
      await db.update(deadLetters).set({ retriedAt: null }).where(eq(deadLetters.id, id))
    },
    async remove(id: number): Promise<boolean> {
      const rows = await db.delete(deadLetters).where(eq(deadLetters.id, id)).returning({ id: deadLetters.id })
      return rows.length > 0
    },
  }
}

import { and, count, desc, eq, isNull, lt, min, sql } from 'drizzle-orm'
import { commit, guardOf, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { taskTx, type TaskTx } from '#worker/tasks/outbox.ts'
import { cronRuns, deadLetters, outbox } from '#worker/tasks/tasks.table.ts'

export type DeadLetterRow = typeof deadLetters.$inferSelect
/** The row in which `npm start` notes its start (scripts/seed.mjs); not a cron job. */
const serverStart = 'server.start'

export type OperationsRepo = ReturnType<typeof operationsRepo>

/** State of the background work: outbox, dead letters, cron runs. */
export function operationsRepo(db: Database) {
  const isOpen = isNull(deadLetters.retriedAt)
  return {
    /** Throws when the database does not answer. */
    async ping(): Promise<void> {
      await db.get('select 1')
    },
    /** Counts unfinished tasks and those older than `lateBefore`, and dates the oldest. */
    async waiting(lateBefore: Date): Promise<{ total: number; late: number; oldest: Date | null }> {
      const late = sql<number>`count(*) filter (where ${lt(outbox.createdAt, lateBefore)})`
      const [row] = await db.select({ total: count(), late, oldest: min(outbox.createdAt) }).from(outbox)
      return { total: row?.total ?? 0, late: row?.late ?? 0, oldest: row?.oldest ?? null }
    },
    /**
     * When the schema was last migrated (by a first installation or an upgrade) or a local server last started: the
     * schedule counts from then. The beginning of time where neither is recorded.
     */
    async runningSince(): Promise<Date> {
      const started = await db
        .select({ at: cronRuns.startedAt })
        .from(cronRuns)
        .where(eq(cronRuns.job, serverStart))
        .get()
      const migrated = await db
        .get<{ at: number | null } | undefined>(sql`select unixepoch(max(applied_at)) * 1000 as at from d1_migrations`)
        .catch(() => undefined)
      return new Date(Math.max(started?.at.getTime() ?? 0, migrated?.at ?? 0))
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
    /** Marks a dead letter as retried and enqueues its task again; false if someone else did so first. */
    async markRetried(id: number, at: Date, writes: (tx: TaskTx) => Writes): Promise<boolean> {
      const { rows } = await commit(db, {
        guard: guardOf(sql`exists (select 1 from ${deadLetters} where id = ${id} and ${isOpen})`),
        writes: writes(taskTx(db)),
        statement: db
          .update(deadLetters)
          .set({ retriedAt: at })
          .where(and(eq(deadLetters.id, id), isOpen))
          .returning({ id: deadLetters.id }),
      })
      return rows.length > 0
    },
    async remove(id: number): Promise<boolean> {
      const rows = await db.delete(deadLetters).where(eq(deadLetters.id, id)).returning({ id: deadLetters.id })
      return rows.length > 0
    },
  }
}

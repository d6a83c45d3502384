import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Analysis } from '#contract/domain/analysis.ts'
import type { Engine } from '#contract/domain/intelligence.ts'
import type { Database, Statement } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { outboxStatementWhen, type TaskMessage } from '#worker/tasks/outbox.ts'
import { outbox } from '#worker/tasks/tasks.table.ts'
import { aiAnalysis } from './analysis.table.ts'

export type StoredAnalysis = typeof aiAnalysis.$inferSelect

export type AnalysisRepo = ReturnType<typeof analysisRepo>

export function analysisRepo(db: Database) {
  const begin = (
    { applicationId, message, at }: { applicationId: number; message: TaskMessage; at: Date },
    when: SQL,
  ): Statement[] => [
    outboxStatementWhen(db, message, when),
    db
      .insert(aiAnalysis)
      .select(
        rowWhere(aiAnalysis, { applicationId, state: 'writing', createdAt: at, updatedAt: at }, sql`where ${when}`),
      )
      .onConflictDoUpdate({ target: aiAnalysis.applicationId, set: { state: 'writing', updatedAt: at } }),
  ]
  return {
    /** The same for several applications in two statements, each only if its own condition holds. */
    beginMany(
      started: readonly { applicationId: number; message: TaskMessage; basis: unknown }[],
      at: Date,
      holds: (basis: SQL) => SQL,
    ): Statement[] {
      const rows = started.map(({ applicationId, message: { id, task, payload }, basis }) => {
        return { applicationId, basis, id, task, payload: JSON.stringify(payload) }
      })
      const from = sql`from json_each(${JSON.stringify(rows)}) where ${holds(sql`value -> 'basis'`)}`
      const applicationId = sql<number>`value ->> 'applicationId'`
      return [
        db
          .insert(outbox)
          .select(sql`select value ->> 'id', value ->> 'task', value ->> 'payload', ${at.getTime()}, 0, null ${from}`),
        db
          .insert(aiAnalysis)
          .select(rowWhere(aiAnalysis, { applicationId, state: 'writing', createdAt: at, updatedAt: at }, from))
          .onConflictDoUpdate({ target: aiAnalysis.applicationId, set: { state: 'writing', updatedAt: at } }),
      ]
    },
    /** Marks the analysis as being written and writes the task down, both only if `when` holds. */
    begin,
    /** The same by itself; false when one is being written already, and then nothing changes. */
    async start(started: Parameters<typeof begin>[0]): Promise<boolean> {
      const isFree = sql`not exists (select 1 from ai_analysis where application_id = ${started.applicationId} and state = 'writing')`
      const [first, second] = begin(started, isFree) as [Statement, Statement]
      await db.batch([first, second])
      const stored = await db.get<{ id: string } | undefined>(
        sql`select id from outbox where id = ${started.message.id}`,
      )
      return stored !== undefined
    },
    of: (applicationId: number): Promise<StoredAnalysis | undefined> =>
      db.select().from(aiAnalysis).where(eq(aiAnalysis.applicationId, applicationId)).get(),
    /** Keeps what was written, with its event when this run is the one that ends the writing. */
    async save(
      applicationId: number,
      written: Analysis & { engine: Engine },
      at: Date,
      event: (when: SQL) => Statement,
    ): Promise<void> {
      const fields = { ...written, state: 'ready' as const, updatedAt: at }
      await db.batch([
        event(sql`exists (select 1 from ai_analysis where application_id = ${applicationId} and state = 'writing')`),
        db.update(aiAnalysis).set(fields).where(eq(aiAnalysis.applicationId, applicationId)),
      ])
    },
    async fail(applicationId: number, at: Date): Promise<void> {
      await db
        .update(aiAnalysis)
        .set({ state: 'failed', updatedAt: at })
        .where(and(eq(aiAnalysis.applicationId, applicationId), eq(aiAnalysis.state, 'writing')))
    },
  }
}

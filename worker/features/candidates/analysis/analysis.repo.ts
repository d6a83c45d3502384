import { and, eq, sql } from 'drizzle-orm'
import type { Analysis } from '#contract/domain/analysis.ts'
import type { Engine } from '#contract/domain/intelligence.ts'
import { commit, guardOf, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { applicationTx, type ApplicationTx } from '#worker/features/candidates/applications/events.writes.ts'
import { taskTx, type TaskTx } from '#worker/tasks/outbox.ts'
import { aiAnalysis } from './analysis.table.ts'

export type StoredAnalysis = typeof aiAnalysis.$inferSelect

export type AnalysisRepo = ReturnType<typeof analysisRepo>

export function analysisRepo(db: Database) {
  return {
    /**
     * Marks the analysis as being written and saves its task. Returns false and changes nothing if it is being written
     * already.
     */
    async start(applicationId: number, at: Date, writes: (tx: TaskTx) => Writes): Promise<boolean> {
      const isFree = sql`not exists (select 1 from ai_analysis where application_id = ${applicationId} and state = 'writing')`
      const { rows } = await commit(db, {
        guard: guardOf(isFree),
        writes: writes(taskTx(db)),
        statement: db
          .insert(aiAnalysis)
          .select(
            rowWhere(
              aiAnalysis,
              { applicationId, state: 'writing', createdAt: at, updatedAt: at },
              sql`where ${isFree}`,
            ),
          )
          .onConflictDoUpdate({ target: aiAnalysis.applicationId, set: { state: 'writing', updatedAt: at } })
          .returning({ id: aiAnalysis.id }),
      })
      return rows.length === 1
    },
    of: (applicationId: number): Promise<StoredAnalysis | undefined> =>
      db.select().from(aiAnalysis).where(eq(aiAnalysis.applicationId, applicationId)).get(),
    /** Saves a written analysis. Only the run that ends the writing adds the event, so a second run adds none. */
    async save(
      applicationId: number,
      written: Analysis & { engine: Engine },
      at: Date,
      writes: (tx: ApplicationTx) => Writes,
    ): Promise<void> {
      const fields = { ...written, state: 'ready' as const, updatedAt: at }
      await commit(db, {
        guard: guardOf(
          sql`exists (select 1 from ai_analysis where application_id = ${applicationId} and state = 'writing')`,
        ),
        writes: writes(applicationTx(db, applicationId, { by: null, at })),
        after: [db.update(aiAnalysis).set(fields).where(eq(aiAnalysis.applicationId, applicationId))],
      })
    },
    async fail(applicationId: number, at: Date): Promise<void> {
      await db
        .update(aiAnalysis)
        .set({ state: 'failed', updatedAt: at })
        .where(and(eq(aiAnalysis.applicationId, applicationId), eq(aiAnalysis.state, 'writing')))
    },
  }
}

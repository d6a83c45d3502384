import { sql } from 'drizzle-orm'
import { guardedRows, write, type Writer } from '#worker/db/change.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { aiAnalysis } from './analysis.table.ts'

/** Marks the analyses of applications as being written. */
export const startWriter: Writer<{ applicationId: number; at: number }> = (db, rows, guard) => [
  db
    .insert(aiAnalysis)
    .select(
      rowWhere(
        aiAnalysis,
        {
          applicationId: sql<number>`r.value ->> '$.row.applicationId'`,
          state: 'writing',
          createdAt: sql`r.value ->> '$.row.at'`,
          updatedAt: sql`r.value ->> '$.row.at'`,
        },
        guardedRows(rows, guard),
      ),
    )
    .onConflictDoUpdate({
      target: aiAnalysis.applicationId,
      set: { state: 'writing', updatedAt: sql`excluded.updated_at` },
    }),
]

export const analysisStart = (applicationId: number, at: Date) =>
  write(startWriter, { applicationId, at: at.getTime() }, { of: [applicationId] })

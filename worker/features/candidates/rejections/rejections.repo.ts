import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { rejections } from './rejections.table.ts'

export type Rejection = typeof rejections.$inferSelect
export type RejectionsRepo = ReturnType<typeof rejectionsRepo>

export const rejectionsRepo = (db: Database) => ({
  /** The last rejections of several applications, by application id. */
  async of(applicationIds: readonly number[]): Promise<Map<number, Rejection>> {
    const rows = await db.select().from(rejections).where(inValues(rejections.applicationId, applicationIds))
    return new Map(rows.map((row) => [row.applicationId, row]))
  },
})

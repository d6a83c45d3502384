import { desc, gte, lt, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { modelDays, modelUsage } from './intelligence.table.ts'

export type StoredUsage = typeof modelUsage.$inferSelect

export type IntelligenceRepo = ReturnType<typeof intelligenceRepo>

export function intelligenceRepo(db: Database) {
  return {
    /** Takes one call off the day's allowance; false when there isn't one left. One statement: two callers at once are two calls. */
    async takeCall(day: string, cap: number): Promise<boolean> {
      if (cap < 1) return false
      const taken = await db
        .insert(modelDays)
        .values({ day, calls: 1 })
        .onConflictDoUpdate({
          target: modelDays.day,
          set: { calls: sql`${modelDays.calls} + 1` },
          setWhere: sql`${modelDays.calls} < ${cap}`,
        })
        .returning({ calls: modelDays.calls })
      return taken.length > 0
    },
    /** Adds one ended call to the day's record. */
    async record(used: Omit<StoredUsage, 'calls'>): Promise<void> {
      await db
        .insert(modelUsage)
        .values({ ...used, calls: 1 })
        .onConflictDoUpdate({
          target: [modelUsage.day, modelUsage.ability, modelUsage.outcome],
          set: {
            calls: sql`${modelUsage.calls} + 1`,
            inputTokens: sql`${modelUsage.inputTokens} + excluded.input_tokens`,
            outputTokens: sql`${modelUsage.outputTokens} + excluded.output_tokens`,
            milliseconds: sql`${modelUsage.milliseconds} + excluded.milliseconds`,
          },
        })
    },
    async callsOf(day: string): Promise<number> {
      const [row] = await db
        .select({ calls: modelDays.calls })
        .from(modelDays)
        .where(sql`${modelDays.day} = ${day}`)
      return row?.calls ?? 0
    },
    /** The record from a day on, newest first. */
    since: (day: string): Promise<StoredUsage[]> =>
      db.select().from(modelUsage).where(gte(modelUsage.day, day)).orderBy(desc(modelUsage.day), modelUsage.ability),
    /** Forgets what is older than a day. For the hourly sweep. */
    async sweep(before: string): Promise<void> {
      await db.batch([
        db.delete(modelDays).where(lt(modelDays.day, before)),
        db.delete(modelUsage).where(lt(modelUsage.day, before)),
      ])
    },
  }
}

import { sql } from 'drizzle-orm'
import { inOneBatch, type Database } from '#worker/db/client.ts'
import { outboxStatement, type TaskMessage } from '#worker/tasks/outbox.ts'
import { settings } from './settings.table.ts'

export type SettingsRepo = ReturnType<typeof settingsRepo>

export function settingsRepo(db: Database) {
  return {
    /** All stored values by key, as parsed JSON. */
    async all(): Promise<Record<string, unknown>> {
      const rows = await db.select({ key: settings.key, value: settings.value }).from(settings)
      return Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value) as unknown]))
    },
    /** Stores the values that are named; others stay. What follows from them is written down in the same transaction. */
    async change(
      values: Record<string, unknown>,
      by: { userId: number; at: Date },
      messages: readonly TaskMessage[] = [],
    ): Promise<void> {
      await inOneBatch(db, [
        ...Object.entries(values).map(([key, value]) =>
          db
            .insert(settings)
            .values({ key, value: JSON.stringify(value), updatedBy: by.userId, updatedAt: by.at })
            .onConflictDoUpdate({
              target: settings.key,
              set: { value: sql`excluded.value`, updatedBy: by.userId, updatedAt: by.at },
            }),
        ),
        ...messages.map((message) => outboxStatement(db, message)),
      ])
    },
  }
}

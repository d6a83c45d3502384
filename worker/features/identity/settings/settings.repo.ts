import { sql } from 'drizzle-orm'
import { always, commit, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { taskTx, type TaskTx } from '#worker/tasks/outbox.ts'
import { settings } from './settings.table.ts'

export type SettingsRepo = ReturnType<typeof settingsRepo>

export function settingsRepo(db: Database) {
  return {
    /** All stored values by key, as parsed JSON. */
    async all(): Promise<Record<string, unknown>> {
      const rows = await db.select({ key: settings.key, value: settings.value }).from(settings)
      return Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value) as unknown]))
    },
    /** Stores the values that are named, with the tasks that follow from them; other values stay. */
    async change(
      values: Record<string, unknown>,
      by: { userId: number; at: Date },
      writes: (tx: TaskTx) => Writes = () => [],
    ): Promise<void> {
      await commit(db, {
        guard: always,
        before: Object.entries(values).map(([key, value]) =>
          db
            .insert(settings)
            .values({ key, value: JSON.stringify(value), updatedBy: by.userId, updatedAt: by.at })
            .onConflictDoUpdate({
              target: settings.key,
              set: { value: sql`excluded.value`, updatedBy: by.userId, updatedAt: by.at },
            }),
        ),
        writes: writes(taskTx(db)),
      })
    },
  }
}

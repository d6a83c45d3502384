import { desc, eq, lt, sql } from 'drizzle-orm'
import { always, commit, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { taskTx, type TaskTx } from '#worker/tasks/outbox.ts'
import { settingChanges, settings } from './settings.table.ts'

/** A value to store. */
export type NewSetting = {
  key: string
  value: unknown
  /** Value while nothing is stored. */
  default: unknown
  /** The history keeps only that it changed. */
  isHidden: boolean
}

/** A row of the history, with its values as parsed JSON; null for those that it doesn't keep. */
export type StoredSettingChange = { id: number; key: string; from: unknown; to: unknown; by: string | null; at: Date }

export type SettingsRepo = ReturnType<typeof settingsRepo>

export function settingsRepo(db: Database) {
  return {
    /** All stored values by key, as parsed JSON. */
    async all(): Promise<Record<string, unknown>> {
      const rows = await db.select({ key: settings.key, value: settings.value }).from(settings)
      return Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value) as unknown]))
    },
    /**
     * Stores the values that are named, a row of history for each that differs from what was stored, and the tasks that follow
     * from them; other values stay.
     */
    async change(
      values: readonly NewSetting[],
      by: { userId: number; at: Date },
      writes: (tx: TaskTx) => Writes = () => [],
    ): Promise<void> {
      await commit(db, {
        guard: always,
        before: values.flatMap((one) => {
          const { key } = one
          const value = JSON.stringify(one.value)
          const former = sql`coalesce((select value from settings where key = ${key}), ${JSON.stringify(one.default)})`
          const [from, to] = one.isHidden ? [sql`null`, sql`null`] : [former, sql`${value}`]
          return [
            db.run(sql`insert into setting_changes (key, from_value, to_value, changed_by, changed_at)
              select ${key}, ${from}, ${to}, ${by.userId}, ${by.at.getTime()} where ${former} <> ${value}`),
            db
              .insert(settings)
              .values({ key, value, updatedBy: by.userId, updatedAt: by.at })
              .onConflictDoUpdate({
                target: settings.key,
                set: { value: sql`excluded.value`, updatedBy: by.userId, updatedAt: by.at },
              }),
          ]
        }),
        writes: writes(taskTx(db)),
      })
    },
    /** Changes, the newest first. @param beforeId Starts after this one. */
    async history({
      limit,
      beforeId,
    }: {
      limit: number
      beforeId: number | undefined
    }): Promise<StoredSettingChange[]> {
      const rows = await db
        .select({
          id: settingChanges.id,
          key: settingChanges.key,
          from: settingChanges.fromValue,
          to: settingChanges.toValue,
          by: users.name,
          at: settingChanges.changedAt,
        })
        .from(settingChanges)
        .leftJoin(users, eq(users.id, settingChanges.changedBy))
        .where(beforeId === undefined ? undefined : lt(settingChanges.id, beforeId))
        .orderBy(desc(settingChanges.id))
        .limit(limit)
      return rows.map(({ from, to, ...row }) => ({ ...row, from: parsed(from), to: parsed(to) }))
    },
  }
}

const parsed = (json: string | null): unknown => (json === null ? null : JSON.parse(json))

import { z } from 'zod'
import { settingValue, type SettingChangeItem } from '#contract/api/identity/settings.ts'
import { isHiddenInHistory } from '#contract/domain/setting-fields.ts'
import { defaultSettings, settingsSchema, type Settings } from '#contract/domain/settings.ts'
import { page } from '#worker/db/page.ts'
import { decodeCursor } from '#worker/db/cursor.ts'
import { rescoreTask } from './rescore.service.ts'
import type { SettingsRepo, StoredSettingChange } from './settings.repo.ts'

type SettingsDeps = { settings: SettingsRepo }

/** Reads the agency's settings. A stored value that no longer fits its rule reads as the default, not as an error. */
export async function readSettings(deps: SettingsDeps): Promise<Settings> {
  const stored = await deps.settings.all()
  const entries = Object.entries(settingsSchema.shape).map(([key, rule]) => {
    const parsed = rule.safeParse(stored[key])
    // A key without a row has its default, even where the rule would accept a missing value as empty text.
    return [key, stored[key] !== undefined && parsed.success ? parsed.data : defaultSettings[key as keyof Settings]]
  })
  return settingsSchema.parse(Object.fromEntries(entries))
}

/**
 * Changes the settings in `values` and returns all of them. The history gets a row for each that differs. New weights of the
 * match score rescore every application.
 */
export async function changeSettings(
  deps: SettingsDeps & { now: () => Date },
  actor: { id: number },
  values: Partial<{ [K in keyof Settings]: Settings[K] | undefined }>,
): Promise<Settings> {
  const named = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
  const before = await readSettings(deps)
  const hasNewWeights = Object.entries(named).some(
    ([key, value]) => key.startsWith('scoreWeight') && value !== before[key as keyof Settings],
  )
  const stored = Object.entries(named).map(([key, value]) => ({
    key,
    value,
    default: defaultSettings[key as keyof Settings],
    isHidden: isHiddenInHistory(key),
  }))
  await deps.settings.change(stored, { userId: actor.id, at: deps.now() }, (tx) =>
    hasNewWeights ? [tx.enqueue(rescoreTask, { jobId: null, after: 0 })] : [],
  )
  return readSettings(deps)
}

const place = z.object({ id: z.number().int().positive() })

/** A page of the history of settings, newest first. @throws AppError 400 bad_cursor. */
export async function settingHistory(
  deps: SettingsDeps,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: SettingChangeItem[]; nextCursor: string | null }> {
  const rows = await deps.settings.history({ limit: limit + 1, beforeId: decodeCursor(place, cursor)?.id })
  const { items, nextCursor } = page(rows, limit, ({ id }) => ({ id }))
  return { items: items.map(presentChange), nextCursor }
}

const presentChange = ({ from, to, at, ...change }: StoredSettingChange): SettingChangeItem => ({
  ...change,
  from: shownValue(from),
  to: shownValue(to),
  at: at.toISOString(),
})

/** A value that can't be shown is null, like that of a long text. */
function shownValue(value: unknown): SettingChangeItem['from'] {
  const parsed = settingValue.safeParse(value)
  return parsed.success ? parsed.data : null
}

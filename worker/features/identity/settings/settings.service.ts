import { defaultSettings, settingsSchema, type Settings } from '#contract/domain/settings.ts'
import { rescoreTask } from './rescore.service.ts'
import type { SettingsRepo } from './settings.repo.ts'

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

/** Changes the settings in `values` and returns all of them. New weights of the match score rescore every application. */
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
  await deps.settings.change(named, { userId: actor.id, at: deps.now() }, (tx) =>
    hasNewWeights ? [tx.enqueue(rescoreTask, { jobId: null, after: 0 })] : [],
  )
  return readSettings(deps)
}

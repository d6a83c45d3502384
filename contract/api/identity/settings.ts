import { idValue, isoMoment, paging } from '#contract/api/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { settingsSchema } from '#contract/domain/settings.ts'
import { z } from '#contract/zod.ts'

/** A value that the history shows. */
export const settingValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])

const settingChange = z.object({
  id: idValue,
  /** Name of the setting. Its label is in contract/domain/setting-fields.ts. */
  key: z.string(),
  /** Values before and after; both null for a long text, of which only the change is on record. */
  from: settingValue.nullable(),
  to: settingValue.nullable(),
  /** Name of the admin; null if the account is gone. */
  by: z.string().nullable(),
  at: isoMoment,
})
export type SettingChangeItem = z.output<typeof settingChange>

export const settingsApi = {
  read: endpoint('GET /api/settings', { response: settingsSchema }),
  /** A partial body changes what it names. */
  change: endpoint('PATCH /api/settings', { body: settingsSchema.partial().strict(), response: settingsSchema }),
  /** Who changed what, newest first. */
  history: endpoint('GET /api/settings/history', {
    query: z.object(paging),
    response: z.object({ items: z.array(settingChange), nextCursor: z.string().nullable() }),
  }),
}

import { endpoint } from '#contract/endpoint.ts'
import { settingsSchema } from '#contract/domain/settings.ts'

export const settingsApi = {
  read: endpoint('GET /api/settings', { response: settingsSchema }),
  /** A partial body changes what it names. */
  change: endpoint('PATCH /api/settings', { body: settingsSchema.partial().strict(), response: settingsSchema }),
}

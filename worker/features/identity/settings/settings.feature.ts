import type { Feature } from '#worker/feature.ts'
import { settingsRepo } from './settings.repo.ts'
import { settingsRoutes } from './settings.routes.ts'

const repos = { settings: settingsRepo }

export const settingsFeature: Feature<typeof repos> = {
  routes: [settingsRoutes],
  repos,
}

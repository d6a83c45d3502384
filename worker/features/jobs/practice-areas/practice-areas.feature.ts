import type { Feature } from '#worker/feature.ts'
import { practiceAreasRepo } from './practice-areas.repo.ts'
import { practiceAreasRoutes } from './practice-areas.routes.ts'

const repos = { practiceAreas: practiceAreasRepo }

export const practiceAreasFeature: Feature<typeof repos> = {
  routes: [practiceAreasRoutes],
  repos,
}

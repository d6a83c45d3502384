import type { Feature } from '#worker/feature.ts'
import { matchingRoutes } from './matching.routes.ts'
import { profilesRepo } from './profiles.repo.ts'

const repos = { profiles: profilesRepo }

export const matchingFeature: Feature<typeof repos> = {
  routes: [matchingRoutes],
  repos,
}

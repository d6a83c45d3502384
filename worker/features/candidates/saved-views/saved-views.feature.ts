import type { Feature } from '#worker/feature.ts'
import { savedViewsRepo } from './saved-views.repo.ts'
import { savedViewsRoutes } from './saved-views.routes.ts'

const repos = { savedViews: savedViewsRepo }

export const savedViewsFeature: Feature<typeof repos> = {
  routes: [savedViewsRoutes],
  repos,
}

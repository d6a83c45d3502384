import type { Feature } from '#worker/feature.ts'
import { savedListsRepo } from './saved-lists.repo.ts'
import { savedListsRoutes } from './saved-lists.routes.ts'

const repos = { savedLists: savedListsRepo }

export const savedListsFeature: Feature<typeof repos> = {
  routes: [savedListsRoutes],
  repos,
}

import type { Feature } from '#worker/feature.ts'
import { savedSearchesRepo } from './saved-searches.repo.ts'
import { savedSearchesRoutes } from './saved-searches.routes.ts'
import { runSearch, savedSearchesCronJobs, notifyOfPeopleRun } from './saved-searches.tasks.ts'

const repos = { savedSearches: savedSearchesRepo }

export const savedSearchesFeature: Feature<typeof repos> = {
  routes: [savedSearchesRoutes],
  tasks: [runSearch, notifyOfPeopleRun],
  crons: savedSearchesCronJobs,
  repos,
}

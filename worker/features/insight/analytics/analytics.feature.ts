import type { Feature } from '#worker/feature.ts'
import { analyticsFoldRepo } from './analytics-fold.repo.ts'
import { analyticsRepo } from './analytics.repo.ts'
import { analyticsRoutes } from './analytics.routes.ts'
import { analyticsCronJobs, foldAfterWrite, foldTask } from './analytics.tasks.ts'

const repos = { analytics: analyticsRepo, analyticsFold: analyticsFoldRepo }

export const analyticsFeature: Feature<typeof repos> = {
  routes: [analyticsRoutes],
  tasks: [foldTask],
  crons: analyticsCronJobs,
  afterWrites: foldAfterWrite,
  repos,
}

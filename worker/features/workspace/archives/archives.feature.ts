import type { Feature } from '#worker/feature.ts'
import { archivesOfErasure, archivesRepo } from './archives.repo.ts'
import { archivesRoutes } from './archives.routes.ts'
import { archiveCronJobs, archiveTasks } from './archives.tasks.ts'

const repos = { archives: archivesRepo }

export const archivesFeature: Feature<typeof repos> = {
  routes: [archivesRoutes],
  tasks: archiveTasks,
  crons: archiveCronJobs,
  repos,
  erasureWrites: archivesOfErasure,
}

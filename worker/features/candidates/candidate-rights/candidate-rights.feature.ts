import type { Feature } from '#worker/feature.ts'
import { candidateRightsRepo } from './candidate-rights.repo.ts'
import { erasuresDueRepo } from './erasures-due.repo.ts'
import { candidateRightsRoutes } from './candidate-rights.routes.ts'
import { candidateRightsCronJobs, removeFilesTaskRun } from './candidate-rights.tasks.ts'

const repos = { candidateRights: candidateRightsRepo, erasuresDue: erasuresDueRepo }

export const candidateRightsFeature: Feature<typeof repos> = {
  routes: [candidateRightsRoutes],
  tasks: [removeFilesTaskRun],
  crons: candidateRightsCronJobs,
  repos,
}

import type { Feature } from '#worker/feature.ts'
import { firmSubmissionsRepo } from './firm-submissions.repo.ts'
import { liveSubmissionsRepo } from './live-submissions.repo.ts'
import { ownershipsRepo } from './ownerships.repo.ts'
import { ownershipsRoutes } from './ownerships.routes.ts'
import { ownershipsCronJobs } from './ownerships.tasks.ts'
import { sendingRepo } from './sending.repo.ts'

const repos = {
  firmSubmissions: firmSubmissionsRepo,
  liveSubmissions: liveSubmissionsRepo,
  ownerships: ownershipsRepo,
  sending: sendingRepo,
}

export const ownershipsFeature: Feature<typeof repos> = {
  routes: [ownershipsRoutes],
  crons: ownershipsCronJobs,
  repos,
}

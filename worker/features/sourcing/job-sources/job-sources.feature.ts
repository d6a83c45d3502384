import type { Feature } from '#worker/feature.ts'
import { jobSourcesRepo } from './job-sources.repo.ts'
import { jobSourcesRoutes } from './job-sources.routes.ts'
import { jobSourcesCronJobs, readLane } from './job-sources.tasks.ts'
import { postingIndexRepo } from './posting-index.repo.ts'

const repos = { jobSources: jobSourcesRepo, postingIndex: postingIndexRepo }

export const jobSourcesFeature: Feature<typeof repos> = {
  routes: [jobSourcesRoutes],
  tasks: [readLane],
  crons: jobSourcesCronJobs,
  repos,
}

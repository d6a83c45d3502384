import type { Feature } from '#worker/feature.ts'
import { everyFiveMinutes } from '#worker/tasks/cron.ts'
import { boardRepo } from './board.repo.ts'
import { jobCandidatesRepo } from './job-candidates.repo.ts'
import { jobChangesRepo } from './job-changes.repo.ts'
import { closeExpiredJobs } from './job-changes.service.ts'
import { jobExtractionRoutes } from './job-extraction.routes.ts'
import { jobsRepo } from './jobs.repo.ts'
import { jobsRoutes } from './jobs.routes.ts'
import { managedJobsRepo } from './managed-jobs.repo.ts'
import { publicJobsRoutes } from './public-jobs.routes.ts'

const repos = {
  jobs: jobsRepo,
  jobChanges: jobChangesRepo,
  managedJobs: managedJobsRepo,
  board: boardRepo,
  jobCandidates: jobCandidatesRepo,
}
const replicaRepos = { boardReads: boardRepo, jobReads: jobsRepo }

export const jobsFeature: Feature<typeof repos, typeof replicaRepos> = {
  routes: [publicJobsRoutes, jobsRoutes, jobExtractionRoutes],
  crons: [
    {
      name: 'jobs.expire',
      title: 'Close jobs after their last day',
      cron: everyFiveMinutes,
      run: async (deps) => {
        const closed = await closeExpiredJobs(deps)
        if (closed > 0) deps.log('jobs.expired', { closed })
      },
    },
  ],
  repos,
  replicaRepos,
}

import type { Feature } from '#worker/feature.ts'
import { jobAddressesRepo } from './address/job-addresses.repo.ts'
import { jobSourcesRepo } from './job-sources.repo.ts'
import { jobSourcesRoutes } from './job-sources.routes.ts'
import { jobSourcesCronJobs, readLane } from './job-sources.tasks.ts'
import { onlineJobsRepo } from './online-jobs.repo.ts'
import { onlineSearchRepo } from './online-search.repo.ts'
import { onlineSearchRoutes } from './online-search.routes.ts'
import { scrapeUrlRoutes } from './scrape-url.routes.ts'

const repos = {
  jobSources: jobSourcesRepo,
  onlineJobs: onlineJobsRepo,
  onlineSearch: onlineSearchRepo,
  jobAddresses: jobAddressesRepo,
}

export const onlineJobsFeature: Feature<typeof repos> = {
  routes: [jobSourcesRoutes, onlineSearchRoutes, scrapeUrlRoutes],
  tasks: [readLane],
  crons: jobSourcesCronJobs,
  repos,
}

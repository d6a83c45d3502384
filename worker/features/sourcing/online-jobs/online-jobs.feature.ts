import type { Feature } from '#worker/feature.ts'
import { jobAddressesRepo } from './job-addresses.repo.ts'
import { onlineSearchRepo } from './online-search.repo.ts'
import { onlineSearchRoutes } from './online-search.routes.ts'
import { scrapeUrlRoutes } from './scrape-url.routes.ts'

const repos = { onlineSearch: onlineSearchRepo, jobAddresses: jobAddressesRepo }

export const onlineJobsFeature: Feature<typeof repos> = { routes: [onlineSearchRoutes, scrapeUrlRoutes], repos }

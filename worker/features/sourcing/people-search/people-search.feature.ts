import type { Feature } from '#worker/feature.ts'
import { doNotContactRepo } from './people/do-not-contact.repo.ts'
import { doNotContactRoutes } from './do-not-contact.routes.ts'
import { peopleResultsRepo } from './results/people-results.repo.ts'
import { peopleRunsRepo } from './runs/people-runs.repo.ts'
import { peopleCronJobs, peopleTasks } from './people-search.tasks.ts'
import { peopleSearchesRepo } from './searches/people-searches.repo.ts'
import { peopleSearchRoutes } from './people-search.routes.ts'
import { peopleSourcesRepo } from './sources/people-sources.repo.ts'
import { peopleSourcesRoutes } from './people-sources.routes.ts'
import { personRecord } from './results/found-people.service.ts'
import { peopleRepo } from './people/people.repo.ts'

const repos = {
  people: peopleRepo,
  peopleSources: peopleSourcesRepo,
  peopleRuns: peopleRunsRepo,
  peopleSearches: peopleSearchesRepo,
  peopleResults: peopleResultsRepo,
  doNotContact: doNotContactRepo,
}

export const peopleSearchFeature: Feature<typeof repos> = {
  routes: [peopleSourcesRoutes, peopleSearchRoutes, doNotContactRoutes],
  tasks: peopleTasks,
  crons: peopleCronJobs,
  repos,
  personalTables: [
    // Without the phone: that of a page may be its whole firm's.
    { table: 'people', columns: { name: 'name', profile: 'profile_url' } },
    { table: 'people_search_results', isCopy: true },
  ],
  records: [personRecord],
}

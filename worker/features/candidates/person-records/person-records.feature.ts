import type { Feature } from '#worker/feature.ts'
import { correctionsRepo } from './corrections.repo.ts'
import { personRecordsRepo } from './people.repo.ts'
import { personLinksRepo } from './person-links.repo.ts'
import { personMergesRepo } from './person-merges.repo.ts'
import { personRecordsRoutes } from './person-records.routes.ts'
import { linkPeopleTask, personRecordCronJobs } from './person-records.tasks.ts'

const repos = {
  corrections: correctionsRepo,
  personRecords: personRecordsRepo,
  personLinks: personLinksRepo,
  personMerges: personMergesRepo,
}

export const personRecordsFeature: Feature<typeof repos> = {
  routes: [personRecordsRoutes],
  tasks: [linkPeopleTask],
  crons: personRecordCronJobs,
  repos,
}

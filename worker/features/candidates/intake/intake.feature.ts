import type { Feature } from '#worker/feature.ts'
import { intakeRepo } from './intake.repo.ts'
import { intakeRoutes } from './intake.routes.ts'
import { intakeCronJobs, readIntakeTaskRun } from './intake.tasks.ts'

const repos = { intake: intakeRepo }

export const intakeFeature: Feature<typeof repos> = {
  routes: [intakeRoutes],
  tasks: [readIntakeTaskRun],
  crons: intakeCronJobs,
  repos,
  // Undecided items are personal data too: they are found, exported and erased by the email address that was read.
  personalTables: [
    {
      table: 'intake_items',
      columns: { name: 'name', phone: 'phone', profile: 'linkedin_url' },
      candidate: 'candidate_id',
    },
  ],
}

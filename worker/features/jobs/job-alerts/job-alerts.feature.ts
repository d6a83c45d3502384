import type { Feature } from '#worker/feature.ts'
import { jobAlertsRepo } from './job-alerts.repo.ts'
import { jobAlertsCronJobs, runAlertTask } from './job-alerts.tasks.ts'

const repos = { jobAlerts: jobAlertsRepo }

export const jobAlertsFeature: Feature<typeof repos> = {
  tasks: [runAlertTask],
  crons: jobAlertsCronJobs,
  repos,
}

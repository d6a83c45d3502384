import type { Feature } from '#worker/feature.ts'
import { backupsRepo } from './backups.repo.ts'
import { backupsRoutes } from './backups.routes.ts'
import { backupCronJobs, backupSliceRun } from './backups.tasks.ts'

const repos = { backupRuns: backupsRepo }

export const backupsFeature: Feature<typeof repos> = {
  routes: [backupsRoutes],
  tasks: [backupSliceRun],
  crons: backupCronJobs,
  repos,
}

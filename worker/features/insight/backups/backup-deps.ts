import type { CallBudget } from '#worker/db/call-budget.ts'
import type { Log } from '#worker/http/log.ts'
import type { Ids } from '#worker/platform/ids.ts'
import type { BackupsRepo } from './backups.repo.ts'
import type { BackupPlace } from './vault.ts'

export type BackupDeps = {
  backupRuns: BackupsRepo
  backupPlace: BackupPlace | null
  budget: Pick<CallBudget, 'isSpent'>
  files: R2Bucket
  ids: Pick<Ids, 'secretId'>
  log: Log
  now: () => Date
}

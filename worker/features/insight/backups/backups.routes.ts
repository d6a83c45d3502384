import { backupsApi } from '#contract/api/insight/backups.ts'
import { route, type Router } from '#worker/http/route.ts'
import type { BackupRun } from './backups.repo.ts'
import { backUpNow, readBackups } from './backups.service.ts'

export function backupsRoutes(router: Router): void {
  route(router, backupsApi.read, { access: 'admin' }, async ({ deps }) => {
    const { isSetUp, recent, sealed, verified } = await readBackups(deps)
    return {
      isSetUp,
      runs: recent.map(presentRun),
      lastBackup: sealed ? presentRun(sealed) : null,
      lastVerification: verified ? presentRun(verified) : null,
    }
  })
  route(router, backupsApi.start, { access: 'admin' }, async ({ deps, actor }) => {
    await backUpNow(deps, actor.id)
    return { success: true as const }
  })
}

const presentRun = (run: BackupRun) => ({
  id: run.id,
  kind: run.kind,
  state: run.state,
  startedAt: run.startedAt.toISOString(),
  endedAt: run.endedAt?.toISOString() ?? null,
  sealedAt: run.sealedAt?.toISOString() ?? null,
  rows: run.rows,
  files: run.files,
  bytes: run.bytes,
  sentBytes: run.sentBytes,
  failure: run.failure,
})

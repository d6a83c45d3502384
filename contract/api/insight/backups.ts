import { done, isoMoment } from '#contract/api/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'

/** A backup to the second bucket, or the verification of one. */
const backupRun = z.object({
  id: z.string(),
  kind: z.enum(['backup', 'verification']),
  state: z.enum(['running', 'done', 'failed']),
  startedAt: isoMoment,
  endedAt: isoMoment.nullable(),
  /** Since then the backup is whole. */
  sealedAt: isoMoment.nullable(),
  rows: z.number().int(),
  files: z.number().int(),
  /** Before packing. */
  bytes: z.number().int(),
  /** Sent to the bucket by this run. */
  sentBytes: z.number().int(),
  /** Sentence about the problem, and the remedy. */
  failure: z.string().nullable(),
})
export type BackupRunState = z.output<typeof backupRun>

export const backupsApi = {
  /** State of the scheduled backups, the newest runs first. */
  read: endpoint('GET /api/backups', {
    response: z.object({
      isSetUp: z.boolean(),
      runs: z.array(backupRun),
      lastBackup: backupRun.nullable(),
      lastVerification: backupRun.nullable(),
    }),
  }),
  /** Starts a backup now. */
  start: endpoint('POST /api/backups', { response: done }),
}

import { done, isoMoment } from '#contract/api/common.ts'
import { archiveEventKinds, archiveReasons, archiveStates } from '#contract/domain/archives.ts'
import { changePasswordBody } from '#contract/domain/auth-rules.ts'
import { endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'

const archiveId = z.object({ id: z.string().regex(/^[\w-]{16,64}$/) })

const archive = z.object({
  id: z.string(),
  state: z.enum(archiveStates),
  reason: z.enum(archiveReasons).nullable(),
  /** Share of rows and files that are done, in percent. */
  percent: z.number().int().min(0).max(100),
  rows: z.number().int(),
  files: z.number().int(),
  /** Files with a row but without content. */
  missingFiles: z.number().int(),
  bytes: z.number().int(),
  startedBy: z.string().nullable(),
  startedAt: isoMoment,
  endedAt: isoMoment.nullable(),
  /** When a finished archive is deleted. */
  deletedAt: isoMoment.nullable(),
})
export type ArchiveItem = z.output<typeof archive>

const archiveEvent = z.object({
  id: z.number().int(),
  kind: z.enum(archiveEventKinds),
  by: z.string().nullable(),
  /** A list that was downloaded, and its rows; null rows: the download didn't end. */
  list: z.string().nullable(),
  rows: z.number().int().nullable(),
  at: isoMoment,
})
export type ArchiveEventItem = z.output<typeof archiveEvent>

export const archivesApi = {
  /** The newest archive, and who asked for or downloaded any, or a list, newest first. */
  read: endpoint('GET /api/archives', {
    response: z.object({ archive: archive.nullable(), events: z.array(archiveEvent) }),
  }),
  /** Starts an archive of everything. It takes the place of the one before. */
  start: endpoint('POST /api/archives', {
    body: z.object({ currentPassword: changePasswordBody.shape.currentPassword }),
    response: done,
  }),
  /** Continues an archive that failed, where it ended. */
  retry: endpoint('POST /api/archives/:id/retry', { params: archiveId, response: done }),
  /** Cancels a running archive, or deletes one. */
  remove: endpoint('DELETE /api/archives/:id', { params: archiveId, response: 'none' }),
  /** The address of the ZIP for the caller, for a day. */
  link: endpoint('POST /api/archives/:id/download-link', {
    params: archiveId,
    body: z.object({ currentPassword: changePasswordBody.shape.currentPassword }),
    response: z.object({ url: z.string() }),
  }),
  /** The ZIP, at the address that `link` gave. Takes a `Range`, so that a download that was cut off can continue. */
  download: endpoint('GET /api/archives/:id/archive.zip', {
    params: archiveId,
    query: z.object({ expires: z.string().max(20).default(''), sig: z.string().max(200).default('') }),
    response: 'file',
  }),
}

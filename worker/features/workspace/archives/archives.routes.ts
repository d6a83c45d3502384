import { archivesApi as api, type ArchiveItem } from '#contract/api/workspace/archives.ts'
import { archiveDays } from '#contract/domain/archives.ts'
import { endpointUrl } from '#contract/endpoint.ts'
import { easternDay } from '#contract/domain/eastern-time.ts'
import { confirmPassword } from '#worker/features/identity/auth/password.service.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import { route, type Router } from '#worker/http/route.ts'
import { safeFileName } from '#worker/platform/uploads/serve-file.ts'
import { checkArchiveLink, signArchiveLink } from './archive-link.service.ts'
import { partsOf } from './archive-slice.service.ts'
import type { Archive } from './archives.repo.ts'
import { finishedArchive, readArchives, removeArchive, retryArchive, startArchive } from './archives.service.ts'
import { sendArchive } from './send-archive.ts'

export function archivesRoutes(router: Router): void {
  route(router, api.read, { access: 'admin' }, async ({ deps }) => {
    const { newest, events } = await readArchives(deps)
    return {
      archive: newest ? presentArchive(newest.archive, newest.startedBy) : null,
      events: events.map(({ event, by }) => ({
        id: event.id,
        kind: event.kind,
        by,
        list: event.list,
        rows: event.rows,
        at: event.createdAt.toISOString(),
      })),
    }
  })
  route(router, api.start, { access: 'admin', status: 202 }, async ({ deps, actor, body }) => {
    await confirmPassword(deps, actor.id, body.currentPassword)
    await startArchive(deps, actor.id)
    return { success: true as const }
  })
  route(router, api.retry, { access: 'admin', status: 202 }, async ({ deps, actor, params }) => {
    await retryArchive(deps, actor.id, params.id)
    return { success: true as const }
  })
  route(router, api.remove, { access: 'admin' }, ({ deps, actor, params }) => removeArchive(deps, actor.id, params.id))
  route(router, api.link, { access: 'admin' }, async ({ deps, actor, params, body }) => {
    const { id } = await finishedArchive(deps, params.id)
    await confirmPassword(deps, actor.id, body.currentPassword)
    return { url: endpointUrl(api.download, { id }, await signArchiveLink(deps, id, actor.id)) }
  })
  route(router, api.download, { access: 'admin' }, async ({ deps, actor, params, query, c }) => {
    const [archive, { brandName }] = await Promise.all([finishedArchive(deps, params.id), readSettings(deps)])
    await checkArchiveLink(deps, { archiveId: archive.id, userId: actor.id, ...query })
    const range = c.req.header('range')
    // Continuing a download that was cut off isn't another one.
    if (!range || range.startsWith('bytes=0-')) {
      await deps.archives.note('downloaded', archive.id, actor.id, deps.now())
      deps.log('archive.downloaded', { userId: actor.id, bytes: archive.bytes })
    }
    return sendArchive(deps, partsOf(archive), {
      name: safeFileName(`${brandName} ${easternDay(archive.startedAt)}`, 'zip'),
      tag: archive.id,
      range,
    })
  })
}

const dayMs = 24 * 3600_000

function presentArchive(archive: Archive, startedBy: string | null): ArchiveItem {
  const { endedAt, total, done, state } = archive
  const percent = state === 'done' ? 100 : Math.min(99, Math.floor((100 * done) / Math.max(1, total)))
  return {
    id: archive.id,
    state,
    reason: archive.reason,
    percent,
    rows: archive.rows,
    files: archive.files,
    missingFiles: archive.missingFiles,
    bytes: archive.bytes,
    startedBy,
    startedAt: archive.startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    deletedAt: state === 'done' && endedAt ? new Date(endedAt.getTime() + archiveDays * dayMs).toISOString() : null,
  }
}

import { firmSubmissionsApi } from '#contract/api/clients/firm-submissions.ts'
import { liveSubmissionColumns, liveSubmissionsApi } from '#contract/api/clients/live-submissions.ts'
import { ownershipColumns, ownershipsApi as api, type Ownership } from '#contract/api/clients/ownerships.ts'
import type { Deps } from '#worker/deps.ts'
import { presentEvidenceFile } from '#worker/features/clients/evidence/evidence.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { listCsv } from '#worker/http/list-csv.ts'
import { route, type Router } from '#worker/http/route.ts'
import { madeFile } from '#worker/platform/uploads/serve-file.ts'
import { submissionsToFirm } from './firm-submissions.service.ts'
import { pageOfLiveSubmissions } from './live-submissions.service.ts'
import { ownershipPdf } from './ownership-pdf.service.ts'
import { presentListedOwnership, presentOwnership } from './ownerships.present.ts'
import {
  disputeOwnership,
  pageOfOwnerships,
  readOwnership,
  reassignOwnership,
  releaseOwnership,
  settleOwnership,
} from './ownerships.service.ts'
import { recordReceived, recordSent } from './record-sending.service.ts'
import type { SentSubmission } from './sending.repo.ts'

export function ownershipsRoutes(router: Router): void {
  route(router, liveSubmissionsApi.csv, { access: 'staff' }, ({ deps, actor, query }) =>
    listCsv(deps, actor, {
      name: 'Submissions',
      columns: liveSubmissionColumns,
      read: (place) => pageOfLiveSubmissions(deps, actor, { ...query, ...place }),
    }),
  )
  route(router, liveSubmissionsApi.page, { access: 'staff' }, ({ deps, actor, query }) =>
    pageOfLiveSubmissions(deps, actor, query),
  )
  route(router, firmSubmissionsApi.page, { access: 'staff' }, ({ deps, actor, params, query }) =>
    submissionsToFirm(deps, actor, params.id, query),
  )
  // Before the route with an id in the same place.
  route(router, api.page, { access: 'staff' }, ({ deps, actor, query }) => presentedPage(deps, actor, query))
  route(router, api.csv, { access: 'staff' }, ({ deps, actor, query }) =>
    listCsv(deps, actor, {
      name: 'Ownership',
      columns: ownershipColumns,
      read: (place) => presentedPage(deps, actor, { ...query, ...place }),
    }),
  )
  route(router, api.byId, { access: 'staff' }, ({ deps, actor, params }) => read(deps, actor, params.id))
  route(router, api.pdf, { access: 'staff' }, async ({ deps, actor, params }) => {
    const { bytes, name } = await ownershipPdf(deps, actor, params.id)
    return madeFile(bytes, { name, mimeType: 'application/pdf' })
  })
  route(router, api.file, { access: 'staff' }, async ({ deps, actor, params }) => {
    const { evidence } = await readOwnership(deps, actor, params.id)
    const text = `${JSON.stringify(presentEvidenceFile(evidence), null, 2)}\n`
    return madeFile(text, { name: `evidence-ownership-${params.id}.json`, mimeType: 'application/json' })
  })
  route(router, api.release, { access: 'admin' }, async ({ deps, actor, params, body }) => {
    await releaseOwnership(deps, actor, params.id, body)
    return read(deps, actor, params.id)
  })
  route(router, api.dispute, { access: 'admin' }, async ({ deps, actor, params, body }) => {
    await disputeOwnership(deps, actor, params.id, body)
    return read(deps, actor, params.id)
  })
  route(router, api.settle, { access: 'admin' }, async ({ deps, actor, params, body }) => {
    await settleOwnership(deps, actor, params.id, body)
    return read(deps, actor, params.id)
  })
  route(router, api.reassign, { access: 'admin' }, async ({ deps, actor, params, body }) => {
    await reassignOwnership(deps, actor, params.id, body)
    return read(deps, actor, params.id)
  })
  route(router, api.sent, { access: 'application.change' }, async ({ deps, actor, params, body }) => {
    const sending = { ...body, submissionId: params.id, at: new Date(body.at) }
    const { submission, decision } = await recordSent(deps, actor, sending)
    return { ...presentSending(submission), noClock: decision?.kind === 'none' ? decision.reason : null }
  })
  route(router, api.received, { access: 'application.change' }, async ({ deps, actor, params, body }) =>
    presentSending(
      await recordReceived(deps, actor, { ...body, how: 'reply', submissionId: params.id, at: new Date(body.at) }),
    ),
  )
}

async function presentedPage(deps: Deps, actor: Actor, query: Parameters<typeof pageOfOwnerships>[2]) {
  const { items, nextCursor } = await pageOfOwnerships(deps, actor, query)
  return { items: items.map(presentListedOwnership), nextCursor }
}

const read = async (deps: Deps, actor: Actor, id: number): Promise<Ownership> =>
  presentOwnership(await readOwnership(deps, actor, id))

const presentSending = ({ id, sentAt, sentHow, receivedAt, receivedHow }: SentSubmission) => ({
  id,
  sentAt: sentAt?.toISOString() ?? null,
  sentHow,
  receivedAt: receivedAt?.toISOString() ?? null,
  receivedHow,
})

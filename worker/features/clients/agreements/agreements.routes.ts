import { agreementsApi as api, type Agreement } from '#contract/api/clients/agreements.ts'
import { isValidOn } from '#contract/domain/agreements.ts'
import { easternDay } from '#contract/domain/eastern-time.ts'
import { endpointUrl } from '#contract/endpoint.ts'
import { route, type Router } from '#worker/http/route.ts'
import { fileResponse } from '#worker/platform/uploads/serve-file.ts'
import {
  openAgreementDocument,
  receiveAgreementFile,
  removeAgreementDocument,
  setAgreementDocument,
  startAgreementUpload,
} from './agreement-documents.service.ts'
import type { StoredAgreement } from './agreements.repo.ts'
import { addAgreement, changeAgreement, listAgreements } from './agreements.service.ts'

const present = (
  {
    createdBy: _by,
    createdAt: _at,
    usedAt,
    replacedAt: _replaced,
    replacesId: _replaces,
    documentKey,
    documentName,
    documentBytes,
    updatedAt,
    ...rest
  }: StoredAgreement,
  now: Date,
): Agreement => ({
  ...rest,
  isValidToday: isValidOn(rest, easternDay(now)),
  isUsed: usedAt !== null,
  document: documentKey === null ? null : { name: documentName ?? '', bytes: documentBytes ?? 0 },
  updatedAt: updatedAt.toISOString(),
})

export function agreementsRoutes(router: Router): void {
  route(router, api.list, { access: 'staff' }, async ({ deps, actor, params }) => {
    const { items, ...rest } = await listAgreements(deps, actor, params.id)
    return { ...rest, items: items.map((one) => present(one, deps.now())) }
  })
  route(router, api.add, { access: 'admin', status: 201 }, async ({ deps, actor, params, body }) =>
    present(await addAgreement(deps, actor, params.id, body), deps.now()),
  )
  route(router, api.change, { access: 'admin' }, async ({ deps, actor, params, body }) =>
    present(await changeAgreement(deps, actor, params.id, body), deps.now()),
  )
  route(router, api.documentUploadUrl, { access: 'admin' }, async ({ deps, actor, params, body, c }) => {
    const { filename, mimeType, query } = await startAgreementUpload(deps, actor, params.id, body)
    const uploadUrl = new URL(endpointUrl(api.uploadDocument, { id: params.id, filename }, query), c.req.url).href
    return { uploadUrl, filename, mimeType }
  })
  route(router, api.uploadDocument, { access: 'public' }, async ({ deps, params, query, c }) => {
    await receiveAgreementFile(deps, { ...params, query, request: c.req.raw })
    return { success: true as const }
  })
  route(router, api.setDocument, { access: 'admin' }, async ({ deps, actor, params, body }) =>
    present(await setAgreementDocument(deps, actor, params.id, body), deps.now()),
  )
  route(router, api.document, { access: 'staff' }, async ({ deps, actor, params }) => {
    const { object, name, mimeType } = await openAgreementDocument(deps, actor, params.id)
    return fileResponse(object, { name, mimeType, isShown: false })
  })
  route(router, api.removeDocument, { access: 'admin' }, async ({ deps, actor, params }) =>
    present(await removeAgreementDocument(deps, actor, params.id), deps.now()),
  )
}

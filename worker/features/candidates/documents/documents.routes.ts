import { documentsApi as api } from '#contract/api/candidates/documents.ts'
import { endpointUrl } from '#contract/endpoint.ts'
import { route, type Router } from '#worker/http/route.ts'
import { fileResponse } from '#worker/platform/uploads/serve-file.ts'
import { presentDocument } from './documents.present.ts'
import {
  addDocument,
  listDocuments,
  openDocument,
  receiveDocument,
  removeDocument,
  startDocumentUpload,
  visibleDocument,
} from './documents.service.ts'

export function documentsRoutes(router: Router): void {
  route(router, api.list, { access: 'application.see' }, async ({ deps, actor, params }) =>
    (await listDocuments(deps, actor, params.id)).map(presentDocument),
  )
  route(router, api.uploadUrl, { access: 'application.change' }, async ({ deps, actor, params, body, c }) => {
    const { filename, mimeType, query } = await startDocumentUpload(deps, actor, params.id, body)
    const uploadUrl = new URL(endpointUrl(api.upload, { id: params.id, filename }, query), c.req.url).href
    return { ...body, uploadUrl, filename, mimeType }
  })
  route(router, api.upload, { access: 'public' }, async ({ deps, params, query, c }) => {
    const { id: applicationId, filename } = params
    const { size, mimeType } = await receiveDocument(deps, { applicationId, filename, query, request: c.req.raw })
    return { success: true as const, filename, size, mimeType }
  })
  route(router, api.add, { access: 'application.change', status: 201 }, async ({ deps, actor, params, body }) =>
    presentDocument(await addDocument(deps, actor, params.id, body)),
  )
  route(router, api.viewUrl, { access: 'application.see' }, async ({ deps, actor, params, c }) => {
    const { id } = await visibleDocument(deps, actor, params.id)
    const address = (query: { view?: '1' }) => new URL(endpointUrl(api.content, { id }, query), c.req.url).href
    return { url: address({ view: '1' }), downloadUrl: address({}) }
  })
  route(router, api.content, { access: 'application.see' }, async ({ deps, actor, params, query }) => {
    const { object, name, mimeType } = await openDocument(deps, actor, params.id)
    return fileResponse(object, { name, mimeType, isShown: query.view === '1' })
  })
  route(router, api.remove, { access: 'application.change' }, async ({ deps, actor, params }) => {
    await removeDocument(deps, actor, params.id)
    return { success: true as const }
  })
}

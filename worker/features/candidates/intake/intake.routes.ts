import { intakeApi as api } from '#contract/api/candidates/intake.ts'
import { endpointUrl } from '#contract/endpoint.ts'
import { route, type Router } from '#worker/http/route.ts'
import { fileResponse } from '#worker/platform/uploads/serve-file.ts'
import { discardItem, acceptClearItems, acceptItem, restoreItem } from './intake-decisions.service.ts'
import { presentItem } from './intake.present.ts'
import { openIntakeFile, pageOfIntake, receiveIntakeFile, retryItem, startIntake } from './intake.service.ts'

const done = { success: true } as const

export function intakeRoutes(router: Router): void {
  route(router, api.start, { access: 'staff' }, async ({ deps, actor, body, c }) => {
    const uploads = await startIntake(deps, actor, body.files)
    return {
      uploads: uploads.map(({ id, query }) => ({
        id,
        uploadURL: new URL(endpointUrl(api.upload, { id }, query), c.req.url).href,
      })),
    }
  })
  route(router, api.upload, { access: 'staff' }, async ({ deps, actor, params, query, c }) => {
    const { name, ...grant } = query
    await receiveIntakeFile(deps, actor, { id: params.id, query: grant, name, request: c.req.raw })
    return done
  })
  route(router, api.page, { access: 'staff' }, async ({ deps, actor, query }) => {
    const { items, ...rest } = await pageOfIntake(deps, actor, query)
    return { items: items.map(presentItem), ...rest }
  })
  // Before the addresses with an id in the same place.
  route(router, api.acceptAll, { access: 'staff' }, ({ deps, actor, body }) => acceptClearItems(deps, actor, body.ids))
  route(router, api.keep, { access: 'staff' }, ({ deps, actor, params, body }) =>
    acceptItem(deps, actor, params.id, body),
  )
  route(router, api.discard, { access: 'staff' }, async ({ deps, actor, params }) => {
    await discardItem(deps, actor, params.id)
    return done
  })
  route(router, api.restore, { access: 'staff' }, async ({ deps, actor, params }) => {
    await restoreItem(deps, actor, params.id)
    return done
  })
  route(router, api.retry, { access: 'staff' }, async ({ deps, actor, params }) => {
    await retryItem(deps, actor, params.id)
    return done
  })
  route(router, api.file, { access: 'staff' }, async ({ deps, actor, params, query }) => {
    const { object, name, mimeType } = await openIntakeFile(deps, actor, params.id)
    return fileResponse(object, { name, mimeType, isShown: query.view === '1' })
  })
}

import { candidateRightsApi as api } from '#contract/api/candidates/candidate-rights.ts'
import { route, type Router } from '#worker/http/route.ts'
import { contentDisposition } from '#worker/platform/uploads/serve-file.ts'
import { dueByRetention, erasePerson, exportPerson, findPerson, listErasures } from './candidate-rights.service.ts'

export function candidateRightsRoutes(router: Router): void {
  route(router, api.find, { access: 'admin' }, async ({ deps, body }) => {
    const held = await findPerson(deps, body.email)
    return { ...held, erasedAt: held.erasedAt?.toISOString() ?? null }
  })
  route(router, api.download, { access: 'admin' }, async ({ deps, body }) => {
    const bytes = await exportPerson(deps, body.email)
    return new Response(bytes, {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': contentDisposition('attachment', 'candidate-data.zip'),
        'Cache-Control': 'private, no-store',
      },
    })
  })
  route(router, api.erase, { access: 'admin' }, ({ deps, actor, body }) => erasePerson(deps, actor.id, body.email))
  route(router, api.erasures, { access: 'admin' }, async ({ deps }) => {
    const items = await listErasures(deps)
    return { items: items.map((one) => ({ ...one, erasedAt: one.erasedAt.toISOString() })) }
  })
  route(router, api.retention, { access: 'admin' }, async ({ deps, query }) => {
    const { months, total, people } = await dueByRetention(deps, query.months)
    return { months, total, people: people.map((one) => ({ ...one, lastChange: one.lastChange.toISOString() })) }
  })
}

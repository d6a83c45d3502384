import { candidateRightsApi as api } from '#contract/api/candidate-rights.ts'
import { route, type Router } from '#worker/http/route.ts'
import { dueByRetention, erasePerson, exportPerson, findPerson } from './candidate-rights.service.ts'

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
        'Content-Disposition': 'attachment; filename="candidate-data.zip"',
        'Cache-Control': 'private, no-store',
      },
    })
  })
  route(router, api.erase, { access: 'admin' }, ({ deps, actor, body }) => erasePerson(deps, actor.id, body.email))
  route(router, api.retention, { access: 'admin' }, async ({ deps }) => {
    const { months, people } = await dueByRetention(deps)
    return { months, people: people.map((one) => ({ ...one, lastChange: one.lastChange.toISOString() })) }
  })
}

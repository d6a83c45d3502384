import { applicationRepeatsApi as api } from '#contract/api/candidates/repeats.ts'
import { route, type Router } from '#worker/http/route.ts'
import { listRepeats, takeFromRepeat } from './repeats.service.ts'

export function repeatsRoutes(router: Router): void {
  route(router, api.list, { access: 'application.see' }, ({ deps, actor, params }) =>
    listRepeats(deps, actor, params.id),
  )
  route(router, api.take, { access: 'application.change' }, async ({ deps, actor, params, body }) => {
    await takeFromRepeat(deps, actor, params.id, body.what)
    return { success: true as const }
  })
}

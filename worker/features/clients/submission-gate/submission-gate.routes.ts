import { submissionGateApi as api } from '#contract/api/clients/submission-gate.ts'
import { route, type Router } from '#worker/http/route.ts'
import { addPriorContact, askAdmin, checkSubmission } from './gate-requests.service.ts'

export function submissionGateRoutes(router: Router): void {
  route(router, api.check, { access: 'application.change' }, ({ deps, actor, body }) =>
    checkSubmission(deps, actor, body),
  )
  route(router, api.askAdmin, { access: 'application.change' }, async ({ deps, actor, body }) => {
    await askAdmin(deps, actor, body)
    return { success: true as const }
  })
  route(router, api.addPriorContact, { access: 'application.change', status: 201 }, async ({ deps, actor, body }) => ({
    id: await addPriorContact(deps, actor, body),
  }))
}

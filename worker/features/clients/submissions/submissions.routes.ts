import { submissionsApi as api } from '#contract/api/clients/submissions.ts'
import { route, type Router } from '#worker/http/route.ts'
import { presentSubmission } from './submissions.present.ts'
import { closeSubmission, removeSubmission } from './end-submission.service.ts'
import { addSubmission, changeSubmission, listSubmissions, submissionsOfPerson } from './submissions.service.ts'

export function submissionsRoutes(router: Router): void {
  route(router, api.list, { access: 'application.see' }, async ({ deps, actor, params }) =>
    (await listSubmissions(deps, actor, params.id)).map(presentSubmission),
  )
  route(router, api.ofPerson, { access: 'staff' }, async ({ deps, actor, params }) =>
    (await submissionsOfPerson(deps, actor, params.id)).map(({ jobTitle, ...row }) => ({
      ...presentSubmission(row),
      jobTitle,
    })),
  )
  route(router, api.add, { access: 'application.change', status: 201 }, async ({ deps, actor, params, body }) =>
    presentSubmission(await addSubmission(deps, actor, params.id, body)),
  )
  route(router, api.change, { access: 'application.change' }, async ({ deps, actor, params, body }) =>
    presentSubmission(await changeSubmission(deps, actor, params.id, body)),
  )
  route(router, api.close, { access: 'application.change' }, async ({ deps, actor, params, body }) =>
    presentSubmission(await closeSubmission(deps, actor, params.id, body.reason)),
  )
  route(router, api.remove, { access: 'application.change' }, async ({ deps, actor, params }) => {
    await removeSubmission(deps, actor, params.id)
    return { success: true as const }
  })
}

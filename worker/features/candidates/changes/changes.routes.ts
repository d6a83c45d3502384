import { applicationBulkApi as bulk } from '#contract/api/candidates/bulk-changes.ts'
import { changesApi as api } from '#contract/api/candidates/changes.ts'
import { presentDetail } from '#worker/features/candidates/applications/applications.service.ts'
import { route, type Router } from '#worker/http/route.ts'
import { assignApplication, giveFeedback, setStatus } from './application-changes.service.ts'
import { assignMany, setStatuses } from './bulk-changes.service.ts'
import { cancelInterview, setInterviewDate } from './interview-dates.service.ts'

/** Staff change applications. */
export function changesRoutes(router: Router): void {
  route(router, bulk.setStatus, { access: 'staff' }, ({ deps, actor, body }) => setStatuses(deps, actor, body))
  route(router, bulk.assign, { access: 'admin' }, ({ deps, actor, body }) => assignMany(deps, actor, body.changes))
  route(router, api.setStatus, { access: 'application.change' }, async ({ deps, actor, params, body }) =>
    presentDetail(await setStatus(deps, actor, params.id, body)),
  )
  route(router, api.setInterviewDate, { access: 'application.change' }, async ({ deps, actor, params, body }) =>
    presentDetail(await setInterviewDate(deps, actor, params.id, body)),
  )
  route(router, api.cancelInterview, { access: 'application.change' }, async ({ deps, actor, params, query }) =>
    presentDetail(await cancelInterview(deps, actor, params.id, query)),
  )
  route(router, api.giveFeedback, { access: 'application.change' }, async ({ deps, actor, params, body }) =>
    presentDetail(await giveFeedback(deps, actor, params.id, body)),
  )
  // Not `admin`: for a partner, someone else's candidate must stay "not found", which the service tells apart.
  route(router, api.assign, { access: 'application.change' }, async ({ deps, actor, params, body }) =>
    presentDetail(await assignApplication(deps, actor, params.id, body)),
  )
}

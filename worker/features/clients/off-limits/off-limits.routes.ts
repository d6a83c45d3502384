import { offLimitColumns, offLimitsApi as api } from '#contract/api/clients/off-limits.ts'
import { listCsv } from '#worker/http/list-csv.ts'
import { route, type Router } from '#worker/http/route.ts'
import { limitsOfApplication } from './people-limits.service.ts'
import { addOffLimit, liftOffLimit, pageOfOffLimits } from './off-limits.service.ts'

export function offLimitsRoutes(router: Router): void {
  route(router, api.csv, { access: 'staff' }, ({ deps, actor, query }) =>
    listCsv(deps, actor, {
      name: 'Off limits',
      columns: offLimitColumns,
      read: (place) => pageOfOffLimits(deps, actor, { ...query, ...place }),
    }),
  )
  route(router, api.page, { access: 'staff' }, ({ deps, actor, query }) => pageOfOffLimits(deps, actor, query))
  route(router, api.ofApplication, { access: 'application.see' }, ({ deps, actor, params }) =>
    limitsOfApplication(deps, actor, params.id),
  )
  route(router, api.add, { access: 'admin', status: 201 }, ({ deps, actor, body }) => addOffLimit(deps, actor, body))
  route(router, api.lift, { access: 'admin' }, async ({ deps, actor, params }) => {
    await liftOffLimit(deps, actor, params.id)
    return { success: true as const }
  })
}

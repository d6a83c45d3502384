import type { Context } from 'hono'
import { applicationColumns } from '#contract/api/candidates/application-columns.ts'
import { applicationsApi as api } from '#contract/api/candidates/applications.ts'
import { listCsv } from '#worker/http/list-csv.ts'
import { route, type AppEnv, type Router } from '#worker/http/route.ts'
import { jobsOfApplications, pageOfApplications, plainListOfApplications } from './application-list.service.ts'
import {
  presentApplication,
  presentDetail,
  presentEvent,
  presentJobChoice,
  presentListed,
} from './applications.present.ts'
import type { FullApplication } from './applications.repo.ts'
import { markAllViewed, markViewed, readApplication, readTimeline } from './applications.service.ts'

/** Staff read applications. */
export function applicationsRoutes(router: Router): void {
  route(router, api.list, { access: 'staff' }, async ({ deps, actor, query, c }) =>
    plainList(c, query.limit, await plainListOfApplications(deps, actor, query)),
  )
  route(router, api.ofPartner, { access: 'staff' }, async ({ deps, actor, params, query, c }) =>
    plainList(c, query.limit, await plainListOfApplications(deps, actor, { ...query, ...params })),
  )
  route(router, api.page, { access: 'staff' }, async ({ deps, actor, query }) => {
    const { items, ...page } = await pageOfApplications(deps, actor, query)
    return { ...page, items: items.map(presentListed) }
  })
  route(router, api.csv, { access: 'staff' }, ({ deps, actor, query }) =>
    listCsv(deps, actor, {
      name: 'Candidates',
      columns: applicationColumns,
      read: async (place) => {
        const { items, nextCursor } = await pageOfApplications(deps, actor, { ...query, ...place })
        return { items: items.map(presentListed), nextCursor }
      },
    }),
  )
  route(router, api.jobs, { access: 'staff' }, async ({ deps, actor, query }) =>
    (await jobsOfApplications(deps, actor, query.q)).map(presentJobChoice),
  )
  // Before the routes with an id in the same place.
  route(router, api.allViewed, { access: 'staff' }, async ({ deps, actor }) => ({
    marked: await markAllViewed(deps, actor),
  }))
  route(router, api.byId, { access: 'application.see' }, async ({ deps, actor, params }) =>
    presentDetail(await readApplication(deps, actor, params.id)),
  )
  route(router, api.events, { access: 'application.see' }, async ({ deps, actor, params }) =>
    (await readTimeline(deps, actor, params.id)).map(presentEvent),
  )
  route(router, api.viewed, { access: 'application.see' }, async ({ deps, actor, params }) => {
    await markViewed(deps, actor, params.id)
    return { success: true as const }
  })
}

/** The total and the next page of a plain list go in headers, because its body is only the array. */
function plainList(
  c: Context<AppEnv>,
  limit: number,
  { items, total, nextCursor }: { items: FullApplication[]; total: number; nextCursor: string | null },
) {
  c.header('X-Total-Count', String(total))
  if (nextCursor) c.header('Link', `<${c.req.path}?limit=${limit}&cursor=${nextCursor}>; rel="next"`)
  return items.map(presentApplication)
}

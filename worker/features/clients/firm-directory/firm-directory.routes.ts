import { firmColumns, firmsApi as api } from '#contract/api/clients/firms.ts'
import { lookUpFirm } from '#worker/features/jobs/firms/firms.service.ts'
import { listCsv } from '#worker/http/list-csv.ts'
import { route, type Router } from '#worker/http/route.ts'
import { refuseUnlessSeesFirms } from './firm-directory.policy.ts'
import { presentFirm, presentFirmName, presentFirmRow, presentListedFirm } from './firm-directory.present.ts'
import { addFirm, changeFirm, pageOfFirms, readFirm, removeFirm } from './firm-directory.service.ts'
import { jobsOfFirm } from './firm-jobs.service.ts'
import { noteOnFirm } from './firm-notes.service.ts'
import { mergeFirms, undoFirmMerge } from './merge-firms.service.ts'

export function firmDirectoryRoutes(router: Router): void {
  route(router, api.csv, { access: 'staff' }, ({ deps, actor, query }) =>
    listCsv(deps, actor, {
      name: 'Firms',
      columns: firmColumns,
      read: async (place) => {
        const { items, nextCursor } = await pageOfFirms(deps, actor, { ...query, ...place })
        const details = await deps.firmDirectory.details(items.map(({ id }) => id))
        return { items: items.map((item) => presentFirmRow(item, details.get(item.id))), nextCursor }
      },
    }),
  )
  // Before the route with an id in the same place.
  route(router, api.page, { access: 'staff' }, async ({ deps, actor, query }) => {
    const { items, ...rest } = await pageOfFirms(deps, actor, query)
    return { ...rest, items: items.map(presentListedFirm) }
  })
  route(router, api.resolve, { access: 'staff' }, async ({ deps, actor, query }) => {
    refuseUnlessSeesFirms(actor)
    const { firm, near } = await lookUpFirm(deps, query.name)
    return { firm: firm && presentFirmName(firm), near: near.map(presentFirmName) }
  })
  route(router, api.add, { access: 'admin', status: 201 }, async ({ deps, actor, body }) =>
    presentFirm(await readFirm(deps, actor, await addFirm(deps, actor, body))),
  )
  route(router, api.byId, { access: 'staff' }, async ({ deps, actor, params }) =>
    presentFirm(await readFirm(deps, actor, params.id)),
  )
  route(router, api.jobs, { access: 'staff' }, ({ deps, actor, params, query }) =>
    jobsOfFirm(deps, actor, params.id, query),
  )
  route(router, api.change, { access: 'admin' }, async ({ deps, actor, params, body }) => {
    await changeFirm(deps, actor, params.id, body)
    return presentFirm(await readFirm(deps, actor, params.id))
  })
  route(router, api.addNote, { access: 'staff' }, async ({ deps, actor, params, body }) => {
    await noteOnFirm(deps, actor, params.id, body.text)
    return presentFirm(await readFirm(deps, actor, params.id))
  })
  route(router, api.remove, { access: 'admin' }, async ({ deps, params }) => {
    await removeFirm(deps, params.id)
    return { success: true as const }
  })
  route(router, api.merge, { access: 'admin' }, async ({ deps, actor, params, body }) => ({
    mergeId: await mergeFirms(deps, actor, params.id, body.otherId),
  }))
  route(router, api.undoMerge, { access: 'admin' }, async ({ deps, actor, params }) => {
    await undoFirmMerge(deps, actor, params.mergeId)
    return { success: true as const }
  })
}

import { followUpColumns, followUpsApi as api, unplannedColumns } from '#contract/api/candidates/follow-ups.ts'
import { listCsv } from '#worker/http/list-csv.ts'
import { route, type Router } from '#worker/http/route.ts'
import { presentFollowUp } from './follow-ups.present.ts'
import {
  addFollowUp,
  changeFollowUp,
  followUpsOf,
  readQueue,
  readUnplanned,
  removeFollowUp,
} from './follow-ups.service.ts'

export function followUpsRoutes(router: Router): void {
  route(router, api.page, { access: 'staff' }, async ({ deps, actor, query }) => {
    const { items, ...rest } = await readQueue(deps, actor, query)
    return { items: items.map((row) => presentFollowUp(row, actor)), ...rest }
  })
  route(router, api.csv, { access: 'staff' }, ({ deps, actor, query }) =>
    listCsv(deps, actor, {
      name: 'Follow-ups',
      columns: followUpColumns,
      read: async (place) => {
        const { items, nextCursor } = await readQueue(deps, actor, { ...query, ...place })
        return { items: items.map((row) => presentFollowUp(row, actor)), nextCursor }
      },
    }),
  )
  route(router, api.unplanned, { access: 'staff' }, async ({ deps, actor, query }) => {
    const { items, nextCursor } = await readUnplanned(deps, actor, query)
    return { items: items.map(presentUnplanned), nextCursor }
  })
  route(router, api.unplannedCsv, { access: 'staff' }, ({ deps, actor }) =>
    listCsv(deps, actor, {
      name: 'Candidates without a next action',
      columns: unplannedColumns,
      read: async (place) => {
        const { items, nextCursor } = await readUnplanned(deps, actor, place)
        return { items: items.map(presentUnplanned), nextCursor }
      },
    }),
  )
  route(router, api.ofApplication, { access: 'application.see' }, async ({ deps, actor, params }) =>
    (await followUpsOf(deps, actor, params.id)).map((row) => presentFollowUp(row, actor)),
  )
  route(router, api.add, { access: 'staff', status: 201 }, async ({ deps, actor, body }) =>
    presentFollowUp(await addFollowUp(deps, actor, body), actor),
  )
  route(router, api.change, { access: 'staff' }, async ({ deps, actor, params, body }) =>
    presentFollowUp(await changeFollowUp(deps, actor, params.id, body), actor),
  )
  route(router, api.remove, { access: 'staff' }, async ({ deps, actor, params }) => {
    await removeFollowUp(deps, actor, params.id)
    return { success: true as const }
  })
}

const presentUnplanned = <Row extends { updatedAt: number }>(row: Row) => ({
  ...row,
  updatedAt: new Date(row.updatedAt).toISOString(),
})

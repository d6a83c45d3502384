import { correctionsApi, peopleApi as api, peopleColumns } from '#contract/api/candidates/people.ts'
import { listCsv } from '#worker/http/list-csv.ts'
import { route, type Router } from '#worker/http/route.ts'
import { addNote, correctApplication } from './corrections.service.ts'
import { mergePeople, undoMerge } from './merge-people.service.ts'
import { presentListedPerson, presentPerson, presentPersonCsvRow } from './people.present.ts'
import { pageOfPeople, readPerson } from './people.service.ts'
import { addApplication } from './person-applications.service.ts'

export function personRecordsRoutes(router: Router): void {
  // Before the route with an id in the same place.
  route(router, api.page, { access: 'staff' }, async ({ deps, actor, query }) => {
    const { items, nextCursor } = await pageOfPeople(deps, actor, query)
    return { items: items.map(presentListedPerson), nextCursor }
  })
  route(router, api.csv, { access: 'staff' }, ({ deps, actor, query }) =>
    listCsv(deps, actor, {
      name: 'People',
      columns: peopleColumns,
      read: async (place) => {
        const { items, nextCursor } = await pageOfPeople(deps, actor, { ...query, ...place })
        return { items: items.map(presentPersonCsvRow), nextCursor }
      },
    }),
  )
  route(router, api.byId, { access: 'staff' }, async ({ deps, actor, params }) =>
    presentPerson(await readPerson(deps, actor, params.id)),
  )
  route(router, api.addApplication, { access: 'staff', status: 201 }, ({ deps, actor, params, body }) =>
    addApplication(deps, actor, params.id, body),
  )
  route(router, api.merge, { access: 'admin' }, async ({ deps, actor, params, body }) => ({
    mergeId: await mergePeople(deps, actor, params.id, body.otherId),
  }))
  route(router, api.undoMerge, { access: 'admin' }, async ({ deps, actor, params }) => {
    await undoMerge(deps, actor, params.id)
    return { success: true as const }
  })
  route(router, correctionsApi.correct, { access: 'application.change' }, async ({ deps, actor, params, body }) => {
    await correctApplication(deps, actor, params.id, body)
    return { success: true as const }
  })
  route(router, correctionsApi.addNote, { access: 'application.change' }, async ({ deps, actor, params, body }) => {
    await addNote(deps, actor, params.id, body.text)
    return { success: true as const }
  })
}

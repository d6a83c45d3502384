import { jobSourceColumns, jobSourcesApi } from '#contract/api/sourcing/job-sources.ts'
import { isInState, sourceHas } from '#contract/domain/job-source-health.ts'
import { listCsv } from '#worker/http/list-csv.ts'
import { route, type Router } from '#worker/http/route.ts'
import { presentRead, presentSource } from './job-sources.present.ts'
import { addSource, changeSource, listSources, readSourceNow, removeSource } from './job-sources.service.ts'

export function jobSourcesRoutes(router: Router): void {
  route(router, jobSourcesApi.list, { access: 'admin' }, async ({ deps }) =>
    (await listSources(deps)).map((source) => presentSource(source, deps.now())),
  )
  route(router, jobSourcesApi.csv, { access: 'admin' }, ({ deps, actor, query: { q, state } }) =>
    listCsv(deps, actor, {
      name: 'Job sources',
      columns: jobSourceColumns,
      read: async () => {
        const sources = (await listSources(deps)).map((source) => presentSource(source, deps.now()))
        return { items: sources.filter((one) => isInState(state, one) && sourceHas(q, one)), nextCursor: null }
      },
    }),
  )
  route(router, jobSourcesApi.add, { access: 'admin', status: 201 }, async ({ deps, body }) =>
    presentSource(await addSource(deps, body), deps.now()),
  )
  route(router, jobSourcesApi.change, { access: 'admin' }, async ({ deps, params, body }) =>
    presentSource(await changeSource(deps, params.id, body), deps.now()),
  )
  route(router, jobSourcesApi.remove, { access: 'admin' }, ({ deps, params }) => removeSource(deps, params.id))
  route(router, jobSourcesApi.read, { access: 'admin' }, async ({ deps, actor, params }) => {
    try {
      return presentRead(await readSourceNow(deps, actor, params.id), deps.now())
    } finally {
      deps.waitUntil(deps.browserPages.close())
    }
  })
}

import { peopleSourcesApi } from '#contract/api/sourcing/people-sources.ts'
import { route, type Router } from '#worker/http/route.ts'
import { reportFirm } from './finding/run-search.service.ts'
import { presentPeopleRead, presentPeopleSource } from './sources/people-sources.present.ts'
import { addSource, changeSource, listSources, readSourceNow, removeSource } from './sources/people-sources.service.ts'

export function peopleSourcesRoutes(router: Router): void {
  route(router, peopleSourcesApi.list, { access: 'admin' }, async ({ deps }) =>
    (await listSources(deps)).map((source) => presentPeopleSource(source, deps.now())),
  )
  route(router, peopleSourcesApi.add, { access: 'admin', status: 201 }, async ({ deps, body }) =>
    presentPeopleSource(await addSource(deps, body), deps.now()),
  )
  route(router, peopleSourcesApi.change, { access: 'admin' }, async ({ deps, params, body }) =>
    presentPeopleSource(await changeSource(deps, params.id, body), deps.now()),
  )
  route(router, peopleSourcesApi.remove, { access: 'admin' }, ({ deps, params }) => removeSource(deps, params.id))
  route(router, peopleSourcesApi.read, { access: 'admin' }, async ({ deps, actor, params }) => {
    const { id } = params
    try {
      const read = await readSourceNow(deps, actor, id, (progress) => reportFirm(deps, id, progress))
      return presentPeopleRead(read, deps.now())
    } finally {
      deps.waitUntil(deps.browserPages.close())
    }
  })
}

import { savedSearchesApi as api } from '#contract/api/sourcing/saved-searches.ts'
import { route, type Router } from '#worker/http/route.ts'
import { presentSavedSearch } from './saved-searches.present.ts'
import {
  addSavedSearch,
  changeSavedSearch,
  listSavedSearches,
  lookAtSavedSearch,
  removeSavedSearch,
} from './saved-searches.service.ts'

export function savedSearchesRoutes(router: Router): void {
  route(router, api.list, { access: 'staff' }, async ({ deps, actor, query }) =>
    (await listSavedSearches(deps, actor, query.kind)).map(presentSavedSearch),
  )
  route(router, api.add, { access: 'staff', status: 201 }, async ({ deps, actor, body }) =>
    presentSavedSearch(await addSavedSearch(deps, actor, body)),
  )
  route(router, api.change, { access: 'staff' }, async ({ deps, actor, params, body }) =>
    presentSavedSearch(await changeSavedSearch(deps, actor, params.id, body)),
  )
  route(router, api.look, { access: 'staff' }, async ({ deps, actor, params }) =>
    presentSavedSearch(await lookAtSavedSearch(deps, actor, params.id)),
  )
  route(router, api.remove, { access: 'staff' }, ({ deps, actor, params }) => removeSavedSearch(deps, actor, params.id))
}

import { savedListsApi as api } from '#contract/api/saved-lists.ts'
import { route, type Router } from '#worker/http/route.ts'
import { presentCard, presentSavedList } from './saved-lists.present.ts'
import { decideList, listSavedLists, pageSavedLists, readSavedList, saveList } from './saved-lists.service.ts'

export function savedListsRoutes(router: Router): void {
  route(router, api.list, { access: 'staff' }, async ({ deps, actor, query, c }) => {
    const { items, nextCursor } = await listSavedLists(deps, actor, query)
    if (nextCursor) c.header('Link', `<${c.req.path}?limit=${query.limit}&cursor=${nextCursor}>; rel="next"`)
    return items.map(presentSavedList)
  })
  route(router, api.page, { access: 'staff' }, async ({ deps, actor, query }) => {
    const page = await pageSavedLists(deps, actor, query)
    return { ...page, items: page.items.map(presentCard) }
  })
  route(router, api.save, { access: 'staff', status: 201 }, async ({ deps, actor, body }) =>
    presentSavedList(await saveList(deps, actor, body)),
  )
  route(router, api.byId, { access: 'staff' }, async ({ deps, actor, params }) =>
    presentSavedList(await readSavedList(deps, actor, params.id)),
  )
  route(router, api.decide, { access: 'admin' }, async ({ deps, actor, params, body }) =>
    presentSavedList(await decideList(deps, actor, params.id, body)),
  )
}

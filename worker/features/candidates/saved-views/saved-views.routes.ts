import { savedViewsApi as api, type SavedView } from '#contract/api/candidates/saved-views.ts'
import { route, type Router } from '#worker/http/route.ts'
import type { SavedViewRow } from './saved-views.repo.ts'
import { changeView, listSavedViews, removeView, saveView } from './saved-views.service.ts'

const present = ({ id, name, query, createdAt }: SavedViewRow): SavedView => ({
  id,
  name,
  query,
  createdAt: createdAt.toISOString(),
})

/** Every account of the staff has its own views; nobody reads another's. */
export function savedViewsRoutes(router: Router): void {
  route(router, api.list, { access: 'staff' }, async ({ deps, actor }) =>
    (await listSavedViews(deps, actor)).map(present),
  )
  route(router, api.add, { access: 'staff', status: 201 }, async ({ deps, actor, body }) =>
    present(await saveView(deps, actor, body)),
  )
  route(router, api.change, { access: 'staff' }, async ({ deps, actor, params, body }) =>
    present(await changeView(deps, actor, params.id, body)),
  )
  route(router, api.remove, { access: 'staff' }, async ({ deps, actor, params }) => {
    await removeView(deps, actor, params.id)
    return { success: true as const }
  })
}

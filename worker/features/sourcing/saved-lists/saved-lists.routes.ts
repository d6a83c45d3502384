import { savedListColumns, savedListsApi as api } from '#contract/api/sourcing/saved-lists.ts'
import { listCsv } from '#worker/http/list-csv.ts'
import { route, type Router } from '#worker/http/route.ts'
import type { Deps } from '#worker/deps.ts'
import type { Actor } from '#worker/http/access.ts'
import { keptState } from './kept-jobs.service.ts'
import { presentCard, presentSavedList, urlsIn } from './saved-lists.present.ts'
import type { SavedList } from './saved-lists.repo.ts'
import { decideList, listSavedLists, pageSavedLists, readSavedList, saveList } from './saved-lists.service.ts'

/** Lists with what is known now about their jobs. */
async function present(deps: Deps, actor: Actor, lists: readonly SavedList[]) {
  const urls = lists.flatMap(({ jobData }) => urlsIn(jobData))
  const state = await keptState(deps, urls, actor.role === 'admin')
  return lists.map((list) => presentSavedList(list, state))
}

async function presentOne(deps: Deps, actor: Actor, list: SavedList) {
  const state = await keptState(deps, urlsIn(list.jobData), actor.role === 'admin')
  return presentSavedList(list, state)
}

/** For the file, none of whose columns says what became of a job. */
const unread = { isThere: () => null, jobId: () => null }

export function savedListsRoutes(router: Router): void {
  route(router, api.list, { access: 'staff' }, async ({ deps, actor, query, c }) => {
    const { items, nextCursor } = await listSavedLists(deps, actor, query)
    if (nextCursor) c.header('Link', `<${c.req.path}?limit=${query.limit}&cursor=${nextCursor}>; rel="next"`)
    return present(deps, actor, items)
  })
  route(router, api.page, { access: 'staff' }, async ({ deps, actor, query }) => {
    const page = await pageSavedLists(deps, actor, query)
    const urls = page.items.flatMap(({ firstJobs }) => urlsIn(firstJobs))
    const state = await keptState(deps, urls, actor.role === 'admin')
    return { ...page, items: page.items.map((card) => presentCard(card, state)) }
  })
  route(router, api.csv, { access: 'staff' }, ({ deps, actor, query }) =>
    listCsv(deps, actor, {
      name: 'Saved job lists',
      columns: savedListColumns,
      read: async (place) => {
        const { items, nextCursor } = await pageSavedLists(deps, actor, { ...query, ...place })
        return { items: items.map((card) => presentCard(card, unread)), nextCursor }
      },
    }),
  )
  route(router, api.save, { access: 'staff', status: 201 }, async ({ deps, actor, body }) =>
    presentOne(deps, actor, await saveList(deps, actor, body)),
  )
  route(router, api.byId, { access: 'staff' }, async ({ deps, actor, params }) =>
    presentOne(deps, actor, await readSavedList(deps, actor, params.id)),
  )
  route(router, api.decide, { access: 'admin' }, async ({ deps, actor, params, body }) =>
    presentOne(deps, actor, await decideList(deps, actor, params.id, body)),
  )
}

import { peopleSearchApi as api } from '#contract/api/sourcing/people-search.ts'
import { route, type Router } from '#worker/http/route.ts'
import { contentDisposition } from '#worker/platform/uploads/serve-file.ts'
import { stopSearch } from './finding/run-search.service.ts'
import { providersOf } from './finding/search-providers.ts'
import { startOwnSearch } from './finding/start-search.service.ts'
import {
  addCandidate,
  deleteBehindResult,
  markResult,
  readSearch,
  resultFor,
} from './results/people-results.service.ts'
import { askProfiles } from './results/read-profiles.service.ts'
import { resultsCsv } from './results/results-csv.service.ts'
import { presentQuery, presentQueryDetail, presentResult } from './searches/people-searches.present.ts'
import { listSearches, pageSearches, removeSearch, type Search } from './searches/people-searches.service.ts'

const detail = ({ query, counts }: Search) => presentQueryDetail(query, counts)

export function peopleSearchRoutes(router: Router): void {
  route(router, api.list, { access: 'staff' }, async ({ deps, actor, query, c }) => {
    const { items, total } = await listSearches(deps, actor, query.status)
    c.header('X-Total-Count', String(total))
    return items.map(presentQuery)
  })
  route(router, api.page, { access: 'staff' }, async ({ deps, actor, query }) => {
    const { items, nextCursor } = await pageSearches(deps, actor, query)
    return { items: items.map(presentQuery), nextCursor }
  })
  route(router, api.providers, { access: 'staff' }, ({ deps }) => Promise.resolve(providersOf(deps.config)))
  route(router, api.start, { access: 'staff', status: 201 }, async ({ deps, actor, body }) =>
    detail(await startOwnSearch(deps, actor, body)),
  )
  route(router, api.byId, { access: 'staff' }, async ({ deps, actor, params }) => {
    const search = await readSearch(deps, actor, params.id)
    const results = search.results.map(presentResult)
    const valid = results.filter(({ isValid }) => isValid)
    return {
      query: { ...detail(search), resultCount: valid.length },
      results: valid,
      filteredOutResults: results.filter(({ isValid }) => !isValid),
    }
  })
  route(router, api.cancel, { access: 'staff' }, async ({ deps, actor, params }) =>
    detail(await stopSearch(deps, actor, params.id)),
  )
  route(router, api.remove, { access: 'staff' }, async ({ deps, actor, params }) => {
    await removeSearch(deps, actor, params.id)
    return { success: true as const }
  })
  route(router, api.scrapeProfiles, { access: 'staff', status: 202 }, async ({ deps, actor, params }) => ({
    totalResults: await askProfiles(deps, actor, params.id),
  }))
  route(router, api.scrapeOne, { access: 'staff', status: 202 }, async ({ deps, actor, params }) => {
    await resultFor(deps, actor, params)
    await askProfiles(deps, actor, params.id, params.resultId)
    return presentResult(await resultFor(deps, actor, params))
  })
  route(router, api.doNotContact, { access: 'staff' }, async ({ deps, actor, params, body }) =>
    presentResult(await markResult(deps, actor, params, body)),
  )
  route(router, api.deletePerson, { access: 'staff' }, async ({ deps, actor, params }) => {
    await deleteBehindResult(deps, actor, params)
    return { success: true as const }
  })
  route(router, api.addCandidate, { access: 'staff' }, ({ deps, actor, params }) => addCandidate(deps, actor, params))
  route(router, api.csv, { access: 'staff' }, async ({ deps, actor, params, query }) => {
    const { name, text } = await resultsCsv(deps, actor, params.id, query.ids)
    return new Response(text, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': contentDisposition('attachment', name),
      },
    })
  })
}

import { onlineColumns, onlineJobsApi as api } from '#contract/api/sourcing/online-jobs.ts'
import { listCsv } from '#worker/http/list-csv.ts'
import { route, type Router } from '#worker/http/route.ts'
import { enqueueDueLanes, enqueueOwnLanes } from '#worker/features/sourcing/job-sources/job-lanes.service.ts'
import { presentFound, presentStanding } from './online-search.present.ts'
import { makeStaleSourcesDue, pageOnline, searchOnline, searchProgress } from './online-search.service.ts'
import { reasonOf } from '#worker/http/reason.ts'

export function onlineSearchRoutes(router: Router): void {
  route(router, api.search, { access: 'staff' }, async ({ deps, actor, body }) => {
    const found = await searchOnline(deps, actor, body)
    // The answer doesn't wait for reading; `progress` reports it.
    deps.waitUntil(
      makeStaleSourcesDue(deps, body.refresh)
        .then((isWanted) => {
          if (!isWanted) return 0
          // Where reading isn't automatic, a search reads the sources that people have added, and all of them on request.
          return deps.config.READ_SOURCES || body.refresh ? enqueueDueLanes(deps) : enqueueOwnLanes(deps)
        })
        .catch((error: unknown) => deps.log('online_search.refresh_failed', { reason: reasonOf(error) })),
    )
    return {
      results: found.found.map(presentFound),
      totalFound: found.total,
      isTotalCapped: found.isTotalCapped,
      isOrderPartial: found.isOrderPartial,
      ...presentStanding(found.standing),
      nextCursor: found.nextCursor,
    }
  })
  route(router, api.csv, { access: 'staff' }, ({ deps, actor, query }) =>
    listCsv(deps, actor, {
      name: 'Online jobs',
      columns: onlineColumns,
      read: async (place) => {
        const { found, nextCursor } = await pageOnline(deps, actor, { ...query, ...place })
        return { items: found.map(presentFound), nextCursor }
      },
    }),
  )
  route(router, api.progress, { access: 'staff' }, async ({ deps }) => presentStanding(await searchProgress(deps)))
}

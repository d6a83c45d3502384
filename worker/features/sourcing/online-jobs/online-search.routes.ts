import { onlineJobsApi as api } from '#contract/api/sourcing/online-jobs.ts'
import { route, type Router } from '#worker/http/route.ts'
import { enqueueDueLanes, enqueueOwnLanes } from '#worker/features/sourcing/job-sources/job-lanes.service.ts'
import { presentFound, presentStanding } from './online-search.present.ts'
import { mayRefresh, searchOnline, searchProgress } from './online-search.service.ts'
import { reasonOf } from '#worker/http/reason.ts'

export function onlineSearchRoutes(router: Router): void {
  route(router, api.search, { access: 'staff' }, async ({ deps, actor, body }) => {
    const page = await searchOnline(deps, actor, body)
    // The answer does not wait for it: what is read is told by the progress.
    deps.waitUntil(
      mayRefresh(deps, body.refresh)
        .then((isWanted) => {
          if (!isWanted) return 0
          // Where nothing is read by itself, a search reads what people have added; the rest only when asked.
          return deps.config.READ_SOURCES || body.refresh ? enqueueDueLanes(deps) : enqueueOwnLanes(deps)
        })
        .catch((error: unknown) => deps.log('online_search.refresh_failed', { reason: reasonOf(error) })),
    )
    return {
      results: page.found.map(presentFound),
      totalFound: page.total,
      isTotalCapped: page.isTotalCapped,
      isOrderPartial: page.isOrderPartial,
      ...presentStanding(page.standing),
      nextCursor: page.nextCursor,
    }
  })
  route(router, api.progress, { access: 'staff' }, async ({ deps }) => presentStanding(await searchProgress(deps)))
}

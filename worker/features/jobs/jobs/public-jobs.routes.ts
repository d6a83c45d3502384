import { publicJobsApi } from '#contract/api/jobs/jobs.ts'
import { boardQuery, readBoardFilters } from '#contract/domain/board-filters.ts'
import { publicReads } from './public-reads.service.ts'
import { route, type Router } from '#worker/http/route.ts'
import { experienceFieldOf, listPublicJobs, openPublicJob, similarJobs } from './board.service.ts'
import { presentPublicJob } from './jobs.present.ts'

/** Jobs in one answer. */
const most = 500

export function publicJobsRoutes(router: Router): void {
  route(router, publicJobsApi.list, { access: 'public' }, async ({ deps, query, c }) => {
    const filters = readBoardFilters(query)
    const asked = /^\d{1,4}$/.test(query.limit ?? '') ? Number(query.limit) : most
    const limit = Math.min(Math.max(asked, 1), most)
    const { jobs, total, isMore, next } = await listPublicJobs(
      { practiceAreas: deps.practiceAreas, board: (await publicReads(deps)).board },
      filters,
      { cursor: query.cursor, limit },
    )
    // A total that was counted up to a bound says so.
    c.header('X-Total-Count', isMore ? `${total}+` : String(total))
    if (next) {
      const address = new URLSearchParams(boardQuery(filters, { cursor: next }))
      if (limit !== most) address.set('limit', String(limit))
      c.header('Link', `<${publicJobsApi.list.path}?${address.toString()}>; rel="next"`)
    }
    return jobs
  })

  route(router, publicJobsApi.byShortId, { access: 'public' }, async ({ deps, params }) =>
    presentPublicJob(await openPublicJob(await publicReads(deps), params.shortId)),
  )

  route(router, publicJobsApi.similar, { access: 'public' }, async ({ deps, params }) => {
    const reads = await publicReads(deps)
    return similarJobs({ ...deps, ...reads }, await openPublicJob(reads, params.shortId))
  })

  route(router, publicJobsApi.experienceField, { access: 'public' }, async ({ deps, params }) =>
    experienceFieldOf(await publicReads(deps), params.jobId),
  )
}

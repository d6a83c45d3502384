import { publicJobsApi } from '#contract/api/jobs/jobs.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { boardQuery, readBoardFilters } from '#contract/domain/board-filters.ts'
import { publicReads } from './public-reads.service.ts'
import { route, type Router } from '#worker/http/route.ts'
import { experienceFieldOf, listPublicJobs, openPublicJob, similarJobs } from './board.service.ts'
import { presentPublicJob } from './jobs.present.ts'
import { storedByVersion } from './stored-answers.ts'

/** Jobs in one answer. */
const most = 500

function limitOf(given: string | undefined): number {
  const asked = given !== undefined && /^\d{1,4}$/.test(given) ? Number(given) : most
  return Math.min(Math.max(asked, 1), most)
}

export function publicJobsRoutes(router: Router): void {
  const storedList = storedByVersion((c) => {
    const { cursor, limit, ...filters } = c.req.valid('query' as never) as QueryOf<typeof publicJobsApi.list>
    return `jobs?${boardQuery(readBoardFilters(filters), { cursor })}&limit=${limitOf(limit)}`
  })
  route(router, publicJobsApi.list, { access: 'public', around: storedList }, async ({ deps, query, c }) => {
    const filters = readBoardFilters(query)
    const limit = limitOf(query.limit)
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

  const storedJob = storedByVersion((c) => `jobs/${c.req.param('shortId')}`)
  route(router, publicJobsApi.byShortId, { access: 'public', around: storedJob }, async ({ deps, params }) =>
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

import { interviewsApi } from '#contract/api/candidates/interviews.ts'
import { route, type Router } from '#worker/http/route.ts'
import { madeFile } from '#worker/platform/uploads/serve-file.ts'
import { interviewFile } from './interview-calendar.service.ts'
import { listInterviews } from './interviews.service.ts'

/** The interviews of an application, and their calendar files. */
export function interviewsRoutes(router: Router): void {
  route(router, interviewsApi.list, { access: 'application.see' }, async ({ deps, actor, params }) =>
    (await listInterviews(deps, actor, params.id)).map(
      ({ id, startsAt, minutes, round, place, videoUrl, interviewers }) => ({
        id,
        startsAt: startsAt.toISOString(),
        minutes,
        round,
        place,
        videoUrl,
        interviewers,
      }),
    ),
  )
  route(router, interviewsApi.calendar, { access: 'application.see' }, async ({ deps, actor, params, query, c }) => {
    const origin = deps.config.SITE_URL ?? new URL(c.req.url).origin
    const { text, method, name } = await interviewFile(deps, actor, { id: params.id, ...query, origin })
    return madeFile(text, { name, mimeType: `text/calendar; charset=utf-8; method=${method}` })
  })
}

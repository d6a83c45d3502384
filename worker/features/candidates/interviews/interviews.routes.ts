import { interviewsApi } from '#contract/api/candidates/interviews.ts'
import { route, type Router } from '#worker/http/route.ts'
import { madeFile } from '#worker/platform/uploads/serve-file.ts'
import { interviewFile } from './interview-calendar.service.ts'

/** The calendar file of an interview. */
export function interviewsRoutes(router: Router): void {
  route(router, interviewsApi.calendar, { access: 'application.see' }, async ({ deps, actor, params, c }) => {
    const origin = deps.config.SITE_URL ?? new URL(c.req.url).origin
    const { text, method, name } = await interviewFile(deps, actor, { id: params.id, origin })
    return madeFile(text, { name, mimeType: `text/calendar; charset=utf-8; method=${method}` })
  })
}

import { applyApi } from '#contract/api/candidates/apply.ts'
import { callerAddress } from '#worker/http/caller.ts'
import { route, type Router } from '#worker/http/route.ts'
import { applyToJob } from './apply.service.ts'

export function applyRoutes(router: Router): void {
  route(router, applyApi.apply, { access: 'public', status: 201 }, async ({ deps, params, body, c }) => {
    await applyToJob(deps, { jobKey: params.jobId, form: body, address: callerAddress(c) })
    return { success: true as const, message: 'Your application has been submitted.' }
  })
}

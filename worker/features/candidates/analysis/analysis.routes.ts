import { analysisApi } from '#contract/api/candidates/analysis.ts'
import { route, type Router } from '#worker/http/route.ts'
import { presentAnalysis } from './analysis.present.ts'
import { readAnalysis, requestAnalysis } from './analysis.service.ts'

export function analysisRoutes(router: Router): void {
  route(router, analysisApi.read, { access: 'application.see' }, async ({ deps, actor, params }) =>
    presentAnalysis(await readAnalysis(deps, actor, params.id)),
  )
  route(router, analysisApi.write, { access: 'application.change', status: 202 }, async ({ deps, actor, params }) =>
    presentAnalysis(await requestAnalysis(deps, actor, params.id)),
  )
}

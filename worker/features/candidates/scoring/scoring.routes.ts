import { scoringApi } from '#contract/api/candidates/scoring.ts'
import { route, type Router } from '#worker/http/route.ts'
import { presentMatch } from './scoring.present.ts'
import { readMatch } from './scoring.service.ts'

export function scoringRoutes(router: Router): void {
  route(router, scoringApi.match, { access: 'application.see' }, async ({ deps, actor, params }) =>
    presentMatch(await readMatch(deps, actor, params.id)),
  )
}

import { practiceAreasApi } from '#contract/api/jobs/practice-areas.ts'
import { route, type Router } from '#worker/http/route.ts'
import { addPracticeArea, listPracticeAreas } from './practice-areas.service.ts'

export function practiceAreasRoutes(router: Router): void {
  // Public: the names appear on the board anyway, and the application form offers them.
  route(router, practiceAreasApi.list, { access: 'public' }, ({ deps }) => listPracticeAreas(deps))
  route(router, practiceAreasApi.create, { access: 'admin', status: 201 }, ({ deps, body }) =>
    addPracticeArea(deps, body),
  )
}

import { dashboardApi as api } from '#contract/api/workspace/dashboard.ts'
import { route, type Router } from '#worker/http/route.ts'
import { readDashboard } from './dashboard.service.ts'

export function dashboardRoutes(router: Router): void {
  route(router, api.read, { access: 'staff' }, ({ deps, actor }) => readDashboard(deps, actor))
}

import { intelligenceApi } from '#contract/api/identity/intelligence.ts'
import { route, type Router } from '#worker/http/route.ts'
import { readUsage } from './intelligence.service.ts'

export function intelligenceRoutes(router: Router): void {
  route(router, intelligenceApi.usage, { access: 'admin' }, ({ deps }) => readUsage(deps))
}

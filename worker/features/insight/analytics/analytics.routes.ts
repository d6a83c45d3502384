import { analyticsApi as api } from '#contract/api/insight/analytics.ts'
import { route, type Router } from '#worker/http/route.ts'
import { analyticsCsv, readAnalytics } from './analytics.service.ts'

export function analyticsRoutes(router: Router): void {
  route(router, api.read, { access: 'admin' }, ({ deps, query }) => readAnalytics(deps, query))
  route(router, api.csv, { access: 'admin' }, async ({ deps, query }) => {
    const { name, text } = await analyticsCsv(deps, query)
    return new Response(text, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
      },
    })
  })
}

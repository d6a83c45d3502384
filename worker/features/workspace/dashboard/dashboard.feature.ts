import type { Feature } from '#worker/feature.ts'
import { dashboardRoutes } from './dashboard.routes.ts'

export const dashboardFeature: Feature = {
  routes: [dashboardRoutes],
}

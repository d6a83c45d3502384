import type { Feature } from '#worker/feature.ts'
import { statusPageRoutes } from './status-page.routes.tsx'

export const statusPageFeature: Feature = {
  routes: [statusPageRoutes],
}

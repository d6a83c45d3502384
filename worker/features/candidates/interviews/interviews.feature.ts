import type { Feature } from '#worker/feature.ts'
import { interviewsRoutes } from './interviews.routes.ts'

export const interviewsFeature: Feature = {
  routes: [interviewsRoutes],
}

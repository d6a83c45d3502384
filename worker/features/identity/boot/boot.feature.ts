import type { Feature } from '#worker/feature.ts'
import { bootRoutes } from './boot.routes.ts'

export const bootFeature: Feature = { routes: [bootRoutes] }

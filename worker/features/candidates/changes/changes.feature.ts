import type { Feature } from '#worker/feature.ts'
import { changesRoutes } from './changes.routes.ts'

export const changesFeature: Feature = {
  routes: [changesRoutes],
}

import type { Feature } from '#worker/feature.ts'
import { profilesRoutes } from './profiles.routes.ts'

export const clientProfilesFeature: Feature = {
  routes: [profilesRoutes],
}

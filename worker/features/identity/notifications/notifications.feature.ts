import type { Feature } from '#worker/feature.ts'
import { notificationsRepo } from './notifications.repo.ts'
import { notificationsRoutes } from './notifications.routes.ts'

const repos = { notifications: notificationsRepo }

export const notificationsFeature: Feature<typeof repos> = {
  routes: [notificationsRoutes],
  repos,
}

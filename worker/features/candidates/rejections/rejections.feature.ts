import type { Feature } from '#worker/feature.ts'
import { rejectionsRepo } from './rejections.repo.ts'
import { rejectionsRoutes } from './rejections.routes.ts'

const repos = { rejections: rejectionsRepo }

export const rejectionsFeature: Feature<typeof repos> = {
  routes: [rejectionsRoutes],
  repos,
}

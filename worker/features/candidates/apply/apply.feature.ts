import type { Feature } from '#worker/feature.ts'
import { applyRepo } from './apply.repo.ts'
import { applyRoutes } from './apply.routes.ts'
import { repeatsRepo } from './repeats.repo.ts'
import { repeatsRoutes } from './repeats.routes.ts'

const repos = { applying: applyRepo, repeats: repeatsRepo }

export const applyFeature: Feature<typeof repos> = {
  routes: [applyRoutes, repeatsRoutes],
  repos,
}

import type { Feature } from '#worker/feature.ts'
import { applyFormRoutes } from './apply-form.routes.tsx'
import { applyRepo } from './apply.repo.ts'
import { applyRoutes } from './apply.routes.ts'
import { repeatsRepo } from './repeats.repo.ts'
import { repeatsRoutes } from './repeats.routes.ts'

const repos = { applying: applyRepo, repeats: repeatsRepo }

export const applyFeature: Feature<typeof repos> = {
  routes: [applyRoutes, applyFormRoutes, repeatsRoutes],
  repos,
}

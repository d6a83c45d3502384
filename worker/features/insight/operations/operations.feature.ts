import type { Feature } from '#worker/feature.ts'
import { operationsRepo } from './operations.repo.ts'
import { operationsRoutes } from './operations.routes.ts'

const repos = { operations: operationsRepo }

export const operationsFeature: Feature<typeof repos> = {
  routes: [operationsRoutes],
  repos,
}

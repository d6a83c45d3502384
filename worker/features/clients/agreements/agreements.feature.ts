import type { Feature } from '#worker/feature.ts'
import { agreementsRepo } from './agreements.repo.ts'
import { agreementsRoutes } from './agreements.routes.ts'

const repos = { agreements: agreementsRepo }

export const agreementsFeature: Feature<typeof repos> = { routes: [agreementsRoutes], repos }

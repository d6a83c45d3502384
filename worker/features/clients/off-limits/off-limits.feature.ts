import type { Feature } from '#worker/feature.ts'
import { offLimitsRepo } from './off-limits.repo.ts'
import { offLimitsRoutes } from './off-limits.routes.ts'

const repos = { offLimits: offLimitsRepo }

export const offLimitsFeature: Feature<typeof repos> = { routes: [offLimitsRoutes], repos }

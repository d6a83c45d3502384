import type { Feature } from '#worker/feature.ts'
import { offLimitsRepo } from './off-limits.repo.ts'

const repos = { offLimits: offLimitsRepo }

export const offLimitsFeature: Feature<typeof repos> = { repos }

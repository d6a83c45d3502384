import type { Feature } from '#worker/feature.ts'
import { chainJoinsRepo } from './chain-joins.repo.ts'
import { evidenceRepo } from './evidence.repo.ts'
import { evidenceRoutes } from './evidence.routes.ts'

const repos = { evidence: evidenceRepo, chainJoins: chainJoinsRepo }

export const evidenceFeature: Feature<typeof repos> = { routes: [evidenceRoutes], repos }

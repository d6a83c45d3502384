import type { Feature } from '#worker/feature.ts'
import { evidenceRepo } from './evidence.repo.ts'
import { evidenceRoutes } from './evidence.routes.ts'

const repos = { evidence: evidenceRepo }

export const evidenceFeature: Feature<typeof repos> = { routes: [evidenceRoutes], repos }

import type { Feature } from '#worker/feature.ts'
import { submissionGateRepo } from './submission-gate.repo.ts'
import { submissionGateRoutes } from './submission-gate.routes.ts'

const repos = { submissionGate: submissionGateRepo }

export const submissionGateFeature: Feature<typeof repos> = { routes: [submissionGateRoutes], repos }

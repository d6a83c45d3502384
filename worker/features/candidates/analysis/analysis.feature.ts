import type { Feature } from '#worker/feature.ts'
import { analysisRepo } from './analysis.repo.ts'
import { analysisRoutes } from './analysis.routes.ts'
import { analysisTaskRun } from './analysis.tasks.ts'

const repos = { analyses: analysisRepo }

export const analysisFeature: Feature<typeof repos> = {
  routes: [analysisRoutes],
  tasks: [analysisTaskRun],
  repos,
}

import type { Feature } from '#worker/feature.ts'
import { scoringRepo } from './scoring.repo.ts'
import { scoringRoutes } from './scoring.routes.ts'
import { rescoreTaskRun, scoreTask } from './scoring.tasks.ts'

const repos = { scoring: scoringRepo }

export const scoringFeature: Feature<typeof repos> = {
  routes: [scoringRoutes],
  tasks: [scoreTask, rescoreTaskRun],
  repos,
}

import type { Feature } from '#worker/feature.ts'
import { readResumeTaskRun } from './read-resume.tasks.ts'
import { scoringRepo } from './scoring.repo.ts'
import { scoringRoutes } from './scoring.routes.ts'
import { rescoreTaskRun, scoreTaskRun } from './scoring.tasks.ts'

const repos = { scoring: scoringRepo }

export const scoringFeature: Feature<typeof repos> = {
  routes: [scoringRoutes],
  tasks: [readResumeTaskRun, scoreTaskRun, rescoreTaskRun],
  repos,
}

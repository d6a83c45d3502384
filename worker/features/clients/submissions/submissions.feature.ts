import type { Feature } from '#worker/feature.ts'
import { submissionsRepo } from './submissions.repo.ts'
import { submissionApplication } from './submissions.service.ts'
import { submissionsRoutes } from './submissions.routes.ts'

const repos = { submissions: submissionsRepo }

export const submissionsFeature: Feature<typeof repos> = {
  routes: [submissionsRoutes],
  repos,
  records: [{ kind: 'submission', see: submissionApplication }],
}

import type { Feature } from '#worker/feature.ts'
import { consentPages } from './consent-page.routes.tsx'
import { consentsRepo } from './consents.repo.ts'
import { consentsRoutes } from './consents.routes.ts'
import { consentsCronJobs, remindConsent } from './consents.tasks.ts'

const repos = { consents: consentsRepo }

export const consentsFeature: Feature<typeof repos> = {
  routes: [consentsRoutes, consentPages],
  tasks: [remindConsent],
  crons: consentsCronJobs,
  repos,
}

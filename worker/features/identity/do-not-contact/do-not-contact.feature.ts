import type { Feature } from '#worker/feature.ts'
import { doNotContactRepo } from './do-not-contact.repo.ts'
import { doNotContactRoutes } from './do-not-contact.routes.ts'

const repos = { doNotContact: doNotContactRepo }

export const doNotContactFeature: Feature<typeof repos> = {
  routes: [doNotContactRoutes],
  repos,
}

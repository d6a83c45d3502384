import type { Feature } from '#worker/feature.ts'
import { feedbackRepo } from './feedback.repo.ts'
import { feedbackRoutes } from './feedback.routes.ts'

const repos = { feedback: feedbackRepo }

export const feedbackFeature: Feature<typeof repos> = {
  routes: [feedbackRoutes],
  repos,
}

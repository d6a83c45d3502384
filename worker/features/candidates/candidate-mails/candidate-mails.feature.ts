import type { Feature } from '#worker/feature.ts'
import { candidateMailsRoutes } from './candidate-mails.routes.ts'

export const candidateMailsFeature: Feature = {
  routes: [candidateMailsRoutes],
}

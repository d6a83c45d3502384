import type { Feature } from '#worker/feature.ts'
import { candidateRecordRoutes } from './candidate-record.routes.ts'

export const candidateRecordFeature: Feature = {
  routes: [candidateRecordRoutes],
}

import type { Feature } from '#worker/feature.ts'
import { composedEmailsRoutes } from './composed-emails.routes.ts'

export const composedEmailsFeature: Feature = {
  routes: [composedEmailsRoutes],
}

import type { Feature } from '#worker/feature.ts'
import { messagesRepo } from './messages.repo.ts'
import { messagesRoutes } from './messages.routes.ts'

const repos = { messages: messagesRepo }

export const messagesFeature: Feature<typeof repos> = {
  routes: [messagesRoutes],
  repos,
}

import type { Feature } from '#worker/feature.ts'
import { usersRepo } from './users.repo.ts'
import { usersRoutes } from './users.routes.ts'

const repos = { users: usersRepo }

export const usersFeature: Feature<typeof repos> = {
  routes: [usersRoutes],
  repos,
}

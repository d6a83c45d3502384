import type { Feature } from '#worker/feature.ts'
import { listedUsersRepo } from './listed-users.repo.ts'
import { userManagementRoutes } from './user-management.routes.ts'

const repos = { listedUsers: listedUsersRepo }

export const userManagementFeature: Feature<typeof repos> = { routes: [userManagementRoutes], repos }

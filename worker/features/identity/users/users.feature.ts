import type { Feature } from '#worker/feature.ts'
import { usersRepo } from './users.repo.ts'

const repos = { users: usersRepo }

export const usersFeature: Feature<typeof repos> = { repos }

import type { Feature } from '#worker/feature.ts'
import { firmDirectoryRepo } from './firm-directory.repo.ts'
import { firmDirectoryRoutes } from './firm-directory.routes.ts'
import { firmMergesRepo } from './firm-merges.repo.ts'

const repos = { firmDirectory: firmDirectoryRepo, firmMerges: firmMergesRepo }

export const firmDirectoryFeature: Feature<typeof repos> = { routes: [firmDirectoryRoutes], repos }

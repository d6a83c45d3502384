import type { Feature } from '#worker/feature.ts'
import { firmDirectoryRepo } from './firm-directory.repo.ts'
import { firmDirectoryRoutes } from './firm-directory.routes.ts'
import { firmDirectoryCronJobs, linkFirmsTask } from './firm-directory.tasks.ts'
import { firmLinksRepo } from './firm-links.repo.ts'
import { firmMergesRepo } from './firm-merges.repo.ts'

const repos = { firmDirectory: firmDirectoryRepo, firmLinks: firmLinksRepo, firmMerges: firmMergesRepo }

export const firmDirectoryFeature: Feature<typeof repos> = {
  routes: [firmDirectoryRoutes],
  tasks: [linkFirmsTask],
  crons: firmDirectoryCronJobs,
  repos,
}

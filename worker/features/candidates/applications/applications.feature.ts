import type { Feature } from '#worker/feature.ts'
import { applicationDueRepo } from './application-due.repo.ts'
import { applicationLinksRepo } from './application-links.repo.ts'
import { applicationListRepo } from './application-list.repo.ts'
import { applicationsRepo } from './applications.repo.ts'
import { applicationsRoutes } from './applications.routes.ts'
import { applyRepo } from './apply.repo.ts'
import { applyRoutes } from './apply.routes.ts'
import { repeatsRepo } from './repeats.repo.ts'
import { repeatsRoutes } from './repeats.routes.ts'
import { savedViewsRepo } from './saved-views.repo.ts'
import { savedViewsRoutes } from './saved-views.routes.ts'
import { statusPageRoutes } from './status-page.routes.tsx'

const repos = {
  applying: applyRepo,
  applications: applicationsRepo,
  applicationList: applicationListRepo,
  applicationDue: applicationDueRepo,
  applicationLinks: applicationLinksRepo,
  savedViews: savedViewsRepo,
  repeats: repeatsRepo,
}

export const applicationsFeature: Feature<typeof repos> = {
  routes: [applyRoutes, applicationsRoutes, savedViewsRoutes, repeatsRoutes, statusPageRoutes],
  repos,
}

import type { Feature } from '#worker/feature.ts'
import { applicationDueRepo } from './application-due.repo.ts'
import { applicationLinksRepo } from './application-links.repo.ts'
import { applicationListRepo } from './application-list.repo.ts'
import { applicationReviewsRepo } from './application-reviews.repo.ts'
import { applicationsRepo } from './applications.repo.ts'
import { applicationsRoutes } from './applications.routes.ts'
import { eventsRepo } from './events.repo.ts'
import { placementFiguresRepo } from './placement-figures.repo.ts'
import { reviewsOfRole } from './reviews.writes.ts'

const repos = {
  applications: applicationsRepo,
  applicationList: applicationListRepo,
  applicationDue: applicationDueRepo,
  applicationLinks: applicationLinksRepo,
  applicationReviews: applicationReviewsRepo,
  events: eventsRepo,
}

const replicaRepos = { placementFigures: placementFiguresRepo }

export const applicationsFeature: Feature<typeof repos, typeof replicaRepos> = {
  routes: [applicationsRoutes],
  repos,
  roleWrites: reviewsOfRole,
  replicaRepos,
}

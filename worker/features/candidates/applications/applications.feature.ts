import type { Feature } from '#worker/feature.ts'
import { applicationDueRepo } from './application-due.repo.ts'
import { applicationLinksRepo } from './application-links.repo.ts'
import { applicationListRepo } from './application-list.repo.ts'
import { applicationReviewsRepo } from './application-reviews.repo.ts'
import { applicationsRepo } from './applications.repo.ts'
import { applicationsRoutes } from './applications.routes.ts'
import { eventsRepo } from './events.repo.ts'
import { reviewsOfRole } from './reviews.writes.ts'

const repos = {
  applications: applicationsRepo,
  applicationList: applicationListRepo,
  applicationDue: applicationDueRepo,
  applicationLinks: applicationLinksRepo,
  applicationReviews: applicationReviewsRepo,
  events: eventsRepo,
}

export const applicationsFeature: Feature<typeof repos> = {
  routes: [applicationsRoutes],
  repos,
  roleWrites: reviewsOfRole,
}

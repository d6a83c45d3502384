import type { Feature } from '#worker/feature.ts'
import { reviewItemsRepo } from './review-items.repo.ts'
import { reviewPages } from './review-page.routes.tsx'
import { reviewRoomsRepo } from './review-rooms.repo.ts'
import { reviewRoomsRoutes } from './review-rooms.routes.tsx'
import { roomPeopleRepo } from './room-people.repo.ts'
import { mailReviewAnswers, reviewCronJobs } from './review-rooms.tasks.ts'

const repos = { reviewRooms: reviewRoomsRepo, reviewItems: reviewItemsRepo, roomPeople: roomPeopleRepo }

export const reviewRoomsFeature: Feature<typeof repos> = {
  routes: [reviewRoomsRoutes, reviewPages],
  tasks: [mailReviewAnswers],
  crons: reviewCronJobs,
  repos,
}

import type { Actor } from '#worker/http/access.ts'
import { notFound } from '#worker/http/errors.ts'
import { viewerOf } from './application-list.service.ts'
import type { ApplicationReviewsRepo } from './application-reviews.repo.ts'
import { maySee } from './applications.policy.ts'
import type { ApplicationSnapshot } from './application-changes.repo.ts'
import type { ApplicationsRepo, EarlierApplication, FullApplication } from './applications.repo.ts'
import type { EventsRepo, TimelineEntry } from './events.repo.ts'
import { timelineOf } from './events.service.ts'

/** Also used by other features that show an application. */
export { presentDetail, presentEvent } from './applications.present.ts'

type ApplicationsReads = { applications: ApplicationsRepo }

export type ApplicationDetail = FullApplication & { history: EarlierApplication[] }

export const applicationNotFound = () =>
  notFound('application_not_found', 'This application doesn’t exist, or it isn’t assigned to you.')

/**
 * One application with the applicant's others.
 *
 * @throws AppError 404 application_not_found, also for one that the actor may not see.
 */
export async function readApplication(deps: ApplicationsReads, actor: Actor, id: number): Promise<ApplicationDetail> {
  const viewer = viewerOf(actor)
  const [application, history] = await Promise.all([
    deps.applications.byId(viewer, id),
    deps.applications.history(viewer, id),
  ])
  if (!application || !maySee(actor, application)) throw applicationNotFound()
  return { ...application, history }
}

/**
 * Checks that the actor may see an application, for the features that belong to one (documents, messages, …).
 *
 * @throws AppError 404 application_not_found.
 */
export async function refuseUnlessSeen(
  deps: { applications: Pick<ApplicationsRepo, 'snapshot'> },
  actor: Actor,
  id: number,
): Promise<ApplicationSnapshot> {
  const snapshot = await deps.applications.snapshot(id)
  if (!snapshot || !maySee(actor, snapshot)) throw applicationNotFound()
  return snapshot
}

/** The timeline, oldest first. @throws AppError 404 application_not_found. */
export async function readTimeline(
  deps: ApplicationsReads & { events: EventsRepo },
  actor: Actor,
  id: number,
): Promise<TimelineEntry[]> {
  await refuseUnlessSeen(deps, actor, id)
  return timelineOf(deps, id)
}

/** Removes an application from the actor's unread ones. @throws AppError 404 application_not_found. */
export async function markViewed(
  deps: ApplicationsReads & { applicationReviews: ApplicationReviewsRepo },
  actor: Actor,
  id: number,
): Promise<void> {
  await refuseUnlessSeen(deps, actor, id)
  await deps.applicationReviews.viewed(actor.id, id)
}

/** Marks all of the actor's unread applications as viewed. @returns how many there were. */
export const markAllViewed = (deps: { applicationReviews: ApplicationReviewsRepo }, actor: Actor): Promise<number> =>
  deps.applicationReviews.reviewedAll(actor.id)

import type { Rating } from '#contract/domain/ratings.ts'
import { statusLabel, type ApplicationStatus } from '#contract/domain/statuses.ts'
import type { EventKind } from '#contract/api/candidates/applications.ts'
import { startAnalysis } from '#worker/features/candidates/analysis/analysis-start.service.ts'
import { viewerOf } from '#worker/features/candidates/applications/application-list.service.ts'
import { mayAssign, mayChange } from '#worker/features/candidates/applications/applications.policy.ts'
import type { ApplicationSnapshot, Change } from '#worker/features/candidates/applications/application-changes.repo.ts'
import type { ApplicationsRepo, FullApplication } from '#worker/features/candidates/applications/applications.repo.ts'
import {
  applicationNotFound,
  readApplication,
  refuseUnlessSeen,
  type ApplicationDetail,
} from '#worker/features/candidates/applications/applications.service.ts'
import { lastEditor } from '#worker/features/candidates/applications/events.service.ts'
import type { EventValues } from '#worker/features/candidates/applications/events.writes.ts'
import {
  canceled,
  comingInterviews,
  dateAfter,
  interviewsOf,
  interviewWrites,
  isUnchanged,
  type Interview,
  type InterviewChange,
} from '#worker/features/candidates/interviews/interview-changes.service.ts'
import type { InterviewsRepo } from '#worker/features/candidates/interviews/interviews.repo.ts'
import type { NewNotification } from '#worker/features/identity/notifications/notifications.writes.ts'
import {
  assignmentNotification,
  statusNotification,
} from '#worker/features/identity/notifications/notifications.service.ts'
import { moveFollowUps } from '#worker/features/candidates/follow-ups/follow-up-owner.service.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import { activeUser } from '#worker/features/identity/users/users.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { badRequest, conflict, notAllowed } from '#worker/http/errors.ts'
import { mailsOfChange, outdatedMails, type ChangeMailDeps, type PlannedChange } from './change-mails.service.ts'

export type ApplicationChangeDeps = ChangeMailDeps & { applications: ApplicationsRepo; interviews: InterviewsRepo }

/** An entry that a change adds to the timeline. */
type TimelineChange = { kind: EventKind } & EventValues

/** State that the caller saw before the change. A field that is undefined isn't compared. */
export type Seen = { expectedStatus?: string | undefined; updatedAt?: string | undefined }

/** Options of a new status. Each defaults to the value in the contract. */
type StatusOptions = { cancelInterview?: boolean | undefined; notifyCandidate?: boolean | undefined }

/**
 * Moves an application to a status. Any status may follow any other; repeating it changes nothing.
 *
 * @param input.cancelInterview Also cancels the interviews that are still to come.
 * @throws AppError 404 application_not_found; 409 changed_meanwhile if the application isn't as the caller saw it.
 */
export const setStatus = (
  deps: ApplicationChangeDeps,
  actor: Actor,
  id: number,
  { status, cancelInterview, notifyCandidate, ...seen }: { status: ApplicationStatus } & StatusOptions & Seen,
): Promise<ApplicationDetail> =>
  changeApplication(deps, actor, id, {
    seen,
    notifyCandidate,
    next: { status },
    ...(cancelInterview
      ? { interviews: (_, all) => comingInterviews(all, deps.now()).map((one) => canceled(one, deps.now())) }
      : {}),
  })

/** Saves a status with the interviewer's feedback, which replaces earlier feedback. @throws AppError as `setStatus`. */
export const giveFeedback = (
  deps: ApplicationChangeDeps,
  actor: Actor,
  id: number,
  input: {
    status: ApplicationStatus
    suitabilityRating: Rating
    talentForOtherRoles: Rating
    appliedBefore: boolean
    additionalNotes?: string | undefined
    interviewNotes?: string | undefined
  } & Seen,
): Promise<ApplicationDetail> =>
  changeApplication(deps, actor, id, {
    seen: { expectedStatus: input.expectedStatus, updatedAt: input.updatedAt },
    next: {
      status: input.status,
      suitabilityRating: input.suitabilityRating,
      talentForOtherRoles: input.talentForOtherRoles,
      appliedBefore: input.appliedBefore,
      additionalNotes: input.additionalNotes ?? null,
      interviewNotes: input.interviewNotes ?? null,
    },
    events: (snapshot, { suitabilityRating }) => [
      { kind: 'feedback', from: snapshot.suitabilityRating, to: suitabilityRating ?? null },
    ],
  })

/**
 * Assigns an application to an active partner and notifies them, or unassigns it (null). Repeating it changes nothing.
 *
 * @throws AppError 404 application_not_found; 403 for a partner; 400 partner_not_found.
 */
export async function assignApplication(
  deps: ApplicationChangeDeps,
  actor: Actor,
  id: number,
  { partnerId }: { partnerId: number | null },
): Promise<ApplicationDetail> {
  await refuseUnlessSeen(deps, actor, id)
  if (!mayAssign(actor)) throw notAllowed('Only administrators can assign candidates to partners.')
  if (partnerId !== null) {
    const partner = await activeUser(deps, partnerId)
    if (partner?.role !== 'partner' || partner.isProvisional) {
      const message = partner?.isProvisional
        ? `Please confirm ${partner.name}’s account in User Management first.`
        : 'Please choose an active partner.'
      throw badRequest('partner_not_found', message, [{ path: 'partnerId', message }])
    }
  }
  return changeApplication(deps, actor, id, {
    seen: {},
    next: { assignedPartnerId: partnerId },
    events: (snapshot) =>
      partnerId === snapshot.assignedPartnerId
        ? []
        : [{ kind: 'assigned', from: idText(snapshot.assignedPartnerId), to: idText(partnerId) }],
  })
}

const idText = (id: number | null) => (id === null ? null : String(id))

type Plan = {
  seen: Seen
  /** False: the candidate isn't emailed about a changed interview. */
  notifyCandidate?: boolean | undefined
  next: Change
  /** Interviews that are set, changed or canceled, given the application's. */
  interviews?: (application: FullApplication, all: readonly Interview[]) => InterviewChange[]
  /** Timeline entries in addition to the one for a new status. */
  events?: (snapshot: ApplicationSnapshot, change: Change) => TimelineChange[]
}

/** Each lost race means that someone else's change was saved. People don't cause this many in a row. */
const maxAttempts = 8

/**
 * Makes any change of an application: reads it, decides, and saves only if it is unchanged since, with its events and
 * notifications in the same transaction. A lost race is tried again from the new state, and refused if that isn't what
 * the caller saw.
 */
export async function changeApplication(
  deps: ApplicationChangeDeps,
  actor: Actor,
  id: number,
  plan: Plan,
): Promise<ApplicationDetail> {
  const { brandName } = await readSettings(deps)
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const application = await deps.applications.byId(viewerOf(actor), id)
    if (!application || !mayChange(actor, application)) throw applicationNotFound()
    const planned = await planOf(deps, application, plan)
    const { next, interviews } = planned
    await refuseIfNotAsSeen(deps, actor, application, { seen: plan.seen, next, brandName })

    const hasNewStatus = next.status !== undefined && next.status !== application.status
    const events: TimelineChange[] = [
      ...(hasNewStatus ? [{ kind: 'status' as const, from: application.status, to: next.status ?? null }] : []),
      ...(plan.events?.(application, next) ?? []),
    ]
    if (events.length + interviews.length === 0) return readApplication(deps, actor, id)

    const at = deps.now()
    const notifications = notificationsOf(actor, application, next, { at, brandName })
    const mails = await mailsOfChange(deps, actor, application, planned, {
      notifyCandidate: plan.notifyCandidate ?? true,
    })
    // The analysis is started now, so that the partner who gets the candidate finds it.
    const { assignedPartnerId: partnerId } = next
    const isMoved = partnerId !== undefined && partnerId !== application.assignedPartnerId
    const isSaved = await deps.applications.change(application, next, { by: actor.id, at }, (tx) => [
      events.map(({ kind, ...values }) => tx.event(kind, values)),
      interviewWrites(tx, actor.id, interviews),
      notifications.map((notification) => tx.notify(notification)),
      mails(tx),
      outdatedMails(tx, application.status, next.status),
      isMoved ? [moveFollowUps(tx, partnerId), partnerId === null ? [] : startAnalysis(tx)] : [],
    ])
    if (isSaved) return readApplication(deps, actor, id)
  }
  throw conflict(
    'changed_meanwhile',
    'Someone else is changing this application right now. Please try again in a moment.',
  )
}

/** The change that a plan makes to an application in its present state. */
async function planOf(deps: ApplicationChangeDeps, application: FullApplication, plan: Plan): Promise<PlannedChange> {
  if (!plan.interviews) return { next: plan.next, interviews: [] }
  const all = interviewsOf(application, await deps.interviews.ofApplication(application.id))
  const interviews = plan.interviews(application, all).filter((one) => !isUnchanged(one))
  if (interviews.length === 0) return { next: plan.next, interviews }
  return { next: { ...plan.next, interviewDate: dateAfter(all, interviews, deps.now()) }, interviews }
}

async function refuseIfNotAsSeen(
  deps: ApplicationChangeDeps,
  actor: Actor,
  application: FullApplication,
  { seen, next, brandName }: { seen: Seen; next: Change; brandName: string },
): Promise<void> {
  if (seen.expectedStatus !== undefined && seen.expectedStatus !== application.status) {
    const faster = await lastEditor(deps, application.id, 'status')
    // The actor clicked twice, and the first request has made this change already.
    if (next.status === application.status && faster.id === actor.id) return
    const label = statusLabel(application.status, brandName)
    const who = faster.id === actor.id ? 'You have already' : `${faster.name} has just`
    throw conflict(
      'changed_meanwhile',
      `${who} moved ${application.applicantName} to ${label}. Nothing was changed. Please take another look.`,
    )
  }
  if (seen.updatedAt !== undefined && Date.parse(seen.updatedAt) !== application.updatedAt.getTime()) {
    const faster = await lastEditor(deps, application.id)
    const who = faster.id === actor.id ? 'You have already' : `${faster.name} has just`
    throw conflict(
      'changed_meanwhile',
      `${who} changed the application of ${application.applicantName}. Nothing was changed. Please take another look.`,
    )
  }
}

function notificationsOf(
  actor: Actor,
  application: FullApplication,
  next: Change,
  { at, brandName }: { at: Date; brandName: string },
): NewNotification[] {
  const occasion = { applicationId: application.id, at, who: actor.name, candidate: application.applicantName }
  const { assignedPartnerId } = application
  if (next.status !== undefined && next.status !== application.status) {
    if (assignedPartnerId === null || assignedPartnerId === actor.id) return []
    const [from, to] = [statusLabel(application.status, brandName), statusLabel(next.status, brandName)]
    return [statusNotification({ ...occasion, userId: assignedPartnerId, from, to })]
  }
  if (next.assignedPartnerId && next.assignedPartnerId !== assignedPartnerId) {
    return [assignmentNotification({ ...occasion, userId: next.assignedPartnerId, job: application.job.title })]
  }
  return []
}

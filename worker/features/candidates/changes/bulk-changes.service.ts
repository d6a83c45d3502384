import type { BulkAssignResult, BulkRefusal, BulkStatusResult } from '#contract/api/candidates/bulk-changes.ts'
import { isComing } from '#contract/domain/interview-mail.ts'
import { statusLabel, type ApplicationStatus } from '#contract/domain/statuses.ts'
import type { Writes } from '#worker/db/change.ts'
import { startAnalysis } from '#worker/features/candidates/analysis/analysis-start.service.ts'
import type { EventsRepo } from '#worker/features/candidates/applications/events.repo.ts'
import type { ApplicationTx } from '#worker/features/candidates/applications/events.writes.ts'
import { lastEditors } from '#worker/features/candidates/applications/events.service.ts'
import type { NewNotification } from '#worker/features/identity/notifications/notifications.writes.ts'
import {
  assignmentNotification,
  statusNotification,
} from '#worker/features/identity/notifications/notifications.service.ts'
import { moveFollowUps } from '#worker/features/candidates/follow-ups/follow-up-owner.service.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import { writeMails, type WriteMailsDeps } from '#worker/features/identity/mails/mails.service.ts'
import type { UsersRepo } from '#worker/features/identity/users/users.repo.ts'
import type { Actor } from '#worker/http/access.ts'
import { notAllowed } from '#worker/http/errors.ts'
import { assignmentMail, outdatedMails } from './change-mails.service.ts'
import { viewerOf } from '#worker/features/candidates/applications/application-list.service.ts'
import { mayAssign, mayChange } from '#worker/features/candidates/applications/applications.policy.ts'
import type {
  ApplicationSnapshot,
  ApplicationsTx,
  Change,
} from '#worker/features/candidates/applications/application-changes.repo.ts'
import type { ApplicationsRepo } from '#worker/features/candidates/applications/applications.repo.ts'
import { applicationNotFound } from '#worker/features/candidates/applications/applications.service.ts'
import {
  canceled,
  cancellationWrites,
  comingInterviews,
  interviewsOf,
} from '#worker/features/candidates/interviews/interview-changes.service.ts'
import type { InterviewsRepo } from '#worker/features/candidates/interviews/interviews.repo.ts'
import { interviewerNotices } from '#worker/features/candidates/interviews/interviewer-notices.service.ts'
import {
  interviewMails,
  type InterviewMailDeps,
} from '#worker/features/candidates/interviews/interview-mails.service.ts'

type BulkChangeDeps = { applications: ApplicationsRepo; events: EventsRepo; now: () => Date }
export type SetStatusesDeps = BulkChangeDeps & InterviewMailDeps & { interviews: InterviewsRepo; users: UsersRepo }
/** An application as it was before the change. */
export type MovedApplication = ApplicationSnapshot & { jobTitle: string }
type Known = MovedApplication
type Wish<Value> = { id: number; to: Value; expected: Value | undefined }

/** One kind of bulk change: the field, its events and notifications, and its texts. */
type Kind<Value> = {
  event: 'status' | 'assigned'
  valueOf: (application: Known) => Value
  change: (to: Value, application: Known) => Pick<Change, 'status' | 'assignedPartnerId' | 'interviewDate'>
  /** Reason why this value can't be set; undefined if it can. */
  refusal?: (wish: Wish<Value>) => Pick<BulkRefusal, 'code' | 'message'> | undefined
  /** Names the change that was saved first, as in "moved Ann Lee to Hired", for the message of a refusal. */
  done: (now: Value, name: string) => string
  text: (value: Value) => string | null
  /** Writes of other features that go with the change of one application. */
  writes?: (tx: ApplicationTx, to: Value) => Writes
  notify: (application: Known, to: Value, at: Date) => NewNotification | undefined
  /** The emails about the changes. */
  mails: (wanted: readonly { application: Known; to: Value }[]) => Promise<(tx: ApplicationsTx) => Writes>
}

/**
 * Moves up to 200 applications. Those that the actor may not see, or that someone else has moved since, are refused
 * with a reason each; the others are saved together, each with its event and the notification of its partner.
 */
export async function setStatuses(
  deps: SetStatusesDeps,
  actor: Actor,
  {
    changes,
    cancelInterviews,
    notifyCandidates,
    also,
  }: {
    changes: readonly { id: number; status: ApplicationStatus; expectedStatus?: string | undefined }[]
    cancelInterviews: boolean
    notifyCandidates: boolean
    /** Writes that travel with the changes, given the applications that move. */
    also?: (moved: readonly MovedApplication[]) => Promise<(tx: ApplicationsTx) => Writes>
  },
): Promise<BulkStatusResult> {
  const now = deps.now()
  const isCancelled = ({ interviewDate }: Known) => cancelInterviews && isComing(interviewDate, now)
  const { brandName } = await readSettings(deps)
  const label = (status: string) => statusLabel(status, brandName)
  const wishes = changes.map(({ id, status, expectedStatus }) => ({
    id,
    to: status as string,
    expected: expectedStatus,
  }))
  return changeMany<string>(deps, actor, wishes, {
    event: 'status',
    valueOf: ({ status }) => status,
    change: (status, application) => ({ status, ...(isCancelled(application) ? { interviewDate: null } : {}) }),
    mails: async (wanted) => {
      const ids = wanted.filter(({ application }) => isCancelled(application)).map(({ application: { id } }) => id)
      const others = await also?.(wanted.map(({ application }) => application))
      if (ids.length === 0) return (tx) => others?.(tx) ?? []
      const [applications, rows] = await Promise.all([
        deps.applications.whole(viewerOf(actor), ids),
        deps.interviews.ofMany(ids),
      ])
      const cancelled = applications.map((application) => {
        const all = interviewsOf(application, rows.get(application.id) ?? [])
        return { application, changes: comingInterviews(all, now).map((one) => canceled(one, now)) }
      })
      const carried = await interviewMails(deps, cancelled, { notifyCandidate: notifyCandidates })
      const notices = await interviewerNotices(deps, actor, cancelled)
      return (tx) => [
        cancelled.map(({ application: { id }, changes }) => [
          cancellationWrites(tx.of(id), changes),
          carried(tx.of(id)),
          notices(tx.of(id)),
        ]),
        others?.(tx) ?? [],
      ]
    },
    text: (status) => status,
    done: (now, name) => `moved ${name} to ${label(now)}`,
    notify: ({ id, status, assignedPartnerId, applicantName }, to, at) =>
      assignedPartnerId === null || assignedPartnerId === actor.id
        ? undefined
        : statusNotification({
            userId: assignedPartnerId,
            applicationId: id,
            at,
            who: actor.name,
            candidate: applicantName,
            from: label(status),
            to: label(to),
          }),
  })
}

/**
 * Assigns up to 200 applications to active partners, or unassigns them, in the same way as `setStatuses`.
 *
 * @throws AppError 403 for a partner.
 */
export async function assignMany(
  deps: BulkChangeDeps & WriteMailsDeps & { users: UsersRepo },
  actor: Actor,
  changes: readonly { id: number; partnerId: number | null; expectedPartnerId?: number | null | undefined }[],
): Promise<BulkAssignResult> {
  if (!mayAssign(actor)) throw notAllowed('Only administrators can assign candidates to partners.')
  const people = await deps.users.partners()
  const partners = new Map(people.map(({ id, name }) => [id, name]))
  const wishes = changes.map(({ id, partnerId, expectedPartnerId }) => ({
    id,
    to: partnerId,
    expected: expectedPartnerId,
  }))
  return changeMany<number | null>(deps, actor, wishes, {
    event: 'assigned',
    valueOf: ({ assignedPartnerId }) => assignedPartnerId,
    change: (assignedPartnerId) => ({ assignedPartnerId }),
    refusal: ({ to }) =>
      to === null || partners.has(to)
        ? undefined
        : { code: 'partner_not_found', message: 'That partner is no longer active.' },
    text: (id) => (id === null ? null : String(id)),
    writes: (tx, id) => [moveFollowUps(tx, id), id === null ? [] : startAnalysis(tx)],
    done: (now, name) =>
      now === null
        ? `taken ${name} from their partner`
        : `assigned ${name} to ${partners.get(now) ?? 'another partner'}`,
    notify: ({ id, applicantName, jobTitle }, to, at) =>
      to === null
        ? undefined
        : assignmentNotification({
            userId: to,
            applicationId: id,
            at,
            who: actor.name,
            candidate: applicantName,
            job: jobTitle,
          }),
    // Each partner gets one email, however many candidates there are.
    mails: async (wanted) => {
      const written = await Promise.all(
        people.map(async (partner) => {
          const own = wanted.filter(({ to }) => to === partner.id).map(({ application }) => application)
          const mails = own.length > 0 ? await writeMails(deps, [assignmentMail(actor, partner, own)]) : []
          return { mails, ids: own.map(({ id }) => id) }
        }),
      )
      return (tx) => written.map(({ mails, ids }) => tx.mailAbout(ids, mails))
    },
  })
}

async function changeMany<Value>(
  deps: BulkChangeDeps,
  actor: Actor,
  wishes: readonly Wish<Value>[],
  kind: Kind<Value>,
): Promise<{ done: { id: number; from: Value; to: Value }[]; refused: BulkRefusal[] }> {
  const known = new Map((await deps.applications.snapshots(wishes.map(({ id }) => id))).map((row) => [row.id, row]))
  const done: { id: number; from: Value; to: Value }[] = []
  const refused: BulkRefusal[] = []
  const late: Known[] = []
  const wanted: { application: Known; to: Value }[] = []
  for (const wish of wishes) {
    const application = known.get(wish.id)
    if (!application || !mayChange(actor, application)) {
      const { code, message } = applicationNotFound()
      refused.push({ id: wish.id, applicantName: null, code, message })
      continue
    }
    const now = kind.valueOf(application)
    const refusal = kind.refusal?.(wish)
    if (now === wish.to) done.push({ id: wish.id, from: now, to: now })
    else if (wish.expected !== undefined && wish.expected !== now) late.push(application)
    else if (refusal) refused.push({ id: wish.id, applicantName: application.applicantName, ...refusal })
    else wanted.push({ application, to: wish.to })
  }

  const at = deps.now()
  const saved = await save(deps, actor, wanted, kind, at)
  const lost: Known[] = []
  for (const { application, to } of wanted) {
    if (saved.has(application.id)) done.push({ id: application.id, from: kind.valueOf(application), to })
    else lost.push(application)
  }
  const faster = await lastEditors(
    deps,
    [...late, ...lost].map(({ id }) => id),
    kind.event,
  )
  for (const application of late) {
    const { id, applicantName } = application
    const who = faster(id).id === actor.id ? 'You have already' : `${faster(id).name} has just`
    refused.push({
      id,
      applicantName,
      code: 'changed_meanwhile',
      message: `${who} ${kind.done(kind.valueOf(application), applicantName)}.`,
    })
  }
  for (const { id, applicantName } of lost) {
    const message = `${faster(id).name} has just changed the application of ${applicantName}.`
    refused.push({ id, applicantName, code: 'changed_meanwhile', message })
  }
  return { done, refused }
}

async function save<Value>(
  deps: BulkChangeDeps,
  actor: Actor,
  wanted: readonly { application: Known; to: Value }[],
  kind: Kind<Value>,
  at: Date,
): Promise<Set<number>> {
  if (wanted.length === 0) return new Set()
  const mails = await kind.mails(wanted)
  const changes = wanted.map(({ application, to }) => ({ snapshot: application, change: kind.change(to, application) }))
  return deps.applications.changeMany(changes, { by: actor.id, at }, (tx) => [
    wanted.map(({ application, to }) => {
      const one = tx.of(application.id)
      const notification = kind.notify(application, to, at)
      return [
        one.event(kind.event, { from: kind.text(kind.valueOf(application)), to: kind.text(to) }),
        kind.event === 'status' ? outdatedMails(one, application.status, String(to)) : [],
        notification ? [one.notify(notification)] : [],
        kind.writes?.(one, to) ?? [],
      ]
    }),
    mails(tx),
  ])
}

import type { BulkAssignResult, BulkRefusal, BulkStatusResult } from '#contract/api/candidates/application-bulk.ts'
import { isComing } from '#contract/domain/interview-mail.ts'
import { statusLabel, type ApplicationStatus } from '#contract/domain/statuses.ts'
import type { Statement } from '#worker/db/client.ts'
import type { RowGuard } from '#worker/db/row-guard.ts'
import type { AnalysisRepo } from '#worker/features/candidates/analysis/analysis.repo.ts'
import { analysisMessage } from '#worker/features/candidates/analysis/analysis-start.service.ts'
import type { EventsRepo, NewEvent } from '#worker/features/candidates/events/events.repo.ts'
import { recordEvents, whoWereFaster } from '#worker/features/candidates/events/events.service.ts'
import type { NewNotification, NotificationsRepo } from '#worker/features/identity/notifications/notifications.repo.ts'
import {
  assignmentNotification,
  notifyOfMany,
  statusNotification,
} from '#worker/features/identity/notifications/notifications.service.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import { writeMails, type MailNeeds } from '#worker/features/identity/mails/mails.service.ts'
import type { UsersRepo } from '#worker/features/identity/users/users.repo.ts'
import type { Actor } from '#worker/http/access.ts'
import { notAllowed } from '#worker/http/errors.ts'
import type { Ids } from '#worker/platform/ids.ts'
import type { TaskMessage } from '#worker/tasks/outbox.ts'
import { assignmentMail } from './application-mails.service.ts'
import { viewerOf } from './application-list.service.ts'
import { mayAssign, mayChange } from './applications.policy.ts'
import type { ApplicationsRepo, Basis, Change } from './applications.repo.ts'
import { applicationNotFound } from './applications.service.ts'
import { mailsOfManyInterviews, type InterviewMailDeps } from './interview-mails.service.ts'

type Needs = {
  applications: ApplicationsRepo
  events: EventsRepo
  notifications: NotificationsRepo
  analyses: Pick<AnalysisRepo, 'beginMany'>
  ids: Pick<Ids, 'secretId'>
  enqueue: (messages: TaskMessage[]) => void
  now: () => Date
}
type Known = Basis & { jobTitle: string }
type Wish<Value> = { id: number; to: Value; expected: Value | undefined }

/** What is changed, and the words for it. */
type Kind<Value> = {
  event: 'status' | 'assigned'
  valueOf: (application: Known) => Value
  change: (to: Value, application: Known) => Pick<Change, 'status' | 'assignedPartnerId' | 'interviewDate'>
  /** Why this value can't be given now; undefined where it can. */
  refusal?: (wish: Wish<Value>) => Pick<BulkRefusal, 'code' | 'message'> | undefined
  /** "… has just moved …": what the one who was faster did, before and after the candidate's name. */
  done: (now: Value, name: string) => string
  text: (value: Value) => string | null
  /** Whether an analysis of the candidate is written: a partner gets them. */
  isAnalysed: (to: Value) => boolean
  notify: (
    application: Known,
    to: Value,
    at: Date,
  ) => (NewNotification & { applicationId: number; messageId?: never }) | undefined
  /** Events beside the one of the change itself. */
  events?: (application: Known) => Pick<NewEvent, 'kind' | 'from' | 'to'>[]
  /** The emails about the changes, with what is written beside them. */
  mails?: (
    wanted: readonly { application: Known; to: Value }[],
  ) => Promise<{ statements: (guard: RowGuard) => Statement[]; messages: TaskMessage[] }>
}

/**
 * Moves up to 200 applications, each by itself: what the actor may not see, and what somebody else moved meanwhile, is
 * refused with its reason; the others are saved together, each with its event and its partner's notification.
 */
export async function setStatuses(
  deps: Needs & InterviewMailDeps,
  actor: Actor,
  {
    changes,
    cancelInterviews,
    notifyCandidates,
  }: {
    changes: readonly { id: number; status: ApplicationStatus; expectedStatus?: string | undefined }[]
    cancelInterviews: boolean
    notifyCandidates: boolean
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
    events: (application) =>
      isCancelled(application)
        ? [{ kind: 'interview', from: application.interviewDate?.toISOString() ?? null, to: null }]
        : [],
    mails: async (wanted) => {
      const ids = wanted.filter(({ application }) => isCancelled(application)).map(({ application: { id } }) => id)
      if (ids.length === 0) return { statements: () => [], messages: [] }
      const cancelled = await deps.applications.whole(viewerOf(actor), ids)
      return mailsOfManyInterviews(
        deps,
        actor,
        cancelled.map((application) => ({ application, interviewDate: null })),
        { notifyCandidate: notifyCandidates },
      )
    },
    text: (status) => status,
    isAnalysed: () => false,
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
 * Gives up to 200 applications to active partners, or to nobody, in the same way.
 *
 * @throws AppError 403 for a partner.
 */
export async function assignMany(
  deps: Needs & MailNeeds & { users: UsersRepo },
  actor: Actor,
  changes: readonly { id: number; partnerId: number | null; expectedPartnerId?: number | null | undefined }[],
): Promise<BulkAssignResult> {
  if (!mayAssign(actor)) throw notAllowed('Only administrators assign candidates to partners.')
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
        : { code: 'partner_not_found', message: 'That partner is not active any more.' },
    text: (id) => (id === null ? null : String(id)),
    isAnalysed: (id) => id !== null,
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
    // One mail to each partner, however many candidates there are.
    mails: async (wanted) => {
      const written = await Promise.all(
        people.map(async (partner) => {
          const own = wanted.filter(({ to }) => to === partner.id).map(({ application }) => application)
          const mails = own.length > 0 ? await writeMails(deps, [assignmentMail(actor, partner, own)]) : []
          return mails.map((mail) => ({ mail, ids: own.map(({ id }) => id) }))
        }),
      )
      return {
        statements: (guard) => written.flat().flatMap(({ mail, ids }) => mail.statements(guard.holdsForAny(ids))),
        messages: written.flat().map(({ mail }) => mail.message),
      }
    },
  })
}

async function changeMany<Value>(
  deps: Needs,
  actor: Actor,
  wishes: readonly Wish<Value>[],
  kind: Kind<Value>,
): Promise<{ done: { id: number; from: Value; to: Value }[]; refused: BulkRefusal[] }> {
  const known = new Map((await deps.applications.bases(wishes.map(({ id }) => id))).map((row) => [row.id, row]))
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
  const faster = await whoWereFaster(
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
  deps: Needs,
  actor: Actor,
  wanted: readonly { application: Known; to: Value }[],
  kind: Kind<Value>,
  at: Date,
): Promise<Set<number>> {
  if (wanted.length === 0) return new Set()
  const events = wanted.flatMap(({ application, to }): NewEvent[] =>
    [
      { kind: kind.event, from: kind.text(kind.valueOf(application)), to: kind.text(to) },
      ...(kind.events?.(application) ?? []),
    ].map((event) => ({ ...event, applicationId: application.id, actorId: actor.id, at })),
  )
  const told = wanted.flatMap(({ application, to }) => kind.notify(application, to, at) ?? [])
  const changes = wanted.map(({ application, to }) => ({ basis: application, change: kind.change(to, application) }))
  const mails = await kind.mails?.(wanted)
  const begun = wanted
    .filter(({ to }) => kind.isAnalysed(to))
    .map(({ application: { id } }) => ({ applicationId: id, message: analysisMessage(deps, id) }))
  const saved = await deps.applications.saveMany(changes, {
    by: actor.id,
    at,
    also: (guard) => [
      recordEvents(deps, events, guard),
      notifyOfMany(deps, told, guard),
      ...(mails?.statements(guard) ?? []),
      ...(begun.length > 0
        ? deps.analyses.beginMany(
            begun.map((one) => ({ ...one, basis: guard.basisOf(one.applicationId) })),
            at,
            guard.holds,
          )
        : []),
    ],
  })
  const analyses = begun.filter(({ applicationId }) => saved.has(applicationId)).map(({ message }) => message)
  deps.enqueue([...(mails?.messages ?? []), ...analyses])
  return saved
}

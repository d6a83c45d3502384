import { statusMovedBy } from '#contract/domain/status-truth.ts'
import { statusLabel } from '#contract/domain/statuses.ts'
import type { GateRecord } from '#contract/domain/submission-gate.ts'
import { submissionInterviewDate, type SubmissionStatus } from '#contract/domain/submission-statuses.ts'
import type { Writes } from '#worker/db/change.ts'
import type { ApplicationSnapshot } from '#worker/features/candidates/applications/application-changes.repo.ts'
import type { ApplicationsRepo } from '#worker/features/candidates/applications/applications.repo.ts'
import { mayChange, seenPartnerId } from '#worker/features/candidates/applications/applications.policy.ts'
import { refuseUnlessSeen } from '#worker/features/candidates/applications/applications.service.ts'
import { personById, type PeopleDeps } from '#worker/features/candidates/person-records/people.service.ts'
import {
  appending,
  evidenceOf,
  firmKeyOf,
  type EvidenceDeps,
} from '#worker/features/clients/evidence/evidence.service.ts'
import {
  passGate,
  type GateDeps,
  type GateOverride,
} from '#worker/features/clients/submission-gate/submission-gate.service.ts'
import { statusNotification } from '#worker/features/identity/notifications/notifications.service.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { conflict, notFound } from '#worker/http/errors.ts'
import { clientInterviewMails, type ClientInterviewDeps } from './client-interviews.service.ts'
import type { Submission, SubmissionFields, SubmissionsRepo } from './submissions.repo.ts'

/** For the panel of a candidate, which shows these beside everything else. */
export { presentSubmission } from './submissions.present.ts'

/** For answers of clients. */
export { submissionMoved } from './submissions.writes.ts'

type SubmissionsReads = { applications: ApplicationsRepo; submissions: SubmissionsRepo }
export type SubmissionChangeDeps = SubmissionsReads & EvidenceDeps & ClientInterviewDeps & GateDeps

export const submissionNotFound = () =>
  notFound('submission_not_found', 'This company doesn’t exist, or its candidate isn’t assigned to you.')

/** To which companies an application was sent, newest first. @throws AppError 404 application_not_found. */
export async function listSubmissions(
  deps: SubmissionsReads,
  actor: Actor,
  applicationId: number,
): Promise<Submission[]> {
  await refuseUnlessSeen(deps, actor, applicationId)
  return deps.submissions.ofApplication(applicationId)
}

/** To which companies a person was sent, in applications that the actor may see. @throws AppError 404 candidate_not_found. */
export async function submissionsOfPerson(
  deps: PeopleDeps & Pick<SubmissionsReads, 'submissions'>,
  actor: Actor,
  candidateId: number,
): Promise<(Submission & { jobTitle: string })[]> {
  const { id } = await personById(deps, actor, candidateId)
  return deps.submissions.ofPerson(id, seenPartnerId(actor))
}

/**
 * Moves an application on with its submission: the new status with its events, and the notification of its partner. Nothing
 * if the submission isn't further than the application.
 */
async function statusWrites(
  deps: SubmissionChangeDeps,
  actor: Actor,
  application: ApplicationSnapshot,
  { companyName, status, at }: { companyName: string; status: string; at: Date },
): Promise<Writes> {
  const next = statusMovedBy(status, application.status)
  if (next === null) return []
  const { id: applicationId, applicantName: candidate, assignedPartnerId: userId } = application
  const { brandName } = await readSettings(deps)
  const [from, to] = [statusLabel(application.status, brandName), statusLabel(next, brandName)]
  const isNotified = userId !== null && userId !== actor.id
  return [
    deps.applications.statusChange(application, next, { by: actor.id, at }, (tx) => [
      tx.event('moved_by_submission', { to: companyName }),
      tx.event('status', { from: application.status, to: next }),
      isNotified
        ? [tx.notify(statusNotification({ userId, applicationId, at, who: actor.name, candidate, from, to }))]
        : [],
    ]),
  ]
}

/**
 * Puts a candidate before a company if the check allows it, and unless `movesApplication` is false moves the application on to
 * that stage. Sent twice within five seconds it is one submission.
 *
 * @param input.interviewDate ISO; kept only with `interview_scheduled`.
 * @throws AppError 404 application_not_found; 400, 403 and 409 as `passGate`.
 */
export async function addSubmission(
  deps: SubmissionChangeDeps,
  actor: Actor,
  applicationId: number,
  input: {
    companyName: string
    status: SubmissionStatus
    notes?: string | undefined
    interviewDate?: string | null | undefined
    movesApplication: boolean
    notifyCandidate: boolean
    firmId?: number | undefined
    jobId?: number | undefined
    contactId?: number | undefined
    consentId?: string | undefined
    override?: GateOverride | undefined
  },
): Promise<Submission> {
  const application = await refuseUnlessSeen(deps, actor, applicationId)
  const { companyName, gate, job, consentId } = await passGate(deps, actor, applicationId, input)
  const { status } = input
  const interviewDate = dateOf(submissionInterviewDate(status, input.interviewDate ?? null))
  const at = deps.now()
  const interviewUid = interviewDate ? `client-interview-${deps.ids.secretId()}` : null
  const unscheduled = { id: 0, applicationId, companyName, interviewDate: null, interviewSequence: 0, createdAt: at }
  const invited = await clientInterviewMails(
    deps,
    actor,
    { before: { ...unscheduled, interviewUid }, after: { companyName, interviewDate } },
    input,
  )
  const moved = input.movesApplication ? await statusWrites(deps, actor, application, { companyName, status, at }) : []
  return appending(async () => {
    const recorded = await evidenceOf(deps, {
      ...author(actor, applicationId, at),
      kind: 'submission_added',
      firms: [companyName],
      facts: { ...factsOf({ companyName, status, interviewDate }), ...overrideFacts(gate) },
    })
    const checked = {
      jobId: job?.id ?? null,
      contactId: input.contactId ?? null,
      consentId,
      gate,
      submittedBy: actor.id,
    }
    return deps.submissions.add(
      { applicationId, companyName, status, notes: input.notes ?? null, interviewDate, interviewUid, ...checked },
      { by: actor.id, at },
      (tx) => [tx.event('submission_added', { to: companyName }), moved, invited(tx), recorded],
    )
  })
}

/** Each lost race means that someone else's change was saved; so many in a row do not happen among people. */
export const maxAttempts = 8

/**
 * Changes what the input names and leaves the rest; the same again changes nothing. Two changes at once both hold, field by
 * field. A new status moves the application on to its stage, never back.
 *
 * @throws AppError 404 submission_not_found, also where its application may not be seen; 409 as `passGate` for another company.
 */
export async function changeSubmission(
  deps: SubmissionChangeDeps,
  actor: Actor,
  id: number,
  input: {
    companyName?: string | undefined
    status?: SubmissionStatus | undefined
    notes?: string | null | undefined
    interviewDate?: string | null | undefined
    notifyCandidate: boolean
  },
): Promise<Submission> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const saved = await appending(() => tryToChange(deps, actor, id, input))
    if (saved) return saved
  }
  throw conflict('changed_meanwhile', 'Someone else is changing this company right now. Please try again in a moment.')
}

async function tryToChange(
  deps: SubmissionChangeDeps,
  actor: Actor,
  id: number,
  input: Parameters<typeof changeSubmission>[3],
): Promise<Submission | undefined> {
  const { submission: before, application } = await visible(deps, actor, id)
  const after = changed(before, input)
  if (isSame(before, after)) return before
  const checked = await checkedAgain(deps, actor, before, after)
  const at = deps.now()
  const hasMoved = after.status !== before.status
  const [invited, moved, recorded] = await Promise.all([
    clientInterviewMails(deps, actor, { before, after }, input),
    hasMoved ? statusWrites(deps, actor, application, { ...after, at }) : [],
    isSame({ ...before, notes: null }, { ...after, notes: null })
      ? []
      : evidenceOf(deps, {
          ...author(actor, application.id, at),
          kind: 'submission_changed',
          firms: [before.companyName, after.companyName],
          facts: {
            ...factsOf(after),
            companyBefore: before.companyName,
            interviewAtBefore: before.interviewDate?.toISOString() ?? null,
            statusBefore: before.status,
          },
        }),
  ])
  return deps.submissions.change(before, { ...after, ...checked }, { by: actor.id, at }, (tx) => [
    tx.event('submission_changed', { from: eventText(before), to: eventText(after) }),
    moved,
    invited(tx),
    recorded,
  ])
}

/** Another company is another submission, so it is checked as one. A closed one that is opened again has no reason anymore. */
async function checkedAgain(deps: SubmissionChangeDeps, actor: Actor, before: Submission, after: SubmissionFields) {
  const reopened = before.outcomeReason !== null && before.status !== after.status ? { outcomeReason: null } : {}
  if (firmKeyOf(before.companyName) === firmKeyOf(after.companyName)) return reopened
  const { gate, job, consentId } = await passGate(deps, actor, before.applicationId, after, before.id)
  return { ...reopened, gate, jobId: job?.id ?? null, consentId, contactId: null }
}

/** An override with what it overrides, for the evidence. */
const overrideFacts = ({ findings, override }: GateRecord) =>
  override ? { findings: findings.map(({ code }) => code).join(', '), overrideReason: override.reason } : {}

/** The application of a submission that the actor may see. @throws AppError 404 submission_not_found. */
export async function submissionApplication(deps: SubmissionsReads, actor: Actor, id: number): Promise<number> {
  return (await visible(deps, actor, id)).application.id
}

/** A submission that the actor may change, with its application. @throws AppError 404 submission_not_found. */
export async function visible(
  deps: SubmissionsReads,
  actor: Actor,
  id: number,
): Promise<{ submission: Submission; application: ApplicationSnapshot }> {
  const submission = await deps.submissions.byId(id)
  const application = submission && (await deps.applications.snapshot(submission.applicationId))
  if (!application || !mayChange(actor, application)) throw submissionNotFound()
  return { submission, application }
}

function changed(before: Submission, input: Parameters<typeof changeSubmission>[3]): SubmissionFields {
  // A stored status is one of ours: the contract lets no other in.
  const status = input.status ?? (before.status as SubmissionStatus)
  const date = input.interviewDate === undefined ? (before.interviewDate?.toISOString() ?? null) : input.interviewDate
  return {
    companyName: input.companyName ?? before.companyName,
    status,
    notes: input.notes === undefined ? before.notes : input.notes,
    interviewDate: dateOf(submissionInterviewDate(status, date)),
  }
}

/** Beginning of an entry of the evidence. */
export const author = (actor: Actor, applicationId: number, at: Date) => ({
  applicationId,
  by: { kind: 'staff' as const, id: actor.id, name: actor.name },
  at,
})

/** Facts of a submission that its evidence contains. Notes are the agency's own. */
export const factsOf = ({ companyName, status, interviewDate }: Omit<SubmissionFields, 'notes'>) => ({
  company: companyName,
  interviewAt: interviewDate?.toISOString() ?? null,
  status,
})

const dateOf = (iso: string | null) => (iso === null ? null : new Date(iso))

const isSame = (before: SubmissionFields, after: SubmissionFields) =>
  before.companyName === after.companyName &&
  before.status === after.status &&
  before.notes === after.notes &&
  before.interviewDate?.getTime() === after.interviewDate?.getTime()

/** "Company: status", as contract/api/candidates/applications.ts says. */
const eventText = ({ companyName, status }: SubmissionFields) => `${companyName}: ${status}`

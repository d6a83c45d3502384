import { statusMovedBy } from '#contract/domain/status-truth.ts'
import { statusLabel } from '#contract/domain/statuses.ts'
import { submissionInterviewDate, type SubmissionStatus } from '#contract/domain/submission-statuses.ts'
import type { Writes } from '#worker/db/change.ts'
import type { ApplicationSnapshot } from '#worker/features/candidates/applications/application-changes.repo.ts'
import type { ApplicationsRepo } from '#worker/features/candidates/applications/applications.repo.ts'
import { mayChange, seenPartnerId } from '#worker/features/candidates/applications/applications.policy.ts'
import { refuseUnlessSeen } from '#worker/features/candidates/applications/applications.service.ts'
import { personById, type PeopleDeps } from '#worker/features/candidates/person-records/people.service.ts'
import { appending, evidenceOf, type EvidenceDeps } from '#worker/features/clients/evidence/evidence.service.ts'
import { statusNotification } from '#worker/features/identity/notifications/notifications.service.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { conflict, notFound } from '#worker/http/errors.ts'
import type { Submission, SubmissionFields, SubmissionsRepo } from './submissions.repo.ts'

/** For the panel of a candidate, which shows these beside everything else. */
export { presentSubmission } from './submissions.present.ts'

type SubmissionsReads = { applications: ApplicationsRepo; submissions: SubmissionsRepo }
type SubmissionChangeDeps = SubmissionsReads & EvidenceDeps & { settings: SettingsRepo; now: () => Date }

const submissionNotFound = () =>
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
 * Puts a candidate before a company, and unless `movesApplication` is false moves the application on to that stage. Sent twice within five seconds it is one submission.
 *
 * @param input.interviewDate ISO; kept only with `interview_scheduled`.
 * @throws AppError 404 application_not_found.
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
  },
): Promise<Submission> {
  const application = await refuseUnlessSeen(deps, actor, applicationId)
  const { companyName, status } = input
  const interviewDate = dateOf(submissionInterviewDate(status, input.interviewDate ?? null))
  const at = deps.now()
  const moved = input.movesApplication ? await statusWrites(deps, actor, application, { companyName, status, at }) : []
  return appending(async () => {
    const recorded = await evidenceOf(deps, {
      ...author(actor, applicationId, at),
      kind: 'submission_added',
      firms: [companyName],
      facts: factsOf({ companyName, status, interviewDate }),
    })
    return deps.submissions.add(
      { applicationId, companyName, status, notes: input.notes ?? null, interviewDate },
      { by: actor.id, at },
      (tx) => [tx.event('submission_added', { to: companyName }), moved, recorded],
    )
  })
}

/** Each lost race means that somebody else's change was saved; so many in a row do not happen among people. */
const maxAttempts = 8

/**
 * Changes what the input names and leaves the rest; the same again changes nothing. Two changes at once both hold, field by
 * field. A new status moves the application on to its stage, never back.
 *
 * @throws AppError 404 submission_not_found, also where its application may not be seen.
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
  const at = deps.now()
  const hasMoved = after.status !== before.status
  const [moved, recorded] = await Promise.all([
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
  return deps.submissions.change(before, after, { by: actor.id, at }, (tx) => [
    tx.event('submission_changed', { from: eventText(before), to: eventText(after) }),
    moved,
    recorded,
  ])
}

/** Removes a company from an application. @throws AppError 404 submission_not_found, also the second time. */
export async function removeSubmission(deps: SubmissionChangeDeps, actor: Actor, id: number): Promise<void> {
  const { submission, application } = await visible(deps, actor, id)
  const at = deps.now()
  const isRemoved = await appending(async () => {
    const recorded = await evidenceOf(deps, {
      ...author(actor, application.id, at),
      kind: 'submission_removed',
      firms: [submission.companyName],
      facts: factsOf(submission),
    })
    return deps.submissions.remove(submission, { by: actor.id, at }, (tx) => [
      tx.event('submission_removed', { from: submission.companyName }),
      recorded,
    ])
  })
  if (!isRemoved) throw submissionNotFound()
}

/** The application of a submission that the actor may see. @throws AppError 404 submission_not_found. */
export async function submissionApplication(deps: SubmissionsReads, actor: Actor, id: number): Promise<number> {
  return (await visible(deps, actor, id)).application.id
}

async function visible(
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

const author = (actor: Actor, applicationId: number, at: Date) => ({
  applicationId,
  by: { kind: 'staff' as const, id: actor.id, name: actor.name },
  at,
})

/** Facts of a submission that its evidence contains. Notes are the agency's own. */
const factsOf = ({ companyName, status, interviewDate }: Omit<SubmissionFields, 'notes'>) => ({
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

import { submissionInterviewDate, type SubmissionStatus } from '#contract/domain/submission-statuses.ts'
import type { ApplicationsRepo } from '#worker/features/applications/applications.repo.ts'
import { mayChange } from '#worker/features/applications/applications.policy.ts'
import { refuseUnlessSeen } from '#worker/features/applications/applications.service.ts'
import type { EventsRepo, NewEvent } from '#worker/features/events/events.repo.ts'
import { recordEvent } from '#worker/features/events/events.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { conflict, notFound } from '#worker/http/errors.ts'
import type { Submission, SubmissionFields, SubmissionsRepo } from './submissions.repo.ts'

/** For the panel of a candidate, which shows these beside everything else. */
export { presentSubmission } from './submissions.present.ts'

type Reads = { applications: ApplicationsRepo; submissions: SubmissionsRepo }
type Changes = Reads & { events: EventsRepo; now: () => Date }

const submissionNotFound = () =>
  notFound('submission_not_found', 'That company does not exist, or its candidate is not assigned to you.')

/** To which companies an application was sent, newest first. @throws AppError 404 application_not_found. */
export async function listSubmissions(deps: Reads, actor: Actor, applicationId: number): Promise<Submission[]> {
  await refuseUnlessSeen(deps, actor, applicationId)
  return deps.submissions.ofApplication(applicationId)
}

/**
 * Puts a candidate before a company. Sent twice within five seconds it is one submission.
 *
 * @param input.interviewDate ISO; kept only with `interview_scheduled`.
 * @throws AppError 404 application_not_found.
 */
export async function addSubmission(
  deps: Changes,
  actor: Actor,
  applicationId: number,
  input: {
    companyName: string
    status: SubmissionStatus
    notes?: string | undefined
    interviewDate?: string | null | undefined
  },
): Promise<Submission> {
  await refuseUnlessSeen(deps, actor, applicationId)
  const { companyName, status } = input
  const interviewDate = dateOf(submissionInterviewDate(status, input.interviewDate ?? null))
  const at = deps.now()
  return deps.submissions.add(
    { applicationId, companyName, status, notes: input.notes ?? null, interviewDate },
    at,
    (when) => [
      recordEvent(
        deps,
        { applicationId, actorId: actor.id, kind: 'submission_added', from: null, to: companyName, at },
        when,
      ),
    ],
  )
}

/** Each lost race means that somebody else's change was saved; so many in a row do not happen among people. */
const mostAttempts = 8

/**
 * Changes what the input names and leaves the rest; the same again changes nothing. Two changes at once both hold, field by
 * field.
 *
 * @throws AppError 404 submission_not_found, also where its application may not be seen.
 */
export async function changeSubmission(
  deps: Changes,
  actor: Actor,
  id: number,
  input: {
    companyName?: string | undefined
    status?: SubmissionStatus | undefined
    notes?: string | null | undefined
    interviewDate?: string | null | undefined
  },
): Promise<Submission> {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const before = await visible(deps, actor, id)
    const after = changed(before, input)
    if (isSame(before, after)) return before
    const at = deps.now()
    const event: NewEvent = {
      applicationId: before.applicationId,
      actorId: actor.id,
      kind: 'submission_changed',
      from: eventText(before),
      to: eventText(after),
      at,
    }
    const saved = await deps.submissions.save(before, after, at, (when) => [recordEvent(deps, event, when)])
    if (saved) return saved
  }
  throw conflict('changed_meanwhile', 'Others are changing this company right now. Please try again in a moment.')
}

/** Takes a company off an application. @throws AppError 404 submission_not_found, also the second time. */
export async function removeSubmission(deps: Changes, actor: Actor, id: number): Promise<void> {
  const { applicationId, companyName } = await visible(deps, actor, id)
  const event: NewEvent = {
    applicationId,
    actorId: actor.id,
    kind: 'submission_removed',
    from: companyName,
    to: null,
    at: deps.now(),
  }
  if (!(await deps.submissions.remove(id, (when) => [recordEvent(deps, event, when)]))) throw submissionNotFound()
}

/** The application of a submission that the actor may see. @throws AppError 404 submission_not_found. */
export async function submissionApplication(deps: Reads, actor: Actor, id: number): Promise<number> {
  return (await visible(deps, actor, id)).applicationId
}

async function visible(deps: Reads, actor: Actor, id: number): Promise<Submission> {
  const submission = await deps.submissions.byId(id)
  const application = submission && (await deps.applications.basis(submission.applicationId))
  if (!application || !mayChange(actor, application)) throw submissionNotFound()
  return submission
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

const dateOf = (iso: string | null) => (iso === null ? null : new Date(iso))

const isSame = (before: SubmissionFields, after: SubmissionFields) =>
  before.companyName === after.companyName &&
  before.status === after.status &&
  before.notes === after.notes &&
  before.interviewDate?.getTime() === after.interviewDate?.getTime()

/** "Company: status", as contract/api/applications.ts says. */
const eventText = ({ companyName, status }: SubmissionFields) => `${companyName}: ${status}`

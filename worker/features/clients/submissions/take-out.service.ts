import { isRejected } from '#contract/domain/statuses.ts'
import { liveSubmissionStatuses } from '#contract/domain/submission-statuses.ts'
import type { Writes } from '#worker/db/change.ts'
import type { ApplicationsRepo } from '#worker/features/candidates/applications/applications.repo.ts'
import { firmKeyOf } from '#worker/features/clients/evidence/evidence.service.ts'
import { clientInterviewMails, type ClientInterviewDeps } from './client-interviews.service.ts'
import type { Submission, SubmissionsRepo } from './submissions.repo.ts'

export type TakeOutDeps = Omit<ClientInterviewDeps, 'applications' | 'submissions'> & {
  applications: Pick<ApplicationsRepo, 'byId' | 'snapshot' | 'statusChange'>
  submissions: Pick<SubmissionsRepo, 'ofApplication' | 'ofPerson' | 'closed' | 'isFirmKnown'>
}

/** A consent that its candidate withdraws. */
type Withdrawn = {
  id: string
  applicationId: number
  candidateId: number | null
  firmId: number | null
  firmKey: string
  isForAnyPosition: boolean
}

/** The firm has it, or has already acted on it: only what is still to be sent can be held back. */
const isWithFirm = ({ sentAt, receivedAt, status }: Submission): boolean =>
  sentAt !== null || receivedAt !== null || status !== 'submitted_to_client'

const isLive = ({ status }: Submission): boolean => (liveSubmissionStatuses as readonly string[]).includes(status)

const isAtFirm = (submission: Submission, { firmId, firmKey }: Withdrawn): boolean =>
  submission.firmId !== null && firmId !== null
    ? submission.firmId === firmId
    : firmKeyOf(submission.companyName) === firmKey

/** True if a submission relies on a consent, or is one that it was given for. */
const isOfConsent = (submission: Submission, consent: Withdrawn): boolean =>
  submission.consentId === consent.id ||
  (isAtFirm(submission, consent) && (consent.isForAnyPosition || submission.applicationId === consent.applicationId))

/**
 * Takes a candidate out of the firm's process after the consent was withdrawn: writes that close the submissions that the
 * firm has, cancel their interviews and reject the application, unless another firm still considers it. Ownerships stay,
 * because they rest on what was agreed when it was sent.
 *
 * @returns The submissions that the firm has; none: nothing was sent yet, and nothing is written.
 */
export async function takeOut(
  deps: TakeOutDeps,
  consent: Withdrawn,
  { at, reason }: { at: Date; reason: string },
): Promise<{ submissions: Submission[]; writes: Writes }> {
  const all = await (consent.candidateId === null
    ? deps.submissions.ofApplication(consent.applicationId)
    : deps.submissions.ofPerson(consent.candidateId, undefined))
  const live = all.filter(isLive)
  const submissions = live.filter((one) => isWithFirm(one) && isOfConsent(one, consent))
  const closings = await Promise.all(
    submissions.map(async (submission) => {
      const after = { ...submission, interviewDate: null }
      const canceled = await clientInterviewMails(deps, null, { before: submission, after }, { notifyCandidate: true })
      return deps.submissions.closed(submission, reason, { by: null, at }, (tx) => [
        tx.event('submission_closed', { from: submission.companyName, to: reason }),
        canceled(tx),
      ])
    }),
  )
  const rest = live.filter((one) => !isOfConsent(one, consent) && isWithFirm(one))
  const left = [...new Set(submissions.map(({ applicationId }) => applicationId))].filter(
    (id) => !rest.some((one) => one.applicationId === id),
  )
  const rejected = await Promise.all(left.map((id) => rejection(deps, id, at)))
  return { submissions, writes: [closings, rejected] }
}

async function rejection({ applications }: TakeOutDeps, id: number, at: Date): Promise<Writes> {
  const application = await applications.snapshot(id)
  if (!application || application.status === 'hired' || isRejected(application.status)) return []
  return [
    applications.statusChange(application, 'rejected_by_candidate', { by: null, at }, (tx) => [
      tx.event('status', { from: application.status, to: 'rejected_by_candidate' }),
    ]),
  ]
}

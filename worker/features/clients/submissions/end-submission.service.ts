import { closedSubmission } from '#contract/domain/submission-statuses.ts'
import { appending, evidenceOf } from '#worker/features/clients/evidence/evidence.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { conflict } from '#worker/http/errors.ts'
import { clientInterviewMails } from './client-interviews.service.ts'
import type { Submission } from './submissions.repo.ts'
import {
  author,
  factsOf,
  maxAttempts,
  submissionNotFound,
  visible,
  type SubmissionChangeDeps,
} from './submissions.service.ts'

/** A submission that was made by mistake can be removed for so long. Milliseconds. */
const removableMs = 24 * 3600_000

/**
 * Removes a company that was added by mistake, and cancels its interview.
 *
 * @throws AppError 404 submission_not_found, also the second time; 409 submission_sent once it is sent or a day old.
 */
export async function removeSubmission(deps: SubmissionChangeDeps, actor: Actor, id: number): Promise<void> {
  const { submission, application } = await visible(deps, actor, id)
  const at = deps.now()
  if (submission.sentAt !== null || at.getTime() - submission.createdAt.getTime() > removableMs)
    throw conflict(
      'submission_sent',
      `${submission.sentAt ? 'This submission was sent' : 'This submission was made more than a day ago'}, so it stays on record. Close it with a reason instead.`,
    )
  const canceled = await clientInterviewMails(
    deps,
    actor,
    { before: submission, after: null },
    { notifyCandidate: true },
  )
  const isRemoved = await appending(async () => {
    const recorded = await evidenceOf(deps, {
      ...author(actor, application.id, at),
      kind: 'submission_removed',
      firms: [submission.companyName],
      facts: factsOf(submission),
    })
    return deps.submissions.remove(submission, { by: actor.id, at }, (tx) => [
      tx.event('submission_removed', { from: submission.companyName }),
      canceled(tx),
      recorded,
    ])
  })
  if (!isRemoved) throw submissionNotFound()
}

/**
 * Closes a submission with a reason and cancels its interview. Twice is once.
 *
 * @throws AppError 404 submission_not_found; 409 changed_meanwhile.
 */
export async function closeSubmission(
  deps: SubmissionChangeDeps,
  actor: Actor,
  id: number,
  reason: string,
): Promise<Submission> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const { submission, application } = await visible(deps, actor, id)
    if (submission.status === closedSubmission) return submission
    const at = deps.now()
    const after = { ...submission, status: closedSubmission, interviewDate: null }
    const canceled = await clientInterviewMails(deps, actor, { before: submission, after }, { notifyCandidate: true })
    const saved = await appending(async () => {
      const recorded = await evidenceOf(deps, {
        ...author(actor, application.id, at),
        kind: 'submission_closed',
        firms: [submission.companyName],
        facts: { ...factsOf(after), reason, statusBefore: submission.status },
      })
      const { companyName, status, notes, interviewDate } = after
      return deps.submissions.change(
        submission,
        { companyName, status, notes, interviewDate, outcomeReason: reason },
        { by: actor.id, at },
        (tx) => [tx.event('submission_closed', { from: companyName, to: reason }), canceled(tx), recorded],
      )
    })
    if (saved) return saved
  }
  throw conflict('changed_meanwhile', 'Someone else is changing this company right now. Please try again in a moment.')
}

import { isoMoment, byId, idValue } from '#contract/api/common.ts'
import { maxRejectionNote, rejectionEmailChoices } from '#contract/domain/rejections.ts'
import { optionalText, requiredLine } from '#contract/domain/plain-text.ts'
import { applicationStatuses, isRejected } from '#contract/domain/statuses.ts'
import { endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'
import { bulkStatusResult, changesOf } from './bulk-changes.ts'
import { mailPreview } from './candidate-mails.ts'

const rejected = z
  .enum(applicationStatuses)
  .refine((status) => isRejected(status), 'Please choose one of the rejected statuses.')

export const rejectBody = z.object({
  changes: changesOf(
    z.object({
      id: idValue,
      /** Status that the caller saw. When the application has another one now, it isn't rejected. */
      expectedStatus: z.string().max(40).optional(),
    }),
  ),
  status: rejected,
  /** One of the reasons in the settings. For staff only: no email and no candidate's page contains it. */
  reason: requiredLine('Please choose a reason.', { max: 80 }),
  note: optionalText(maxRejectionNote),
  /** The email to the candidates: not at all, in a minute, or later today. It can be undone until it is sent. */
  email: z.enum(rejectionEmailChoices).default('none'),
  /** Cancels the interviews of these candidates that are still to come. */
  cancelInterviews: z.boolean().default(false),
  /** False: the candidates aren't emailed about canceled interviews. */
  notifyCandidates: z.boolean().default(true),
})

export const rejectionsApi = {
  /** Reasons to choose from. */
  reasons: endpoint('GET /api/rejection-reasons', { response: z.object({ reasons: z.array(z.string()) }) }),
  /** The email that the candidate would get, and when it would leave. */
  preview: endpoint('GET /api/applications/:id/rejection-mail', {
    params: byId,
    response: mailPreview.extend({ now: isoMoment, later: isoMoment }),
  }),
  /**
   * Rejects candidates for a reason, each independently: one that someone else moved meanwhile is refused, the others
   * are rejected.
   */
  reject: endpoint('POST /api/applications/reject', {
    body: rejectBody,
    response: bulkStatusResult.extend({
      /** Time at which the emails are sent; null if none will be. */
      sendAt: isoMoment.nullable(),
    }),
  }),
  /**
   * Moves rejected candidates back to where they were and cancels their emails. Refuses those whose email was sent.
   * Canceled interviews stay canceled.
   */
  undo: endpoint('POST /api/applications/reject/undo', {
    body: z.object({ changes: changesOf(z.object({ id: idValue })) }),
    response: bulkStatusResult,
  }),
}

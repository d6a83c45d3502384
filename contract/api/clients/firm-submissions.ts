import { byId, idValue, isoMoment, paging } from '#contract/api/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'

const text = z.string().nullable()

/** A candidate who was put before a firm, whatever became of it. */
const firmSubmission = z.object({
  id: idValue,
  applicationId: idValue,
  candidate: z.string(),
  position: z.string(),
  /** The recruiter of the application. */
  partner: text,
  /** One of `submissionStatuses`, or `closedSubmission`. */
  status: z.string(),
  /** Why it was closed. */
  outcomeReason: text,
  /** Since it was sent, or added if nobody recorded that. */
  waitingSince: isoMoment,
  updatedAt: isoMoment,
})
export type FirmSubmission = z.output<typeof firmSubmission>

export const firmSubmissionsApi = {
  /** Submissions to a firm, the newest first, ended ones too: all, or those of a partner's candidates. */
  page: endpoint('GET /api/firms/:id/submissions', {
    params: byId,
    query: z.object(paging),
    response: z.object({ items: z.array(firmSubmission), nextCursor: z.string().nullable() }),
  }),
}

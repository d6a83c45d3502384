import { idParam, idValue, isoMoment, paging } from '#contract/api/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'

const text = z.string().nullable()

/** A candidate whom a firm has yet to decide about. */
const liveSubmission = z.object({
  id: idValue,
  applicationId: idValue,
  candidate: z.string(),
  position: z.string(),
  companyName: z.string(),
  firmId: idValue.nullable(),
  /** The recruiter of the application. */
  partner: text,
  status: z.string(),
  interviewDate: isoMoment.nullable(),
  /** Since it was sent, or added if nobody recorded that. */
  waitingSince: isoMoment,
  sentAt: isoMoment.nullable(),
  sentHow: text,
  receivedAt: isoMoment.nullable(),
  updatedAt: isoMoment,
  /** The caller's live ownership of the candidate at the firm, through an Eastern day. */
  ownership: z.object({ id: idValue, endsOn: z.iso.date() }).nullable(),
})
export type LiveSubmission = z.output<typeof liveSubmission>

export const liveSubmissionsApi = {
  /** Submissions that firms have yet to decide about, the longest waiting first: all, or those of a partner's candidates. */
  page: endpoint('GET /api/submissions/page', {
    query: z.object({ firmId: idParam.optional(), ...paging }),
    response: z.object({ items: z.array(liveSubmission), nextCursor: z.string().nullable() }),
  }),
}

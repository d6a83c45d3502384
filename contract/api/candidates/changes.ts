import { interviewDetails } from '#contract/domain/interviews.ts'
import { optionalText } from '#contract/domain/plain-text.ts'
import { ratings } from '#contract/domain/ratings.ts'
import { applicationStatuses } from '#contract/domain/statuses.ts'
import { endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'
import { interviewQuery } from '#contract/api/candidates/interviews.ts'
import { applicationDetail } from '#contract/api/candidates/applications.ts'
import { byId, idValue, isoMoment } from '#contract/api/common.ts'

/** State that the caller saw. When somebody changed it meanwhile, the answer is 409 and nothing is saved. */
const seen = {
  expectedStatus: z.string().max(40).optional(),
  /** `updatedAt` of the application as the caller has it. */
  updatedAt: isoMoment.optional(),
}

/** False: the candidate isn't emailed about this change. */
const notifyCandidate = z.boolean().default(true)

const setStatusBody = z.object({
  status: z.enum(applicationStatuses),
  /** Cancels an upcoming interview. Offered when a candidate is rejected. */
  cancelInterview: z.boolean().default(false),
  notifyCandidate,
  ...seen,
})

const setInterviewDateBody = z.object({
  status: z.enum(applicationStatuses).default('scheduled_interview'),
  /** Null saves only the status ("Skip & Save Status") and keeps a date that is already set. */
  interviewDate: isoMoment
    .refine((value) => {
      const year = new Date(value).getUTCFullYear()
      return year >= 2000 && year <= 2100
    }, 'Please choose a date between 2000 and 2100.')
    .nullable(),
  /** Which of several interviews; null: another round. Left out: the one that the application's date means. */
  interviewId: z.number().int().nonnegative().nullable().optional(),
  /** Details that are left out stay as they are. */
  ...interviewDetails,
  notifyCandidate,
  ...seen,
})

const interviewFeedbackBody = z.object({
  status: z.enum(applicationStatuses).default('interviewed'),
  suitabilityRating: z.enum(ratings, 'Please choose a suitability rating.'),
  talentForOtherRoles: z.enum(ratings, 'Please choose a rating for other roles.'),
  appliedBefore: z.boolean('Please say whether the candidate applied before.'),
  /** Partner Notes; blank clears them. */
  additionalNotes: optionalText(),
  interviewNotes: optionalText(),
  ...seen,
})

const assignBody = z.object({
  /** Null: nobody. */
  partnerId: idValue.nullable(),
})

/** Changes of one application. `bulk-changes.ts` has those of several. */
export const changesApi = {
  setStatus: endpoint('PATCH /api/applications/:id/status', {
    params: byId,
    body: setStatusBody,
    response: applicationDetail,
  }),
  setInterviewDate: endpoint('PATCH /api/applications/:id/interview-date', {
    params: byId,
    body: setInterviewDateBody,
    response: applicationDetail,
  }),
  /** Removes the interview date and keeps the status. Without a date it changes nothing. */
  cancelInterview: endpoint('DELETE /api/applications/:id/interview-date', {
    params: byId,
    query: z.object({
      notifyCandidate: z
        .enum(['true', 'false'])
        .default('true')
        .transform((value) => value === 'true'),
      ...interviewQuery,
    }),
    response: applicationDetail,
  }),
  giveFeedback: endpoint('PATCH /api/applications/:id/interview-feedback', {
    params: byId,
    body: interviewFeedbackBody,
    response: applicationDetail,
  }),
  assign: endpoint('POST /api/applications/:id/assign', {
    params: byId,
    body: assignBody,
    response: applicationDetail,
  }),
}

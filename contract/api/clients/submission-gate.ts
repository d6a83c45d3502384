import { isDay } from '#contract/domain/days.ts'
import { requiredLine, requiredText, optionalText, textLimits } from '#contract/domain/plain-text.ts'
import { findingCodes, gateModes, priorContactParties } from '#contract/domain/submission-gate.ts'
import { endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'
import { done, gateFinding, idValue } from '#contract/api/common.ts'

/** Whom a candidate is put before, and for what. */
const target = {
  companyName: requiredLine('Please enter a company name.', { max: textLimits.name }),
  /** The firm in the directory; left out: the one that the name means. */
  firmId: idValue.optional(),
  /** Left out: the application's own job, if it is of that firm. */
  jobId: idValue.optional(),
}

export const checkSubmissionBody = z.object({ applicationId: idValue, ...target })

export const submissionCheck = z.object({
  mode: z.enum(gateModes),
  verdict: z.enum(['clear', 'soft', 'hard']),
  findings: z.array(gateFinding),
  /** Every question that was checked, in the order of the list. `detail` is for those who may know it. */
  checks: z.array(
    z.object({
      code: z.enum(findingCodes),
      level: z.enum(['clear', 'soft', 'hard']),
      text: z.string(),
      detail: z.string().nullable(),
    }),
  ),
  /** Null: nobody has added the firm yet. */
  firm: z.object({ id: idValue, name: z.string() }).nullable(),
  job: z.object({ id: idValue, title: z.string() }).nullable(),
})
export type SubmissionCheckAnswer = z.output<typeof submissionCheck>

export const askAdminBody = z.object({ applicationId: idValue, ...target, note: optionalText(500) })

export const priorContactBody = z.object({
  applicationId: idValue,
  companyName: target.companyName,
  /** "2026-06-15"; left out: not known. */
  on: z.string().refine(isDay, 'Please enter a day').nullish(),
  by: z.enum(priorContactParties),
  note: requiredText('Please say what is known', { max: 2_000 }),
  source: z.enum(['client', 'staff']).default('staff'),
})

export const submissionGateApi = {
  /** Checks a submission without making it, for the form. */
  check: endpoint('POST /api/submissions/check', {
    body: checkSubmissionBody,
    response: submissionCheck,
    isQuestion: true,
  }),
  /** Asks the admins to allow a submission that was stopped: a follow-up for them, one for each firm and day. */
  askAdmin: endpoint('POST /api/submissions/ask-admin', { body: askAdminBody, response: done }),
  /** Keeps that a firm knows a candidate already, so that the check says so. */
  addPriorContact: endpoint('POST /api/prior-contacts', {
    body: priorContactBody,
    response: z.object({ id: idValue }),
  }),
}

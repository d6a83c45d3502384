import { numberText } from '#contract/domain/number-text.ts'
import { endpoint } from '#contract/endpoint.ts'
import { cleanText, optionalText, requiredLine, requiredText, textLimits } from '#contract/domain/plain-text.ts'
import { maxCloseReason, overrideLength } from '#contract/domain/submission-gate.ts'
import { defaultSubmissionStatus, submissionStatuses } from '#contract/domain/submission-statuses.ts'
import { z } from '#contract/zod.ts'
import { byId, done, gateFinding, idValue, isoMoment } from '#contract/api/common.ts'

/** A candidate put before a client company. */
export const clientSubmission = z.object({
  id: idValue,
  applicationId: idValue,
  companyName: z.string(),
  /** One of `submissionStatuses`, or "closed". */
  status: z.string(),
  notes: z.string().nullable(),
  /** Null unless the status is `interview_scheduled`. */
  interviewDate: isoMoment.nullable(),
  /** The firm in the directory; null until it is found. */
  firmId: idValue.nullable(),
  /** The job that it is for; null: not one of ours. */
  jobId: idValue.nullable(),
  contactId: idValue.nullable(),
  consentId: z.string().nullable(),
  /** Concerns when it was made; null: it was made before there were checks. */
  findings: z.array(gateFinding).nullable(),
  /** An admin's reason to submit in spite of them. */
  override: z.object({ name: z.string(), reason: z.string() }).nullable(),
  /** True for history from another system: nothing was checked, and it proves no ownership. */
  isImported: z.boolean(),
  sentAt: isoMoment.nullable(),
  /** Why it was closed. */
  outcomeReason: z.string().nullable(),
  createdAt: isoMoment,
  updatedAt: isoMoment,
})
export type ClientSubmission = z.output<typeof clientSubmission>

const companyName = requiredLine('Please enter a company name.', { max: textLimits.name })
const status = z.enum(submissionStatuses, 'Please choose a status.')
const interviewDate = isoMoment
  .refine((value) => {
    const year = new Date(value).getUTCFullYear()
    return year >= 2000 && year <= 2100
  }, 'Please choose a date between 2000 and 2100.')
  .nullish()

/** Emails a change of the interview to the candidate, with a file for the calendar. */
const notifyCandidate = z.boolean().default(true)

export const addSubmissionBody = z.object({
  companyName,
  status: status.default(defaultSubmissionStatus),
  /** Blank means without notes. */
  notes: optionalText(),
  /** Kept only with `interview_scheduled`. */
  interviewDate,
  /** Also moves the application on to the stage that the status implies; never back. */
  movesApplication: z.boolean().default(true),
  notifyCandidate,
  /** The firm in the directory; left out: the one that the name means. */
  firmId: idValue.optional(),
  /** Left out: the application's own job, if it is of that firm. */
  jobId: idValue.optional(),
  /** Who at the firm gets it. */
  contactId: idValue.optional(),
  /** Left out: the consent that is valid. */
  consentId: z.string().max(100).optional(),
  /** An admin's reason to submit in spite of findings. */
  override: z
    .object({
      reason: requiredText(`Please give a reason of at least ${overrideLength.min} characters`, overrideLength),
    })
    .optional(),
})

/** A field that is left out keeps its value. */
export const changeSubmissionBody = z.object({
  companyName: companyName.optional(),
  status: status.optional(),
  /** Null or blank clears them. */
  notes: z
    .string()
    .nullable()
    .transform((value) => cleanText(value ?? ''))
    .pipe(z.string().max(textLimits.text, `Please use at most ${numberText(textLimits.text)} characters`))
    .transform((value) => (value === '' ? null : value))
    .optional(),
  /** Null: not scheduled yet. Any status but `interview_scheduled` clears it. */
  interviewDate,
  notifyCandidate,
})

export const submissionsApi = {
  /** Newest first, at most 200. */
  list: endpoint('GET /api/applications/:id/client-submissions', {
    params: byId,
    response: z.array(clientSubmission),
  }),
  /** Of all applications of a person that the caller may see, newest first, at most 200, each with its job's title. */
  ofPerson: endpoint('GET /api/candidates/:id/submissions', {
    params: byId,
    response: z.array(clientSubmission.extend({ jobTitle: z.string() })),
  }),
  /** Adds a submission that passes the check. The same company and status for the same candidate within five seconds count as one. */
  add: endpoint('POST /api/applications/:id/client-submissions', {
    params: byId,
    body: addSubmissionBody,
    response: clientSubmission,
  }),
  change: endpoint('PATCH /api/client-submissions/:id', {
    params: byId,
    body: changeSubmissionBody,
    response: clientSubmission,
  }),
  /** Ends a submission that can't be removed anymore. Twice is once. */
  close: endpoint('POST /api/client-submissions/:id/close', {
    params: byId,
    body: z.object({ reason: requiredText('Please say why', { max: maxCloseReason }) }),
    response: clientSubmission,
  }),
  /** Within 24 hours, and only while it isn't sent; after that it is closed. */
  remove: endpoint('DELETE /api/client-submissions/:id', { params: byId, response: done }),
}

import { numberText } from '#contract/domain/number-text.ts'
import { endpoint } from '#contract/endpoint.ts'
import { cleanText, optionalText, requiredLine, textLimits } from '#contract/domain/plain-text.ts'
import { defaultSubmissionStatus, submissionStatuses } from '#contract/domain/submission-statuses.ts'
import { z } from '#contract/zod.ts'
import { byId, done, idValue, isoMoment } from '#contract/api/common.ts'

/** A candidate put before a client company. */
export const clientSubmission = z.object({
  id: idValue,
  applicationId: idValue,
  companyName: z.string(),
  /** One of `submissionStatuses`. */
  status: z.string(),
  notes: z.string().nullable(),
  /** Null unless the status is `interview_scheduled`. */
  interviewDate: isoMoment.nullable(),
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

export const addSubmissionBody = z.object({
  companyName,
  status: status.default(defaultSubmissionStatus),
  /** Blank means without notes. */
  notes: optionalText(),
  /** Kept only with `interview_scheduled`. */
  interviewDate,
  /** Also moves the application on to the stage that the status implies; never back. */
  movesApplication: z.boolean().default(true),
})

/** Fields that are left out stay as they are. */
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
  /** Adds a submission. The same company and status for the same candidate within five seconds count as one. */
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
  remove: endpoint('DELETE /api/client-submissions/:id', { params: byId, response: done }),
}

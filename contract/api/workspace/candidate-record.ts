import { endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'
import { analysis } from '#contract/api/candidates/analysis.ts'
import { candidateMail } from '#contract/api/candidates/candidate-mails.ts'
import { applicationDetail, applicationEvent } from '#contract/api/candidates/applications.ts'
import { byId } from '#contract/api/common.ts'
import { applicationDocument } from '#contract/api/candidates/documents.ts'
import { followUp } from '#contract/api/candidates/follow-ups.ts'
import { candidateMessage } from '#contract/api/candidates/messages.ts'
import { applicationMatch } from '#contract/api/candidates/scoring.ts'
import { clientSubmission } from '#contract/api/clients/submissions.ts'

/**
 * Everything that the record of a candidate shows, in one answer. The parts are those of their own endpoints. One that
 * could not be read is null, and the screen then requests that part alone.
 */
export const applicationPanel = z.object({
  application: applicationDetail,
  events: z.array(applicationEvent).nullable(),
  documents: z.array(applicationDocument).nullable(),
  submissions: z.array(clientSubmission).nullable(),
  messages: z.array(candidateMessage).nullable(),
  mails: z.array(candidateMail).nullable(),
  followUps: z.array(followUp).nullable(),
  match: applicationMatch.nullable(),
  /** Null as well before the first analysis. */
  analysis: analysis.nullable(),
})
export type ApplicationPanel = z.output<typeof applicationPanel>

export const applicationPanelApi = {
  read: endpoint('GET /api/applications/:id/panel', { params: byId, response: applicationPanel }),
}

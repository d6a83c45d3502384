import { endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'
import { candidateMail } from '#contract/api/candidates/candidate-mails.ts'
import { applicationDetail, applicationEvent } from '#contract/api/candidates/applications.ts'
import { byId } from '#contract/api/common.ts'
import { applicationDocument } from '#contract/api/candidates/documents.ts'
import { candidateMessage } from '#contract/api/candidates/messages.ts'
import { clientSubmission } from '#contract/api/clients/submissions.ts'

/**
 * Everything that the panel of a candidate shows, in one answer. The lists are those of their own endpoints. One that
 * could not be read is null, and the panel then requests that list alone.
 */
export const applicationPanel = z.object({
  application: applicationDetail,
  events: z.array(applicationEvent).nullable(),
  documents: z.array(applicationDocument).nullable(),
  submissions: z.array(clientSubmission).nullable(),
  messages: z.array(candidateMessage).nullable(),
  mails: z.array(candidateMail).nullable(),
})
export type ApplicationPanel = z.output<typeof applicationPanel>

export const applicationPanelApi = {
  read: endpoint('GET /api/applications/:id/panel', { params: byId, response: applicationPanel }),
}

import { byId } from '#contract/api/common.ts'
import { correspondenceItem } from '#contract/api/candidates/inbound-mail.ts'
import { endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'

export const contactEmailsApi = {
  /** Emails filed with the contacts of a firm, newest first, at most 100. A partner gets those that they filed. */
  ofFirm: endpoint('GET /api/firms/:id/correspondence', {
    params: byId,
    response: z.array(correspondenceItem.extend({ contactName: z.string() })),
  }),
}

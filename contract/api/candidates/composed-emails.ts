import { byId, done } from '#contract/api/common.ts'
import { composedEmail, emailTemplate } from '#contract/domain/composed-emails.ts'
import { endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'
import { applicationMailsApi, mailPreview } from './candidate-mails.ts'

const body = z.object(composedEmail)

export const composedEmailsApi = {
  /** Templates to start an email from. */
  templates: endpoint('GET /api/email-templates', { response: z.object({ templates: z.array(emailTemplate) }) }),
  /** The email with its fields filled in, as it would be sent. */
  preview: endpoint('POST /api/applications/:id/emails/preview', { params: byId, body, response: mailPreview }),
  /** Sends an email to the candidate. Sending it twice with one key sends it once. */
  send: endpoint('POST /api/applications/:id/emails', {
    params: byId,
    body: body.extend({
      /** Made by the form, once for each email. */
      key: z.string().regex(/^[\w-]{8,64}$/),
    }),
    response: done,
  }),
  /** Sends an email to the candidate again that failed or wasn't sent. */
  retry: endpoint('POST /api/applications/:id/mails/:mailId/retry', {
    params: applicationMailsApi.read.params,
    response: done,
  }),
}

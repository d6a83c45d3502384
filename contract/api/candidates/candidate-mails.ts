import { z } from '#contract/zod.ts'
import { endpoint } from '#contract/endpoint.ts'
import { interviewDetails } from '#contract/domain/interviews.ts'
import { mailDeliveries } from '#contract/domain/mail-delivery.ts'
import { byId, idParam, isoMoment } from '#contract/api/common.ts'

/** An email to the candidate about one application, and what became of it. */
export const candidateMail = z.object({
  id: z.string(),
  /** One of `mailKinds`. */
  kind: z.string(),
  /** Name of the kind for people: "Interview invitation". */
  label: z.string(),
  to: z.string(),
  subject: z.string(),
  delivery: z.enum(mailDeliveries),
  /** Why it failed, bounced or wasn't sent. */
  reason: z.string().nullable(),
  createdAt: isoMoment,
  /** Earliest moment to send it; it can be canceled until then. Null: at once. */
  sendAt: isoMoment.nullable(),
  sentAt: isoMoment.nullable(),
  /** Name of the member of staff who sent it; null: sent automatically. */
  author: z.string().nullable(),
})
export type CandidateMail = z.output<typeof candidateMail>

/** The text of an email; a link that only its receiver may know is left out. */
const mailBody = z.object({ to: z.string(), subject: z.string(), text: z.string(), hasCalendar: z.boolean() })

/**
 * Fate of an email if it were written now. `sends`: it is sent. `no_service`: no mail service is set up. `bounced`: an
 * earlier email to this address bounced. `off`: an admin turned this kind off. `none`: there is nothing to report.
 */
export const mailOutlooks = ['sends', 'no_service', 'bounced', 'off', 'none'] as const
export type MailOutlook = (typeof mailOutlooks)[number]

export const mailPreview = z.object({
  outlook: z.enum(mailOutlooks),
  /** Null when no email would be written (`off`, `none`). */
  mail: mailBody.nullable(),
})
export type CandidateMailPreview = z.output<typeof mailPreview>

export const applicationMailsApi = {
  /** Every email to the candidate about this application, oldest first, at most 200. */
  list: endpoint('GET /api/applications/:id/mails', { params: byId, response: z.array(candidateMail) }),
  read: endpoint('GET /api/applications/:id/mails/:mailId', {
    params: z.object({ id: idParam, mailId: z.string().regex(/^\w{1,64}$/) }),
    response: candidateMail.extend(mailBody.shape),
  }),
  /** The email that the candidate would get if the interview were set to this date, or cancelled (no date). */
  previewInterview: endpoint('GET /api/applications/:id/interview-mail', {
    params: byId,
    query: z.object({
      interviewDate: isoMoment.optional(),
      /** `new`: another round. */
      interviewId: z.union([z.literal('new'), z.literal('0').transform(() => 0), idParam]).optional(),
      minutes: z.coerce.number().int().min(5).max(600).optional(),
      round: interviewDetails.round,
      place: interviewDetails.place,
      /** As typed; a link that isn't one is left out. */
      videoUrl: z.string().max(2_000).optional(),
      /** Names, separated by line ends. */
      interviewers: z.string().max(2_000).optional(),
    }),
    response: mailPreview,
  }),
}

import { budgetFor } from '#worker/reading/budget.ts'
import { parseJson } from '#worker/reading/json.ts'
import { z } from 'zod'
import { AppError, badRequest, notFound } from '#worker/http/errors.ts'
import { equalText } from '#worker/http/digest.ts'
import type { MailsRepo } from './mails.repo.ts'

const mailEvent = z.object({
  type: z.string(),
  data: z.object({
    email_id: z.string().max(100),
    bounce: z.object({ message: z.string().optional(), type: z.string().optional() }).optional(),
  }),
})

/** A signature older or younger than this is refused, so that nobody plays one back. Seconds. */
const toleranceSeconds = 300

/**
 * Takes an event of the mail service: a delivered mail is noted, and an address that a mail came back from, or whose owner
 * called it junk, is marked. What else happens to a mail is not kept (opened or clicked is nobody's business).
 *
 * @throws AppError 404 no_mail_events without RESEND_WEBHOOK_SECRET; 401 bad_signature; 400 invalid_input.
 */
export async function takeMailEvent(
  deps: { mails: MailsRepo; config: { RESEND_WEBHOOK_SECRET?: string | undefined }; now: () => Date },
  { id, timestamp, signatures, body }: { id: string; timestamp: string; signatures: string; body: string },
): Promise<void> {
  const secret = deps.config.RESEND_WEBHOOK_SECRET
  if (!secret) throw notFound('no_mail_events', 'This installation doesn’t accept events from an email service.')
  const age = Math.abs(deps.now().getTime() / 1000 - Number(timestamp))
  const expected = await signature(secret, `${id}.${timestamp}.${body}`)
  const isOurs = signatures.split(' ').some((one) => one.startsWith('v1,') && equalText(one.slice(3), expected))
  if (!(age <= toleranceSeconds) || !isOurs) {
    throw new AppError(401, 'bad_signature', 'The signature of this event isn’t valid.')
  }
  const parsed = mailEvent.safeParse(jsonOf(body))
  if (!parsed.success) throw badRequest('invalid_input', 'Unknown email event.')
  const { type, data } = parsed.data
  if (type === 'email.delivered') await deps.mails.delivered(data.email_id, deps.now())
  if (type === 'email.complained')
    await deps.mails.bounced(data.email_id, 'Marked as spam by the recipient', deps.now())
  // A mailbox that is full or busy today gets the next mail all the same.
  if (type === 'email.bounced' && data.bounce?.type?.toLowerCase() !== 'transient') {
    await deps.mails.bounced(data.email_id, (data.bounce?.message ?? 'Bounced').slice(0, 300), deps.now())
  }
}

function jsonOf(text: string): unknown {
  try {
    return parseJson(text, budgetFor('message'))
  } catch {
    return undefined
  }
}

/** HMAC-SHA-256 with the secret after "whsec_", both in base64. */
async function signature(secret: string, text: string): Promise<string> {
  const bytes = Uint8Array.fromBase64(secret.replace(/^whsec_/, ''))
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text))).toBase64()
}

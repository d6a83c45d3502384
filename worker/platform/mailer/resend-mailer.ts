import { z } from 'zod'
import { calendarFile, calendarType, extraHeaders, namedAddress, type Mailer, type OutgoingMail } from './mailer.ts'

const sent = z.object({ id: z.string() })
const refusal = z.object({ name: z.string().optional(), message: z.string().optional() })

/** A service that takes longer is tried again. Milliseconds. */
const timeoutMs = 15_000

/**
 * Resend's HTTP interface (POST /emails). The idempotency key holds for a day there, so a try that was cut off sends no
 * second mail.
 */
export function resendMailer({ apiKey, baseUrl }: { apiKey: string; baseUrl: string }): Mailer {
  return {
    name: 'Resend',
    async send(mail: OutgoingMail) {
      const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/emails`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json', 'Idempotency-Key': mail.key },
        body: JSON.stringify(bodyOf(mail)),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const answer: unknown = await response.json().catch(() => null)
      if (response.ok) return { isSent: true, providerId: sent.parse(answer).id }
      const { name = '', message = `status ${response.status}` } = refusal.safeParse(answer).data ?? {}
      const reason = message.slice(0, 300)
      // A missing, wrong or restricted key, a domain that isn't verified, an account that may write to its owner only.
      if (response.status === 401 || response.status === 403) {
        return { isSent: false, reason, refusal: 'configuration' }
      }
      if (response.status === 422 || (response.status === 400 && name === 'validation_error')) {
        return { isSent: false, reason, refusal: /invalid `?to`? field/i.test(message) ? 'address' : 'mail' }
      }
      throw new Error(`Resend answered ${response.status} ${name}`.trim())
    },
  }
}

const bodyOf = (mail: OutgoingMail) => ({
  from: namedAddress(mail.from),
  to: [mail.to],
  reply_to: mail.replyTo,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  headers: extraHeaders(mail),
  ...(mail.calendar
    ? {
        attachments: [
          {
            filename: calendarFile,
            content: new TextEncoder().encode(mail.calendar.text).toBase64(),
            content_type: calendarType(mail.calendar.method),
          },
        ],
      }
    : {}),
})

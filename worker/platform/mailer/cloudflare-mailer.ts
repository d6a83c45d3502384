import { composeMessage } from './compose-message.ts'
import type { Mailer, OutgoingMail } from './mailer.ts'

/** What a message has to be made into for the binding: `EmailMessage` of `cloudflare:email`. */
type MakeMessage = (from: string, to: string, raw: string) => EmailMessage

/** The `send_email` binding, as far as it is used. */
export type EmailBinding = { send: (message: EmailMessage) => Promise<unknown> }

/** What the binding says about an address that can't be written to: another try would not mend it. */
const wrongAddress = /recipient|destination address|not allowed|invalid .*address|E_RECIPIENT/i

/**
 * Cloudflare's `send_email` binding. It knows no idempotency key: a try that was cut off after the service took the mail
 * is repeated under the same Message-ID, which mail programs show once.
 */
export function cloudflareMailer(
  binding: EmailBinding,
  options: { makeMessage: MakeMessage; now: () => Date },
): Mailer {
  return {
    name: 'Cloudflare',
    async send(mail: OutgoingMail) {
      try {
        await binding.send(options.makeMessage(mail.from.email, mail.to, composeMessage(mail, options.now())))
        return { isSent: true, providerId: mail.key }
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'unknown'
        if (wrongAddress.test(reason)) return { isSent: false, reason: reason.slice(0, 300), isBounce: true }
        throw new Error(`Cloudflare did not take the mail: ${reason.slice(0, 200)}`, { cause: error })
      }
    },
  }
}

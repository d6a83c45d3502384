import { composeMessage } from './compose-message.ts'
import type { Mailer, OutgoingMail, Refusal } from './mailer.ts'

/** Form that the binding takes: `EmailMessage` of `cloudflare:email`. */
type MakeMessage = (from: string, to: string, raw: string) => EmailMessage

/** The `send_email` binding, as far as it is used. */
export type EmailBinding = { send: (message: EmailMessage) => Promise<unknown> }

/** Codes of the binding's errors that are final; every other error is retried. */
const refusalsByCode: Readonly<Record<string, Refusal>> = {
  E_RECIPIENT_SUPPRESSED: 'address',
  E_SENDER_NOT_VERIFIED: 'configuration',
  E_SENDER_DOMAIN_NOT_AVAILABLE: 'configuration',
  // The account or the binding may write to some addresses only; the address itself may be fine.
  E_RECIPIENT_NOT_ALLOWED: 'configuration',
  E_VALIDATION_ERROR: 'mail',
  E_FIELD_MISSING: 'mail',
  E_CONTENT_TOO_LARGE: 'mail',
}

/**
 * Sentences of errors without a code. Only a sentence that says nobody gets mail at the address is a bounce: marking an
 * address stops every later mail to that person, so anything that may be about our account must not match here.
 */
const refusalsBySentence: readonly (readonly [RegExp, Refusal])[] = [
  [
    /verified|verify|not (?:allowed|permitted|authorized|authorised|onboarded|enabled)|permission|domain/i,
    'configuration',
  ],
  [/suppress|no such (?:user|mailbox)|user unknown|mailbox (?:unavailable|not found|does not exist)/i, 'address'],
  [/invalid (?:recipient|to|destination)\b/i, 'address'],
]

function refusalOf(error: unknown, reason: string): Refusal | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : /\bE_[A-Z_]+\b/.exec(reason)?.[0]
  if (code?.startsWith('E_HEADER')) return 'mail'
  if (code?.startsWith('E_')) return refusalsByCode[code]
  return refusalsBySentence.find(([sentence]) => sentence.test(reason))?.[1]
}

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
        const refusal = refusalOf(error, reason)
        if (refusal) return { isSent: false, reason: reason.slice(0, 300), refusal }
        throw new Error(`Cloudflare did not accept the email: ${reason.slice(0, 200)}`, { cause: error })
      }
    },
  }
}

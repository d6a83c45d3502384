/** A mail as it leaves: everything filled in. */
export type OutgoingMail = {
  /** One key for every try, so that a service which knows it sends once. */
  key: string
  from: { name: string; email: string }
  to: string
  replyTo: string
  subject: string
  text: string
  html: string
  /** An invitation, and what a calendar is to do with it. */
  calendar?: { text: string; method: string }
  /** One click there stops mails of this kind (RFC 8058). */
  stopUrl?: string
}

/**
 * Why a service refused a mail for good. `address`: nobody gets mail there, so nothing more is sent to it. `mail`: this one
 * mail. `configuration`: our account with the service (sender or domain not verified, permission missing, destinations
 * restricted), which says nothing about the receiver.
 */
export type Refusal = 'address' | 'mail' | 'configuration'

/** Outcome: accepted by the service, or refused for good. */
export type SendResult =
  | { isSent: true; providerId: string | null }
  | { isSent: false; reason: string; refusal: Refusal }

/** A service that carries mail. `send` throws while the outcome is unknown (the service is down or busy): it is retried. */
export type Mailer = {
  /** For people: "Resend". */
  name: string
  send: (mail: OutgoingMail) => Promise<SendResult>
}

/** The headers that every service sends along. */
export const extraHeaders = ({ stopUrl }: Pick<OutgoingMail, 'stopUrl'>): Record<string, string> => ({
  // No answers from vacation responders (RFC 3834).
  'Auto-Submitted': 'auto-generated',
  ...(stopUrl ? { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
})

/** "Placet Partners" <hello@placet.test>, with nothing that could end the name or the header. */
export const namedAddress = ({ name, email }: { name: string; email: string }): string =>
  `"${name.replaceAll(/[\\"\r\n]/g, '')}" <${email}>`

export const calendarType = (method: string): string => `text/calendar; charset=utf-8; method=${method}`
export const calendarFile = 'invite.ics'

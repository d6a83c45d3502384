/** A mail as it leaves: everything filled in. */
export type OutgoingMail = {
  /** The same for every try, so that a service which knows it sends once. */
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

/** What became of it: taken by the service, or refused for good. */
export type SendResult =
  | { isSent: true; providerId: string | null }
  /** `isBounce`: it is the address that is wrong. */
  | { isSent: false; reason: string; isBounce: boolean }

/**
 * Whoever carries mail. `send` throws when it can't be said yet whether the mail goes (a service that is down or busy, a
 * wrong key): then it is tried again.
 */
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

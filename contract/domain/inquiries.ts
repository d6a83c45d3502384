import { z } from '#contract/zod.ts'
import { cleanLine, emailAddress, textLimits } from './plain-text.ts'

/** Topics of an inquiry from the public site: one for each audience of the landing page, and everything else. */
export const inquiryTopics = ['attorney', 'referral', 'hiring', 'other'] as const
export type InquiryTopic = (typeof inquiryTopics)[number]

/** Choices of the public form, in the visitor's words. */
export const inquiryTopicLabels = {
  attorney: 'I’m an attorney',
  referral: 'I want to refer someone',
  hiring: 'I’m hiring',
  other: 'Something else',
} as const satisfies Record<InquiryTopic, string>

/** Names of the topics for staff. */
export const inquiryKindLabels = {
  attorney: 'Attorney',
  referral: 'Referral',
  hiring: 'Hiring',
  other: 'Other',
} as const satisfies Record<InquiryTopic, string>

export const inquiryStatuses = ['new', 'in_progress', 'closed'] as const
export type InquiryStatus = (typeof inquiryStatuses)[number]

export const inquiryStatusLabels = {
  new: 'New',
  in_progress: 'In progress',
  closed: 'Closed',
} as const satisfies Record<InquiryStatus, string>

/** Days after its last change when an inquiry is deleted. */
export const inquiryDays = 365

export const inquiryLimits = { name: 120, message: 4000, note: 2000 } as const

const contactMessage = 'Please enter an email address or a phone number'
/** Phone numbers have 7 to 15 digits (E.164), written with any of these signs, and perhaps an extension. */
const phoneSigns = /^[\d\s()+./-]+(?:(?:ext\.?|x|#)\s?\d{1,6})?$/i

/** Reads how to answer somebody from one line: an email address in small letters or a phone number as it was typed. */
export function readContact(text: string): { email: string; phone: null } | { email: null; phone: string } | undefined {
  const line = cleanLine(text)
  const email = emailAddress().safeParse(line)
  if (email.success) return { email: email.data, phone: null }
  const digits = line.replace(/(?:ext\.?|x|#)\s?\d{1,6}$/i, '').replaceAll(/\D/g, '')
  const isPhone = phoneSigns.test(line) && digits.length >= 7 && digits.length <= 15
  return isPhone ? { email: null, phone: line } : undefined
}

/** The line of the form that says how to answer. */
export const inquiryContact = z
  .string({ error: contactMessage })
  .transform(cleanLine)
  .pipe(
    z
      .string()
      .max(textLimits.email, contactMessage)
      .refine((line) => readContact(line) !== undefined, contactMessage),
  )

/**
 * Title and text that a visitor reads after sending an inquiry: what happens next, when, and that no email follows.
 *
 * @param answerTime The agency's own promise, such as "within one business day". Empty: none.
 */
export const inquiryReceived = (answerTime: string) => ({
  title: 'Thank you. We have your message.',
  message: `A recruiter will answer you${answerTime && ` ${answerTime}`}. We don’t send a confirmation email, and only our recruiters see what you wrote.`,
})

import type { contactEmails } from '#worker/features/clients/contact-emails/contact-emails.table.ts'
import { admins } from './accounts.ts'
import type { Calendar } from './calendar.ts'
import { demoFirmContacts } from './demo-firms.ts'

const written = [
  {
    direction: 'out',
    subject: 'Two associates for your corporate group',
    text: (first: string) =>
      `Hi ${first},\n\nI have two associates who asked me about your corporate group. Both are admitted in New York. May I send you their profiles this week?\n\nBest,`,
  },
  {
    direction: 'in',
    subject: 'Re: Two associates for your corporate group',
    text: (first: string) =>
      `Yes, please. The group wants somebody who can start in spring. I’m out on Friday, so Thursday is best.\n\n${first}`,
  },
] as const

/** Emails are with contacts up to this place in the directory. */
const maxPlace = 4

/** An admin's emails with the recruiting managers of the first firms. */
export const demoContactEmails = (calendar: Calendar): (typeof contactEmails.$inferInsert)[] =>
  demoFirmContacts(calendar).flatMap(({ name, email, role }, at) =>
    role === 'recruiting' && at < maxPlace
      ? written.map(({ direction, subject, text }, place) => ({
          contactId: at + 1,
          email: email ?? '',
          direction,
          at: calendar.at(12 - place - at, '14:20'),
          subject,
          text: text(name.split(' ')[0] ?? name),
          messageKey: `demo-contact-${at}-${place}`,
          filedBy: admins[0]?.id ?? null,
          createdAt: calendar.at(12 - place - at, '14:21'),
        }))
      : [],
  )

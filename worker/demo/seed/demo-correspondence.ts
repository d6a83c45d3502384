import type { correspondence } from '#worker/features/candidates/inbound-mail/inbound-mail.table.ts'
import { partners } from './accounts.ts'
import type { Calendar } from './calendar.ts'
import type { DemoApplication } from './demo-applications.ts'

const written = [
  {
    direction: 'out',
    subject: (title: string) => `${title}: a few details`,
    text: (first: string, title: string) =>
      `Hi ${first},\n\nThank you for your time on the phone. As promised, here is what I know about the ${title} role: the group has eleven lawyers, the partner who is hiring came up through the firm, and they hope to decide this month.\n\nMay I send your résumé to the firm? I won’t until I hear from you.\n\nBest,`,
  },
  {
    direction: 'in',
    subject: (title: string) => `Re: ${title}: a few details`,
    text: (first: string) =>
      `Thanks, that helps. Yes, please go ahead. I’m in trial on Tuesday and Wednesday; any other day works for a call. Please don’t contact my current firm.\n\n${first}`,
  },
  {
    direction: 'out',
    subject: (title: string) => `Re: ${title}: a few details`,
    text: (first: string) =>
      `Hi ${first},\n\nYour résumé went to the firm this morning. They usually answer within a week. I’ll call you on Thursday whether or not they have.\n\nBest,`,
  },
] as const

/** Emails between partners and twelve of their people. The people's records are linked once they exist. */
export function demoCorrespondence({
  calendar,
  applications,
}: {
  calendar: Calendar
  applications: readonly DemoApplication[]
}): (typeof correspondence.$inferInsert)[] {
  const owned = applications.filter(
    ({ row }) => row.status !== 'new' && partners.some(({ id }) => id === row.assignedPartnerId),
  )
  const byEmail = new Map(owned.map((application) => [application.person.email.toLowerCase(), application]))
  return [...byEmail].slice(0, 12).flatMap(([email, { person, job, row }], n) =>
    written.slice(0, 1 + (n % written.length)).map(({ direction, subject, text }, at) => ({
      email,
      name: person.name,
      direction,
      at: calendar.at(9 - at * 2, '10:05'),
      subject: subject(job.title),
      text: text(person.name.split(' ')[0] ?? person.name, job.title),
      messageKey: `demo-${n}-${at}`,
      filedBy: row.assignedPartnerId,
      createdAt: calendar.at(9 - at * 2, '10:06'),
    })),
  )
}

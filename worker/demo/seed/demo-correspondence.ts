import type { correspondence, receivedEmails } from '#worker/features/candidates/inbound-mail/inbound-mail.table.ts'
import { admins, partners } from './accounts.ts'
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

/** Outcomes of three emails that an admin forwarded. */
export function demoReceivedEmails(calendar: Calendar): (typeof receivedEmails.$inferInsert)[] {
  const email = (
    n: number,
    row: Pick<typeof receivedEmails.$inferInsert, 'subject' | 'result' | 'taken' | 'leftOut'>,
  ) => ({
    ...row,
    ownerId: admins[0]?.id ?? 1,
    kind: 'intake' as const,
    messageKey: `demo-received-${n}`,
    at: calendar.at(n + 1, '15:45'),
  })
  return [
    email(0, { subject: 'FW: Four associates from the fair', result: 'taken', taken: 4, leftOut: [] }),
    email(1, {
      subject: 'FW: Résumé and deal sheet',
      result: 'taken',
      taken: 1,
      leftOut: [{ name: 'Deal sheet.xlsx', reason: 'type' }],
    }),
    email(2, {
      subject: 'FW: CV',
      result: 'empty',
      taken: 0,
      leftOut: [{ name: 'Scan 0417.zip', reason: 'type' }],
    }),
  ]
}

/** An admin's emails with two people who are not on record. */
function undecided(calendar: Calendar): (typeof correspondence.$inferInsert)[] {
  const filedBy = admins[0]?.id ?? 1
  const email = (n: number, row: Pick<typeof correspondence.$inferInsert, 'email' | 'name' | 'subject' | 'text'>) => ({
    ...row,
    direction: n === 0 ? ('out' as const) : ('in' as const),
    at: calendar.at(n + 1, '11:20'),
    messageKey: `demo-undecided-${n}`,
    filedBy,
    createdAt: calendar.at(n + 1, '11:21'),
  })
  return [
    email(0, {
      email: 'ingrid.solano@example.com',
      name: 'Ingrid Solano',
      subject: 'Good to meet you on Tuesday',
      text: 'Hi Ingrid,\n\nIt was good to meet you at the dinner. If you ever think about a move, I would like to hear what would have to be true for it.\n\nBest,',
    }),
    email(1, {
      email: 'd.okonkwo@example.com',
      name: 'Daniel Okonkwo',
      subject: 'A question about the tax role',
      text: 'Hello,\n\nA colleague gave me your name. Is the tax counsel role still open? I am a sixth-year and admitted in New York.\n\nDaniel',
    }),
  ]
}

/**
 * Emails between partners and twelve of their people, whose records are linked once they exist, and those that wait for a
 * decision.
 */
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
  const filed = [...byEmail].slice(0, 12).flatMap(([email, { person, job, row }], n) =>
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
  return [...filed, ...undecided(calendar)]
}

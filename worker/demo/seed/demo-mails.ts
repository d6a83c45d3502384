import { composedKind, defaultEmailTemplates } from '#contract/domain/composed-emails.ts'
import { composedText } from '#worker/features/identity/mails/composed-mail.service.ts'
import { easternDateText, easternTimeText, interviewDateText } from '#contract/domain/eastern-time.ts'
import { templateOf, type MailItem, type MailKind } from '#contract/domain/mail-templates.ts'
import { mailText } from '#worker/features/identity/mails/mail-text.ts'
import { defaultSettings } from '#contract/domain/settings.ts'
import type { followUps } from '#worker/features/candidates/follow-ups/follow-ups.table.ts'
import type { bouncedAddresses, mails } from '#worker/features/identity/mails/mails.table.ts'
import { admins, partners } from './accounts.ts'
import type { Calendar } from './calendar.ts'
import type { DemoApplication } from './demo-applications.ts'
import { demoBrand } from './demo-extras.ts'

type MailRow = typeof mails.$inferInsert & { createdAt: Date }
type FollowUpRow = typeof followUps.$inferInsert

const origin = 'https://placet.test'
const noService = 'Not sent: no mail service'
/** Placeholder for a candidate's private link in emails that are never sent. */
const privateLink = 'https://private.invalid/link'

const plans = [
  { daysAgo: 2, time: '09:00', text: 'Call about the notice period' },
  { daysAgo: 1, time: '15:00', text: 'Send the updated deal sheet to the client' },
  { daysAgo: 0, time: '09:00', text: 'Ask how the interview went' },
  { daysAgo: 0, time: '09:00', text: 'Confirm the salary range with the firm' },
  { daysAgo: -1, time: '09:00', text: 'Call to prepare the interview' },
  { daysAgo: -3, time: '11:30', text: 'Ask for two references' },
  { daysAgo: -8, time: '09:00', text: 'Check whether the conflicts list came back' },
] as const

/** Next actions that an admin and the demo partner have planned: overdue, due today and to come. */
export function demoFollowUps({
  calendar,
  applications,
}: {
  calendar: Calendar
  applications: readonly DemoApplication[]
}): FollowUpRow[] {
  const [admin, partner] = [admins[0], partners[0]]
  const open = applications
    .filter(({ row }) => !row.status.startsWith('rejected') && row.status !== 'hired')
    .toReversed()
  const planned = (owner: { id: number } | undefined, theirs: readonly DemoApplication[]) =>
    theirs.slice(0, plans.length).map(({ row }, at) => {
      const { daysAgo, time, text } = plans[at] ?? plans[0]
      const createdAt = calendar.at(daysAgo + 6)
      return {
        ownerId: owner?.id ?? 0,
        subject: 'application',
        subjectId: row.id,
        applicationId: row.id,
        text,
        dueAt: daysAgo === 0 ? new Date(calendar.at(0).getTime() + 9 * 3600_000) : calendar.at(daysAgo, time),
        createdBy: owner?.id ?? null,
        createdAt,
        updatedAt: createdAt,
      }
    })
  return [
    ...planned(
      admin,
      open.filter(({ row }) => !row.assignedPartnerId),
    ),
    ...planned(
      partner,
      open.filter(({ row }) => row.assignedPartnerId === partner?.id),
    ),
  ]
}

/** The outbox of an agency without a mail service: what would have gone out in the last days, and one address that is bad. */
export function demoMails({
  calendar,
  applications,
  plans: planned,
}: {
  calendar: Calendar
  applications: readonly DemoApplication[]
  plans: readonly FollowUpRow[]
}): { mails: MailRow[]; bounced: (typeof bouncedAddresses.$inferInsert)[] } {
  const rows: MailRow[] = []
  const write = (
    kind: MailKind,
    to: { address: string; userId?: number; applicationId?: number },
    at: Date,
    values: Record<string, string>,
    items?: readonly MailItem[],
  ) => {
    const isOwn = to.userId !== undefined
    const content = mailText({
      template: templateOf(kind, {}),
      values,
      brand: { ...defaultSettings, ...demoBrand },
      ...(items ? { items } : {}),
      ...(isOwn ? { stopUrl: `${origin}/mail/stop/demo` } : {}),
    })
    rows.push({
      ...content,
      id: `demo_mail_${String(rows.length + 1).padStart(3, '0')}`,
      kind,
      toAddress: to.address,
      userId: to.userId ?? null,
      applicationId: to.applicationId ?? null,
      state: 'kept',
      reason: noService,
      attempts: 1,
      createdAt: at,
    })
  }
  const titleOf = ({ job }: DemoApplication) => job.title
  for (const application of applications.slice(-14)) {
    const { row, person, events, owner, admin } = application
    const names = { name: person.name, job: titleOf(application) }
    const theirs = { address: person.email, applicationId: row.id }
    write('application_received', theirs, row.appliedAt, { ...names, link: privateLink })
    const assigned = events.find(({ kind }) => kind === 'assigned')
    if (assigned && row.assignedPartnerId) {
      const to = { address: owner.email, userId: owner.id, applicationId: row.id }
      const values = { name: owner.name, who: admin.name, candidate: person.name, job: names.job }
      write('assignment', to, assigned.createdAt, { ...values, link: `${origin}/admin/candidates?selected=${row.id}` })
    }
  }
  for (const application of applications.filter(({ row }) => row.status === 'scheduled_interview').slice(-3)) {
    const { row, person } = application
    if (!row.interviewDate) continue
    const values = { name: person.name, job: titleOf(application), when: interviewDateText(row.interviewDate) }
    const to = { address: person.email, applicationId: row.id }
    write('interview_invitation', to, row.updatedAt, { ...values, link: privateLink })
  }
  const [template] = defaultEmailTemplates
  for (const { row, person, owner, job } of applications
    .filter(({ row }) => row.status === 'initial_screening')
    .slice(-4)) {
    if (!template) continue
    const values = {
      'first name': person.name.split(' ')[0] ?? '',
      'full name': person.name,
      'job title': job.title,
      'job location': job.location,
      'recruiter name': owner.name,
      'recruiter email': owner.email,
    }
    rows.push({
      ...composedText({ ...defaultSettings, ...demoBrand }, { subject: template.subject, body: template.body, values }),
      id: `demo_mail_${String(rows.length + 1).padStart(3, '0')}`,
      kind: composedKind,
      toAddress: person.email,
      applicationId: row.id,
      authorId: owner.id,
      replyTo: owner.email,
      state: 'kept',
      reason: noService,
      attempts: 1,
      createdAt: row.updatedAt,
    })
  }
  const byId = new Map(applications.map((one) => [one.row.id, one]))
  // Written yesterday morning, when what is overdue now was due on its day.
  const [yesterday, today] = [calendar.at(1, '00:00'), calendar.at(0)]
  for (const user of [admins[0], partners[0]]) {
    const due = planned.filter(({ ownerId, dueAt }) => ownerId === user?.id && dueAt < today)
    if (!user || due.length === 0) continue
    const items = due.map(({ text, dueAt, subjectId }) => ({
      title: text,
      detail: `${byId.get(subjectId)?.person.name ?? ''} · ${dueAt < yesterday ? `overdue since ${easternDateText(dueAt)}` : `today, ${easternTimeText(dueAt)}`}`,
    }))
    const count = due.length === 1 ? '1 follow-up due' : `${due.length} follow-ups due`
    write(
      'digest',
      { address: user.email, userId: user.id },
      calendar.at(1, '08:00'),
      { name: user.name, count, link: `${origin}/admin/follow-ups` },
      items,
    )
  }
  const [first] = rows
  if (!first) return { mails: [], bounced: [] }
  const reason = 'mailbox unavailable'
  Object.assign(first, { state: 'failed', reason: `Not sent: mail to this address came back (${reason})` })
  return { mails: rows, bounced: [{ address: first.toAddress, reason, bouncedAt: first.createdAt }] }
}

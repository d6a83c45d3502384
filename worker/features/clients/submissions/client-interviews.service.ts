import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { interviewMailKind } from '#contract/domain/interview-mail.ts'
import { defaultInterviewMinutes } from '#contract/domain/interviews.ts'
import type { MailKind } from '#contract/domain/mail-templates.ts'
import type { Settings } from '#contract/domain/settings.ts'
import { submissionInterviewSequence } from '#contract/domain/submission-statuses.ts'
import type { ApplicationLinksRepo } from '#worker/features/candidates/applications/application-links.repo.ts'
import type { ApplicationsRepo, FullApplication } from '#worker/features/candidates/applications/applications.repo.ts'
import { statusLinkOf } from '#worker/features/candidates/applications/status-link.service.ts'
import {
  interviewCalendar,
  type InterviewCalendar,
} from '#worker/features/candidates/interviews/interview-calendar.service.ts'
import { noMails, type CarriedMails } from '#worker/features/candidates/interviews/interview-mails.service.ts'
import {
  isMailOff,
  siteOrigin,
  writeMails,
  type NewMail,
  type WriteMailsDeps,
} from '#worker/features/identity/mails/mails.service.ts'
import { interviewNotification } from '#worker/features/identity/notifications/notifications.service.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { UsersRepo } from '#worker/features/identity/users/users.repo.ts'
import { activeUsers } from '#worker/features/identity/users/users.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { sha256Hex } from '#worker/http/digest.ts'
import type { Submission, SubmissionsRepo } from './submissions.repo.ts'

export type ClientInterviewDeps = WriteMailsDeps & {
  applicationLinks: ApplicationLinksRepo
  applications: Pick<ApplicationsRepo, 'byId'>
  submissions: Pick<SubmissionsRepo, 'isFirmKnown'>
  users: UsersRepo
}

type News = NonNullable<ReturnType<typeof interviewMailKind>>

const candidateMails = {
  interview_invitation: 'client_interview_invitation',
  interview_moved: 'client_interview_moved',
  interview_cancelled: 'client_interview_cancelled',
} as const satisfies Record<News, MailKind>

/** Kinds of emails to candidates about interviews with clients. */
export const clientInterviewMailKinds: readonly MailKind[] = Object.values(candidateMails)

const staffTitles = {
  interview_invitation: 'Client interview scheduled',
  interview_moved: 'Client interview moved',
  interview_cancelled: 'Client interview canceled',
} as const satisfies Record<News, string>

const staffNews: Record<News, (who: string) => string> = {
  interview_invitation: (who) => `A client interviews ${who}.`,
  interview_moved: (who) => `The client interview of ${who} has a new time.`,
  interview_cancelled: (who) => `The client interview of ${who} is canceled.`,
}

/** The fields of a submission that its interview depends on. */
type Interviewed = Pick<
  Submission,
  'id' | 'applicationId' | 'companyName' | 'interviewDate' | 'interviewSequence' | 'interviewUid' | 'createdAt'
>

/** The change of a submission's interview. `after` null: the submission is removed. */
type ClientInterviewChange = { before: Interviewed; after: Pick<Interviewed, 'companyName' | 'interviewDate'> | null }

/**
 * Invites the candidate and the partner to a client's interview, or tells them that it was moved or canceled: by emails whose
 * files keep their calendars up to date, and the partner by the bell too. Interviews that are over are left out.
 *
 * @param actor Null: the candidate or the system.
 * @param options.notifyCandidate False: the timeline says that the candidate wasn't emailed.
 */
export async function clientInterviewMails(
  deps: ClientInterviewDeps,
  actor: Pick<Actor, 'id'> | null,
  { before, after }: ClientInterviewChange,
  { notifyCandidate }: { notifyCandidate: boolean },
): Promise<CarriedMails> {
  const dates = { before: before.interviewDate, after: after?.interviewDate ?? null }
  const news = interviewMailKind(dates, deps.now())
  const startsAt = dates.after ?? dates.before
  if (news === null || startsAt === null) return noMails
  const [application, settings] = await Promise.all([
    deps.applications.byId({ userId: actor?.id ?? 0, partnerId: undefined }, before.applicationId),
    readSettings(deps),
  ])
  if (!application) return noMails
  const event = {
    ...before,
    companyName: after?.companyName ?? before.companyName,
    sequence: submissionInterviewSequence(before, dates.after),
    startsAt,
    isCancelled: dates.after === null,
  }
  const given = { application, settings, event, news }
  const toCandidate = await candidateMail(deps, given, notifyCandidate)
  const toStaff = await staffMail(deps, actor, given)
  return (tx) => [toCandidate(tx), toStaff(tx)]
}

type ClientInterviewNews = { application: FullApplication; settings: Settings; event: InterviewFacts; news: News }

async function candidateMail(
  deps: ClientInterviewDeps,
  { application, settings, event, news }: ClientInterviewNews,
  notifyCandidate: boolean,
): Promise<CarriedMails> {
  const kind = candidateMails[news]
  const { id: applicationId, applicantEmail, applicantName, job } = application
  if (isMailOff(settings, kind) || applicantEmail === '') return noMails
  if (!notifyCandidate) return (tx) => [tx.event('not_emailed', { to: kind })]
  const isFirmKnown = await deps.submissions.isFirmKnown(applicationId, event.companyName)
  const firm = isFirmKnown ? event.companyName : 'the firm'
  const { path, tokenHash } = await statusLinkOf(deps, application)
  const calendar = await calendarOf(deps, {
    settings,
    event,
    attendees: [{ name: applicantName, email: applicantEmail }],
    summary: `Interview: ${job.title}`,
    description: [`With ${firm}`, `${settings.brandName}, ${settings.brandPhone}`],
    // Not the private page: anyone who sees the calendar could open it.
    path: '/',
  })
  const mails = await writeMails(
    deps,
    [
      {
        kind,
        to: applicantEmail,
        applicationId,
        values: { name: applicantName, job: job.title, firm, when: interviewDateText(event.startsAt) },
        link: { path, isPrivate: true },
        calendar,
      },
    ],
    settings,
  )
  return (tx) => [deps.applicationLinks.link({ applicationId, tokenHash, createdAt: tx.at }), tx.mail(mails)]
}

/** The email and the notification for the partner of the application, or for the admin who made the change if it has no partner. */
async function staffMail(
  deps: ClientInterviewDeps,
  actor: Pick<Actor, 'id'> | null,
  { application, settings, event, news }: ClientInterviewNews,
): Promise<CarriedMails> {
  const { id: applicationId, applicantName, applicantEmail, phoneNumber, job } = application
  const userId = application.assignedPartnerId ?? actor?.id
  const user = userId === undefined ? undefined : (await activeUsers(deps, [userId])).get(userId)
  if (userId === undefined || !user) return noMails
  const [title, who] = [staffTitles[news], `${applicantName} for ${job.title}`]
  const when = interviewDateText(event.startsAt)
  const path = `/admin/candidates?selected=${applicationId}&tab=submissions`
  const calendar = await calendarOf(deps, {
    settings,
    event,
    attendees: [{ name: user.name, email: user.email }],
    summary: `Client interview: ${applicantName}, ${event.companyName}`,
    description: [who, `With ${event.companyName}`, applicantEmail, phoneNumber ?? ''],
    path,
  })
  const mail: NewMail = {
    kind: 'interviewer',
    to: user.email,
    userId,
    applicationId,
    values: {
      name: user.name,
      title,
      candidate: applicantName,
      job: job.title,
      news: staffNews[news](who),
      when,
      details: `With: ${event.companyName}`,
    },
    link: { path },
    calendar,
  }
  const mails = await writeMails(deps, [mail], settings)
  return (tx) => [
    userId === actor?.id
      ? []
      : tx.notify(
          interviewNotification({
            userId,
            applicationId,
            at: tx.at,
            title,
            message: `${staffNews[news](who)} ${when}`,
          }),
        ),
    tx.mail(mails),
  ]
}

type InterviewFacts = Interviewed & { sequence: number; startsAt: Date; isCancelled: boolean }

type CalendarText = {
  settings: Settings
  event: InterviewFacts
  attendees: readonly { name: string; email: string }[]
  summary: string
  description: readonly string[]
  path: string
}

/** Names the interview of a submission in calendars. */
export async function interviewUidOf({
  id,
  applicationId,
  createdAt,
  interviewUid,
}: Pick<Submission, 'id' | 'applicationId' | 'createdAt' | 'interviewUid'>): Promise<string> {
  if (interviewUid !== null) return interviewUid
  const key = await sha256Hex(`client interview ${id} ${applicationId} ${createdAt.getTime()}`)
  return `client-interview-${id}-${key.slice(0, 16)}`
}

/** One event for each submission, with one UID, whose SEQUENCE grows when the date is set, moved or removed. */
async function calendarOf(
  deps: Pick<WriteMailsDeps, 'origin' | 'now'>,
  { settings, event, attendees, summary, description, path }: CalendarText,
): Promise<InterviewCalendar> {
  const { sequence, startsAt, isCancelled } = event
  return interviewCalendar({
    uid: await interviewUidOf(event),
    sequence,
    start: startsAt,
    minutes: defaultInterviewMinutes,
    location: '',
    isCancelled,
    summary,
    description: [...description, interviewDateText(startsAt)].filter(Boolean).join('\n'),
    url: siteOrigin(settings, deps) + path,
    organizer: { name: settings.brandName, email: settings.brandEmail },
    attendees,
    stamp: deps.now(),
  })
}

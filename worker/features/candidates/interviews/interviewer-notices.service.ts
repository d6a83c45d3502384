import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { isComing } from '#contract/domain/interview-mail.ts'
import { detailLines } from '#contract/domain/interviews.ts'
import type { EventsRepo } from '#worker/features/candidates/applications/events.repo.ts'
import { interviewChangesOf } from '#worker/features/candidates/applications/events.service.ts'
import { maySee } from '#worker/features/candidates/applications/applications.policy.ts'
import type { FullApplication } from '#worker/features/candidates/applications/applications.repo.ts'
import { writeMails, type NewMail, type WriteMailsDeps } from '#worker/features/identity/mails/mails.service.ts'
import { interviewNotification } from '#worker/features/identity/notifications/notifications.service.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { User, UsersRepo } from '#worker/features/identity/users/users.repo.ts'
import { activeUsers } from '#worker/features/identity/users/users.service.ts'
import { calendarOf } from './interview-calendar.service.ts'
import { datesOf, isUnchanged, movesOf, type Interview, type InterviewChange } from './interview-changes.service.ts'
import { noMails, type CarriedMails } from './interview-mails.service.ts'

type InterviewerNoticeDeps = WriteMailsDeps & { events: EventsRepo; users: UsersRepo }

type NewsKind = 'invited' | 'moved' | 'updated' | 'canceled' | 'removed'
type News = { application: FullApplication; change: InterviewChange; userId: number; kind: NewsKind }

/** Emails of one bulk change. Each takes a statement; the bell, which takes one for all, reaches everyone. */
const maxMails = 200

const titles = {
  invited: 'You’re interviewing',
  moved: 'Interview moved',
  updated: 'Interview details changed',
  canceled: 'Interview canceled',
  removed: 'You’re off an interview',
} as const satisfies Record<NewsKind, string>

const sentences: Record<NewsKind, (what: string) => string> = {
  invited: (what) => `You’re interviewing ${what}.`,
  moved: (what) => `Your interview with ${what} has a new time.`,
  updated: (what) => `Your interview with ${what} has new details.`,
  canceled: (what) => `Your interview with ${what} is canceled.`,
  removed: (what) => `You’re no longer interviewing ${what}.`,
}

const isOff = (kind: NewsKind) => kind === 'canceled' || kind === 'removed'

/**
 * Notifies the members of staff who interview of an interview that was set, moved, changed or canceled: by the bell,
 * except the actor, and by an email whose file keeps their calendar up to date. Interviews that are over are left out.
 */
export async function interviewerNotices(
  deps: InterviewerNoticeDeps,
  actor: { id: number },
  changed: readonly { application: FullApplication; changes: readonly InterviewChange[] }[],
): Promise<CarriedMails> {
  const now = deps.now()
  const wanted = changed.flatMap(({ application, changes }) =>
    changes.flatMap((change) => newsOf(change, now).map((news) => ({ application, change, ...news }))),
  )
  if (wanted.length === 0) return noMails
  const [users, settings, changesOf] = await Promise.all([
    activeUsers(deps, [...new Set(wanted.map(({ userId }) => userId))]),
    readSettings(deps),
    interviewChangesOf(deps, [...new Set(wanted.map(({ application }) => application.id))]),
  ])
  const due = wanted.flatMap((news) => {
    const user = users.get(news.userId)
    return user ? [{ ...news, user }] : []
  })
  const mails = await Promise.all(
    due
      .slice(0, maxMails)
      .map((news) => mailOf(deps, news.user, news, { settings, saved: changesOf(news.application.id) })),
  )
  const written = Map.groupBy(await writeMails(deps, mails, settings), ({ applicationId }) => applicationId)
  const notified = Map.groupBy(
    due.filter(({ userId }) => userId !== actor.id),
    ({ application }) => application.id,
  )
  return (tx) => [
    (notified.get(tx.applicationId) ?? []).map((news) => tx.notify(notificationOf(news, tx.at))),
    tx.mail(written.get(tx.applicationId) ?? []),
  ]
}

const staffOf = (interview: Interview | null): number[] =>
  interview === null || interview.canceledAt !== null
    ? []
    : [...new Set(interview.interviewers.flatMap(({ userId }) => (userId === null ? [] : [userId])))]

/** News of a change for each interviewer whom it concerns. */
function newsOf(change: InterviewChange, now: Date): { userId: number; kind: NewsKind }[] {
  if (isUnchanged(change)) return []
  const dates = datesOf(change)
  const was = isComing(dates.before, now) ? staffOf(change.before) : []
  const is = isComing(dates.after, now) ? staffOf(change.after) : []
  const kept: NewsKind = dates.before?.getTime() === dates.after?.getTime() ? 'updated' : 'moved'
  const gone: NewsKind = dates.after === null ? 'canceled' : 'removed'
  const invited: NewsKind = 'invited'
  return [
    ...is.map((userId) => ({ userId, kind: was.includes(userId) ? kept : invited })),
    ...was.filter((userId) => !is.includes(userId)).map((userId) => ({ userId, kind: gone })),
  ]
}

const whatOf = ({ applicantName, job }: FullApplication) => `${applicantName} for ${job.title}`

const notificationOf = ({ application, change, userId, kind }: News, at: Date) =>
  interviewNotification({
    userId,
    applicationId: application.id,
    at,
    title: titles[kind],
    message: `${sentences[kind](whatOf(application))} ${interviewDateText(shownOf(change, kind).startsAt)}`,
  })

/** The interview as its interviewer has to know it: the time that no longer holds where it is off. */
const shownOf = ({ before, after }: InterviewChange, kind: NewsKind): Interview =>
  isOff(kind) && before ? { ...after, startsAt: before.startsAt } : after

async function mailOf(
  deps: InterviewerNoticeDeps,
  user: User,
  { application, change, kind }: News,
  {
    settings,
    saved,
  }: {
    settings: Awaited<ReturnType<typeof readSettings>>
    saved: readonly { from: string | null; to: string | null }[]
  },
): Promise<NewMail> {
  const shown = shownOf(change, kind)
  const isVisible = maySee(user, application)
  const calendar = await calendarOf(deps, application, {
    settings,
    origin: deps.origin,
    attendees: [{ name: user.name, email: user.email }],
    reader: isVisible ? 'staff' : 'interviewer',
    interview: isOff(kind) ? { ...shown, canceledAt: shown.canceledAt ?? deps.now() } : shown,
    changes: [...saved, ...movesOf(change)],
  })
  return {
    kind: 'interviewer',
    to: user.email,
    userId: user.id,
    applicationId: application.id,
    values: {
      name: user.name,
      title: titles[kind],
      candidate: application.applicantName,
      job: application.job.title,
      news: sentences[kind](whatOf(application)),
      when: interviewDateText(shown.startsAt),
      details: detailLines(shown).join('\n'),
    },
    link: { path: isVisible ? `/admin/candidates?selected=${application.id}` : '/home' },
    ...(calendar ? { calendar } : {}),
  }
}

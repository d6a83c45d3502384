import { interviewDateText } from '#contract/domain/eastern-time.ts'
import { detailLines, locationText, noDetails } from '#contract/domain/interviews.ts'
import type { Settings } from '#contract/domain/settings.ts'
import type { EventsRepo } from '#worker/features/candidates/applications/events.repo.ts'
import { interviewChanges } from '#worker/features/candidates/applications/events.service.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { Actor } from '#worker/http/access.ts'
import { sha256Hex } from '#worker/http/digest.ts'
import { notFound } from '#worker/http/errors.ts'
import { safeFileName } from '#worker/platform/uploads/serve-file.ts'
import type { ApplicationsRepo, FullApplication } from '#worker/features/candidates/applications/applications.repo.ts'
import { readApplication } from '#worker/features/candidates/applications/applications.service.ts'
import { currentInterview, interviewsOf, type Interview } from './interview-changes.service.ts'
import { interviewCalendar, type InterviewCalendar } from './interview-calendar.ts'
import type { InterviewsRepo } from './interviews.repo.ts'

/** For other features that invite people. */
export { calendarUid, interviewCalendar, type InterviewCalendar } from './interview-calendar.ts'

type InterviewCalendarDeps = { events: EventsRepo; settings: SettingsRepo; now: () => Date }
type InterviewFileDeps = InterviewCalendarDeps & { applications: ApplicationsRepo; interviews: InterviewsRepo }

/**
 * Makes the calendar file of a candidate's interview.
 *
 * @param interviewId One of several rounds. Undefined: the next one, or the last one that was held or canceled.
 * @param origin Origin of this request, used for links if the settings have no address of the site.
 * @throws AppError 404 application_not_found; 404 no_interview when none was ever scheduled.
 */
export async function interviewFile(
  deps: InterviewFileDeps,
  actor: Actor,
  { id, interviewId, origin }: { id: number; interviewId?: number | undefined; origin: string },
): Promise<InterviewCalendar & { name: string }> {
  const application = await readApplication(deps, actor, id)
  const [settings, changes, rows] = await Promise.all([
    readSettings(deps),
    interviewChanges(deps, id),
    deps.interviews.ofApplication(id),
  ])
  const all = interviewsOf(application, rows)
  const interview =
    interviewId === undefined
      ? (currentInterview(application, all) ?? all.find(({ uid }) => uid === null))
      : all.find((one) => one.id === interviewId)
  const isMissing = interviewId !== undefined && !interview
  const calendar = isMissing
    ? undefined
    : await calendarOf(deps, application, { settings, origin, attendees: [], changes, interview })
  if (!calendar) throw notFound('no_interview', 'No interview is scheduled for this candidate.')
  return { ...calendar, name: safeFileName(`Interview ${application.applicantName}.ics`, 'ics') }
}

type CalendarApplication = Pick<
  FullApplication,
  'id' | 'applicantName' | 'applicantEmail' | 'phoneNumber' | 'appliedAt' | 'interviewDate' | 'job'
>

type CalendarOptions = {
  settings: Settings
  /** Origin for links if the settings have no address of the site. */
  origin: string
  attendees: readonly { name: string; email: string }[]
  /** The interview. Undefined: the application's date is all that is known. */
  interview?: Interview | undefined
  /** Every change of the date so far, and the one that is about to be saved with this file. */
  changes: readonly { from: string | null; to: string | null }[]
  /** Who gets the file: the candidate, staff who may see the record (default), or an interviewer who may not. */
  reader?: CalendarReader
}

type CalendarReader = 'candidate' | 'staff' | 'interviewer'

/**
 * Makes the calendar of an application's interview, for a download or an email: one event with one UID, whose SEQUENCE
 * increases when the date is set, moved or removed. The caller checks access.
 *
 * @returns Undefined if none was ever scheduled; a cancellation if the date was removed.
 */
export async function calendarOf(
  deps: Pick<InterviewCalendarDeps, 'now'>,
  { id, applicantName, applicantEmail, phoneNumber, appliedAt, interviewDate, job }: CalendarApplication,
  { settings, origin, attendees, changes, reader = 'staff', interview }: CalendarOptions,
): Promise<InterviewCalendar | undefined> {
  const event = eventOf(interview, interviewDate, changes)
  if (!event) return undefined
  const { start, sequence, isCancelled, details } = event
  const key = await sha256Hex(`interview ${id} ${applicantEmail} ${appliedAt.getTime()}`)
  const known = [interviewDateText(start), ...detailLines(details)]
  const texts =
    reader === 'candidate'
      ? {
          summary: `Interview: ${job.title}`,
          description: [`${settings.brandName}, ${settings.brandPhone}`, ...known].join('\n'),
        }
      : {
          summary: `Interview: ${applicantName}, ${job.title}`,
          description: [
            `${applicantName} for ${job.title} at ${job.firmName}`,
            ...known,
            ...(reader === 'staff' ? [applicantEmail, phoneNumber] : []),
          ]
            .filter(Boolean)
            .join('\n'),
        }
  return interviewCalendar({
    uid: interview?.uid ?? `interview-${id}-${key.slice(0, 16)}`,
    sequence,
    start,
    minutes: details.minutes,
    location: locationText(details),
    isCancelled,
    ...texts,
    url: (settings.siteUrl || origin) + linkPaths[reader](id),
    organizer: { name: settings.brandName, email: settings.brandEmail },
    attendees,
    stamp: deps.now(),
  })
}

/** Page that the event links to. Not the candidate's private page: anyone who sees their calendar could open it. */
const linkPaths: Record<CalendarReader, (applicationId: number) => string> = {
  candidate: () => '/',
  staff: (id) => `/admin/candidates?selected=${id}`,
  interviewer: () => '/home',
}

/** Time and number of an interview's event; undefined if none was ever scheduled. */
function eventOf(interview: Interview | undefined, date: Date | null, changes: CalendarOptions['changes']) {
  // The first date is number 0. An imported date has no event, so its first event is a change already.
  const dates = Math.max(0, changes.length - (changes[0]?.from === null ? 1 : 0))
  if (interview) {
    const { startsAt: start, canceledAt, sequence, uid } = interview
    const isFirst = uid === null
    return {
      start,
      sequence: isFirst ? sequence + dates : sequence,
      isCancelled: canceledAt !== null,
      details: interview,
    }
  }
  const taken = changes.at(-1)?.from
  const start = date ?? (taken ? new Date(taken) : null)
  return start ? { start, sequence: dates, isCancelled: date === null, details: noDetails } : undefined
}

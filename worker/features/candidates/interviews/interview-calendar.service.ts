import { interviewDateText } from '#contract/domain/eastern-time.ts'
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
import { interviewCalendar, type InterviewCalendar } from './interview-calendar.ts'

type InterviewCalendarDeps = { events: EventsRepo; settings: SettingsRepo; now: () => Date }

/**
 * Makes the calendar file of a candidate's interview.
 *
 * @param origin Origin of this request, used for links if the settings have no address of the site.
 * @throws AppError 404 application_not_found; 404 no_interview when none was ever scheduled.
 */
export async function interviewFile(
  deps: InterviewCalendarDeps & { applications: ApplicationsRepo },
  actor: Actor,
  { id, origin }: { id: number; origin: string },
): Promise<InterviewCalendar & { name: string }> {
  const application = await readApplication(deps, actor, id)
  const [settings, changes] = await Promise.all([readSettings(deps), interviewChanges(deps, id)])
  const calendar = await calendarOf(deps, application, { settings, origin, attendees: [], changes })
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
  /** Every change of the date so far, and the one that is about to be saved with this file. */
  changes: readonly { from: string | null; to: string | null }[]
  /** Set for a candidate's file: the path it links to. Such a file leaves out what only staff may know. */
  statusPath?: string
}

/**
 * Makes the calendar of an application's interview, for a download or an email: one event with one UID, whose SEQUENCE
 * increases when the date is set, moved or removed. The caller checks access.
 *
 * @returns Undefined if none was ever scheduled; a cancellation if the date was removed.
 */
export async function calendarOf(
  deps: Pick<InterviewCalendarDeps, 'now'>,
  { id, applicantName, applicantEmail, phoneNumber, appliedAt, interviewDate, job }: CalendarApplication,
  { settings, origin, attendees, changes, statusPath }: CalendarOptions,
): Promise<InterviewCalendar | undefined> {
  const base = settings.siteUrl || origin
  const taken = changes.at(-1)?.from
  const start = interviewDate ?? (taken ? new Date(taken) : null)
  if (!start) return undefined
  // The first date is number 0. An imported date has no event, so its first event is a change already.
  const sequence = Math.max(0, changes.length - (changes[0]?.from === null ? 1 : 0))
  const key = await sha256Hex(`interview ${id} ${applicantEmail} ${appliedAt.getTime()}`)
  return interviewCalendar({
    uid: `interview-${id}-${key.slice(0, 16)}`,
    sequence,
    start,
    isCancelled: interviewDate === null,
    summary: statusPath ? `Interview: ${job.title}` : `Interview: ${applicantName}, ${job.title}`,
    description: statusPath
      ? `${settings.brandName}, ${settings.brandPhone}\n${interviewDateText(start)}`
      : [`${applicantName} for ${job.title} at ${job.firmName}`, interviewDateText(start), applicantEmail, phoneNumber]
          .filter(Boolean)
          .join('\n'),
    url: base + (statusPath ?? `/admin/candidates?selected=${id}`),
    organizer: { name: settings.brandName, email: settings.brandEmail },
    attendees,
    stamp: deps.now(),
  })
}

import { TZDate } from '@date-fns/tz'
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { easternZone } from '#contract/domain/eastern-time.ts'

export type InterviewEvent = {
  /** Never changes, so that calendars update the event instead of adding one. */
  uid: string
  /** Increases with every change of the time, so that calendars keep the newest version (RFC 5545, 3.8.7.4). */
  sequence: number
  start: Date
  minutes: number
  /** A place, a link, or both; empty if unknown. */
  location: string
  isCancelled: boolean
  summary: string
  description: string
  /** Page that the event links to. */
  url: string
  organizer: { name: string; email: string }
  /** People invited by email; empty for a file to download. */
  attendees: readonly { name: string; email: string }[]
  /** When this file was made. */
  stamp: Date
}

export type InterviewCalendar = { text: string; method: 'PUBLISH' | 'REQUEST' | 'CANCEL' }

/**
 * Writes an interview as an iCalendar object (RFC 5545) for a download or an email: PUBLISH without attendees, REQUEST
 * with them, CANCEL once it was canceled. Times are in New York's named zone, whose rules are included.
 */
export function interviewCalendar(event: InterviewEvent): InterviewCalendar {
  const method = methodOf(event)
  const calendar = ical({
    prodId: { company: event.organizer.name, product: 'Interviews', language: 'EN' },
    method,
    // Named by the event alone: the library would write the stamp, which has to be UTC, in a zone of the calendar.
    timezone: { name: null, generator: () => newYork },
  })
  calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    stamp: event.stamp,
    start: new TZDate(event.start.getTime(), easternZone),
    end: new TZDate(event.start.getTime() + event.minutes * 60_000, easternZone),
    timezone: easternZone,
    summary: event.summary,
    description: event.description,
    ...(event.location ? { location: event.location } : {}),
    url: event.url,
    organizer: event.organizer,
    attendees: event.attendees.map(({ name, email }) => ({ name, email, rsvp: true })),
    status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: event.isCancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
  })
  return { text: `${calendar.toString()}\r\n`, method }
}

/** Name of the event of a calendar file. */
export const calendarUid = (text: string): string | undefined =>
  // A line that begins with a space continues the one before.
  /^UID:(.+)$/m.exec(text.replaceAll(/\r?\n[ \t]/g, ''))?.[1]?.trim()

/** Rules of the zone since 2007: daylight saving from the second Sunday of March to the first of November, at 2:00. */
const newYork = [
  'BEGIN:VTIMEZONE',
  `TZID:${easternZone}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'TZNAME:EDT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'TZNAME:EST',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

function methodOf({ isCancelled, attendees }: InterviewEvent) {
  if (isCancelled) return ICalCalendarMethod.CANCEL
  return attendees.length > 0 ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.PUBLISH
}

import { expect, test } from 'vitest'
import { call, type TestSession } from '#worker/test/api.ts'
import { addApplication, addJob } from '#worker/test/applications.ts'
import { answerOf, cast, unassign } from '#worker/test/pipeline.ts'
import { testDeps, testNow } from '#worker/test/api.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import { calendarOf } from './interview-calendar.service.ts'

const file = (id: number, as: TestSession | null) => call('GET', `/api/applications/${id}/interview.ics`, { as })

/** The properties of the event, unfolded; a property with parameters goes by its whole left side. */
async function eventOf(response: Response): Promise<Record<string, string>> {
  expect(response.status).toBe(200)
  const text = (await response.text()).replaceAll('\r\n ', '')
  const [, event = ''] = text.split('BEGIN:VEVENT\r\n')
  const [head = ''] = text.split('BEGIN:VTIMEZONE')
  return Object.fromEntries(
    [...head.split('\r\n'), ...event.split('\r\n')].map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at), line.slice(at + 1)]
    }),
  )
}

const schedule = (id: number, as: TestSession, interviewDate: string | null) =>
  call('PATCH', `/api/applications/${id}/interview-date`, {
    as,
    deps: { now: () => testNow },
    body: { status: 'scheduled_interview', interviewDate },
  })
const cancel = (id: number, as: TestSession) =>
  call('DELETE', `/api/applications/${id}/interview-date`, { as, deps: { now: () => testNow } })

test('keeps one UID for an interview, counts its changes and cancels it with the date', async () => {
  const { partner, application } = await cast()
  const { id } = application
  expect(await answerOf(file(id, partner))).toMatchObject({ status: 404, body: { code: 'no_interview' } })

  // The last summer-time hour of Saturday, then Monday, after the clocks went back.
  await schedule(id, partner, '2027-11-06T13:00:00.000Z')
  const first = await file(id, partner)
  expect(first.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8; method=PUBLISH')
  expect(first.headers.get('Content-Disposition')).toContain(`filename*=UTF-8''Interview%20%C5%81ukasz%20`)
  expect((await first.clone().text()).match(/TZOFFSETTO:-0[45]00/g)).toHaveLength(2)
  const set = await eventOf(first)
  expect(set).toMatchObject({
    METHOD: 'PUBLISH',
    SEQUENCE: '0',
    STATUS: 'CONFIRMED',
    'DTSTART;TZID=America/New_York': '20271106T090000',
    'DTEND;TZID=America/New_York': '20271106T100000',
  })
  expect(set['DTSTAMP']).toMatch(/^\d{8}T\d{6}Z$/)
  expect(set['SUMMARY']).toContain('Interview: Łukasz Żółć')
  expect(set['URL;VALUE=URI']).toBe(`http://localhost/admin/candidates?selected=${id}`)
  expect(set['ORGANIZER;CN="Placet Partners"']).toBe('mailto:hello@placet.test')

  await schedule(id, partner, '2027-11-08T14:00:00.000Z')
  const moved = await eventOf(await file(id, partner))
  expect(moved).toMatchObject({
    UID: set['UID'],
    SEQUENCE: '1',
    'DTSTART;TZID=America/New_York': '20271108T090000',
  })
  // Setting an unchanged time, or the status alone, doesn't count as a change.
  await schedule(id, partner, '2027-11-08T14:00:00.000Z')
  await schedule(id, partner, null)
  expect((await eventOf(await file(id, partner)))['SEQUENCE']).toBe('1')

  expect(await answerOf(cancel(id, partner))).toMatchObject({ status: 200, body: { interviewDate: null } })
  expect(await eventOf(await file(id, partner))).toMatchObject({
    METHOD: 'CANCEL',
    STATUS: 'CANCELLED',
    UID: set['UID'],
    SEQUENCE: '2',
    'DTSTART;TZID=America/New_York': '20271108T090000',
  })
  await cancel(id, partner)
  await schedule(id, partner, '2028-03-13T13:00:00.000Z')
  expect(await eventOf(await file(id, partner))).toMatchObject({
    METHOD: 'PUBLISH',
    UID: set['UID'],
    SEQUENCE: '3',
    'DTSTART;TZID=America/New_York': '20280313T090000',
  })
  const { body: events } = await answerOf<{ kind: string; from: string | null; to: string | null }[]>(
    call('GET', `/api/applications/${id}/events`, { as: partner }),
  )
  expect(events.filter(({ kind }) => kind === 'interview').map(({ from, to }) => [from, to])).toEqual([
    [null, '2027-11-06T13:00:00.000Z'],
    ['2027-11-06T13:00:00.000Z', '2027-11-08T14:00:00.000Z'],
    ['2027-11-08T14:00:00.000Z', null],
    [null, '2028-03-13T13:00:00.000Z'],
  ])
})

test('numbers an imported date 0, and its first move 1', async () => {
  const { partner } = await cast()
  const { id } = await addApplication({
    assignedPartnerId: partner.user.id,
    interviewDate: new Date('2027-03-12T14:00:00.000Z'),
  })
  expect((await eventOf(await file(id, partner)))['SEQUENCE']).toBe('0')
  // Friday in winter time, Monday in summer time: nine o'clock on both.
  await schedule(id, partner, '2027-03-15T13:00:00.000Z')
  expect(await eventOf(await file(id, partner))).toMatchObject({
    SEQUENCE: '1',
    'DTSTART;TZID=America/New_York': '20270315T090000',
  })
})

test('text of the candidate stays text: no line of it becomes a property', async () => {
  const { admin } = await cast()
  const jobId = (await addJob({ title: 'Counsel; Tax, New York' })).id
  const { id } = await addApplication({
    jobId,
    applicantName: 'Ann\\nATTENDEE:mailto:x@evil.example',
    interviewDate: new Date('2027-03-12T14:00:00.000Z'),
  })
  const event = await eventOf(await file(id, admin))
  expect(event['ATTENDEE']).toBeUndefined()
  expect(event['SUMMARY']).toBe('Interview: Ann\\\\nATTENDEE:mailto:x@evil.example\\, Counsel\\; Tax\\, New York')
})

test('invites attendees by email with the same event', async () => {
  const { application } = await cast()
  const deps = testDeps()
  const full = await deps.applications.byId({ userId: 0, partnerId: undefined }, application.id)
  if (!full) throw new Error('no application')
  const invited = { ...full, interviewDate: new Date('2027-03-12T14:00:00.000Z') }
  const attendees = [{ name: 'Ann', email: 'ann@example.com' }]
  const calendar = await calendarOf(deps, invited, {
    settings: await readSettings(deps),
    origin: 'http://placet.test',
    attendees,
    changes: [],
  })
  expect(calendar?.method).toBe('REQUEST')
  expect(calendar?.text.replaceAll('\r\n ', '')).toMatch(/ATTENDEE;.*RSVP=TRUE.*mailto:ann@example.com/i)
})

test('only people who may see the candidate get the calendar file or cancel', async () => {
  const { other, waiting, partner, admin, application } = await cast()
  const { id } = application
  await schedule(id, admin, '2027-11-06T13:00:00.000Z')
  for (const [as, status] of [
    [null, 401],
    [waiting, 403],
    [other, 404],
  ] as const) {
    expect([
      (await file(id, as)).status,
      await call('DELETE', `/api/applications/${id}/interview-date`, { as }),
    ]).toEqual([status, expect.objectContaining({ status })])
  }
  expect((await file(id, partner)).status).toBe(200)
  await unassign(admin, id)
  expect((await file(id, partner)).status).toBe(404)
  expect((await cancel(id, partner)).status).toBe(404)
  expect((await file(id, admin)).status).toBe(200)
})

import { expect, test } from 'vitest'
import { dayBegins } from '#contract/domain/working-days.ts'
import { followUps } from './follow-ups.table.ts'
import { call, sessionOf, signedIn, testDeps } from '#worker/test/api.ts'
import { addApplication, addJob } from '#worker/test/applications.ts'
import { answerOf } from '#worker/test/pipeline.ts'
import { writeDigests } from './digest.service.ts'
import { mails } from '#worker/features/identity/mails/mails.table.ts'

const minute = 60_000
/** A moment by the clock on the wall in New York: minutes before or after nine. */
const nine = (day: string, minutes = 0) => new Date(dayBegins(day).getTime() + minutes * minute)
const tick = (now: Date) => writeDigests(testDeps({ now: () => now, enqueue: () => {} }))
const written = async () => (await testDeps().db.select().from(mails)).filter(({ kind }) => kind === 'digest')

async function plan(ownerId: number, text: string, dueAt: Date, createdAt: Date, applicationId: number) {
  const given = { ownerId, text, dueAt, createdAt, updatedAt: createdAt, applicationId }
  await testDeps()
    .db.insert(followUps)
    .values({ ...given, subject: 'application', subjectId: applicationId })
}

test('the morning digest lists what is overdue and due today, once a working day', async () => {
  const [admin, partner] = [await signedIn('admin'), await signedIn('partner')]
  const job = await addJob({ title: 'Tax Counsel' })
  const mine = await addApplication({ jobId: job.id, applicantName: 'Maya Chen', assignedPartnerId: partner.user.id })
  const nobodys = await addApplication({ jobId: job.id, applicantName: 'Jonah Park' })
  const before = nine('2026-11-19')
  await plan(partner.user.id, 'Call about the offer', nine('2026-11-20'), before, mine.id)
  await plan(partner.user.id, 'Send the contract', nine('2026-11-24', 330), before, mine.id)
  await plan(partner.user.id, 'Ask for references', nine('2026-11-25'), before, mine.id)
  await plan(0, 'Look at the new application', nine('2026-11-24'), before, nobodys.id)

  expect(await tick(nine('2026-11-24', -61))).toBe(0)
  expect(await tick(nine('2026-11-24', -60))).toBe(2)
  // Planned after eight, and every further tick of the morning.
  await plan(partner.user.id, 'Just planned', nine('2026-11-24', 60), nine('2026-11-24', -30), mine.id)
  for (const minutes of [-55, 0, 100, 179, 400]) expect(await tick(nine('2026-11-24', minutes))).toBe(0)

  const [toPartner] = (await written()).filter(({ userId }) => userId === partner.user.id)
  expect(toPartner?.subject).toBe('Today: 2 follow-ups due')
  expect(toPartner?.text).toContain(
    '- Call about the offer\n  Maya Chen, Tax Counsel · overdue since Nov 20, 2026\n- Send the contract\n  Maya Chen, Tax Counsel · today, 2:30 PM EST\n',
  )
  expect(toPartner?.text).not.toMatch(/Ask for references|Just planned|Jonah Park/)
  const [toAdmin] = (await written()).filter(({ userId }) => userId === admin.user.id)
  expect(toAdmin?.text).toContain('Jonah Park, Tax Counsel · today, 9:00 AM EST')
  expect(await written()).toHaveLength(2)
})

test('sends the digest at eight despite clock changes, until noon, never on days off', async () => {
  const partner = await signedIn('partner')
  const { id } = await addApplication({ assignedPartnerId: partner.user.id })
  await plan(partner.user.id, 'Call', nine('2026-01-05'), nine('2026-01-05'), id)
  for (const [at, count, why] of [
    ['2026-03-06T12:59:00Z', 0, 'Friday in winter, 7:59'],
    ['2026-03-06T13:00:00Z', 1, 'Friday in winter, 8:00'],
    ['2026-03-08T12:30:00Z', 0, 'the Sunday of the change'],
    ['2026-03-09T11:59:00Z', 0, 'Monday in summer, 7:59'],
    ['2026-03-09T12:00:00Z', 1, 'Monday in summer, 8:00'],
    ['2026-10-30T12:00:00Z', 1, 'Friday in summer, 8:00'],
    ['2026-11-02T12:30:00Z', 0, 'Monday in winter, 7:30'],
    ['2026-11-02T16:59:00Z', 1, 'a morning without a cron is caught up by 11:59'],
    ['2026-11-03T17:00:00Z', 0, 'at noon it is too late'],
    ['2026-11-26T14:00:00Z', 0, 'Thanksgiving'],
  ] as const) {
    expect(await tick(new Date(at)), why).toBe(count)
  }
  expect(await written()).toHaveLength(4)
})

test('sends no digest after opting out, leaving or with nothing due, and never twice', async () => {
  const [partner, idle, gone] = [await signedIn('partner'), await signedIn('partner'), await signedIn('partner')]
  const admin = await signedIn('admin')
  const { id } = await addApplication({ assignedPartnerId: partner.user.id })
  const other = await addApplication({ assignedPartnerId: gone.user.id })
  await plan(partner.user.id, 'Call', nine('2026-11-20'), nine('2026-11-19'), id)
  await plan(gone.user.id, 'Call', nine('2026-11-20'), nine('2026-11-19'), other.id)
  await plan(idle.user.id, 'Next week', nine('2026-12-01'), nine('2026-11-19'), other.id)
  await call('PATCH', `/api/users/${gone.user.id}`, { as: admin, body: { status: 'disabled' } })
  await Promise.all([tick(nine('2026-11-24')), tick(nine('2026-11-24'))])
  expect((await written()).map(({ userId }) => userId)).toEqual([partner.user.id])

  const as = await sessionOf(partner.user)
  const off = await answerOf(call('PUT', '/api/account/mails/digest', { as, body: { isOn: false } }))
  expect(off).toMatchObject({ status: 200, body: { off: ['digest'] } })
  expect(await tick(nine('2026-11-25'))).toBe(0)
  await call('PUT', '/api/account/mails/digest', { as, body: { isOn: true } })
  expect(await tick(nine('2026-11-27'))).toBe(1)
  await call('PATCH', '/api/settings', { as: admin, body: { mailsOff: ['digest'] } })
  expect(await tick(nine('2026-11-30'))).toBe(0)
})

import { expect, test } from 'vitest'
import type { Notification } from '#contract/api/notifications.ts'
import { inOneBatch } from '#worker/db/client.ts'
import { call, signedIn, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { answerOf, cast } from '#worker/test/pipeline.ts'

const add = (session: TestSession, count: number, applicationId: number | null = null) => {
  const { db, notifications } = testDeps()
  return inOneBatch(
    db,
    Array.from({ length: count }, (_, i) =>
      notifications.add({
        userId: session.user.id,
        type: 'status_change',
        title: 'Status changed',
        message: `Change ${i + 1}`,
        applicationId,
        at: testNow,
      }),
    ),
  )
}
const list = async (as: TestSession) => {
  const response = await call('GET', '/api/notifications', { as })
  return { rows: await response.json<Notification[]>(), unread: response.headers.get('X-Unread-Count') }
}

test('everyone reads their own, newest first, with the count of the unread', async () => {
  const { partner, admin, application } = await cast()
  await add(partner, 60, application.id)
  const { rows, unread } = await list(partner)
  expect([rows.length, rows[0]?.message, unread]).toEqual([50, 'Change 60', '60'])
  expect(rows[0]).toMatchObject({
    type: 'status_change',
    applicationId: application.id,
    messageId: null,
    isRead: false,
  })
  expect(await list(admin)).toEqual({ rows: [], unread: '0' })
})

test('one is marked read once and for good; another user’s does not exist', async () => {
  const { partner, admin, waiting } = await cast()
  await add(partner, 2)
  const [newest] = (await list(partner)).rows
  const read = (as: TestSession | null) => call('PATCH', `/api/notifications/${newest?.id}/read`, { as })
  expect((await read(null)).status).toBe(401)
  expect((await read(waiting)).status).toBe(403)
  expect((await read(admin)).status).toBe(404)
  expect((await list(partner)).unread).toBe('2')
  const both = await Promise.all([answerOf(read(partner)), answerOf(read(partner))])
  expect(both).toMatchObject([
    { status: 200, body: { isRead: true } },
    { status: 200, body: { isRead: true } },
  ])
  expect((await list(partner)).unread).toBe('1')
  expect((await call('PATCH', '/api/notifications/x/read', { as: partner })).status).toBe(404)
})

test('marking all marks one’s own alone', async () => {
  const [one, two] = [await signedIn(), await signedIn()]
  await add(one, 3)
  await add(two, 3)
  expect(await answerOf(call('PATCH', '/api/notifications/mark-all-read', { as: one }))).toEqual({
    status: 200,
    body: { success: true },
  })
  expect([(await list(one)).unread, (await list(two)).unread]).toEqual(['0', '3'])
})

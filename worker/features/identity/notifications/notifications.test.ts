import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Notification } from '#contract/api/identity/notifications.ts'
import { always, commit } from '#worker/db/change.ts'
import { call, signedIn, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { answerOf, cast } from '#worker/test/pipeline.ts'
import { notificationTx } from './notifications.writes.ts'

const add = (session: TestSession, count: number, applicationId: number | null = null) => {
  const tx = notificationTx()
  return commit(testDeps().db, {
    guard: always,
    writes: Array.from({ length: count }, (_, i) =>
      tx.notify({
        userId: session.user.id,
        type: 'status_change',
        title: 'Status changed',
        message: `Change ${i + 1}`,
        applicationId,
        at: testNow,
      }),
    ),
  })
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

test('marks a notification as read once, and only the user’s own', async () => {
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

test('marks all of the user’s own notifications, and no one else’s', async () => {
  const [one, two] = [await signedIn(), await signedIn()]
  await add(one, 3)
  await add(two, 3)
  expect(await answerOf(call('PATCH', '/api/notifications/mark-all-read', { as: one }))).toEqual({
    status: 200,
    body: { success: true },
  })
  expect([(await list(one)).unread, (await list(two)).unread]).toEqual(['0', '3'])
})

test('the bell reads its user’s count up to ten and the newest unread notification', async () => {
  const { partner, admin, waiting } = await cast()
  const unread = (as: TestSession | null) =>
    answerOf<{ count: number; newestId: number | null }>(call('GET', '/api/notifications/unread', { as }))
  expect((await unread(null)).status).toBe(401)
  expect((await unread(waiting)).status).toBe(403)
  expect((await unread(partner)).body).toEqual({ count: 0, newestId: null, candidates: expect.any(String) })
  await add(partner, 3)
  const [newest, middle] = (await list(partner)).rows
  expect((await unread(partner)).body).toMatchObject({ count: 3, newestId: newest?.id })
  await call('PATCH', `/api/notifications/${newest?.id}/read`, { as: partner })
  expect((await unread(partner)).body).toMatchObject({ count: 2, newestId: middle?.id })
  await add(partner, 40)
  expect((await unread(partner)).body.count).toBe(10)
  expect((await unread(admin)).body).toMatchObject({ count: 0, newestId: null })
})

test('reads at most ten unread rows per poll', async () => {
  const { partner } = await cast()
  await add(partner, 60)
  const { results, meta } = await env.DB.prepare(
    'select id from notifications where user_id = ? and is_read = 0 order by id desc limit 10',
  )
    .bind(partner.user.id)
    .run()
  expect(results).toHaveLength(10)
  expect(meta.rows_read).toBeLessThanOrEqual(10)
})

test('neither names nor counts a candidate who was reassigned', async () => {
  const { partner, admin, application } = await cast()
  await add(partner, 2, application.id)
  await add(partner, 1)
  await add(admin, 1, application.id)
  const [, named] = (await list(partner)).rows
  expect((await list(partner)).unread).toBe('3')
  await call('POST', `/api/applications/${application.id}/assign`, { as: admin, body: { partnerId: null } })
  const after = await list(partner)
  expect([after.rows.map(({ applicationId }) => applicationId), after.unread]).toEqual([[null], '1'])
  expect(await answerOf(call('GET', '/api/notifications/unread', { as: partner }))).toMatchObject({
    body: { count: 1, newestId: after.rows[0]?.id },
  })
  expect((await call('PATCH', `/api/notifications/${named?.id}/read`, { as: partner })).status).toBe(404)
  expect((await list(admin)).rows).toHaveLength(1)
})

import { expect, test } from 'vitest'
import type { CandidateMessage, MentionablePerson } from '#contract/api/candidates/messages.ts'
import type { Notification } from '#contract/api/identity/notifications.ts'
import { addUser, call, sessionOf, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { addApplication } from '#worker/test/applications.ts'
import { answerOf, cast, unassign } from '#worker/test/pipeline.ts'

const clock = (seconds: number) => ({ deps: { now: () => new Date(testNow.getTime() + seconds * 1000) } })
const send = (as: TestSession | null, applicationId: number, body: unknown, seconds = 0) =>
  answerOf<CandidateMessage>(
    call('POST', `/api/applications/${applicationId}/messages`, { as, body, ...clock(seconds) }),
  )
const edit = (as: TestSession | null, id: number, body: unknown, seconds = 60) =>
  answerOf<CandidateMessage>(call('PATCH', `/api/messages/${id}`, { as, body, ...clock(seconds) }))
const thread = async (as: TestSession, applicationId: number) =>
  (await answerOf<CandidateMessage[]>(call('GET', `/api/applications/${applicationId}/messages`, { as }))).body
const mentionsOf = async (as: TestSession) =>
  (await answerOf<Notification[]>(call('GET', '/api/notifications', { as }))).body.filter(
    ({ type }) => type === 'mention',
  )

test('a partner and an admin exchange messages in order, each under their own name', async () => {
  const { partner, admin, application } = await cast()
  const first = await send(partner, application.id, { message: '  Strong writer.\r\nCalled her today. ' })
  expect(first).toMatchObject({
    status: 201,
    body: {
      applicationId: application.id,
      senderId: partner.user.id,
      sender: { id: partner.user.id, name: partner.user.name, email: partner.user.email, role: 'partner' },
      message: 'Strong writer.\nCalled her today.',
      mentionedUserIds: [],
      createdAt: testNow.toISOString(),
      editedAt: null,
    },
  })
  await send(admin, application.id, { message: 'Good. 王小明 🙂' }, 10)
  expect((await thread(partner, application.id)).map(({ message, sender }) => [sender.role, message])).toEqual([
    ['partner', 'Strong writer.\nCalled her today.'],
    ['admin', 'Good. 王小明 🙂'],
  ])
})

test('hides threads of unseen candidates as if they didn’t exist', async () => {
  const { waiting, other, partner, admin, application } = await cast()
  const { body: mine } = await send(partner, application.id, { message: 'Mine' })
  const base = `/api/applications/${application.id}`
  const words = { message: 'Hello', applicationId: application.id }
  for (const [method, path, body, statuses] of [
    ['GET', `${base}/messages`, undefined, [401, 403, 404, 200, 200]],
    ['GET', `${base}/mentionable`, undefined, [401, 403, 404, 200, 200]],
    ['POST', `${base}/messages`, words, [401, 403, 404, 201, 201]],
    ['PATCH', `/api/messages/${mine.id}`, words, [401, 403, 404, 200, 403]],
    ['PATCH', '/api/messages/999', words, [401, 403, 404, 404, 404]],
    ['GET', '/api/applications/999/messages', undefined, [401, 403, 404, 404, 404]],
    ['POST', '/api/applications/999/messages', words, [401, 403, 404, 404, 404]],
  ] as const) {
    const found: number[] = []
    for (const as of [null, waiting, other, partner, admin]) {
      const response = await call(method, path, { as, ...(body ? { body } : {}) })
      found.push(response.status)
      if (response.status >= 400) expect(await response.text()).not.toContain('Mine')
    }
    expect([method, path, found]).toEqual([method, path, statuses])
  }
})

test('a partner who loses the candidate loses the thread on the next call', async () => {
  const { partner, admin, application } = await cast()
  const { body } = await send(partner, application.id, { message: 'Mine' })
  await unassign(admin, application.id)
  expect((await call('GET', `/api/applications/${application.id}/messages`, { as: partner })).status).toBe(404)
  expect((await send(partner, application.id, { message: 'Still here?' })).status).toBe(404)
  expect((await edit(partner, body.id, { message: 'Changed', applicationId: application.id })).status).toBe(404)
  expect(await thread(admin, application.id)).toMatchObject([{ message: 'Mine', editedAt: null }])
})

test('notifies only mentioned people who may see the candidate, by @email or id', async () => {
  const { waiting, other, partner, admin, application } = await cast()
  const message = `@${partner.user.email.toUpperCase()}, @${other.user.email} @${waiting.user.email} @nobody@firm.test please look`
  const { body } = await send(admin, application.id, {
    message,
    mentionedUserIds: [partner.user.id, other.user.id, waiting.user.id, admin.user.id, 99_999],
  })
  expect(body.mentionedUserIds).toEqual([partner.user.id])
  expect(await mentionsOf(partner)).toMatchObject([
    {
      type: 'mention',
      title: 'You were mentioned',
      message: `${admin.user.name} mentioned you about Łukasz Żółć.`,
      applicationId: application.id,
      messageId: body.id,
      isRead: false,
    },
  ])
  expect([await mentionsOf(other), await mentionsOf(admin)]).toEqual([[], []])
  expect(await testDeps().notifications.ofUser({ id: waiting.user.id, isAdmin: false }, { limit: 9 })).toEqual([])
})

test('offers active admins and the assigned partner for mentions', async () => {
  const { partner, admin, application } = await cast()
  await addUser({ role: 'admin', status: 'disabled' })
  const second = await addUser({ role: 'admin', name: 'Aa First' })
  const { body } = await answerOf<MentionablePerson[]>(
    call('GET', `/api/applications/${application.id}/mentionable`, { as: partner }),
  )
  expect(body).toEqual(
    [second, admin.user, partner.user].map(({ id, name, email, role }) => ({ id, name, email, role })),
  )
  const free = await addApplication()
  const { body: admins } = await answerOf<MentionablePerson[]>(
    call('GET', `/api/applications/${free.id}/mentionable`, { as: admin }),
  )
  expect(admins.map(({ id }) => id)).toEqual([second.id, admin.user.id])
})

test('an edited message is marked, and notifies only people it didn’t mention before', async () => {
  const { partner, admin, application } = await cast()
  const second = await sessionOf(await addUser({ role: 'admin' }))
  const ask = (email: string) => `@${email} please look`
  const { body } = await send(admin, application.id, { message: ask(partner.user.email) })
  const change = (message: string) => edit(admin, body.id, { message, applicationId: application.id })

  const unchanged = await change(ask(partner.user.email))
  expect(unchanged.body).toEqual(body)
  const edited = await change(`${ask(partner.user.email)}, ${ask(second.user.email)}`)
  expect(edited.body).toMatchObject({
    editedAt: new Date(testNow.getTime() + 60_000).toISOString(),
    createdAt: testNow.toISOString(),
    mentionedUserIds: expect.arrayContaining([partner.user.id, second.user.id]),
  })
  await change('Never mind')
  await change(ask(partner.user.email))
  expect([(await mentionsOf(partner)).length, (await mentionsOf(second)).length]).toEqual([1, 1])
})

test('notifies each person once for two edits at once and one delivered twice', async () => {
  const { partner, admin, application } = await cast()
  const { body } = await send(admin, application.id, { message: 'Look' })
  const words = { message: `Look @${partner.user.email}`, applicationId: application.id }
  const answers = await Promise.all([1, 2, 3].map(() => edit(admin, body.id, words)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await mentionsOf(partner)).toHaveLength(1)
})

test('a message delivered several times at once is saved and notified once', async () => {
  const { partner, admin, application } = await cast()
  const words = { message: `@${partner.user.email} look` }
  const answers = await Promise.all([1, 2, 3].map(() => send(admin, application.id, words)))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect([(await thread(admin, application.id)).length, (await mentionsOf(partner)).length]).toEqual([1, 1])
  // Someone else's same words, and the same words later, are other messages.
  await send(partner, application.id, words)
  await send(admin, application.id, words, 6)
  expect([(await thread(admin, application.id)).length, (await mentionsOf(partner)).length]).toEqual([3, 2])
})

test('refuses blank, too long and malformed messages, and accepts 20,000 characters', async () => {
  const { partner, application } = await cast()
  const refusal = async (body: unknown) => {
    const { status, body: error } = await answerOf<{ message: string }>(
      call('POST', `/api/applications/${application.id}/messages`, { as: partner, body }),
    )
    return [status, error.message]
  }
  for (const message of ['', ' \n\t ', '\u0000', undefined, null, 7, ['x']]) {
    expect(await refusal({ message })).toEqual([400, 'Please write a message.'])
  }
  expect(await refusal({ message: 'x'.repeat(20_001) })).toEqual([400, 'Please use at most 20,000 characters'])
  expect((await refusal({ message: 'x', mentionedUserIds: ['1'] }))[0]).toBe(400)
  expect((await refusal({ message: 'x', mentionedUserIds: Array.from({ length: 51 }, (_, i) => i + 1) }))[0]).toBe(400)
  expect((await send(partner, application.id, { message: 'ż'.repeat(20_000) })).status).toBe(201)
  const hostile = `'; drop table candidate_messages; -- <script>alert(1)</script> \u202Eevil\u0000`
  expect((await send(partner, application.id, { message: hostile })).body.message).toBe(
    `'; drop table candidate_messages; -- <script>alert(1)</script> evil`,
  )
  expect(await thread(partner, application.id)).toHaveLength(2)
})

test('refuses a blank edit, and hides messages of other applications', async () => {
  const { partner, admin, application } = await cast()
  const elsewhere = await addApplication({ assignedPartnerId: partner.user.id })
  const { body } = await send(partner, application.id, { message: 'Mine' })
  expect((await edit(partner, body.id, { message: '  ', applicationId: application.id })).status).toBe(400)
  expect((await edit(partner, body.id, { message: 'New' })).status).toBe(400)
  expect((await edit(partner, body.id, { message: 'New', applicationId: elsewhere.id })).status).toBe(404)
  expect(await edit(admin, body.id, { message: 'New', applicationId: application.id })).toMatchObject({
    status: 403,
    body: { message: 'You can only edit messages you sent.' },
  })
  expect(await thread(partner, application.id)).toMatchObject([{ message: 'Mine', editedAt: null }])
})

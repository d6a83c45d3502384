import { env } from 'cloudflare:workers'
import { describe, test } from 'vitest'
import { addUser, call, sessionOf, signedIn, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { addApplication, addJob } from '#worker/test/applications.ts'
import type { ApplicationDetail, ApplicationEvent } from '#contract/api/candidates/applications.ts'

const deps = { now: () => testNow }
const send = (method: string, path: string, as: TestSession | null, body?: unknown) =>
  call(method, `/api/applications/${path}`, { as, deps, ...(body === undefined ? {} : { body }) })
const answer = async <T = ApplicationDetail>(response: Response) => (await response.json()) as T
const events = async (id: number, as: TestSession) =>
  (await answer<ApplicationEvent[]>(await send('GET', `${id}/events`, as))).map(({ kind, from, to, actor }) => [
    kind,
    from,
    to,
    actor?.name ?? null,
  ])
const notificationsOf = async (as: TestSession) => {
  const response = await call('GET', '/api/notifications', { as })
  return (await answer<{ type: string; message: string; applicationId: number }[]>(response)).map(
    ({ type, message }) => [type, message],
  )
}
const counts = async () => {
  const { results } = await env.DB.prepare(
    `select partner_id, status, count from application_counts where count <> 0 order by 1, 2`,
  ).all<{ partner_id: number; status: string; count: number }>()
  return results.map(({ partner_id, status, count }) => [partner_id, status, count])
}

const feedback = {
  status: 'interviewed',
  suitabilityRating: 'recommended',
  talentForOtherRoles: 'neutral',
  appliedBefore: false,
}
const calls: [string, string, unknown?][] = [
  ['GET', ''],
  ['GET', '/events'],
  ['PATCH', '/status', { status: 'hired' }],
  ['PATCH', '/interview-date', { status: 'scheduled_interview', interviewDate: '2026-07-01T13:00:00.000Z' }],
  ['PATCH', '/interview-feedback', feedback],
  ['POST', '/viewed', {}],
  ['POST', '/assign', { partnerId: null }],
]

describe('access to one application', () => {
  test('asks strangers to sign in, refuses waiting accounts, hides from other partners', async ({ expect }) => {
    const owner = await signedIn('partner')
    const [waiting, other] = [await signedIn('waiting'), await signedIn('partner')]
    const { id } = await addApplication({ assignedPartnerId: owner.user.id })
    for (const [method, path, body] of calls) {
      const statuses = await Promise.all(
        [null, waiting, other].map(async (as) => (await send(method, id + path, as, body)).status),
      )
      expect([method, path, ...statuses]).toEqual([method, path, 401, 403, 404])
    }
    expect(await events(id, owner)).toEqual([])
    expect(await counts()).toEqual([[owner.user.id, 'new', 1]])
  })

  test('allows the assigned partner everything but assigning, an admin everything', async ({ expect }) => {
    const [owner, admin] = [await signedIn('partner'), await signedIn('admin')]
    const { id } = await addApplication({ assignedPartnerId: owner.user.id })
    for (const [method, path, body] of calls) {
      expect([path, (await send(method, id + path, owner, body)).status]).toEqual([
        path,
        path === '/assign' ? 403 : 200,
      ])
    }
    for (const [method, path, body] of calls) {
      expect([path, (await send(method, id + path, admin, body)).status]).toEqual([path, 200])
    }
  })

  test('another partner’s records look like records that don’t exist', async ({ expect }) => {
    const { id } = await addApplication()
    const other = await signedIn('partner')
    const withoutId = async (response: Response) => ({ ...(await answer<object>(response)), requestId: '' })
    for (const [method, path, body] of calls) {
      expect(await withoutId(await send(method, id + path, other, body))).toEqual(
        await withoutId(await send(method, `999999${path}`, other, body)),
      )
    }
  })

  test('unassigning takes effect on the next call, while the session stays', async ({ expect }) => {
    const [owner, admin] = [await signedIn('partner'), await signedIn('admin')]
    const { id } = await addApplication({ assignedPartnerId: owner.user.id })
    expect((await send('GET', `${id}`, owner)).status).toBe(200)
    await send('POST', `${id}/assign`, admin, { partnerId: null })
    expect((await send('GET', `${id}`, owner)).status).toBe(404)
    expect((await send('PATCH', `${id}/status`, owner, { status: 'hired' })).status).toBe(404)
    const page = await answer<{ total: number; items: unknown[] }>(await send('GET', 'page', owner))
    expect([page.total, page.items]).toEqual([0, []])
  })
})

describe('status', () => {
  test('saves a change with its event, notification and counts, and only once', async ({ expect }) => {
    const [owner, admin] = [
      await sessionOf(await addUser({ name: 'Paula' })),
      await sessionOf(await addUser({ name: 'Ada', role: 'admin' })),
    ]
    const { id } = await addApplication({ assignedPartnerId: owner.user.id, applicantName: 'Maria Keller' })
    for (let n = 0; n < 2; n++) {
      const changed = await answer(await send('PATCH', `${id}/status`, admin, { status: 'rejected_by_brand' }))
      expect([changed.status, changed.statusChangedAt]).toEqual(['rejected_by_brand', testNow.toISOString()])
    }
    expect(await events(id, admin)).toEqual([['status', 'new', 'rejected_by_brand', 'Ada']])
    expect(await notificationsOf(owner)).toEqual([
      ['status_change', 'Ada moved Maria Keller from New to Rejected by Placet Partners.'],
    ])
    expect(await notificationsOf(admin)).toEqual([])
    expect(await counts()).toEqual([[owner.user.id, 'rejected_by_brand', 1]])
  })

  test('does not notify partners who move their own candidate', async ({ expect }) => {
    const owner = await signedIn('partner')
    const { id } = await addApplication({ assignedPartnerId: owner.user.id })
    await send('PATCH', `${id}/status`, owner, { status: 'offered' })
    expect(await notificationsOf(owner)).toEqual([])
  })

  test('lets one of two people move a status they both saw, and names them to the other', async ({ expect }) => {
    const people = [
      await sessionOf(await addUser({ name: 'Ada', role: 'admin' })),
      await sessionOf(await addUser({ name: 'Grace', role: 'admin' })),
    ]
    const { id } = await addApplication({ applicantName: 'Maria Keller' })
    const targets = ['hired', 'offered']
    const responses = await Promise.all(
      people.map((as, n) => send('PATCH', `${id}/status`, as, { status: targets[n], expectedStatus: 'new' })),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = responses.findIndex(({ status }) => status === 200)
    const lost = await answer<{ message: string; code: string }>(responses[1 - won] as Response)
    const [name, label] = won === 0 ? ['Ada', 'Hired'] : ['Grace', 'Offered']
    expect(lost).toMatchObject({
      code: 'changed_meanwhile',
      message: `${name} has just moved Maria Keller to ${label}. Nothing was changed. Please take another look.`,
    })
    expect(await events(id, people[0] as TestSession)).toEqual([['status', 'new', targets[won], name]])
  })

  test('lets the last writer win without an expected state, with true events', async ({ expect }) => {
    const admin = await signedIn('admin')
    const { id } = await addApplication()
    const targets = ['initial_screening', 'interviewed', 'offered', 'hired']
    const responses = await Promise.all(targets.map((status) => send('PATCH', `${id}/status`, admin, { status })))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const chain = await events(id, admin)
    expect(chain.map(([, , to]) => to).sort()).toEqual([...targets].sort())
    expect(chain.map(([, from]) => from)).toEqual(['new', ...chain.slice(0, -1).map(([, , to]) => to)])
    expect((await answer(await send('GET', `${id}`, admin))).status).toBe(chain.at(-1)?.[2])
  })

  test('refuses a change that names an outdated updatedAt', async ({ expect }) => {
    const [ada, grace] = [await sessionOf(await addUser({ name: 'Ada', role: 'admin' })), await signedIn('admin')]
    const { id } = await addApplication()
    const { updatedAt } = await answer(await send('GET', `${id}`, grace))
    await send('PATCH', `${id}/interview-date`, ada, { status: 'new', interviewDate: '2026-07-01T13:00:00Z' })
    const late = await send('PATCH', `${id}/status`, grace, { status: 'hired', updatedAt })
    expect([late.status, (await answer<{ message: string }>(late)).message.startsWith('Ada has just changed')]).toEqual(
      [409, true],
    )
  })

  test('rejects an invalid status, and an id that is not a number', async ({ expect }) => {
    const admin = await signedIn('admin')
    const { id } = await addApplication()
    for (const body of [{}, { status: '' }, { status: 'pending' }, { status: 5 }, [], null]) {
      expect((await send('PATCH', `${id}/status`, admin, body)).status).toBe(400)
    }
    for (const bad of ['0', '-1', '1.5', 'x', '9'.repeat(30), '1%00']) {
      expect((await send('GET', bad, admin)).status).toBe(404)
    }
  })
})

describe('interview', () => {
  test('scheduling saves date and status together; skipping saves only the status', async ({ expect }) => {
    const admin = await sessionOf(await addUser({ name: 'Ada', role: 'admin' }))
    const { id } = await addApplication()
    const path = `${id}/interview-date`
    const skipped = await answer(
      await send('PATCH', path, admin, { status: 'scheduled_interview', interviewDate: null }),
    )
    expect([skipped.status, skipped.interviewDate]).toEqual(['scheduled_interview', null])
    const first = '2026-11-01T13:00:00.000Z'
    const set = { status: 'scheduled_interview', interviewDate: first }
    expect((await answer(await send('PATCH', path, admin, set))).interviewDate).toBe(first)
    const moved = '2026-11-02T09:00:00-05:00'
    expect((await answer(await send('PATCH', path, admin, { ...set, interviewDate: moved }))).interviewDate).toBe(
      '2026-11-02T14:00:00.000Z',
    )
    const kept = await answer(await send('PATCH', path, admin, { status: 'offered', interviewDate: null }))
    expect([kept.status, kept.interviewDate]).toEqual(['offered', '2026-11-02T14:00:00.000Z'])
    expect(await events(id, admin)).toEqual([
      ['status', 'new', 'scheduled_interview', 'Ada'],
      ['interview', null, first, 'Ada'],
      ['interview', first, '2026-11-02T14:00:00.000Z', 'Ada'],
      ['status', 'scheduled_interview', 'offered', 'Ada'],
    ])
    for (const interviewDate of ['tomorrow', '', 5, '2026-02-30T10:00:00Z', '9999-01-01T00:00:00Z', undefined]) {
      expect((await send('PATCH', path, admin, { ...set, interviewDate })).status).toBe(400)
    }
  })

  test('feedback is saved with the status, and asks for what is required', async ({ expect }) => {
    const owner = await sessionOf(await addUser({ name: 'Paula' }))
    const { id } = await addApplication({ assignedPartnerId: owner.user.id })
    const path = `${id}/interview-feedback`
    const saved = await answer(
      await send('PATCH', path, owner, { ...feedback, additionalNotes: '  Good\u0000 fit ', interviewNotes: '  ' }),
    )
    expect(saved).toMatchObject({ ...feedback, additionalNotes: 'Good fit', interviewNotes: null })
    expect(await events(id, owner)).toEqual([
      ['status', 'new', 'interviewed', 'Paula'],
      ['feedback', null, 'recommended', 'Paula'],
    ])
    for (const missing of ['suitabilityRating', 'talentForOtherRoles', 'appliedBefore']) {
      const refused = await send('PATCH', path, owner, { ...feedback, [missing]: undefined })
      const { issues } = await answer<{ issues: { path: string }[] }>(refused)
      expect([refused.status, issues.map((issue) => issue.path)]).toEqual([400, [missing]])
    }
    expect((await send('PATCH', path, owner, { ...feedback, interviewNotes: 'x'.repeat(20_001) })).status).toBe(400)
  })
})

describe('assignment', () => {
  test('notifies the partner once, names both in the timeline and updates the counts', async ({ expect }) => {
    const admin = await sessionOf(await addUser({ name: 'Ada', role: 'admin' }))
    const [paula, peter] = [
      await sessionOf(await addUser({ name: 'Paula' })),
      await sessionOf(await addUser({ name: 'Peter' })),
    ]
    const job = await addJob({ title: 'Tax Associate' })
    const { id } = await addApplication({ applicantName: 'Maria Keller', jobId: job.id })
    for (const partnerId of [paula.user.id, paula.user.id, peter.user.id, null]) {
      const changed = await answer(await send('POST', `${id}/assign`, admin, { partnerId }))
      expect(changed.assignedPartner?.id ?? null).toBe(partnerId)
    }
    expect(await events(id, admin)).toEqual([
      ['assigned', null, 'Paula', 'Ada'],
      ['assigned', 'Paula', 'Peter', 'Ada'],
      ['assigned', 'Peter', null, 'Ada'],
    ])
    expect(await counts()).toEqual([[0, 'new', 1]])
    for (const { user, ...as } of [paula, peter]) {
      // Once it's someone else's, the notification names nobody; given back, it's there again, with the new one.
      expect(await notificationsOf({ user, ...as })).toEqual([])
      await send('POST', `${id}/assign`, admin, { partnerId: user.id })
      const assigned = ['assignment', 'Ada assigned Maria Keller (Tax Associate) to you.']
      expect(await notificationsOf({ user, ...as })).toEqual([assigned, assigned])
    }
  })

  test('only active partners can be given an application', async ({ expect }) => {
    const admin = await signedIn('admin')
    const { id } = await addApplication()
    const waiting = await addUser({ status: 'waiting' })
    const disabled = await addUser({ status: 'disabled' })
    for (const partnerId of [waiting.id, disabled.id, admin.user.id, 99_999]) {
      const refused = await send('POST', `${id}/assign`, admin, { partnerId })
      expect([refused.status, (await answer<{ code: string }>(refused)).code]).toEqual([400, 'partner_not_found'])
    }
    for (const body of [{}, { partnerId: '1' }, { partnerId: 0 }]) {
      expect((await send('POST', `${id}/assign`, admin, body)).status).toBe(400)
    }
    expect(await events(id, admin)).toEqual([])
  })

  test('saves a simultaneous move and assignment, each from the true state', async ({ expect }) => {
    const [admin, paula] = [await signedIn('admin'), await signedIn('partner')]
    const { id } = await addApplication()
    await Promise.all([
      send('PATCH', `${id}/status`, admin, { status: 'hired' }),
      send('POST', `${id}/assign`, admin, { partnerId: paula.user.id }),
    ])
    const now = await answer(await send('GET', `${id}`, admin))
    expect([now.status, now.assignedPartnerId]).toEqual(['hired', paula.user.id])
    expect((await events(id, admin)).map(([kind]) => kind).sort()).toEqual(['assigned', 'status'])
    expect(await counts()).toEqual([[paula.user.id, 'hired', 1]])
  })
})

describe('unread marks and history', () => {
  const unread = async (id: number, as: TestSession) => (await answer(await send('GET', `${id}`, as))).unread

  test('marks it unread until opened, and again after someone else’s change', async ({ expect }) => {
    const [owner, admin] = [await signedIn('partner'), await signedIn('admin')]
    const { id } = await addApplication({ assignedPartnerId: owner.user.id })
    expect(await unread(id, owner)).toBe(true)
    expect((await send('POST', `${id}/viewed`, owner, {})).status).toBe(200)
    expect([await unread(id, owner), await unread(id, admin)]).toEqual([false, true])
    await send('PATCH', `${id}/status`, owner, { status: 'offered' })
    expect(await unread(id, owner)).toBe(false)
    await send('PATCH', `${id}/status`, admin, { status: 'hired' })
    expect([await unread(id, owner), await unread(id, admin)]).toEqual([true, false])
  })

  test('a partner sees of an applicant only the applications assigned to them', async ({ expect }) => {
    const [owner, other, admin] = [await signedIn('partner'), await signedIn('partner'), await signedIn('admin')]
    const of = (assignedPartnerId: number) => addApplication({ applicantEmail: 'maria@example.com', assignedPartnerId })
    const mine = await of(owner.user.id)
    const theirs = await of(other.user.id)
    const seenBy = async (as: TestSession) => {
      const { isExisting, history } = await answer(await send('GET', `${mine.id}`, as))
      return [isExisting, history.map(({ id }) => id)]
    }
    expect(await seenBy(owner)).toEqual([false, []])
    expect(await seenBy(admin)).toEqual([true, [theirs.id]])
    const second = await of(owner.user.id)
    expect(await seenBy(owner)).toEqual([true, [second.id]])
  })
})

test('notifications belong to one person: nobody else lists, reads or marks them', async ({ expect }) => {
  const [owner, other, admin] = [await signedIn('partner'), await signedIn('partner'), await signedIn('admin')]
  const { id } = await addApplication()
  await send('POST', `${id}/assign`, admin, { partnerId: owner.user.id })
  const list = await call('GET', '/api/notifications', { as: owner })
  const [row] = await answer<{ id: number; isRead: boolean }[]>(list)
  expect([list.headers.get('X-Unread-Count'), row?.isRead]).toEqual(['1', false])
  expect(await notificationsOf(other)).toEqual([])
  await call('PATCH', '/api/notifications/mark-all-read', { as: other })
  expect((await call('PATCH', `/api/notifications/${row?.id}/read`, { as: other })).status).toBe(404)
  expect(await testDeps().notifications.unread({ id: owner.user.id, isAdmin: false })).toBe(1)
  expect((await call('PATCH', `/api/notifications/${row?.id}/read`, { as: owner })).status).toBe(200)
  expect(await testDeps().notifications.unread({ id: owner.user.id, isAdmin: false })).toBe(0)
})

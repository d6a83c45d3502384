import { describe, test } from 'vitest'
import type { BulkAssignResult, BulkStatusResult } from '#contract/api/candidates/bulk-changes.ts'
import type { ApplicationEvent, ApplicationPage } from '#contract/api/candidates/applications.ts'
import { addUser, call, sessionOf, signedIn, testNow, type TestSession } from '#worker/test/api.ts'
import { addApplication } from '#worker/test/applications.ts'

const deps = { now: () => testNow }
const post = (path: string, as: TestSession | null, changes: unknown) =>
  call('POST', `/api/applications/bulk/${path}`, { as, deps, body: { changes } })
const moved = async (as: TestSession, changes: unknown) => {
  const response = await post('status', as, changes)
  return (await response.json()) as BulkStatusResult
}
const assigned = async (as: TestSession, changes: unknown) => {
  const response = await post('assign', as, changes)
  return (await response.json()) as BulkAssignResult
}
const page = async (as: TestSession) =>
  (await (await call('GET', '/api/applications/page', { as })).json()) as ApplicationPage
const statuses = async (as: TestSession) =>
  Object.fromEntries((await page(as)).items.map(({ id, status }) => [id, status]))
const events = async (as: TestSession, id: number) =>
  ((await (await call('GET', `/api/applications/${id}/events`, { as })).json()) as ApplicationEvent[]).map(
    ({ kind, from, to, actor }) => [kind, from, to, actor?.name],
  )
const notificationsOf = async (as: TestSession) =>
  ((await (await call('GET', '/api/notifications', { as })).json()) as { type: string; message: string }[]).map(
    ({ type, message }) => [type, message],
  )

async function people() {
  const [ada, bo, partner] = [
    await sessionOf(await addUser({ name: 'Ada', role: 'admin' })),
    await sessionOf(await addUser({ name: 'Bo', role: 'admin' })),
    await sessionOf(await addUser({ name: 'Paula' })),
  ]
  return { ada, bo, partner }
}

describe('moving several candidates', () => {
  test('bulk changes move the unchanged rows with events, and explain each refusal', async ({ expect }) => {
    const { ada, bo, partner } = await people()
    const mine = await addApplication({ applicantName: 'Maria Keller', assignedPartnerId: partner.user.id })
    const other = await addApplication({ applicantName: 'Tom Reed' })
    const late = await addApplication({ applicantName: 'Eve Stone' })
    const there = await addApplication({ applicantName: 'Ken Ito', status: 'initial_screening' })
    await call('PATCH', `/api/applications/${late.id}/status`, { as: bo, deps, body: { status: 'hired' } })

    const result = await moved(ada, [
      ...[mine, other, late].map(({ id }) => ({ id, status: 'initial_screening', expectedStatus: 'new' })),
      { id: there.id, status: 'initial_screening' },
      { id: 999_999, status: 'initial_screening' },
    ])
    expect(result.done.sort((a, b) => a.id - b.id)).toEqual([
      { id: mine.id, from: 'new', to: 'initial_screening' },
      { id: other.id, from: 'new', to: 'initial_screening' },
      { id: there.id, from: 'initial_screening', to: 'initial_screening' },
    ])
    expect(result.refused).toEqual([
      {
        id: 999_999,
        applicantName: null,
        code: 'application_not_found',
        message: 'This application doesn’t exist, or it isn’t assigned to you.',
      },
      {
        id: late.id,
        applicantName: 'Eve Stone',
        code: 'changed_meanwhile',
        message: 'Bo has just moved Eve Stone to Hired.',
      },
    ])
    expect(await statuses(ada)).toEqual({
      [mine.id]: 'initial_screening',
      [other.id]: 'initial_screening',
      [late.id]: 'hired',
      [there.id]: 'initial_screening',
    })
    expect((await page(ada)).counts).toMatchObject({ all: 4, new: 0, initial_screening: 3, hired: 1 })
    expect(await events(ada, mine.id)).toEqual([['status', 'new', 'initial_screening', 'Ada']])
    expect(await events(ada, there.id)).toEqual([])
    expect(await notificationsOf(partner)).toEqual([
      ['status_change', 'Ada moved Maria Keller from New to Initial screening.'],
    ])
  })

  test('undoing restores what was before, and leaves alone what somebody moved since', async ({ expect }) => {
    const { ada, bo } = await people()
    const one = await addApplication({ status: 'new' })
    const two = await addApplication({ status: 'offered', applicantName: 'Tom Reed' })
    await moved(
      ada,
      [one, two].map(({ id }) => ({ id, status: 'rejected_by_client' })),
    )
    await moved(bo, [{ id: two.id, status: 'hired', expectedStatus: 'rejected_by_client' }])
    const undone = await moved(ada, [
      { id: one.id, status: 'new', expectedStatus: 'rejected_by_client' },
      { id: two.id, status: 'offered', expectedStatus: 'rejected_by_client' },
    ])
    expect(undone.done).toEqual([{ id: one.id, from: 'rejected_by_client', to: 'new' }])
    expect(undone.refused.map(({ message }) => message)).toEqual(['Bo has just moved Tom Reed to Hired.'])
    expect(await statuses(ada)).toEqual({ [one.id]: 'new', [two.id]: 'hired' })
  })

  test('moves each application once when two people move it at once', async ({ expect }) => {
    const { ada, bo } = await people()
    const all = await Promise.all(Array.from({ length: 12 }, () => addApplication()))
    const wish = (status: string) => all.map(({ id }) => ({ id, status, expectedStatus: 'new' }))
    const [first, second] = await Promise.all([moved(ada, wish('hired')), moved(bo, wish('offered'))])
    expect(first.done.length + second.done.length).toBe(12)
    expect(first.refused.length + second.refused.length).toBe(12)
    for (const { id } of all) expect((await events(ada, id)).length).toBe(1)
  })

  test('a partner moves only their own; strangers and bad input are refused', async ({ expect }) => {
    const { partner } = await people()
    const own = await addApplication({ assignedPartnerId: partner.user.id })
    const foreign = await addApplication({ applicantName: 'Not Theirs' })
    const result = await moved(
      partner,
      [own, foreign].map(({ id }) => ({ id, status: 'hired' })),
    )
    expect(result.done.map(({ id }) => id)).toEqual([own.id])
    expect(JSON.stringify(result.refused)).not.toContain('Not Theirs')
    expect((await post('status', null, [{ id: own.id, status: 'new' }])).status).toBe(401)
    expect((await post('status', await signedIn('waiting'), [{ id: own.id, status: 'new' }])).status).toBe(403)
    for (const changes of [
      [],
      [{ id: own.id, status: 'rejected' }],
      [{ id: '1', status: 'new' }],
      [own, own].map(({ id }) => ({ id, status: 'new' })),
      Array.from({ length: 201 }, (_, n) => ({ id: n + 1, status: 'new' })),
    ]) {
      expect((await post('status', partner, changes)).status).toBe(400)
    }
    const most = await post(
      'status',
      partner,
      Array.from({ length: 200 }, (_, n) => ({ id: n + 5000, status: 'new' })),
    )
    expect([most.status, ((await most.json()) as BulkStatusResult).refused.length]).toEqual([200, 200])
  })
})

describe('assigning several candidates', () => {
  test('assigns to a partner, who is notified and sees them at once, and unassigns', async ({ expect }) => {
    const { ada, bo, partner } = await people()
    const other = await addUser({ name: 'Otto' })
    const one = await addApplication({ applicantName: 'Maria Keller' })
    const two = await addApplication({ assignedPartnerId: other.id, applicantName: 'Tom Reed' })
    const result = await assigned(ada, [
      { id: one.id, partnerId: partner.user.id, expectedPartnerId: null },
      { id: two.id, partnerId: partner.user.id, expectedPartnerId: other.id },
    ])
    expect(result.done).toEqual([
      { id: one.id, from: null, to: partner.user.id },
      { id: two.id, from: other.id, to: partner.user.id },
    ])
    expect(Object.keys(await statuses(partner))).toEqual([String(one.id), String(two.id)])
    expect((await notificationsOf(partner)).map(([type]) => type)).toEqual(['assignment', 'assignment'])
    expect(await events(ada, two.id)).toEqual([['assigned', 'Otto', 'Paula', 'Ada']])

    await call('POST', `/api/applications/${two.id}/assign`, { as: bo, deps, body: { partnerId: null } })
    const undone = await assigned(ada, [
      { id: one.id, partnerId: null, expectedPartnerId: partner.user.id },
      { id: two.id, partnerId: other.id, expectedPartnerId: partner.user.id },
    ])
    expect(undone.done).toEqual([{ id: one.id, from: partner.user.id, to: null }])
    expect(undone.refused.map(({ message }) => message)).toEqual(['Bo has just taken Tom Reed from their partner.'])
    expect(await statuses(partner)).toEqual({})
  })

  test('only admins assign, and only to active partners', async ({ expect }) => {
    const { ada, partner } = await people()
    const gone = await addUser({ status: 'disabled' })
    const { id } = await addApplication({ assignedPartnerId: partner.user.id })
    expect((await post('assign', partner, [{ id, partnerId: null }])).status).toBe(403)
    for (const partnerId of [gone.id, ada.user.id, 999_999]) {
      const { done, refused } = await assigned(ada, [{ id, partnerId }])
      expect([done, refused[0]?.code]).toEqual([[], 'partner_not_found'])
    }
  })
})

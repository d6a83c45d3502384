import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { apply, arrived, form, openJob } from '#worker/features/candidates/apply/apply.fixture.ts'
import { addUser, call, signedIn, type TestSession } from '#worker/test/api.ts'
import { addApplication } from '#worker/test/applications.ts'

/** Two admins (a, b), two partners (p, o), a disabled admin, and `left`: who has an application to review, by letter. */
async function cast() {
  const [ada, bo, partner, other] = [
    await signedIn('admin'),
    await signedIn('admin'),
    await signedIn('partner'),
    await signedIn('partner'),
  ]
  await addUser({ role: 'admin', status: 'disabled' })
  const letters = new Map([ada, bo, partner, other].map(({ user }, at) => [user.id, 'abpo'[at]]))
  const left = async (applicationId: number) => {
    const [unread, counts] = await env.DB.batch<{ id: number; n: number }>([
      env.DB.prepare('select user_id as id from application_unread where application_id = ? order by 1').bind(
        applicationId,
      ),
      env.DB.prepare(
        `select c.user_id as id, count as n from review_counts c
         where count <> (select count(*) from application_unread u where u.user_id = c.user_id)`,
      ),
    ])
    expect(counts?.results).toEqual([])
    return (unread?.results ?? []).map(({ id }) => letters.get(id) ?? '?').join('')
  }
  return { ada, bo, partner, other, left }
}

const send = async (method: string, path: string, as: TestSession, body: unknown = {}) => {
  const response = await call(method, `/api/${path}`, { as, body })
  expect([path, response.ok]).toEqual([path, true])
  return response
}

/** Everyone marks all that they have as reviewed. */
const clear = async () => env.DB.prepare('delete from application_unread').run()

test('gives an application to admins at first and again when the person applies again', async () => {
  const { ada, left } = await cast()
  const job = await openJob()
  await apply(job.shortId, form(await arrived()))
  const id = (await env.DB.prepare('select id from job_applications').first<number>('id')) ?? 0
  expect(await left(id)).toBe('ab')
  await send('POST', `applications/${id}/viewed`, ada)
  await send('POST', `applications/${id}/viewed`, ada)
  expect(await left(id)).toBe('b')

  await clear()
  await apply(job.shortId, form(await arrived(), { expectedSalary: 260_000 }))
  expect(await left(id)).toBe('ab')

  const { items } = await (
    await call('GET', `/api/applications/${id}/repeats`, { as: ada })
  ).json<{
    items: { id: number }[]
  }>()
  await clear()
  await send('POST', `application-repeats/${items[0]?.id}/take`, ada, { what: 'expectedSalary' })
  expect(await left(id)).toBe('b')
})

test('gives a change to everyone who reviews the application, except its author', async () => {
  const { ada, bo, partner, left } = await cast()
  const { id } = await addApplication({ assignedPartnerId: partner.user.id })
  const { id: second } = await addApplication()
  expect([await left(id), await left(second)]).toEqual(['abp', 'ab'])

  const rated = {
    suitabilityRating: 'neutral',
    talentForOtherRoles: 'neutral',
    appliedBefore: false,
  }
  const changes: [method: string, path: string, as: TestSession, body: unknown, expected: string][] = [
    ['PATCH', `applications/${id}/status`, partner, { status: 'interviewed' }, 'ab'],
    ['POST', `applications/${id}/client-submissions`, partner, { companyName: 'Acme' }, 'ab'],
    ['PATCH', `applications/${id}/interview-feedback`, ada, rated, 'bp'],
    ['POST', 'applications/bulk/status', bo, { changes: [{ id, status: 'hired' }] }, 'ap'],
  ]
  for (const [method, path, as, body, expected] of changes) {
    await clear()
    await send(method, path, as, body)
    expect([path, await left(id), await left(second)]).toEqual([path, expected, ''])
  }
})

test('moves an application from one partner to the other with its assignment', async () => {
  const { ada, partner, other, left } = await cast()
  const { id } = await addApplication({ assignedPartnerId: partner.user.id })
  const { id: second } = await addApplication({ assignedPartnerId: partner.user.id })
  await send('POST', `applications/${id}/assign`, ada, { partnerId: other.user.id })
  expect(await left(id)).toBe('bo')
  await send('POST', `applications/${id}/assign`, ada, { partnerId: null })
  expect(await left(id)).toBe('b')
  await send('POST', 'applications/bulk/assign', ada, {
    changes: [id, second].map((one) => ({ id: one, partnerId: other.user.id })),
  })
  expect([await left(id), await left(second)]).toEqual(['bo', 'bo'])
})

test('counts only the one of two changes at once that was saved', async () => {
  const { ada, bo, left } = await cast()
  const { id } = await addApplication({ status: 'new' })
  await clear()
  const body = { status: 'hired', expectedStatus: 'new' }
  const [first, second] = await Promise.all(
    [ada, bo].map(async (as) => (await call('PATCH', `/api/applications/${id}/status`, { as, body })).status),
  )
  expect([first, second].sort()).toEqual([200, 409])
  expect(await left(id)).toBe(first === 200 ? 'b' : 'a')
})

test('leaves a new partner only their own, and nothing of an erased application', async () => {
  const { ada, bo, partner, left } = await cast()
  const { id: own } = await addApplication({ assignedPartnerId: bo.user.id })
  const { id } = await addApplication({ assignedPartnerId: partner.user.id, applicantEmail: 'gone@example.com' })
  await send('PATCH', `users/${bo.user.id}`, ada, { role: 'partner' })
  expect([await left(own), await left(id)]).toEqual(['ab', 'ap'])
  await send('PATCH', `users/${bo.user.id}`, ada, { role: 'admin' })
  expect([await left(own), await left(id)]).toEqual(['ab', 'ap'])
  await send('PATCH', `users/${bo.user.id}`, ada, { status: 'disabled' })
  expect(await left(own)).toBe('ab')
  await send('POST', 'candidate-data/erase', ada, { email: 'gone@example.com' })
  expect(await left(id)).toBe('')
})

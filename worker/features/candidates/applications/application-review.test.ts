import { test } from 'vitest'
import type { ApplicationPanel } from '#contract/api/workspace/candidate-record.ts'
import type { ApplicationPage } from '#contract/api/candidates/applications.ts'
import { addUser, call, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { addApplication } from '#worker/test/applications.ts'
import { cast } from '#worker/test/pipeline.ts'
import { searchWindow } from './application-search.service.ts'

const page = async (as: TestSession, query = '') =>
  (await (await call('GET', `/api/applications/page?${query}`, { as })).json()) as ApplicationPage
const toReview = async (as: TestSession) => (await page(as)).toReview
const send = (method: string, path: string, as: TestSession, body: unknown = {}) =>
  call(method, `/api/applications/${path}`, { as, body })

test('counts unopened applications and those that others changed, down to zero', async ({ expect }) => {
  const [ada, bo, partner] = [await signedIn('admin'), await signedIn('admin'), await signedIn('partner')]
  const one = await addApplication({ assignedPartnerId: partner.user.id })
  const two = await addApplication()
  expect([await toReview(ada), await toReview(bo), await toReview(partner)]).toEqual([2, 2, 1])

  await send('POST', `${one.id}/viewed`, ada)
  await send('POST', `${one.id}/viewed`, ada)
  expect(await toReview(ada)).toBe(1)
  expect((await page(ada, 'unread=true')).items.map(({ id, unread }) => [id, unread])).toEqual([[two.id, true]])

  // The author of a change has seen the application; everyone else has to review it again.
  await send('PATCH', `${one.id}/status`, bo, { status: 'hired' })
  expect([await toReview(ada), await toReview(bo), await toReview(partner)]).toEqual([2, 1, 1])
  await send('POST', 'bulk/status', ada, { changes: [{ id: one.id, status: 'offered' }] })
  expect([await toReview(ada), await toReview(bo), await toReview(partner)]).toEqual([1, 2, 1])
  await send('POST', `${two.id}/viewed`, ada)
  expect([await toReview(ada), (await page(ada, 'unread=true')).total]).toEqual([0, 0])

  // A partner no longer reviews an application that was unassigned, and has to review one that was assigned.
  await send('POST', `${one.id}/assign`, bo, { partnerId: null })
  await send('POST', `${two.id}/assign`, bo, { partnerId: partner.user.id })
  expect((await page(partner, 'unread=true')).items.map(({ id }) => id)).toEqual([two.id])
  expect(await toReview(partner)).toBe(1)

  const marked = await send('POST', 'viewed', partner)
  expect([await marked.json(), await toReview(partner)]).toEqual([{ marked: 1 }, 0])
  expect(await toReview(ada)).toBe(2)
})

test('leaves a demoted admin only their own to review, and a disabled admin nothing', async ({ expect }) => {
  const ada = await signedIn('admin')
  await addUser({ role: 'admin', status: 'disabled' })
  await addApplication()
  const own = await addApplication({ assignedPartnerId: ada.user.id })
  await call('PATCH', `/api/users/${ada.user.id}`, { as: await signedIn('admin'), body: { role: 'partner' } })
  const { results } = await testDeps()
    .db.$client.prepare('select * from application_unread where user_id <> ?')
    .bind(0)
    .all()
  expect(results).toEqual([{ user_id: ada.user.id, application_id: own.id }])
})

test('combines the unread filter with others, counts exactly and pages through', async ({ expect }) => {
  const [ada, partner] = [await signedIn('admin'), await signedIn('partner')]
  const read = await addApplication({ applicantName: 'Read Already' })
  await send('POST', `${read.id}/viewed`, ada)
  for (let n = 0; n < searchWindow + 30; n++) {
    await addApplication({
      applicantName: n % 100 === 7 ? `Zed Quill ${n}` : `Candidate ${n}`,
      status: n % 50 === 0 ? 'hired' : 'new',
      assignedPartnerId: n % 2 === 0 ? null : partner.user.id,
    })
  }
  const count = searchWindow + 30
  const seen: number[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const next: ApplicationPage = await page(ada, `unread=true&limit=100${cursor ? `&cursor=${cursor}` : ''}`)
    expect([next.total, next.isTotalCapped, next.toReview]).toEqual([count, false, count])
    seen.push(...next.items.map(({ id }) => id))
    cursor = next.nextCursor
  }
  expect([seen.length, new Set(seen).size, seen.includes(read.id)]).toEqual([count, count, false])
  const names = async (query: string) =>
    (await page(ada, `unread=true&${query}`)).items.map((item) => item.applicantName)
  expect(await names('q=zed')).toEqual(['Zed Quill 207', 'Zed Quill 107', 'Zed Quill 7'])
  expect(await names('q=z')).toEqual(['Zed Quill 207', 'Zed Quill 107'])
  expect(await names('q=zed&sort=oldest&partnerId=0')).toEqual([])
  expect((await names(`partnerId=${partner.user.id}&status=new&limit=100`)).length).toBe(100)
  expect(await names('q=read')).toEqual([])
  expect((await page(partner, `unread=true&partnerId=${ada.user.id}`)).items).toEqual([])
  expect((await call('GET', '/api/applications/page?unread=yes', { as: ada })).status).toBe(400)
  const marked = await send('POST', 'viewed', ada)
  expect([await marked.json(), await toReview(ada)]).toEqual([{ marked: count }, 0])
})

test('answers the whole panel at once to people who may see the candidate', async ({ expect }) => {
  const { waiting, other, partner, admin, application } = await cast()
  const path = `${application.id}`
  await send('POST', `${path}/messages`, partner, { message: 'Call her.' })
  await send('POST', `${path}/client-submissions`, partner, { companyName: 'Acme' })
  await send('PATCH', `${path}/status`, partner, { status: 'hired' })
  const panel = (as: TestSession | null) => call('GET', `/api/applications/${path}/panel`, { as })
  for (const as of [partner, admin]) {
    const given = (await (await panel(as)).json()) as ApplicationPanel
    const alone = async (name: string) => (await call('GET', `/api/applications/${path}${name}`, { as })).json()
    expect(given).toEqual({
      application: await alone(''),
      events: await alone('/events'),
      documents: await alone('/documents'),
      submissions: await alone('/client-submissions'),
      messages: await alone('/messages'),
      mails: await alone('/mails'),
      followUps: await alone('/follow-ups'),
      match: await alone('/match'),
      // None is written yet: alone it answers 404.
      analysis: null,
    })
    expect([given.events?.length, given.messages?.length, given.submissions?.length]).toEqual([4, 1, 1])
  }
  expect([(await panel(null)).status, (await panel(waiting)).status, (await panel(other)).status]).toEqual([
    401, 403, 404,
  ])
})

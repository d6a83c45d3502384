import { expect, test } from 'vitest'
import type { Notification } from '#contract/api/identity/notifications.ts'
import type { SavedSearch } from '#contract/api/sourcing/saved-searches.ts'
import { call, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { statusesFor } from '#worker/test/matrix.ts'
import { addPostings, addSource } from '#worker/test/online-jobs.ts'
import { answerOf, cast } from '#worker/test/pipeline.ts'
import { giveUpRun, runSavedSearch } from './saved-searches.service.ts'
import { enqueueDueSearches } from './saved-searches.tasks.ts'

const given = { kind: 'online_jobs', name: 'Tax in Boston', every: 'daily', criteria: { practiceArea: 'Tax' } }
const hoursLater = (hours: number) => new Date(testNow.getTime() + hours * 3600_000)
const at = (now: Date) => ({ deps: { now: () => now } })
const add = (as: TestSession, body: object = given) =>
  answerOf<SavedSearch>(call('POST', '/api/saved-searches', { as, body, ...at(testNow) }))
const change = (as: TestSession, id: number, body: object, now = testNow) =>
  answerOf<SavedSearch>(call('PATCH', `/api/saved-searches/${id}`, { as, body, ...at(now) }))
const mine = async (as: TestSession) =>
  (await answerOf<SavedSearch[]>(call('GET', '/api/saved-searches?kind=online_jobs', { as }))).body
const notificationsOf = async (as: TestSession) =>
  (await answerOf<Notification[]>(call('GET', '/api/notifications', { as }))).body.map(({ message }) => message)
const runAt = async (search: SavedSearch, now: Date) => {
  const dueAt = new Date(search.nextRunAt ?? 0)
  await runSavedSearch(testDeps({ now: () => now }), { id: search.id, dueAt })
}

test('lets only its owner see and change a saved search', async () => {
  const { waiting, partner, other, admin } = await cast()
  const callers = { stranger: null, waiting, other, admin, partner }
  const staff = { stranger: 401, waiting: 403, other: 200, admin: 200, partner: 200 }
  expect(await statusesFor('GET', '/api/saved-searches', callers)).toEqual(staff)
  expect(await statusesFor('POST', '/api/saved-searches', callers, given)).toEqual({
    ...staff,
    other: 201,
    admin: 201,
    partner: 201,
  })
  const [search] = await mine(partner)
  // Everybody's own: an admin's role does not open another's.
  const own = { ...staff, other: 404, admin: 404 }
  const path = `/api/saved-searches/${search?.id}`
  expect(await statusesFor('PATCH', path, callers, { name: 'Tax' })).toEqual(own)
  expect(await statusesFor('POST', `${path}/look`, callers)).toEqual(own)
  expect(await statusesFor('DELETE', path, callers)).toEqual({ ...own, partner: 204 })
  expect((await add(partner, { ...given, name: ' ' })).status).toBe(400)
  expect((await add(partner, { ...given, criteria: { salaryFrom: 1 } })).status).toBe(400)
  expect((await add(partner, { ...given, every: 'hourly' })).status).toBe(400)
})

test('reports what is new since the last run once, and clears it once viewed', async () => {
  const { partner, other } = await cast()
  const source = await addSource()
  await addPostings(source, [{ title: 'Tax Associate' }, { title: 'Real Estate Associate' }])
  const { body: saved } = await add(partner)
  // Seven in the morning in New York.
  expect(saved).toMatchObject({ lastTotal: 1, newCount: 0, nextRunAt: '2026-06-16T11:00:00.000Z', isPaused: false })

  await addPostings(source, [{ title: 'Senior Tax Counsel' }, { title: 'Litigation Associate' }], hoursLater(2))
  const morning = hoursLater(20)
  await runAt(saved, morning)
  // A second delivery changes nothing.
  await runAt(saved, morning)
  const [after] = await mine(partner)
  expect(after).toMatchObject({ newCount: 1, lastTotal: 2, nextRunAt: '2026-06-17T11:00:00.000Z' })
  expect(await notificationsOf(partner)).toEqual(['Your search “Tax in Boston” found 1 new online job.'])
  expect(await notificationsOf(other)).toEqual([])

  // Opened: what was found is marked by the mark from before, and counts no longer.
  const opened = await answerOf<SavedSearch>(call('POST', `/api/saved-searches/${saved.id}/look`, { as: partner }))
  const body = { practiceArea: 'Tax', newFrom: opened.body.seenMark }
  const { results } = await (
    await call('POST', '/api/jobs/search-online', { as: partner, body })
  ).json<{ results: { title: string; isNew: boolean }[] }>()
  expect(results.map(({ title, isNew }) => [title, isNew])).toEqual([
    ['Senior Tax Counsel', true],
    ['Tax Associate', false],
  ])
  expect((await mine(partner))[0]).toMatchObject({ newCount: 0 })

  // Nothing is new, so nobody is notified.
  await runAt((await mine(partner))[0] as SavedSearch, hoursLater(44))
  expect(await notificationsOf(partner)).toHaveLength(1)
})

test('one run catches up for all missed ones; paused and deleted searches don’t run', async () => {
  const { partner } = await cast()
  const source = await addSource()
  const { body: saved } = await add(partner)
  await addPostings(source, [{ title: 'Tax Associate' }], hoursLater(30))
  const fiveDays = hoursLater(5 * 24)
  expect(await enqueueDueSearches(testDeps({ now: () => fiveDays }))).toBe(1)
  await runAt(saved, fiveDays)
  expect(await notificationsOf(partner)).toHaveLength(1)
  expect(await enqueueDueSearches(testDeps({ now: () => fiveDays }))).toBe(0)
  expect((await mine(partner))[0]).toMatchObject({ nextRunAt: '2026-06-21T11:00:00.000Z' })

  const paused = await change(partner, saved.id, { isPaused: true }, fiveDays)
  expect(paused.body).toMatchObject({ isPaused: true, nextRunAt: null })
  expect(await enqueueDueSearches(testDeps({ now: () => hoursLater(30 * 24) }))).toBe(0)
  // A run that was on its way when it was paused writes nothing.
  await runAt({ ...saved, nextRunAt: '2026-06-21T11:00:00.000Z' }, hoursLater(30 * 24))
  const resumed = await change(partner, saved.id, { isPaused: false, every: 'weekly' }, hoursLater(30 * 24))
  expect(resumed.body).toMatchObject({ isPaused: false, nextRunAt: '2026-07-20T11:00:00.000Z' })

  // A run that fails to the end says so and runs again at its next time.
  const dueAt = new Date('2026-07-20T11:00:00.000Z')
  await giveUpRun(testDeps({ now: () => dueAt }), { id: saved.id, dueAt })
  const [failed] = await mine(partner)
  expect(failed?.failure).toMatch(/fault of our own/)
  expect(failed?.nextRunAt).toBe('2026-07-27T11:00:00.000Z')

  expect((await call('DELETE', `/api/saved-searches/${saved.id}`, { as: partner })).status).toBe(204)
  await runAt({ ...saved, nextRunAt: '2026-07-27T11:00:00.000Z' }, hoursLater(60 * 24))
  expect(await notificationsOf(partner)).toHaveLength(1)
})

test('starts over after a change of criteria, and refuses a fifty-first search', async () => {
  const { partner } = await cast()
  await addPostings(await addSource(), [{ title: 'Tax Associate' }, { title: 'Litigation Associate' }])
  const { body: saved } = await add(partner)
  const changed = await change(partner, saved.id, { criteria: { practiceArea: 'Litigation' }, name: 'Disputes' })
  expect(changed.body).toMatchObject({ name: 'Disputes', newCount: 0, lastTotal: 1 })
  expect(changed.body.criteria).toMatchObject({ practiceArea: 'Litigation', location: 'United States' })
  const deps = testDeps()
  const row = {
    userId: partner.user.id,
    kind: 'online_jobs',
    every: 'daily',
    criteria: '{}',
    mark: 0,
    lastTotal: 0,
  } as const
  for (let n = 1; n < 50; n++) await deps.savedSearches.add({ ...row, name: `n${n}` }, testNow, testNow, 50)
  expect((await add(partner)).status).toBe(409)
})

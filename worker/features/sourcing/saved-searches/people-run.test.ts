import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Notification } from '#contract/api/identity/notifications.ts'
import type { PersonResult } from '#contract/api/sourcing/people-search.ts'
import type { SavedSearch } from '#contract/api/sourcing/saved-searches.ts'
import { markDoNotContact } from '#worker/features/sourcing/people-search/people/do-not-contact.service.ts'
import { runSearch } from '#worker/features/sourcing/people-search/finding/run-search.service.ts'
import { peopleSearchQueries } from '#worker/features/sourcing/people-search/searches/people-searches.table.ts'
import { peopleSources } from '#worker/features/sourcing/people-search/sources/people-sources.table.ts'
import { peopleTasks } from '#worker/features/sourcing/people-search/people-search.tasks.ts'
import { ensureShippedSources } from '#worker/features/sourcing/people-search/sources/shipped-firms.ts'
import { consume } from '#worker/tasks/consume.ts'
import { tasks } from '#worker/tasks/registry.ts'
import type { TaskMessage } from '#worker/db/client.ts'
import { outbox } from '#worker/tasks/tasks.table.ts'
import { call, signedIn, testDeps, testNow, type TestSession } from '#worker/test/api.ts'
import { indexed } from '#worker/test/people.ts'
import { answerOf } from '#worker/test/pipeline.ts'
import { reportPeopleRun } from './people-run.service.ts'
import { addSavedSearch, changeSavedSearch, runSavedSearch } from './saved-searches.service.ts'
import { enqueueDueSearches } from './saved-searches.tasks.ts'

const criteria = { location: 'New York', keywords: 'tax' }
const given = { kind: 'people', name: 'Tax in New York', every: 'daily', criteria } as const
const days = (n: number) => new Date(testNow.getTime() + n * 24 * 3600_000)

/** Ports of a moment, whose messages are kept until `deliver` brings them. */
function portsAt(now: Date) {
  const sent: TaskMessage[] = []
  const ports = testDeps({ now: () => now, enqueue: (messages) => void sent.push(...messages) })
  /** Brings every message, and what they send in turn, each `times` times. */
  const deliver = async (times = 1) => {
    for (let message = sent.shift(); message; message = sent.shift()) {
      for (let n = 0; n < times; n++) {
        const body = message
        await consume(ports, tasks, {
          queue: 'placet-tasks',
          messages: [
            {
              id: body.id,
              body,
              attempts: 1,
              timestamp: now,
              ack() {},
              retry() {
                throw new Error('a task failed')
              },
            },
          ],
          ackAll() {},
          retryAll() {},
          metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } },
        })
      }
    }
  }
  return { ports, sent, deliver }
}

async function save(partner: TestSession, body: Parameters<typeof addSavedSearch>[2] = given) {
  const { ports, deliver } = portsAt(testNow)
  const row = await addSavedSearch(ports, partner.user, body)
  await deliver()
  return row
}

/** Runs the cron of a moment, and everything that it starts, to the end. */
async function tick(now: Date, times = 1) {
  const { ports, deliver } = portsAt(now)
  const due = await enqueueDueSearches(ports)
  await deliver(times)
  return due
}

const mine = async (as: TestSession) =>
  (await answerOf<SavedSearch[]>(call('GET', '/api/saved-searches?kind=people', { as }))).body
const notificationsOf = async (as: TestSession) =>
  (await answerOf<Notification[]>(call('GET', '/api/notifications', { as }))).body.map(({ type, message }) => [
    type,
    message,
  ])
const resultsOf = async (as: TestSession, id: number | null | undefined) =>
  (await answerOf<{ results: PersonResult[] }>(call('GET', `/api/people-search/${id}`, { as }))).body.results
const newsOfRun = async (as: TestSession) =>
  (await resultsOf(as, (await mine(as))[0]?.lastRunId)).map(({ name, news }) => [name, news]).sort()

beforeEach(async () => {
  const deps = testDeps()
  await ensureShippedSources(deps)
  await deps.db.update(peopleSources).set({ nextReadAt: null })
  await deps.people.write(
    [indexed(1, { name: 'Ann Lee' }), indexed(2, { name: 'Wei Ng', title: 'Counsel' })],
    days(-30),
  )
})

test('reports new people and changes of firm or title once', async () => {
  const partner = await signedIn('partner')
  await save(partner)
  const [saved] = await mine(partner)
  // People known when the search was saved aren't new. The next run is at seven in the morning in New York.
  expect(saved).toMatchObject({ lastTotal: 2, newCount: 0, nextRunAt: '2026-06-16T11:00:00.000Z', failure: null })
  expect(await newsOfRun(partner)).toEqual([
    ['Ann Lee', null],
    ['Wei Ng', null],
  ])

  const { people } = testDeps()
  await people.write([indexed(2, { name: 'Wei Ng', title: 'Partner', contentHash: 'b' })], days(0.5))
  await people.write([indexed(3, { name: 'Olu Ade' }), indexed(4, { name: 'Kim Park', firm: 'Other LLP' })], days(0.5))
  // Before it is due nothing runs; then the message comes three times.
  expect(await tick(new Date('2026-06-16T10:55:00Z'))).toBe(0)
  expect(await tick(new Date('2026-06-16T11:00:00Z'), 3)).toBe(1)
  expect(await newsOfRun(partner)).toEqual([
    ['Ann Lee', null],
    ['Kim Park', 'new'],
    ['Olu Ade', 'new'],
    ['Wei Ng', 'changed_title'],
  ])
  expect(await notificationsOf(partner)).toEqual([
    ['people_search', 'Your search “Tax in New York” found 2 new people and 1 who changed title.'],
  ])
  expect((await mine(partner))[0]).toMatchObject({ newCount: 3, lastTotal: 4, nextRunAt: '2026-06-17T11:00:00.000Z' })

  // Nothing happens on the next day: nobody is notified, and unseen news stays marked.
  expect(await tick(new Date('2026-06-17T11:00:00Z'))).toBe(1)
  expect(await notificationsOf(partner)).toHaveLength(1)
  expect((await mine(partner))[0]).toMatchObject({ newCount: 3 })
  const opened = await answerOf<SavedSearch>(call('POST', `/api/saved-searches/${saved?.id}/look`, { as: partner }))
  expect((await resultsOf(partner, opened.body.lastRunId)).filter(({ news }) => news !== null)).toHaveLength(3)
  expect((await mine(partner))[0]).toMatchObject({ newCount: 0 })
  expect(await tick(new Date('2026-06-18T11:00:00Z'))).toBe(1)
  expect((await newsOfRun(partner)).filter(([, news]) => news !== null)).toEqual([])
})

test('reports a move to another firm, and nobody who must not be contacted', async () => {
  const partner = await signedIn('partner')
  await save(partner)
  const { people, db } = testDeps()
  const moved = indexed(5, { name: 'Ann Lee', firm: 'Next LLP', urlKey: 'next.example/ann', contentHash: 'n' })
  await people.markGone(['firm.example/people/1'], days(0.4))
  const { added } = await people.write([moved], days(0.5))
  await people.settleMoves(added, days(0.5))
  const { ids } = await people.write([indexed(6, { name: 'Not Asked' })], days(0.5))
  await markDoNotContact(testDeps(), partner.user, ids[0] ?? 0, null)
  await tick(days(1))
  expect(await newsOfRun(partner)).toEqual([
    ['Ann Lee', 'changed_firm'],
    ['Wei Ng', null],
  ])
  expect(await notificationsOf(partner)).toEqual([
    ['people_search', 'Your search “Tax in New York” found 1 person who changed firm.'],
  ])
  expect(await db.$count(peopleSearchQueries)).toBe(2)
})

test('one run catches up for all missed ones; paused and deleted searches don’t run', async () => {
  const partner = await signedIn('partner')
  const { id } = await save(partner)
  expect(await tick(days(9))).toBe(1)
  expect(await tick(days(9))).toBe(0)
  expect((await mine(partner))[0]).toMatchObject({ nextRunAt: '2026-06-25T11:00:00.000Z' })
  const change = (now: Date, body: Parameters<typeof changeSavedSearch>[3]) =>
    changeSavedSearch(portsAt(now).ports, partner.user, id, body)
  await change(days(9), { isPaused: true })
  expect(await tick(days(20))).toBe(0)
  await runSavedSearch(portsAt(days(20)).ports, { id, dueAt: new Date('2026-06-25T11:00:00Z') })
  expect(await testDeps().db.$count(peopleSearchQueries)).toBe(2)
  const resumed = await change(days(20), { isPaused: false, every: 'weekly' })
  // The next Monday.
  expect(resumed.nextRunAt?.toISOString()).toBe('2026-07-06T11:00:00.000Z')
  // Deleted while a run is under way: the run ends and notifies nobody.
  const { ports, sent, deliver } = portsAt(days(22))
  expect(await enqueueDueSearches(ports)).toBe(1)
  const [begin] = sent.splice(0)
  expect(begin?.payload).toMatchObject({ id })
  await runSavedSearch(ports, { id, dueAt: resumed.nextRunAt ?? new Date(0) })
  expect((await call('DELETE', `/api/saved-searches/${id}`, { as: partner })).status).toBe(204)
  await testDeps().people.write([indexed(7, { name: 'Late Comer' })], days(21))
  await deliver()
  expect(await notificationsOf(partner)).toEqual([])
  expect(await tick(days(40))).toBe(0)
})

test('starts over after a change of criteria, and ignores the run of the old ones', async () => {
  const partner = await signedIn('partner')
  const { id } = await save(partner)
  const { ports, sent } = portsAt(days(0.1))
  await runSavedSearch(ports, { id, dueAt: new Date('2026-06-16T11:00:00Z') })
  const old = await ports.peopleRuns.newestOf(id)
  sent.splice(0)
  const later = portsAt(days(0.2))
  await changeSavedSearch(later.ports, partner.user, id, {
    name: 'Partners',
    criteria: { ...criteria, jobTitle: 'Counsel', keywords: 'Tax , tax' },
  })
  await later.deliver()
  expect((await mine(partner))[0]).toMatchObject({
    name: 'Partners',
    criteria: { location: 'New York', keywords: 'Tax', jobTitle: 'Counsel' },
    lastTotal: 1,
    newCount: 0,
  })
  await runSearch(ports, old?.id ?? 0)
  await reportPeopleRun(ports, old?.id ?? 0)
  expect((await mine(partner))[0]).toMatchObject({ lastTotal: 1, newCount: 0 })
  expect(await notificationsOf(partner)).toEqual([])
  const refused = await call('PATCH', `/api/saved-searches/${id}`, {
    as: partner,
    body: { criteria: { location: 'x' } },
  })
  expect(await refused.json()).toMatchObject({
    issues: expect.arrayContaining([{ path: 'criteria.location', message: 'Location must be at least 2 characters' }]),
  })
})

test('resends a run that was cut off, and reports a lost run as failed', async () => {
  const partner = await signedIn('partner')
  const { id } = await save(partner)
  // The Worker is killed after the run was written down: its message is in the outbox, with the search that it runs.
  const { ports } = portsAt(days(1))
  const killed = testDeps({ now: () => days(1), enqueue: () => {} })
  await runSavedSearch(killed, { id, dueAt: new Date('2026-06-16T11:00:00Z') })
  const run = await ports.peopleRuns.newestOf(id)
  const rows = await ports.db.select().from(outbox)
  expect(rows.map(({ task, payload }) => [task, payload])).toContainEqual([
    'people-search.run',
    `{"queryId":${run?.id}}`,
  ])
  // A second delivery doesn't start a second run.
  await runSavedSearch(killed, { id, dueAt: new Date('2026-06-16T11:00:00Z') })
  expect((await ports.peopleRuns.newestOf(id))?.id).toBe(run?.id)
  // Its message is lost for good: the dead-letter consumer gives up, and the search says so.
  await peopleTasks.find(({ name }) => name === 'people-search.run')?.giveUp?.(killed, { queryId: run?.id ?? 0 })
  await reportPeopleRun(ports, run?.id ?? 0)
  expect((await mine(partner))[0]).toMatchObject({
    failure: 'The last run failed. The search couldn’t run. Please start it again.',
    nextRunAt: '2026-06-17T11:00:00.000Z',
  })
  // The next run succeeds and clears the failure.
  await tick(days(2))
  expect((await mine(partner))[0]).toMatchObject({ failure: null, lastTotal: 2 })
})

test('old runs leave the history; the newest and other searches stay', async () => {
  const partner = await signedIn('partner')
  await save(partner)
  for (let day = 1; day <= 4; day++) await tick(days(day))
  const { peopleRuns, db } = testDeps()
  expect(await peopleRuns.sweep(2)).toBe(3)
  expect(await peopleRuns.sweep(2)).toBe(0)
  expect(await db.$count(peopleSearchQueries, eq(peopleSearchQueries.status, 'completed'))).toBe(2)
  expect(await newsOfRun(partner)).toHaveLength(2)
})

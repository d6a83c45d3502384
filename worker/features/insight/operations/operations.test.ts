import { test } from 'vitest'
import { sweepResumes } from '#worker/features/candidates/resumes/resumes.service.ts'
import { everyFiveMinutes, hourly, runCron } from '#worker/tasks/cron.ts'
import { cronRuns, deadLetters, outbox } from '#worker/tasks/tasks.table.ts'
import { call, signedIn, testDeps, testNow } from '#worker/test/api.ts'
import { readHealth, retryDeadLetter } from './operations.service.ts'
import { z } from 'zod'
import { task } from '#worker/tasks/task.ts'

const minutesAgo = (minutes: number) => new Date(testNow.getTime() - minutes * 60_000)

async function addLetter(messageId: string, name = 'never-heard-of') {
  const [row] = await testDeps()
    .db.insert(deadLetters)
    .values({ messageId, task: name, payload: '{"id":4}', reason: 'Error: the site hung up' })
    .returning()
  if (!row) throw new Error('no row')
  return row
}

test('reports only its health to a monitor, and every part to an admin', async ({ expect }) => {
  for (const as of [undefined, await signedIn('waiting'), await signedIn('partner')]) {
    const response = await call('GET', '/api/health', as ? { as } : {})
    expect(await response.json()).toEqual({ status: 'ok' })
  }
  const response = await call('GET', '/api/health', { as: await signedIn('admin') })
  const { parts, crons } = await response.json<{ parts: { name: string }[]; crons: { job: string }[] }>()
  expect(JSON.stringify(parts)).not.toContain('couldn’t be read')
  expect(parts.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'Waiting tasks',
      'Failed tasks',
      'Scheduled work',
      'File storage',
      'Email',
      'Job sources',
      'Intelligence',
    ]),
  )
  expect(crons.map(({ job }) => job)).toContain('outbox.sweep')
})

test('answers 503 with a sentence without a database', async ({ expect }) => {
  const { checkUp } = await import('./operations.service.ts')
  const operations = { ...testDeps().operations, ping: () => Promise.reject(new Error('D1_ERROR')) }
  await expect(checkUp({ operations })).rejects.toMatchObject({ status: 503, code: 'down' })
})

test('late tasks, silent crons and failing checks are reported in sentences', async ({ expect }) => {
  const real = testDeps()
  const operations = { ...real.operations, runningSince: async () => new Date(0) }
  const deps = { ...real, operations, now: () => testNow }
  const jobs = [
    { name: 'often', title: 'Often', cron: everyFiveMinutes },
    { name: 'seldom', title: 'Seldom', cron: hourly },
  ]
  const partsNow = async () => {
    const { parts } = await readHealth(deps, jobs, [{ name: 'Broken', read: () => Promise.reject(new TypeError('x')) }])
    return Object.fromEntries(parts.map(({ name, isWell, sentence }) => [name, { isWell, sentence }]))
  }
  expect(await partsNow()).toMatchObject({
    'Waiting tasks': { isWell: true, sentence: 'None. Every task has finished.' },
    'Scheduled work': { isWell: false, sentence: "The cron triggers aren't running." },
    Broken: { isWell: false, sentence: 'This part couldn’t be read (TypeError).' },
  })

  await deps.db.insert(outbox).values([
    { id: 'late', task: 't', payload: '{}', createdAt: minutesAgo(40) },
    { id: 'young', task: 't', payload: '{}', createdAt: minutesAgo(1) },
  ])
  const run = { endedAt: minutesAgo(2), failure: null }
  await deps.db.insert(cronRuns).values([
    { job: 'often', startedAt: minutesAgo(3), ...run },
    { job: 'seldom', startedAt: minutesAgo(50), ...run },
  ])
  expect(await partsNow()).toMatchObject({
    'Waiting tasks': {
      isWell: false,
      sentence: expect.stringContaining('1 of 2 unfinished tasks are late; the oldest is 40 min old'),
    },
    'Scheduled work': { isWell: true },
  })
  await deps.db.update(cronRuns).set({ startedAt: minutesAgo(400) })
  expect(await partsNow()).toMatchObject({ 'Scheduled work': { isWell: false } })
})

test('a tick keeps when each job ran and why one failed, and runs the others', async ({ expect }) => {
  const deps = testDeps()
  const ran: string[] = []
  await runCron(
    deps,
    [
      { name: 'bad', title: 'Bad', cron: hourly, run: () => Promise.reject(new Error('the list was locked')) },
      {
        name: 'good',
        title: 'Good',
        cron: hourly,
        run: async (given) => void ran.push(String(await sweepResumes(given))),
      },
      { name: 'other', title: 'Other', cron: everyFiveMinutes, run: async () => void ran.push('other') },
    ],
    hourly,
  )
  expect(ran).toEqual(['0'])
  const rows = await deps.db.select().from(cronRuns)
  expect(rows.map(({ job, failure, endedAt }) => ({ job, failure, isEnded: endedAt !== null }))).toEqual([
    { job: 'bad', failure: 'the list was locked', isEnded: true },
    { job: 'good', failure: null, isEnded: true },
  ])
})

test('failed tasks are listed page by page, retried once, and removed; by admins alone', async ({ expect }) => {
  const admin = await signedIn('admin')
  for (let n = 0; n < 3; n++) await addLetter(`m${n}`)
  const page = async (query: string) =>
    (await call('GET', `/api/dead-letters?${query}`, { as: admin })).json<{
      items: { id: number; reason: string }[]
      total: number
      nextCursor: string | null
    }>()
  const first = await page('limit=2')
  expect(first.total).toBe(3)
  expect(first.items[0]?.reason).toBe('Error: the site hung up')
  const second = await page(`limit=2&cursor=${first.nextCursor}`)
  expect([...first.items, ...second.items]).toHaveLength(3)
  expect(second.nextCursor).toBeNull()

  const id = first.items[0]?.id
  const refused = await call('POST', `/api/dead-letters/${id}/retry`, { as: admin })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ code: 'task_unknown' })
  for (const as of [undefined, await signedIn('waiting'), await signedIn('partner')]) {
    const expected = as ? 403 : 401
    expect((await call('GET', '/api/dead-letters', as ? { as } : {})).status).toBe(expected)
    expect((await call('POST', `/api/dead-letters/${id}/retry`, as ? { as } : {})).status).toBe(expected)
    expect((await call('DELETE', `/api/dead-letters/${id}`, as ? { as } : {})).status).toBe(expected)
  }
  expect((await call('DELETE', `/api/dead-letters/${id}`, { as: admin })).status).toBe(200)
  expect((await call('DELETE', `/api/dead-letters/${id}`, { as: admin })).status).toBe(404)
  expect((await page('')).total).toBe(2)
})

test('a retried task goes back to the queue once, and survives a queue that loses it', async ({ expect }) => {
  const sent: unknown[] = []
  const deps = testDeps({ enqueue: (messages) => void sent.push(...messages) })
  const tasks = [task({ name: 'count', payload: z.object({ id: z.number() }), run: async () => {} })]
  const letter = await addLetter('twice', 'count')
  const outcomes = await Promise.allSettled([1, 2].map(() => retryDeadLetter(deps, tasks, letter.id)))
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(sent).toMatchObject([{ task: 'count', payload: { id: 4 } }])
  expect(await deps.db.select().from(outbox)).toMatchObject([{ task: 'count', payload: '{"id":4}' }])
})

test('an admin gets the number of unfinished and late tasks, nobody else does', async ({ expect }) => {
  await testDeps()
    .db.insert(outbox)
    .values({ id: 'late', task: 't', payload: '{}', createdAt: new Date(1) })
  const read = async (role: 'admin' | 'partner') =>
    (await call('GET', '/api/health', { as: await signedIn(role) })).json<{ waiting?: unknown }>()
  expect((await read('admin')).waiting).toEqual({ total: 1, late: 1 })
  expect((await read('partner')).waiting).toBeUndefined()
})

test('a first start is healthy, and a job that misses ticks later is named', async ({ expect }) => {
  const real = testDeps()
  const jobs = [
    { name: 'often', title: 'Send what is due', cron: everyFiveMinutes },
    { name: 'seldom', title: 'Remove what is old', cron: hourly },
  ]
  const scheduled = async (startedMinutesAgo: number) => {
    const operations = { ...real.operations, runningSince: async () => minutesAgo(startedMinutesAgo) }
    const { parts } = await readHealth({ ...real, operations, now: () => testNow }, jobs, [])
    const { isWell, sentence } = parts.find(({ name }) => name === 'Scheduled work') ?? {}
    return { isWell, sentence }
  }
  const firstRuns = 'On time; 2 of 2 jobs are still due to run for the first time.'
  expect(await scheduled(0)).toEqual({ isWell: true, sentence: firstRuns })
  expect(await scheduled(16)).toEqual({ isWell: false, sentence: "The cron triggers aren't running." })
  const ran = { endedAt: minutesAgo(2), failure: null }
  await real.db.insert(cronRuns).values({ job: 'often', startedAt: minutesAgo(2), ...ran })
  expect(await scheduled(170)).toMatchObject({ isWell: true })
  expect(await scheduled(190)).toEqual({ isWell: false, sentence: 'Late: Remove what is old.' })
  // Started again after a weekend: what ran last on Friday isn't late yet.
  await real.db.insert(cronRuns).values({ job: 'seldom', startedAt: minutesAgo(4000), ...ran })
  expect(await scheduled(30)).toMatchObject({ isWell: true })
})

test('the schedule counts from the last start that a local server noted', async ({ expect }) => {
  const { db, operations } = testDeps()
  const startedAt = new Date(Date.now() + 3600_000)
  await db.insert(cronRuns).values({ job: 'server.start', startedAt, endedAt: startedAt, failure: null })
  expect(await operations.runningSince()).toEqual(startedAt)
})

import { expect, test } from 'vitest'
import { goodJob } from '#worker/features/jobs/jobs/bad-jobs.fixture.ts'
import { addJob } from '#worker/features/jobs/jobs/public-jobs.fixture.ts'
import { call, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { platform } from '#worker/test/platform.ts'
import { makePublicPageCache } from './public-page-cache.service.ts'

/*
 * Several isolates on one database: in one data center they share its cache, in two they share nothing. The clock of all of
 * them stands still until a test moves it.
 */

let now = Date.now()
const clock = () => now
const wait = (ms: number) => void (now += ms)
let dataCenters = 0

/** A data center. Each isolate in it sees pages as a visitor gets them there. */
function dataCenter() {
  const name = `data-center-${++dataCenters}`
  return {
    isolate: () => {
      const publicPages = makePublicPageCache({ now: clock, store: () => caches.open(name) })
      const deps = { publicPages, now: () => new Date(now) }
      return {
        get: (path: string) => call('GET', path, { deps }),
        text: async (path: string) => (await call('GET', path, { deps })).text(),
        save: async (as: TestSession, id: number, change: object) => {
          const { status } = await call('PUT', `/api/jobs/${id}`, { as, body: { ...goodJob, ...change }, deps })
          expect(status).toBe(200)
        },
      }
    },
  }
}

test('shows a save in another data center within a second where pages are viewed often', async () => {
  const admin = await signedIn('admin')
  const job = await addJob({ title: 'Old title' })
  const [near, far] = [dataCenter().isolate(), dataCenter().isolate()]
  const path = `/job/${job.shortId}`
  expect(await far.text(path)).toContain('Old title')
  await near.save(admin, job.id, { title: 'New title' })
  const savedAt = now
  expect(await near.text(path)).toContain('New title')
  while (!(await far.text(path)).includes('New title')) wait(100)
  expect(now - savedAt).toBeLessThanOrEqual(1100)
})

test('shows a save within ten seconds at one view a minute', async () => {
  const admin = await signedIn('admin')
  const job = await addJob({ title: 'Title 0' })
  const [near, far] = [dataCenter().isolate(), dataCenter().isolate()]
  await far.get('/jobs')
  for (let minute = 1; minute <= 5; minute++) {
    wait(50_000)
    await near.save(admin, job.id, { title: `Title ${minute}` })
    wait(10_000)
    expect(await far.text('/jobs')).toContain(`Title ${minute}`)
  }
})

test('never shows a firm ten seconds after it became confidential', async () => {
  const admin = await signedIn('admin')
  const job = await addJob({ firmName: 'Harlan & Wick LLP' })
  const places = ['/', '/jobs', `/job/${job.shortId}`, '/jobs.rss', '/api/public/jobs']
  for (const viewsEveryMs of [900, 9000]) {
    await testDeps().db.$client.prepare('update jobs set is_confidential = 0').run()
    const center = dataCenter()
    const isolates = [center.isolate(), center.isolate(), dataCenter().isolate()]
    for (const isolate of isolates)
      for (const path of places) expect(await isolate.text(path)).toMatch(/Harlan|"@type"/)
    await dataCenter().isolate().save(admin, job.id, { isConfidential: true })
    const savedAt = now
    for (let passed = 0; passed < 12_000; passed += viewsEveryMs) {
      wait(viewsEveryMs)
      for (const isolate of isolates) {
        const shown = (await Promise.all(places.map((path) => isolate.text(path)))).filter((text) =>
          /Harlan/.test(text),
        )
        if (now - savedAt > 10_000) expect(shown).toEqual([])
      }
    }
  }
})

test('answers 410 for a job ten seconds after it was closed', async () => {
  const admin = await signedIn('admin')
  const job = await addJob()
  const [near, far] = [dataCenter().isolate(), dataCenter().isolate()]
  const path = `/job/${job.shortId}`
  expect((await far.get(path)).status).toBe(200)
  await near.save(admin, job.id, { isActive: false })
  wait(10_001)
  expect((await far.get(path)).status).toBe(410)
})

test('keeps the newest page while the replica is behind, and asks the primary once', async () => {
  const admin = await signedIn('admin')
  const job = await addJob({ title: 'Old title' })
  const isolate = dataCenter().isolate()
  platform.conditions.faults.add('replica behind')
  const path = `/job/${job.shortId}`
  await isolate.get(path)
  await isolate.save(admin, job.id, { title: 'New title' })
  for (let view = 0; view < 5; view++) {
    expect(await isolate.text(path)).toContain('New title')
    wait(12_000)
  }
})

test('never shows an undone state while the database travels back and forth in time', async () => {
  const admin = await signedIn('admin')
  const job = await addJob({ title: 'First title' })
  const { $client } = testDeps().db
  const isolates = [dataCenter().isolate(), dataCenter().isolate()]
  const path = `/job/${job.shortId}`
  const titles = async () => {
    const texts = await Promise.all(isolates.map((isolate) => isolate.text(path)))
    return texts.map((text) => /(\w+) title/.exec(text)?.[1])
  }
  const moment = async () => {
    const state = await $client.prepare('select version from site_state').first<{ version: number }>()
    const row = await $client.prepare('select title from jobs where id = ?').bind(job.id).first<{ title: string }>()
    return { version: state?.version ?? 0, title: row?.title ?? '' }
  }
  // Time Travel puts rows and version back without a trigger.
  const travel = async ({ version, title }: { version: number; title: string }) => {
    await $client.batch([
      $client.prepare('update jobs set title = ? where id = ?').bind(title, job.id),
      $client.prepare('update site_state set version = ?').bind(version),
    ])
    wait(10_001)
  }
  const first = await moment()
  expect(await titles()).toEqual(['First', 'First'])
  await isolates[0]?.save(admin, job.id, { title: 'Undone title' })
  wait(10_001)
  const undone = await moment()
  expect(await titles()).toEqual(['Undone', 'Undone'])

  await travel(first)
  expect(await titles()).toEqual(['First', 'First'])
  await isolates[1]?.save(admin, job.id, { title: 'Second title' })
  wait(10_001)
  expect((await moment()).version).toBeGreaterThan(undone.version)
  expect(await titles()).toEqual(['Second', 'Second'])

  const second = await moment()
  await travel(undone)
  expect(await titles()).toEqual(['Undone', 'Undone'])
  await travel(second)
  expect(await titles()).toEqual(['Second', 'Second'])
})

test('serves every page seen before through half an hour without a database', async () => {
  const job = await addJob()
  const closed = await addJob({ isActive: false })
  const pages = [
    '/',
    '/jobs',
    '/jobs?q=corporate',
    `/job/${job.shortId}`,
    '/privacy',
    '/employers',
    '/jobs.rss',
    '/sitemap.xml',
    '/api/public/jobs?limit=5',
    `/api/public/jobs/${job.shortId}`,
  ]
  const center = dataCenter()
  const first = center.isolate()
  const seen = new Map<string, string>()
  for (const path of pages) seen.set(path, await first.text(path))
  await first.get(`/job/${closed.shortId}`)
  platform.conditions.faults.add('database down')
  for (let minute = 1; minute <= 30; minute++) {
    wait(60_000)
    // An isolate that starts during the outage finds the pages in the data center.
    for (const isolate of minute % 10 === 0 ? [first, center.isolate()] : [first]) {
      for (const path of pages) {
        const answer = await isolate.get(path)
        expect(answer.status, `${path} in minute ${minute}`).toBe(200)
        expect(await answer.text()).toBe(seen.get(path))
      }
    }
  }
  expect((await first.get(`/job/${closed.shortId}`)).status).toBe(410)
  expect((await first.get('/login')).status).toBe(200)
  platform.conditions.faults.clear()
  await addJob({ title: 'After the outage' })
  wait(2000)
  expect(await first.text('/jobs')).toContain('After the outage')
})

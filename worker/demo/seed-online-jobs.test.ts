import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobSources, onlineJobs } from '#worker/features/sourcing/job-sources/job-sources.table.ts'
import { notifications } from '#worker/features/identity/notifications/notifications.table.ts'
import { savedJobLists } from '#worker/features/sourcing/saved-lists/saved-lists.table.ts'
import { savedSearches } from '#worker/features/sourcing/saved-searches/saved-searches.table.ts'
import { testDeps, testNow } from '#worker/test/api.ts'
import { cast } from '#worker/test/pipeline.ts'
import { seedOnlineJobs } from './seed-online-jobs.ts'
import { env } from 'cloudflare:workers'

const openings = [
  { id: 1, title: 'Tax Associate', location: 'New York, NY', daysAgo: 2 },
  { id: 2, title: 'Litigation Counsel', location: 'Austin, TX', daysAgo: 3 },
  ...Array.from({ length: 7 }, (_, at) => ({
    id: at + 3,
    title: `Corporate Partner ${at}`,
    location: 'Boston, MA',
    daysAgo: 20,
  })),
]
const siteAt = (port: number) => ({
  name: 'Harlow Finch LLP',
  adapter: 'json_generic',
  locator: `http://127.0.0.1:${port}/openings.json`,
  answer: (_: string, { daysBack }: { daysBack: number }) => ({
    type: 'application/json',
    body: JSON.stringify({
      jobs: openings
        .filter(({ id, daysAgo }) => daysAgo >= daysBack && !(id === 8 && daysBack === 0))
        .map((job) => ({ ...job, url: `http://127.0.0.1:${port}/openings/${job.id}` })),
    }),
  }),
})

test('indexes the demo firms’ openings and what recruiters did with them, once', async () => {
  await cast()
  const { db } = testDeps()
  const seed = (port: number) => seedOnlineJobs({ db: env.DB, now: testNow, sites: [siteAt(port)] })
  const source = async () => (await db.select().from(jobSources).where(eq(jobSources.name, 'Harlow Finch LLP')))[0]
  const state = async () => ({
    postings: (await db.select().from(onlineJobs)).map(({ title, goneAt, url }) => [title, goneAt !== null, url]),
    searches: (await db.select().from(savedSearches)).map(({ name, newCount }) => [name, newCount]),
    notifications: await db.$count(notifications),
    lists: await db.$count(savedJobLists),
  })
  await seed(4001)
  expect(await source()).toMatchObject({ health: 'ok', postings: 8, legalPostings: 8 })
  const first = await state()
  expect(first.postings.filter(([, isGone]) => isGone)).toEqual([
    ['Corporate Partner 5', true, 'http://127.0.0.1:4001/openings/8'],
  ])
  expect(first).toMatchObject({ notifications: 2, lists: 1 })
  expect(first.searches).toContainEqual(['Associates in New York', 1])

  await seed(4001)
  expect(await state()).toEqual(first)

  // At another port the same is read again, and nothing else is created twice.
  await seed(4002)
  const moved = await state()
  expect(moved).toMatchObject({ notifications: 2, lists: 1, searches: first.searches })
  expect(moved.postings.every(([, , url]) => String(url).startsWith('http://127.0.0.1:4002/'))).toBe(true)

  // Who removed it does not get it back.
  await testDeps().jobSources.remove((await source())?.id ?? 0, testNow)
  await seed(4003)
  expect(await source()).toMatchObject({ locator: 'http://127.0.0.1:4002/openings.json', isEnabled: false })
})

import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { test } from 'vitest'
import { createApp } from '#worker/app.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { origin, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { addApplication } from '#worker/test/applications.ts'
import { simulatePlatform } from '#worker/test/simulated-platform.ts'

/** Calls, sequential round trips and rows that one request costs the database. */
async function costOf(as: TestSession, path: string) {
  const { env: own, meter } = simulatePlatform().invocation(env, { isMetered: true })
  const ctx = createExecutionContext()
  const { hono } = createApp({ log: () => {} })
  const response = await hono.fetch(new Request(origin + path, { headers: { Cookie: as.cookie } }), own, ctx)
  const size = (await response.json<{ items?: unknown[] }>()).items?.length
  await waitOnExecutionContext(ctx)
  return { size, roundTrips: meter?.roundTrips ?? 0, queries: meter?.queries ?? 0, rowsRead: meter?.rowsRead ?? 0 }
}

test('a list of people and a record cost few round trips and rows', async ({ expect }) => {
  const [admin, partner] = [await signedIn('admin'), await signedIn('partner')]
  for (let n = 0; n < 1_200; n++) {
    await testDeps()
      .db.insert(candidates)
      .values({
        name: `Tax Lawyer ${n}`,
        email: `lawyer${n}@example.com`,
        isPerson: true,
        jdYear: 2000 + (n % 20),
        barStates: ['NY'],
        assignedPartnerId: n % 2 ? partner.user.id : admin.user.id,
      })
  }
  const [first] = await testDeps().db.select({ id: candidates.id }).from(candidates).limit(1)
  await addApplication({ candidateId: first?.id ?? null })
  const lists = ['', '?q=tax', '?barState=NY&classFrom=2005&classTo=2015', '?q=lawyer&ownerId=0']
  const costs = await Promise.all([
    ...lists.flatMap((query) => [admin, partner].map((as) => costOf(as, `/api/candidates/page${query}`))),
    costOf(admin, `/api/candidates/${first?.id}`),
  ])
  const most = (name: 'roundTrips' | 'queries' | 'rowsRead') => Math.max(...costs.map((cost) => cost[name]))
  expect(costs[0]?.size).toBe(50)
  expect(most('roundTrips')).toBeLessThanOrEqual(4)
  expect(most('queries')).toBeLessThanOrEqual(8)
  expect(most('rowsRead')).toBeLessThanOrEqual(1_000)
})

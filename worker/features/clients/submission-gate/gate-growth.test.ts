import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createApp } from '#worker/app.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { firms } from '#worker/features/jobs/firms/firms.table.ts'
import { addApplication } from '#worker/test/applications.ts'
import { origin, testDeps, type TestSession } from '#worker/test/api.ts'
import { cast } from '#worker/test/pipeline.ts'
import { simulatePlatform } from '#worker/test/simulated-platform.ts'

/** Queries of session and application that any request about an application makes. */
const queriesBefore = 2
/** Promised of the check itself. */
const maxQueries = 8

/** Checks a submission and gives what D1 did for it, session and what follows the answer included. */
async function costOf(as: TestSession, body: unknown) {
  const { env: bindings, meter } = simulatePlatform({}).invocation(env, { isMetered: true })
  const ctx = createExecutionContext()
  const response = await createApp({ log: () => {} }).hono.fetch(
    new Request(`${origin}/api/submissions/check`, {
      method: 'POST',
      headers: { Cookie: as.cookie, Origin: origin, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
    bindings,
    ctx,
  )
  await waitOnExecutionContext(ctx)
  return { status: response.status, queries: meter.queries, rowsRead: meter.rowsRead }
}

/** Firms with as many submissions and consents of other people, all of them at the firm that is asked about too. */
async function grow(from: number, to: number, { firmId, jobId }: { firmId: number; jobId: number }): Promise<void> {
  const numbers = JSON.stringify(Array.from({ length: to - from }, (_, n) => from + n))
  const each = `from json_each(?1) n`
  await env.DB.batch(
    [
      `insert into firms (id, name, name_key) select 1000 + n.value, 'Firm ' || n.value, 'firm ' || n.value ${each}`,
      `insert into candidates (id, name, email, phone_key, is_person)
        select 1000 + n.value, 'Person ' || n.value, n.value || '@grow.example', '212' || (5000000 + n.value), 1 ${each}`,
      `insert into job_applications (id, job_id, applicant_name, applicant_email, candidate_id, status)
        select 1000 + n.value, ${jobId}, 'Person ' || n.value, n.value || '@grow.example', 1000 + n.value, 'new' ${each}`,
      `insert into client_submissions (application_id, company_name, firm_id)
        select 1000 + n.value, 'Harrow & Vale', ${firmId} ${each}`,
      `insert into consents (id, application_id, candidate_id, firm_name, firm_key, firm_id, state, channel, scope, statement,
          statement_hash, requested_at, open_until)
        select 'grow' || n.value, 1000 + n.value, 1000 + n.value, 'Harrow & Vale', 'harrow vale', ${firmId}, 'requested', 'link',
          'named', '', '', 0, 0 ${each}`,
    ].map((sql) => env.DB.prepare(sql).bind(numbers)),
  )
}

test('asks and reads no more as firms and submissions grow', async () => {
  const { partner } = await cast()
  const { db } = testDeps()
  const [firm] = await db.insert(firms).values({ name: 'Harrow & Vale', nameKey: 'harrow vale' }).returning()
  const [person] = await db
    .insert(candidates)
    .values({ name: 'Maya Chen', email: 'maya@example.com', phoneKey: '2125550101', isPerson: true })
    .returning()
  const application = await addApplication({ assignedPartnerId: partner.user.id, candidateId: person?.id ?? 0 })
  const body = { applicationId: application.id, companyName: 'Harrow & Vale' }
  const at = { firmId: firm?.id ?? 0, jobId: application.jobId }
  await grow(0, 50, at)
  const small = await costOf(partner, body)
  await grow(50, 1_000, at)
  const large = await costOf(partner, body)
  expect([small.status, large.status]).toEqual([200, 200])
  expect(large.queries).toBe(small.queries)
  expect(large.queries - queriesBefore).toBeLessThanOrEqual(maxQueries)
  expect(large.rowsRead).toBeLessThanOrEqual(small.rowsRead + 5)
  expect(large.rowsRead).toBeLessThan(200)
})

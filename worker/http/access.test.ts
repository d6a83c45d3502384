import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { test } from 'vitest'
import { endpointUrl, type Endpoint } from '#contract/endpoint.ts'
import { createApp } from '#worker/app.ts'
import { bodyFor, fixtureOf, queries, type Made } from '#worker/test/access-fixtures.ts'
import { accessTable, casesOf, type Caller, type RecordKind, type Rule } from '#worker/test/access-table.ts'
import { addUser, call, origin, sessionOf, signedIn, type TestSession } from '#worker/test/api.ts'
import { countCases } from '#worker/test/cases.ts'
import { unassign } from '#worker/test/pipeline.ts'
import type { Mounted } from './route.ts'

const { hono, mounted } = createApp({
  log: () => {},
  // Nobody's site is read for this.
  transport: async () => new Response('Not here', { status: 404 }),
})
/** The long run asks those who are kept out about every kind of record too. */
const isLong = (env as { TEST_LONG?: string }).TEST_LONG === '1'
const noQueue = { send: async () => {}, sendBatch: async () => {} }
const bindings = { ...env, RATE_LIMIT_FACTOR: '100000', TASKS: noQueue, READS: noQueue } as unknown as Cloudflare.Env
const addressOf = ({ method, path }: Mounted) => `${method} ${path}`

async function send(route: Mounted, as: TestSession | null, made: Made): Promise<number> {
  const { method, endpoint } = route
  const headers = new Headers(method === 'GET' || method === 'HEAD' ? {} : { Origin: origin })
  if (as) headers.set('Cookie', as.cookie)
  const body = await bodyFor(addressOf(route), endpoint, made)
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  const ctx = createExecutionContext()
  const url = origin + endpointUrl(endpoint as Endpoint, made.params) + (queries[addressOf(route)] ?? '')
  const request = new Request(url, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  const response = await hono.fetch(request, bindings, ctx)
  await response.arrayBuffer()
  await waitOnExecutionContext(ctx)
  return response.status
}

type Person = { id: number; session: () => Promise<TestSession | null> }

/** Everyone who may ask. Who can still be let in signs in anew for each call, because some calls end a session. */
async function everyone() {
  const [admin, partner, colleague] = await Promise.all([addUser({ role: 'admin' }), addUser(), addUser()])
  const waiting = await addUser({ status: 'waiting' })
  const [disabled, demoted] = await Promise.all([signedIn('partner'), signedIn('admin')])
  for (const [{ user }, body] of [
    [disabled, { status: 'disabled' }],
    [demoted, { role: 'partner' }],
  ] as const) {
    const changed = await call('PATCH', `/api/users/${user.id}`, { as: await sessionOf(admin), body })
    if (!changed.ok) throw new Error(`changing an account answered ${changed.status}`)
  }
  const callers: Record<Caller, Person> = {
    stranger: { id: colleague.id, session: async () => null },
    waiting: { id: waiting.id, session: () => sessionOf(waiting) },
    disabled: { id: disabled.user.id, session: async () => disabled },
    demoted: { id: demoted.user.id, session: async () => demoted },
    partner: { id: partner.id, session: () => sessionOf(partner) },
    admin: { id: admin.id, session: () => sessionOf(admin) },
  }
  return { callers, admin, colleague }
}

test('every endpoint has its line in the table and its records, and nothing else has', ({ expect }) => {
  const lines = Object.keys(accessTable).sort()
  expect(lines, 'Add new routes to worker/test/access-table.ts and run `npm run access-doc`.').toEqual(
    mounted.map(addressOf).sort(),
  )
  for (const address of lines) fixtureOf(address)
})

test('every endpoint answers every caller, about every kind of record, as the table says', async ({ expect, task }) => {
  const { callers, admin, colleague } = await everyone()

  const answer = async (route: Mounted, caller: Caller, kind: RecordKind): Promise<number> => {
    const fixture = fixtureOf(addressOf(route))
    const { id, session } = callers[caller]
    if (!fixture) return send(route, await session(), { params: {} })
    if (kind === 'missing') return send(route, await session(), { params: fixture.missing })
    const made = await fixture.make(kind === 'anothers' ? colleague.id : id)
    const as = await session()
    if (kind === 'takenAway') await unassign(await sessionOf(admin), made.applicationId ?? 0)
    return send(route, as, made)
  }

  const wrong: string[] = []
  let asked = 0
  for (const route of mounted) {
    const rule = accessTable[addressOf(route)] as Rule
    for (const { caller, kind, status } of casesOf(rule, isLong)) {
      asked++
      const got = await answer(route, caller, kind)
      if (got !== status) wrong.push(`${addressOf(route)}: ${caller}, ${kind} record: ${got} instead of ${status}`)
    }
  }
  countCases(task, asked)
  expect(wrong).toEqual([])
  expect(asked).toBeGreaterThan(800)
}, 300_000)

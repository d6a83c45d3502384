import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { test } from 'vitest'
import { endpointUrl, type Endpoint } from '#contract/endpoint.ts'
import { createApp } from '#worker/app.ts'
import { appPaths } from '#worker/features/jobs/site/app-pages.ts'
import { bodyFor, fixtureOf, queries, type Made } from '#worker/test/access-fixtures.ts'
import { accessTable, casesOf, pageTable, type Caller, type RecordKind, type Rule } from '#worker/test/access-table.ts'
import { addUser, call, jumpingClock, origin, sessionOf, signedIn, type TestSession } from '#worker/test/api.ts'
import { countCases } from '#worker/test/cases.ts'
import { addressOfPage, filledPage, formOf, formType, pageRecords, pagesOf } from '#worker/test/pages.ts'
import { invocationEnv } from '#worker/test/platform.ts'
import { unassign } from '#worker/test/pipeline.ts'
import type { Mounted } from './route.ts'

const { hono, mounted } = createApp({
  log: () => {},
  // Answers instead of other sites, which this test must not read.
  transport: async () => new Response('Not here', { status: 404 }),
  ...jumpingClock(),
})
/** The long run also tries every kind of record as callers who have no access. */
const isLong = (env as { TEST_LONG?: string }).TEST_LONG === '1'
const noQueue = { send: async () => {}, sendBatch: async () => {} }
const bindings = {
  ...env,
  RATE_LIMIT_FACTOR: '100000',
  TASKS: noQueue,
  READS: noQueue,
  FILE_TASKS: noQueue,
} as unknown as Cloudflare.Env
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
  const response = await hono.fetch(request, invocationEnv(bindings), ctx)
  await response.arrayBuffer()
  await waitOnExecutionContext(ctx)
  return response.status
}

type Person = { id: number; session: () => Promise<TestSession | null> }

/** Every kind of caller. Those who can sign in get a new session for each call, because some calls end a session. */
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

test('every endpoint answers every caller about every record as the table says', async ({ expect, task }) => {
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
}, 900_000)

test('every page answers every caller as the table says, and none is missing from it', async ({ expect, task }) => {
  const pages = pagesOf(hono).filter(({ path }) => !(appPaths as readonly string[]).includes(path))
  const lines = Object.keys(pageTable).sort()
  expect(lines, 'Add new pages to worker/test/access-table.ts and run `npm run access-doc`.').toEqual(
    pages.map(addressOfPage).sort(),
  )
  const { callers } = await everyone()
  const wrong: string[] = []
  let asked = 0
  for (const page of pages) {
    const { status, missing } = pageTable[addressOfPage(page)] ?? { status: 0 }
    const ask = async (caller: Caller, record: string | undefined, expected: number) => {
      const session = await callers[caller].session()
      const headers = new Headers(page.method === 'GET' ? {} : { Origin: origin, 'Content-Type': formType })
      if (session) headers.set('Cookie', session.cookie)
      const ctx = createExecutionContext()
      const body = page.method === 'GET' ? null : formOf(page.path, { email: `${asked}@example.com` })
      const url = origin + filledPage(page.path, record ?? '')
      const response = await hono.fetch(
        new Request(url, { method: page.method, headers, body }),
        invocationEnv(bindings),
        ctx,
      )
      await response.arrayBuffer()
      await waitOnExecutionContext(ctx)
      asked++
      if (response.status !== expected) {
        wrong.push(`${addressOfPage(page)}: ${caller}: ${response.status} instead of ${expected}`)
      }
    }
    for (const caller of Object.keys(callers) as Caller[]) {
      if (!isLong && caller !== 'stranger' && caller !== 'partner') continue
      await ask(caller, await pageRecords[page.path]?.(), status)
      if (missing !== undefined) await ask(caller, 'x'.repeat(43), missing)
    }
  }
  countCases(task, asked)
  expect(wrong).toEqual([])
}, 120_000)

import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, test } from 'vitest'
import { errorBody } from '#contract/api/common.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { createApp } from '#worker/app.ts'
import { jobApplications } from '#worker/features/applications/applications.table.ts'
import { settings } from '#worker/features/settings/settings.table.ts'
import { users } from '#worker/features/users/users.table.ts'
import { origin, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { addApplication } from '#worker/test/applications.ts'
import { placesIn, queryNames, sampleOf, withAt } from '#worker/test/contracts.ts'
import { hostileValues, stolenFields } from '#worker/test/hostile-values.ts'

const { hono, mounted } = createApp({ log: () => {} })
/** The long run tries every value in every place, the quick one a few in each, others at every place. */
const isLong = (env as { TEST_LONG?: string }).TEST_LONG === '1'
const valuesAPlace = 2
const bindings = { ...env, RATE_LIMIT_FACTOR: '100000' }

type Caller = { name: string; as: TestSession | null }

async function send(method: string, path: string, as: TestSession | null, raw?: string): Promise<Response> {
  const headers = new Headers(method === 'GET' || method === 'HEAD' ? {} : { Origin: origin })
  if (raw !== undefined) headers.set('Content-Type', 'application/json')
  if (as) headers.set('Cookie', as.cookie)
  const ctx = createExecutionContext()
  const response = await hono.fetch(new Request(origin + path, { method, headers, body: raw ?? null }), bindings, ctx)
  await waitOnExecutionContext(ctx)
  return response
}

/** Nothing but an answer that a person can read: never a 5xx, and a refusal has its sentence. */
async function complaint(response: Response): Promise<string | undefined> {
  const text = await response.text()
  // A part that is down by design (no key, no browser) says so with 502 or 503 and a sentence; 500 is a defect.
  if (response.status === 500 || response.status > 503) return `${response.status} ${text.slice(0, 200)}`
  if (response.status < 400) return undefined
  if (!text) return undefined
  return errorBody.safeParse(JSON.parse(text)).success ? undefined : `no error body: ${text.slice(0, 200)}`
}

let turn = 0
const someValues = () => {
  if (isLong) return hostileValues
  turn += valuesAPlace
  return Array.from({ length: valuesAPlace }, (_, n) => hostileValues[(turn + n) % hostileValues.length])
}

const filled = (path: string, id: number) => path.replace(/:\w+/g, String(id))
const label = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
/** These end the session or the account that asks; they are tried in their own tests. */
const endsTheSession = new Set(['POST /api/auth/logout', 'POST /api/auth/logout-all'])

async function callersOf(access: string): Promise<Caller[]> {
  if (access === 'public') return [{ name: 'stranger', as: null }]
  return access === 'admin'
    ? [{ name: 'admin', as: await signedIn('admin') }]
    : [
        { name: 'partner', as: await signedIn('partner') },
        { name: 'admin', as: await signedIn('admin') },
      ]
}

async function tryBodies(endpoint: Endpoint, access: string, id: number): Promise<string[]> {
  const { method, path, body } = endpoint
  if (!body || body === 'stream') return []
  const good = sampleOf(body)
  const found: string[] = []
  for (const { name, as } of await callersOf(access)) {
    const bodies = [
      JSON.stringify(good),
      JSON.stringify({ ...(good as object), ...stolenFields }),
      '{"__proto__":{"role":"admin"}}',
      '[]',
      'null',
      '"text"',
      '1e999',
      '{"a":1,"a":2}',
      ...placesIn(good).flatMap((place) => [
        JSON.stringify(withAt(good, place, undefined)),
        ...someValues().map((value) => JSON.stringify(withAt(good, place, value))),
      ]),
    ]
    for (const raw of bodies) {
      const wrong = await complaint(await send(method, filled(path, id), as, raw))
      if (wrong) found.push(`${label(endpoint)} as ${name} with ${raw.slice(0, 160)}: ${wrong}`)
    }
  }
  return found
}

async function tryQueries(endpoint: Endpoint, access: string, id: number): Promise<string[]> {
  const found: string[] = []
  const [caller] = await callersOf(access)
  for (const name of queryNames(endpoint)) {
    const texts = someValues().filter((value) => typeof value !== 'object')
    for (const value of [...texts.map(String), 'a&b=c', '[object Object]']) {
      const query = `?${name}=${encodeURIComponent(value.toWellFormed().slice(0, 8_000))}`
      const wrong = await complaint(await send(endpoint.method, filled(endpoint.path, id) + query, caller?.as ?? null))
      if (wrong) found.push(`${label(endpoint)}${query.slice(0, 120)}: ${wrong}`)
    }
  }
  return found
}

describe('whatever is sent', () => {
  const tried = mounted.filter((one) => !endsTheSession.has(label(one)))

  test('no body makes an endpoint fail without a sentence, and none changes what is not the caller’s', async ({
    expect,
  }) => {
    const { db } = testDeps()
    const bystander = await signedIn('admin')
    const others = await addApplication({ assignedPartnerId: bystander.user.id })
    const protectedRows = async () => ({
      application: (await db.select().from(jobApplications)).find(({ id }) => id === others.id),
      bystander: (await db.select().from(users)).find(({ id }) => id === bystander.user.id),
    })
    const before = await protectedRows()
    const found: string[] = []
    for (const { endpoint, access } of tried) {
      // An id that is nobody's: what is tried here is the input, not the record.
      found.push(...(await tryBodies(endpoint as Endpoint, access, 999_999_999)))
    }
    expect(found).toEqual([])
    expect(await protectedRows()).toEqual(before)
    const admins = (await db.select().from(users)).filter(
      ({ role, email }) => role === 'admin' && !email.endsWith('.test'),
    )
    // Accounts that admins made on purpose are theirs; nobody who asked as a stranger or partner became one.
    expect(admins.filter(({ name }) => name !== 'Ann Lee')).toEqual([])
  }, 600_000)

  test('no query does', async ({ expect }) => {
    const found: string[] = []
    for (const { endpoint, access } of tried) {
      found.push(...(await tryQueries(endpoint as Endpoint, access, 1)))
    }
    expect(found).toEqual([])
  }, 600_000)

  test('no address does', async ({ expect }) => {
    const as = await signedIn('admin')
    const ids = [
      '0',
      '-1',
      '1.5',
      '1e3',
      'abc',
      '%00',
      '%2e%2e',
      '9007199254740993',
      "1' OR 1=1",
      '%F0%9F%98%80',
      'x'.repeat(500),
    ]
    const found: string[] = []
    for (const one of tried.filter(({ path }) => path.includes(':'))) {
      for (const id of isLong ? ids : ids.slice(turn++ % 8, (turn % 8) + 4)) {
        const path = one.path.replace(/:\w+/g, encodeURI(id))
        const raw = one.endpoint.body && one.endpoint.body !== 'stream' ? '{}' : undefined
        const wrong = await complaint(await send(one.method, path, as, raw))
        if (wrong) found.push(`${one.method} ${path.slice(0, 120)}: ${wrong}`)
      }
    }
    expect(found).toEqual([])
  }, 600_000)

  test('settings hold only what their schema allows', async ({ expect }) => {
    const rows = await testDeps().db.select().from(settings)
    expect(rows.every(({ value }) => value.length < 20_000)).toBe(true)
  })
})

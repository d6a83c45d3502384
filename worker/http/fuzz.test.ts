import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { inArray } from 'drizzle-orm'
import { describe, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { createApp } from '#worker/app.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { settings } from '#worker/features/identity/settings/settings.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { bodyFor, fixtureOf, queries, type Made } from '#worker/test/access-fixtures.ts'
import { jumpingClock, origin, sessionOf, signedIn, testDeps, type TestSession } from '#worker/test/api.ts'
import { addApplication } from '#worker/test/applications.ts'
import { countCases } from '#worker/test/cases.ts'
import { placesIn, queryNames, sampleOf, withAt } from '#worker/test/contracts.ts'
import { hostileValues, madeUpValues, stolenFields } from '#worker/test/hostile-values.ts'
import { tryPage } from '#worker/test/hostile-pages.ts'
import { pagesOf } from '#worker/test/pages.ts'
import { complaint, pageComplaint, readStored } from '#worker/test/stored-text.ts'
import { watchedLog } from '#worker/test/watched-log.ts'
import { invocationEnv } from '#worker/test/platform.ts'
import type { Mounted } from './route.ts'

const watched = watchedLog()
const { hono, mounted } = createApp({
  log: watched.log,
  // Answers instead of other sites, which this test must not read.
  transport: async () => new Response('Not here', { status: 404 }),
  ...jumpingClock(),
})
/** The long run tries every listed value in every place, and new made-up ones each time; the quick run tries a few. */
const isLong = (env as { TEST_LONG?: string }).TEST_LONG === '1'
const noQueue = { send: async () => {}, sendBatch: async () => {} }
const bindings = {
  ...env,
  RATE_LIMIT_FACTOR: '100000',
  TASKS: noQueue,
  READS: noQueue,
  FILE_TASKS: noQueue,
} as unknown as Cloudflare.Env

let sent = 0
async function send(method: string, path: string, as: TestSession | null, raw?: string): Promise<Response> {
  sent++
  const headers = new Headers(method === 'GET' || method === 'HEAD' ? {} : { Origin: origin })
  if (raw !== undefined) headers.set('Content-Type', 'application/json')
  if (as) headers.set('Cookie', as.cookie)
  const ctx = createExecutionContext()
  const response = await hono.fetch(
    new Request(origin + path, { method, headers, body: raw ?? null }),
    invocationEnv(bindings),
    ctx,
  )
  await waitOnExecutionContext(ctx)
  return response
}

/** Made-up values, tried at each place besides the listed ones. Failures report the seed, to make them again. */
const seed = isLong ? Date.now() : 20_260_101
const madeUp = madeUpValues(seed, isLong ? 400 : 20)
let turn = 0
const someValues = () => {
  turn++
  const own = (n: number) => madeUp[(turn * n) % madeUp.length]
  if (isLong) return [...hostileValues, own(3), own(5), own(7)]
  return [
    hostileValues[turn % hostileValues.length],
    turn % 4 === 0 ? own(3) : hostileValues[(turn * 7) % hostileValues.length],
  ]
}

const filled = (path: string, id: number) => path.replace(/:\w+/g, String(id))
const label = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
/** Endpoints that end the caller's session. Their own tests try them. */
const endsTheSession = new Set(['POST /api/auth/logout', 'POST /api/auth/logout-all'])
const tried = mounted.filter((one) => !endsTheSession.has(label(one)))
const takesJson = ({ endpoint }: Mounted) => Boolean(endpoint.body) && endpoint.body !== 'stream'

async function callersOf(access: string): Promise<TestSession[] | [null]> {
  if (access === 'public') return [null]
  return access === 'admin' ? [await signedIn('admin')] : [await signedIn('partner'), await signedIn('admin')]
}

/** Sends bodies about a missing record, to test how bodies are read. Returns a line for each bad answer. */
async function tryBodies(route: Mounted): Promise<string[]> {
  const { body } = route.endpoint
  if (!body || body === 'stream') return []
  const good = sampleOf(body)
  const found: string[] = []
  // Asks as the caller with the fewest rights; `tryForms` asks as an admin.
  const callers = await callersOf(route.access)
  for (const as of callers.slice(0, 1)) {
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
      const wrong = await complaint(await send(route.method, filled(route.path, 999_999_999), as, raw))
      if (wrong) found.push(`${label(route)} as ${as?.user.role ?? 'stranger'} with ${raw.slice(0, 160)}: ${wrong}`)
    }
  }
  return found
}

/** Addresses that the first good body uses up, so each body gets its own record or file. */
const usedUp = /\/(?:apply|documents|resets\/:token)$/

/**
 * Returns the places of a form's body, and the other fields that its contract accepts, which a form may leave out but a
 * program can send.
 */
function placesOf(route: Mounted, good: unknown): (string | number)[][] {
  const all = placesIn(good)
  const { body } = route.endpoint
  const sample = body && body !== 'stream' ? sampleOf(body) : undefined
  const more = sample && typeof sample === 'object' && !Array.isArray(sample) ? Object.keys(sample) : []
  const known = new Set(all.map(([first]) => first))
  return [...all, ...more.filter((key) => !known.has(key)).map((key) => [key])]
}

/** Sends good bodies about stored records with a hostile value in one place. Returns a line for each bad answer. */
async function tryForms(route: Mounted): Promise<string[]> {
  if (!takesJson(route)) return []
  const address = label(route)
  const fixture = fixtureOf(address)
  const as = route.access === 'public' ? null : await signedIn('admin')
  const fresh = async () => {
    const made: Made = (await fixture?.make(as?.user.id ?? (await signedIn('partner')).user.id)) ?? { params: {} }
    const path = route.path.replace(/:(\w+)/g, (_, part: string) => String(made.params[part]))
    return { path: path + (queries[address] ?? ''), good: await bodyFor(address, route.endpoint, made) }
  }
  const found: string[] = []
  let { path, good } = await fresh()
  let caller = as
  const ask = async (raw: string) => {
    const response = await send(route.method, path, caller, raw)
    if (!as || response.status !== 401) return response
    // An earlier request ended the session.
    caller = await sessionOf(as.user)
    return send(route.method, path, caller, raw)
  }
  for (const place of placesOf(route, good)) {
    ;({ path, good } = await fresh())
    for (const value of someValues()) {
      if (usedUp.test(route.path)) ({ path, good } = await fresh())
      const raw = JSON.stringify(withAt(good, place, value))
      const wrong = await complaint(await ask(raw))
      if (wrong) found.push(`${address}, ${place.join('.')} as ${raw.slice(0, 200)}: ${wrong}`)
    }
  }
  // These settings would change what the callers of later requests may do.
  if (address === 'PATCH /api/settings') await testDeps().db.delete(settings).where(inArray(settings.key, decisive))
  return found
}

/** Settings that decide who may sign in, and what is erased or sent. */
const decisive = ['registration', 'requireTwoFactor', 'retentionMonths', 'retentionErases', 'mailsOff']

async function tryQueries(route: Mounted): Promise<string[]> {
  const found: string[] = []
  const [as = null] = await callersOf(route.access)
  for (const name of queryNames(route.endpoint as Endpoint)) {
    const texts = someValues().filter((value) => typeof value !== 'object')
    for (const value of [...texts.map(String), 'a&b=c', '[object Object]', '[]', '{"a":[1]}']) {
      const query = `?${name}=${encodeURIComponent(value.toWellFormed().slice(0, 8_000))}`
      const wrong = await complaint(await send(route.method, filled(route.path, 1) + query, as))
      if (wrong) found.push(`${label(route)}${query.slice(0, 120)}: ${wrong}`)
    }
  }
  return found
}

/** Texts that are not valid ids. */
const oddIds = [
  '0',
  '-1',
  '1.5',
  '1e3',
  'abc',
  '%00',
  '%2e%2e',
  '%',
  '9007199254740993',
  "1'%20OR%201=1",
  '%F0%9F%98%80',
]
const longIds = () => [
  ...oddIds,
  ...someValues()
    .filter((value) => typeof value !== 'object' && value !== '')
    .map((value) => encodeURIComponent(String(value).toWellFormed().slice(0, 500))),
]

/** Returns a few of `oddIds`, others each time. */
const someIds = () => oddIds.slice(++turn % 7, (turn % 7) + 4)

/** Reads the fields of an account and an application that only an admin, or nobody, may set. */
async function decidedByUs(userId: number, applicationId: number) {
  const { db } = testDeps()
  const user = (await db.select().from(users)).find(({ id }) => id === userId)
  const application = (await db.select().from(jobApplications)).find(({ id }) => id === applicationId)
  return {
    role: user?.role,
    accountStatus: user?.status,
    createdAt: user?.createdAt,
    assignedPartnerId: application?.assignedPartnerId,
    appliedAt: application?.appliedAt,
    jobId: application?.jobId,
    matchScore: application?.matchScore,
  }
}

describe('whatever is sent', () => {
  test('sends at least fifty values to each place', ({ expect }) => {
    expect(hostileValues.length).toBeGreaterThanOrEqual(50)
    expect(hostileValues.filter((value) => typeof value !== 'object').length + 4).toBeGreaterThanOrEqual(50)
  })

  test('no body fails without a sentence or changes another person’s data', async ({ expect, task }) => {
    const { db } = testDeps()
    // The samples name the first user and application, which admins may change.
    await addApplication({ assignedPartnerId: (await signedIn('admin')).user.id })
    const bystander = await signedIn('admin')
    const others = await addApplication({ assignedPartnerId: bystander.user.id })
    const protectedRows = async () => ({
      application: (await db.select().from(jobApplications)).find(({ id }) => id === others.id),
      bystander: (await db.select().from(users)).find(({ id }) => id === bystander.user.id),
    })
    const before = await protectedRows()
    const found: string[] = []
    sent = 0
    for (const route of tried) found.push(...(await tryBodies(route)))
    countCases(task, sent)
    expect([...found, ...watched.found()], `made up with seed ${seed}`).toEqual([])
    expect(await protectedRows()).toEqual(before)
    const admins = (await db.select().from(users)).filter(
      ({ role, email }) => role === 'admin' && !email.endsWith('.test'),
    )
    // The sample of a new user is Ann Lee, whom admins may add. No stranger or partner became an admin.
    expect(admins.filter(({ name }) => name !== 'Ann Lee')).toEqual([])
  }, 1_800_000)

  test('no field of a form makes one fail, and what was stored is read as text', async ({ expect, task }) => {
    const found: string[] = []
    sent = 0
    for (const route of tried) found.push(...(await tryForms(route)))
    found.push(
      ...(await readStored(hono, mounted, { most: isLong ? 150 : 6, ask: (path, as) => send('GET', path, as) })),
    )
    countCases(task, sent)
    expect([...found, ...watched.found()], `made up with seed ${seed}`).toEqual([])
  }, 3_600_000)

  test('no form changes fields that its sender may not set', async ({ expect, task }) => {
    const wrong: string[] = []
    sent = 0
    for (const route of tried.filter((one) => takesJson(one) && one.access !== 'admin' && one.access !== 'public')) {
      const address = label(route)
      const partner = await signedIn('partner')
      const made: Made = (await fixtureOf(address)?.make(partner.user.id)) ?? { params: {} }
      const good = await bodyFor(address, route.endpoint, made)
      // Fields that the form itself sends keep their good values.
      const raw = JSON.stringify({ ...stolenFields, ...(good as object) })
      const path = route.path.replace(/:(\w+)/g, (_, part: string) => String(made.params[part]))
      const before = await decidedByUs(partner.user.id, made.applicationId ?? 0)
      const bad = await complaint(await send(route.method, path + (queries[address] ?? ''), partner, raw))
      if (bad) wrong.push(`${address}: ${bad}`)
      const [is, was] = [await decidedByUs(partner.user.id, made.applicationId ?? 0), before].map((one) =>
        JSON.stringify(one),
      )
      if (is !== was) wrong.push(`${address}: ${was} became ${is}`)
    }
    countCases(task, sent)
    expect(sent).toBeGreaterThan(20)
    expect(wrong).toEqual([])
  }, 120_000)

  test('no query makes an endpoint fail without a sentence', async ({ expect, task }) => {
    const found: string[] = []
    sent = 0
    for (const route of tried) found.push(...(await tryQueries(route)))
    countCases(task, sent)
    expect(found, `made up with seed ${seed}`).toEqual([])
  }, 1_800_000)

  test('no id in an address makes an endpoint fail without a sentence', async ({ expect, task }) => {
    const as = await signedIn('admin')
    const found: string[] = []
    sent = 0
    for (const one of tried.filter(({ path }) => path.includes(':'))) {
      for (const id of isLong ? longIds() : someIds()) {
        const path = one.path.replace(/:\w+/g, () => id)
        const wrong = await complaint(await send(one.method, path, as, takesJson(one) ? '{}' : undefined))
        if (wrong) found.push(`${one.method} ${path.slice(0, 120)}: ${wrong}`)
      }
    }
    countCases(task, sent)
    expect(found, `made up with seed ${seed}`).toEqual([])
  }, 1_800_000)

  test('no address, query or form makes a page fail without a sentence', async ({ expect, task }) => {
    const found: string[] = []
    sent = 0
    const texts = () =>
      someValues()
        .filter((value) => typeof value !== 'object')
        .map((value) => String(value).toWellFormed().slice(0, 8_000))
    const ask = async (request: Request) => {
      sent++
      const ctx = createExecutionContext()
      const response = await hono.fetch(request, invocationEnv(bindings), ctx)
      const wrong = await pageComplaint(response)
      await waitOnExecutionContext(ctx)
      return wrong
    }
    for (const page of pagesOf(hono)) {
      found.push(...(await tryPage(page, { ask, texts, ids: isLong ? longIds : someIds })))
    }
    countCases(task, sent)
    expect([...found, ...watched.found()], `made up with seed ${seed}`).toEqual([])
  }, 1_800_000)

  test('settings hold only what their schema allows', async ({ expect }) => {
    const rows = await testDeps().db.select().from(settings)
    expect(rows.every(({ value }) => value.length < 20_000)).toBe(true)
  })
})

import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { createApp } from '#worker/app.ts'
import { makeDeps, type Deps, type DepsOptions } from '#worker/deps.ts'
import { hashPassword } from '#worker/features/identity/auth/password.service.ts'
import type { User } from '#worker/features/identity/users/users.repo.ts'
import { sha256Hex } from '#worker/http/digest.ts'
import type { Router } from '#worker/http/route.ts'
import { newToken } from '#worker/http/session.ts'
import { platform } from './platform.ts'

/** On this machine, so over plain http and with cookies without `Secure`. */
export const origin = 'http://localhost'

/** A moment that tests use as "now". */
export const testNow = new Date('2026-06-15T15:00:00.000Z')

export type TestSession = { user: User; cookie: string }

type CallOptions = {
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it is, instead of JSON. */
  raw?: BodyInit
  as?: TestSession | null
  headers?: Record<string, string>
  /** Clock and ids of this call. */
  deps?: DepsOptions
}

/** One request through the whole Worker application, as our own pages send it; waits for its background work. */
export async function call(method: string, path: string, options: CallOptions = {}): Promise<Response> {
  const headers = new Headers(method === 'GET' || method === 'HEAD' ? {} : { Origin: origin })
  if (options.body !== undefined) headers.set('Content-Type', 'application/json')
  if (options.as) headers.set('Cookie', options.as.cookie)
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value)
  const ctx = createExecutionContext()
  const body = options.raw ?? (options.body === undefined ? null : JSON.stringify(options.body))
  const invocation = newInvocation(options.deps)
  const { hono } = appWith(invocation.options)
  const response = await hono.fetch(new Request(origin + path, { method, headers, body }), invocation.bindings, ctx)
  await waitOnExecutionContext(ctx)
  return response
}

let plainApp: Router | undefined
let lastApp: { options: DepsOptions; router: Router } | undefined

/**
 * The application that answers a request. Requests with the same options share one, as all requests of a Worker do, because making
 * it takes as long as answering most requests.
 */
function appWith(options: DepsOptions): Router {
  if (Object.keys(options).length === 0) return (plainApp ??= createApp({ log: () => {} }))
  if (!lastApp || !isSame(lastApp.options, options))
    lastApp = { options: { ...options }, router: createApp({ log: () => {}, ...options }) }
  return lastApp.router
}

const isSame = (a: DepsOptions, b: DepsOptions): boolean => {
  const names = Object.keys({ ...a, ...b }) as (keyof DepsOptions)[]
  return names.every((name) => a[name] === b[name])
}

/** The Worker's ports and repos over the test's own bindings. */
export function testDeps(given: DepsOptions = {}): Deps {
  const { bindings, options } = newInvocation(given)
  return makeDeps(bindings, createExecutionContext(), { log: () => {}, now: () => testNow, ...options })
}

/** Bindings under the platform's limits, which fetches of other sites count toward. */
function newInvocation(given: DepsOptions = {}) {
  const { env: bindings, fetched } = platform.invocation<Cloudflare.Env>(env)
  const { transport } = given
  return { bindings, options: transport ? { ...given, transport: fetched(transport) } : given }
}

let people = 0

/** Adds an account without the cost of a password hash. */
export async function addUser(given: Partial<Pick<User, 'name' | 'email' | 'role' | 'status' | 'password'>> = {}) {
  const n = ++people
  const role = given.role ?? 'partner'
  const user = await testDeps().users.add({
    name: `${role} ${n}`,
    email: `${role}${n}@placet.test`,
    password: '',
    role,
    status: 'active',
    ...given,
  })
  if (!user) throw new Error('email is taken')
  return user
}

const hashes = new Map<string, Promise<string>>()

/** The hash of a password, made once for all tests of an isolate, because it takes 0.3 s. */
export function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

/** A session of an existing user, as signing in would make it. */
export async function sessionOf(user: User): Promise<TestSession> {
  const token = newToken()
  await testDeps().sessions.put(await sha256Hex(token), {
    userId: user.id,
    epoch: user.sessionEpoch,
    expiresAt: Date.now() + 3600_000 * 24 * 3650,
  })
  return { user, cookie: `sid=${user.id}.${token}` }
}

/** A new account, signed in: an admin, an active partner, or one that waits for approval. */
export async function signedIn(as: 'admin' | 'partner' | 'waiting' = 'partner'): Promise<TestSession> {
  const user = await addUser(as === 'waiting' ? { role: 'partner', status: 'waiting' } : { role: as, status: 'active' })
  return sessionOf(user)
}

/**
 * A clock and a way to wait that belong together: a wait takes no time, and the clock jumps over it. For tests that send many requests
 * to sites, which are read at a polite pace.
 */
export function jumpingClock(): Required<Pick<DepsOptions, 'now' | 'sleep'>> {
  let jumpedMs = 0
  return {
    now: () => new Date(Date.now() + jumpedMs),
    sleep: async (ms) => void (jumpedMs += ms),
  }
}

// The entry of the built Worker while it is measured, beside its index.js: it answers the floors that everything is
// compared with, signs made-up users in, runs crons on request, and reports for a request that asks what it used.
// It may be set far from its bindings (worker/test/simulated-platform.ts). Only scripts of bench/ ever serve it.
import worker from './index.js'
import { aroundCalls } from './around-calls.js'
import { newMeter, simulatePlatform } from './simulated-platform.js'
export * from './index.js'

/** Cost of queue messages while it is being measured, in all and by batch; undefined otherwise. */
let background
/** Benches lift the limits that count per invocation and report what was used. */
const unlimited = { queries: Infinity, subrequests: Infinity }
const near = simulatePlatform({ limits: unlimited })
/** The platform of every request after `/cdn-cgi/bench/conditions`; undefined before, when bindings are used as they are. */
let far

/** Bindings that add what they are used for to a meter. */
function meteredEnv(env, meter) {
  const { env: own, meter: used } = (far ?? near).invocation(env, { isMetered: true })
  return { own, settle: () => addUp(meter, used) }
}

const addUp = (meter, used) => {
  for (const [name, value] of Object.entries(used)) {
    meter[name] = name === 'roundTrips' ? Math.max(meter[name], value) : meter[name] + value
  }
}

const html = { 'Content-Type': 'text/html; charset=utf-8' }
// As long as a page: what is compared is the work, not the bytes.
const constant = `<!doctype html><title>Constant</title>${'constant '.repeat(4000)}`

// oxlint-disable-next-line import/no-default-export -- how a Worker is entered
export default {
  ...worker,
  async queue(batch, env, context) {
    if (!background) return worker.queue(batch, far ? far.invocation(env).env : env, context)
    const meter = newMeter()
    const { own, settle } = meteredEnv(env, meter)
    await worker.queue(batch, own, context).finally(() => {
      settle()
      if (!background) return
      addUp(background, meter)
      const tasks = [...new Set(batch.messages.map(({ body }) => body.task))].sort()
      background.batches.push({ queue: batch.queue, tasks, messages: batch.messages.length, ...meter })
    })
  },
  async fetch(request, env, context) {
    if (!request.url.includes('/cdn-cgi/') && !request.headers.has('bench-meter')) {
      const response = await worker.fetch(request, far ? far.invocation(env).env : env, context)
      const variant = /[?&]preload=(\w+)$/.exec(request.url)?.[1]
      return variant ? preloading(response, variant) : response
    }
    const url = new URL(request.url)
    const own = url.pathname.startsWith('/cdn-cgi/bench/') ? await benchAnswer(url, request, env) : undefined
    if (own) return own
    const meter = newMeter()
    const { own: metered, settle } = meteredEnv(env, meter)
    const waited = []
    const watching = {
      waitUntil: (work) => void (waited.push(work), context.waitUntil(work)),
      passThroughOnException() {},
    }
    const began = Date.now()
    let response
    if (url.pathname === '/cdn-cgi/handler/scheduled') {
      const cron = url.searchParams.get('cron') ?? ''
      await worker.scheduled({ cron, scheduledTime: Date.now(), noRetry() {} }, metered, watching)
      response = new Response('ok')
    } else {
      response = await worker.fetch(request, metered, watching)
    }
    const body = await response.arrayBuffer()
    // Work behind the answer belongs to the request.
    await Promise.allSettled(waited)
    settle()
    const headers = new Headers(response.headers)
    headers.set('Bench-D1', JSON.stringify({ ...meter, ms: Date.now() - began }))
    return new Response(response.status === 304 || response.status === 204 ? null : body, {
      status: response.status,
      headers,
    })
  },
}

/** A page that preloads fonts as it does, nothing, or all that it needs by its header. */
async function preloading(response, variant) {
  if (variant === 'fonts') return response
  const html = await response.text()
  const headers = new Headers(response.headers)
  if (variant === 'none')
    return new Response(html.replaceAll(/<link rel="preload"[^>]*>/g, ''), { status: response.status, headers })
  const addresses = html.matchAll(/"(\/assets\/[^"]+\.(css|js|woff2))"/g)
  const kinds = { css: 'preload; as=style', js: 'modulepreload', woff2: 'preload; as=font; crossorigin' }
  headers.set('Link', [...addresses].map(([, address, kind]) => `<${address}>; rel=${kinds[kind]}`).join(', '))
  return new Response(html, { status: response.status, headers })
}

/** Answers the requests that benches send to this entry. */
async function benchAnswer(url, request, env) {
  switch (url.pathname.slice('/cdn-cgi/bench/'.length)) {
    case 'constant':
      return new Response(constant, { headers: html })
    case 'row':
      return Response.json(await env.DB.prepare('select id, name from users where id = ?').bind(1).first())
    case 'sessions':
      return Response.json(await signIn(env, await request.json()))
    case 'background': {
      const until = background
      background = url.searchParams.has('end') ? undefined : { ...newMeter(), batches: [] }
      return Response.json(until ?? null)
    }
    case 'alone':
      return Response.json(await askAlone(env, await request.json()))
    case 'conditions': {
      const { faults = [], ...conditions } = await request.json()
      far = simulatePlatform({ conditions: { ...conditions, faults: new Set(faults) }, limits: unlimited })
      return new Response('ok')
    }
    default:
      return undefined
  }
}

/** Answers of D1 as it sent them, by call, while the Worker is measured alone. */
const recorded = new Map()

/**
 * Asks paths one after another inside this invocation. D1 answers from memory, in JSON as it does, and the data center holds
 * nothing: what is left is the work of the Worker itself.
 */
async function askAlone(env, { paths, times }) {
  const DB = aroundCalls(env.DB, async ({ method, statements }, work) => {
    const key = JSON.stringify([method, statements])
    if (!recorded.has(key)) recorded.set(key, JSON.stringify((await work()) ?? null))
    return JSON.parse(recorded.get(key))
  })
  const bindings = { ...env, DB }
  const waited = []
  const context = { waitUntil: (work) => void waited.push(work), passThroughOnException() {} }
  const held = globalThis.caches
  globalThis.caches = { default: { match: async () => undefined, put: async () => undefined } }
  let bytes = 0
  try {
    for (let n = 0; n < times; n++) {
      const response = await worker.fetch(new Request(paths[n % paths.length]), bindings, context)
      bytes += (await response.arrayBuffer()).byteLength
      if (!response.ok) throw new Error(`${paths[n % paths.length]} answers ${response.status}`)
    }
    await Promise.allSettled(waited)
  } finally {
    globalThis.caches = held
  }
  return { bytes: bytes / times }
}

/** Begins a session of each user, as signing in does, and gives their cookies. */
async function signIn(env, { userIds }) {
  const expiresAt = Date.now() + 12 * 3600_000
  const cookies = await Promise.all(
    userIds.map(async (userId) => {
      const token = base64url(crypto.getRandomValues(new Uint8Array(32)))
      const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
      const tokenHash = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
      const session = JSON.stringify({ userId, epoch: 0, expiresAt })
      await env.SESSIONS.put(`session:${userId}:${tokenHash}`, session)
      return `sid=${userId}.${token}`
    }),
  )
  return cookies
}

const base64url = (bytes) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

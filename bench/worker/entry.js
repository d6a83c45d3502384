// The entry of the built Worker while it is measured, beside its index.js: it answers the floors that everything is
// compared with, signs made-up users in, runs crons on request, and tells for a request that asks what D1 did for it.
// Only scripts of bench/ ever serve it.
import worker from './index.js'
export * from './index.js'

/** Cost of queue messages while it is being measured; undefined otherwise. */
let background

const html = { 'Content-Type': 'text/html; charset=utf-8' }
// As long as a page: what is compared is the work, not the bytes.
const constant = `<!doctype html><title>Constant</title>${'constant '.repeat(4000)}`

// oxlint-disable-next-line import/no-default-export -- how a Worker is entered
export default {
  ...worker,
  queue: (batch, env, context) =>
    worker.queue(batch, background ? { ...env, DB: meteredDatabase(env.DB, background) } : env, context),
  async fetch(request, env, context) {
    if (!request.url.includes('/cdn-cgi/') && !request.headers.has('bench-meter')) {
      return worker.fetch(request, env, context)
    }
    const url = new URL(request.url)
    if (url.pathname === '/cdn-cgi/bench/constant') return new Response(constant, { headers: html })
    if (url.pathname === '/cdn-cgi/bench/row') {
      return Response.json(await env.DB.prepare('select id, name from users where id = ?').bind(1).first())
    }
    if (url.pathname === '/cdn-cgi/bench/sessions') return Response.json(await signIn(env, await request.json()))
    if (url.pathname === '/cdn-cgi/bench/background') {
      const until = background
      background = url.searchParams.has('end') ? undefined : newMeter()
      return Response.json(until ?? null)
    }
    const meter = newMeter()
    const metered = { ...env, DB: meteredDatabase(env.DB, meter) }
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
    const headers = new Headers(response.headers)
    headers.set('Bench-D1', JSON.stringify({ ...meter, ms: Date.now() - began }))
    return new Response(response.status === 304 || response.status === 204 ? null : body, {
      status: response.status,
      headers,
    })
  },
}

const newMeter = () => ({ queries: 0, rowsRead: 0, rowsWritten: 0 })

/** Wraps a database or session and adds the cost of its statements to a meter. */
function meteredDatabase(db, meter) {
  const originals = new WeakMap()
  const note = (result) => {
    meter.queries++
    meter.rowsRead += result.meta.rows_read ?? 0
    meter.rowsWritten += result.meta.rows_written ?? 0
    return result
  }
  const statement = (real, sql) => {
    const own = {
      bind: (...values) => statement(real.bind(...values), sql),
      all: async () => note(await real.all()),
      run: async () => note(await real.run()),
      first: async (column) => {
        const row = note(await real.all()).results[0] ?? null
        return row && column !== undefined ? row[column] : row
      },
      // Rows without names come without an account of what they cost: a question is asked twice, and what writes once, its
      // rows having the names of one table.
      raw: async () => {
        const result = note(await real.all())
        return /^\s*(select|with)\b/i.test(sql) && !/\b(insert|update|delete)\b/i.test(sql)
          ? real.raw()
          : result.results.map((row) => Object.values(row))
      },
    }
    originals.set(own, real)
    return own
  }
  return {
    prepare: (sql) => statement(db.prepare(sql), sql),
    batch: async (statements) => (await db.batch(statements.map((one) => originals.get(one) ?? one))).map(note),
    exec: (sql) => db.exec(sql),
    withSession: (constraint) => meteredDatabase(db.withSession(constraint), meter),
    getBookmark: () => db.getBookmark?.() ?? null,
  }
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

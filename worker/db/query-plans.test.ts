import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { test } from 'vitest'
import { endpointUrl, type Endpoint } from '#contract/endpoint.ts'
import { createApp } from '#worker/app.ts'
import { makeDeps } from '#worker/deps.ts'
import { bodyFor, fixtureOf, queries } from '#worker/test/access-fixtures.ts'
import { addUser, jumpingClock, origin, sessionOf } from '#worker/test/api.ts'
import { addApplication } from '#worker/test/applications.ts'
import { analyses, candidateLists, jobPages, onlineSearches, publicSearches, screens } from '#worker/test/questions.ts'
import { runCron, everyFiveMinutes, hourly } from '#worker/tasks/cron.ts'
import { cronJobs, tasks } from '#worker/tasks/registry.ts'

/** Tables that stay small however much an agency grows: they may be read whole. Every other one counts as big. */
const small = new Set([
  'archives', // a row for each that an admin asked for; forgotten after a year
  'analytics_counts', // a row for each day, partner and step of the funnel; read by ranges of days
  'analytics_dirty', // what has changed in the last seconds
  'analytics_state',
  'cron_runs',
  'dead_letters', // failed tasks nobody has dealt with yet; swept
  'imports', // files that an admin moved in
  'job_counts',
  'job_sources',
  'outbox', // empties itself
  'people_sources',
  'practice_areas',
  'recovery_codes', // ten an account
  'settings',
  'site_state',
  'source_lanes',
  'task_errors', // swept
  'title_marks',
  'users', // the accounts of one agency
])

/**
 * Intended whole reads of big tables, by a piece of their SQL, with the reason.
 */
const meant: readonly (readonly [piece: string, why: string])[] = [
  ['from candidates where lower(email) in', "one person's data, found or erased a few times a year"],
  ['from "candidates" where lower(email) in', 'the same'],
  ['from "candidates" where lower("candidates"."email") in', 'the same'],
  ['from "people" where lower("people"."email") in', 'the same, over the addresses alone'],
  ['from people where lower(email) in', 'the same'],
  ['from "people" where lower(email) in', 'the same'],
  [
    'select count(*) from "people_search_queries"',
    'searches that people made: thousands, counted when the history is opened',
  ],
  ["select distinct firm_id, firm_id from firm_limits where scope = 'firm'", 'limits that run, at most hundreds'],
  ['with pair(chain, kept)', 'what is read whole is the list of applications of one firm'],
  ['group by coalesce(candidate_id, applicant_email)', 'the rule of retention, once an hour, behind nobody'],
  ['from client_submissions s join job_applications a', 'a rule of follow-ups, once an hour, behind nobody'],
  ['a.updated_at as since from job_applications a', 'the same'],
  ['a.status_changed_at as since from job_applications a', 'the same'],
  ['select id from jobs indexed by jobs_open_recent', 'at most 1,001 open jobs, to count what they have in common'],
  [
    'json_array_length("saved_job_lists"."job_data")',
    'a page in the order of ids: what is sorted is the list within a row',
  ],
]

type Seen = { sql: string; values: unknown[]; by: string }

/** Wraps a database and records each distinct statement. */
function remembering(db: D1Database, seen: Map<string, Seen>, asker: () => string): D1Database {
  const prepare = (sql: string) => {
    const statement = db.prepare(sql)
    const bind = statement.bind.bind(statement)
    if (!seen.has(sql)) seen.set(sql, { sql, values: [], by: asker() })
    statement.bind = (...values: unknown[]) => {
      const known = seen.get(sql)
      if (known) known.values = values
      return bind(...values)
    }
    return statement
  }
  return new Proxy(db, {
    get(target, name) {
      if (name === 'prepare') return prepare
      if (name === 'withSession') return () => remembering(target, seen, asker)
      if (name === 'getBookmark') return () => null
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? (value as (...all: unknown[]) => unknown).bind(target) : value
    },
  })
}

/** Tables by their aliases in a statement. */
function namesIn(sql: string): Map<string, string> {
  const names = new Map<string, string>()
  for (const [, table = '', alias] of sql.matchAll(
    /\b(?:from|join|update|into)\s+"?(\w+)"?(?:\s+(?:as\s+)?"?(\w+)"?)?/gi,
  )) {
    names.set(table, table)
    if (
      alias &&
      !/^(where|on|set|join|left|inner|cross|group|order|limit|using|indexed|not|values|select|union)$/i.test(alias)
    ) {
      names.set(alias, table)
    }
  }
  return names
}

/** The big table that a step of a plan reads from end to end without a bound. */
function wholeRead(
  detail: string,
  sql: string,
  { tables, isSorted }: { tables: ReadonlySet<string>; isSorted: boolean },
) {
  const step = /^SCAN (\w+)(.*)$/.exec(detail)
  if (!step) return undefined
  const [, name = '', how = ''] = step
  const names = namesIn(sql)
  // An INSERT only reads tables it doesn't name for deferred foreign keys, and there aren't any here.
  if (!names.has(name)) return undefined
  const table = names.get(name) ?? name
  if (!tables.has(table) || small.has(table)) return undefined
  // A word list that is asked for words, or for a row, gives what it finds.
  if (how.includes('VIRTUAL TABLE INDEX') && !how.endsWith('INDEX 0:')) return undefined
  // In the order of ids or of an index, and only as far as a page goes.
  if (/\blimit\b/i.test(sql) && !isSorted) return undefined
  return table
}

test('no statement of any endpoint, task or cron walks a big table', async ({ expect }) => {
  const seen = new Map<string, Seen>()
  let by = ''
  const db = remembering(env.DB, seen, () => by)
  const sent: { task: string; payload: unknown }[] = []
  const keep = (message: unknown) => void sent.push(message as (typeof sent)[number])
  const queue = {
    send: async (message: unknown) => keep(message),
    sendBatch: async (messages: Iterable<{ body: unknown }>) => [...messages].forEach(({ body }) => keep(body)),
  }
  const bindings = {
    ...env,
    DB: db,
    RATE_LIMIT_FACTOR: '100000',
    TASKS: queue,
    READS: queue,
    FILE_TASKS: queue,
  } as unknown as Cloudflare.Env
  const transport = async () => new Response('Not here', { status: 404 })
  const options = { log: () => {}, transport, ...jumpingClock() }
  const { hono, mounted } = createApp(options)
  const [admin, partner] = await Promise.all([addUser({ role: 'admin' }), addUser()])

  const ask = async (method: string, path: string, as: typeof admin, body?: unknown) => {
    by = `${method} ${path}`
    const headers = new Headers({ Cookie: (await sessionOf(as)).cookie, Origin: origin })
    if (body !== undefined) headers.set('Content-Type', 'application/json')
    const ctx = createExecutionContext()
    const request = new Request(origin + path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    })
    const response = await hono.fetch(request, bindings, ctx)
    await response.arrayBuffer()
    await waitOnExecutionContext(ctx)
    return response.status
  }

  for (const { method, path, endpoint } of mounted) {
    const address = `${method} ${path}`
    const made = (await fixtureOf(address)?.make(admin.id)) ?? { params: {} }
    const url = endpointUrl(endpoint as Endpoint, made.params) + (queries[address] ?? '')
    await ask(method, url, admin, await bodyFor(address, endpoint, made))
  }
  const application = await addApplication({ assignedPartnerId: partner.id })
  const asked = [
    ...candidateLists,
    ...jobPages,
    ...onlineSearches,
    ...publicSearches,
    ...screens,
    ...analyses,
    ...['/', '/jobs', '/jobs?q=tax', '/feed.xml', '/sitemap.xml'].map((path) => [path, path] as const),
  ]
  for (const [, address, body] of asked) {
    const path = address
      .replaceAll(':partner', String(partner.id))
      .replaceAll(':job', String(application.jobId))
      .replaceAll(':application', String(application.id))
    await ask(body ? 'POST' : 'GET', path, admin, body)
    if (path.startsWith('/api/applications') || path.startsWith('/api/dashboard')) await ask('GET', path, partner)
  }
  const deps = makeDeps(bindings, createExecutionContext(), options)
  for (const cron of [everyFiveMinutes, hourly]) {
    by = `cron ${cron}`
    await runCron(deps, cronJobs, cron)
  }
  for (const { task: name, payload } of sent.splice(0)) {
    by = `task ${name}`
    // A task whose record is gone by now ends early or fails: what it asked is seen all the same.
    await tasks
      .find((task) => task.name === name)
      ?.run(deps, payload)
      .catch(() => {})
  }

  const listed = await env.DB.prepare("select name from sqlite_master where type = 'table'").all<{ name: string }>()
  const tables = new Set(listed.results.map(({ name }) => name))
  const whole: string[] = []
  const statements = [...seen.values()].filter(
    ({ sql }) =>
      /^\s*(select|insert|update|delete|with|replace)\b/i.test(sql) &&
      // Wrangler's list of a dozen migrations, which a test's database does not have.
      !sql.includes('from d1_migrations'),
  )
  for (let from = 0; from < statements.length; from += 50) {
    const some = statements.slice(from, from + 50)
    const plans = await env.DB.batch<{ detail: string }>(
      some.map(({ sql, values }) => env.DB.prepare(`explain query plan ${sql}`).bind(...values)),
    )
    for (const [at, { sql, by: who }] of some.entries()) {
      const details = plans[at]?.results.map(({ detail }) => detail) ?? []
      const isSorted = details.some((detail) => detail.includes('TEMP B-TREE FOR ORDER BY'))
      for (const detail of details) {
        const table = wholeRead(detail, sql, { tables, isSorted })
        if (!table) continue
        const isMeant = meant.some(([piece]) => sql.includes(piece))
        if (!isMeant) whole.push(`${who}\n  ${detail}\n  ${sql.slice(0, 600)}`)
      }
    }
  }
  expect(statements.length).toBeGreaterThan(400)
  expect([...tables].filter((name) => small.has(name)).sort()).toEqual([...small].sort())
  expect(whole, 'Add an index, or say in `meant` why the whole is read.').toEqual([])
}, 300_000)

// @ts-check
// An hour of the largest agency of bench/agencies.json, as fast as the server takes it: what each process and the Worker's
// heap hold meanwhile and afterwards.
import { DatabaseSync } from 'node:sqlite'
import { loadavg } from 'node:os'
import { cronExpressions } from '../../scripts/crons.mjs'
import { agencies, recruiterHour } from '../harness/cost.mjs'
import { openInspector } from '../harness/inspector.mjs'
import { percentiles } from '../harness/measure.mjs'
import { note, printTable, recordMeasure, recordPromise } from '../harness/results.mjs'
import { randomFrom } from '../world/rows.mjs'
import { databaseFile } from '../world/world.mjs'
import { samplePdf } from './sample-pdf.mjs'
import { applyAsWizard } from './wizard.mjs'

/** @typedef {import('./wizard.mjs').NamedAsk} NamedAsk */
/** @typedef {() => Promise<unknown>} Step one request of the hour, or several that need each other */

const connections = 8
const requestTimeoutMs = 30_000
/** The load ends by then, whatever is left. */
const maxLoadMs = 8 * 60_000
const sampleEveryMs = 5000
/** Hours of a month in which strangers come, and in which staff work. */
const hours = { strangers: 30 * 24, staff: 21 * 8 }

/** @param {import('../registry.mjs').Bench} bench */
export async function run(bench) {
  const server = await bench.serve({ inspect: true })
  if (!server.inspector) throw new Error('the server has no inspector')
  const inspector = await openInspector(server.inspector)
  const parts = () => server.processMemory()
  const fresh = { ...parts(), heap: await inspector.worker() }
  const load = requests(server.url)
  const steps = await hourOf(bench, server, load.send)
  const samples = [{ at: 0, done: 0, ...fresh }]
  const began = performance.now()
  let done = 0
  const state = { isOver: false }
  const sampling = (async () => {
    while (!state.isOver) {
      await new Promise((resolve) => setTimeout(resolve, sampleEveryMs))
      samples.push({ at: performance.now() - began, done, ...parts(), heap: await inspector.worker() })
    }
  })()
  const one = async () => {
    while (performance.now() - began < maxLoadMs) {
      const step = steps[done++]
      if (!step) return
      await step()
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  const seconds = (performance.now() - began) / 1000
  state.isOver = true
  await sampling
  const { asked, times } = load.sums()
  // Time for the queues to finish and for memory to be given back.
  await new Promise((resolve) => setTimeout(resolve, 20_000))
  const rest = { at: performance.now() - began, done: asked, ...parts(), heap: await inspector.worker() }
  const live = await inspector.workerLive(() => load.send({ name: 'a page that is kept', path: '/' }))
  const platform = await inspector.platform()
  inspector.close()

  const mb = (/** @type {number} */ value) => value.toFixed(0)
  const shown = samples.filter((_, at) => at % Math.ceil(samples.length / 8) === 0)
  printTable(
    ['after', 'steps', 'workerd MB', 'of it code', 'Node MB', "Worker's heap MB", 'reserved', 'outside it'],
    [...shown, rest].map(({ at, done, workerd, code, node, heap }) => [
      `${(at / 1000).toFixed(0)} s`,
      done,
      mb(workerd),
      mb(code),
      mb(node),
      mb(heap.used),
      mb(heap.total),
      mb(heap.outside),
    ]),
    'Memory of the local server in an hour of mixed load',
  )
  printTable(
    ['request', 'times', 'p50 ms', 'p95 ms'],
    [...times].map(([name, list]) => {
      const { p50, p95 } = percentiles(list)
      return [name, list.length, p50.toFixed(0), p95.toFixed(0)]
    }),
    'Requests of that hour',
  )
  const all = rest.workerd + rest.node
  const peakHeap = Math.max(...samples.map(({ heap }) => heap.used))
  const values = {
    workerd: rest.workerd,
    node: rest.node,
    code: rest.code,
    heapPeak: peakHeap,
    heapLive: live.used,
    platformHeaps: platform.total + platform.outside,
  }
  recordMeasure({ table: 'memory', name: 'after the hour', values })
  note(
    `${asked.toLocaleString('en-US')} requests in ${seconds.toFixed(0)} s over ${connections} connections, ${load.failures.length} failed; load of the machine at the end: ${(loadavg()[0] ?? 0).toFixed(1)}.`,
  )
  note(
    `workerd after it: ${mb(rest.code)} MB of its own program, ${mb(live.total + live.outside)} MB of the Worker's isolate, ${mb(platform.total + platform.outside)} MB of the isolates that simulate the platform; the rest is caches of SQLite and memory that the allocator keeps.`,
  )
  recordPromise({
    what: 'the local server after an hour of mixed load',
    promised: '≤ 700 MB',
    measured: `${mb(all)} MB: workerd ${mb(rest.workerd)}, Node ${mb(rest.node)}`,
    isKept: all <= 700,
  })
  recordPromise({
    what: "the Worker's own heap in that hour",
    promised: '< 64 MB held',
    measured: `${mb(live.used)} MB after a collection; with garbage at most ${mb(peakHeap)} MB`,
    isKept: live.used < 64,
  })
  if (load.failures.length > 0) throw new Error(`${load.failures.length} requests failed: ${load.failures[0]}`)
}

/** Sends requests, none longer than its time, and keeps what they took. @param {string} origin */
function requests(origin) {
  /** @type {Map<string, number[]>} */
  const times = new Map()
  /** @type {string[]} */
  const failures = []
  /** @param {NamedAsk} ask @returns {Promise<any>} the JSON of the answer, if it is JSON */
  const send = async ({ name, path, method = 'GET', headers = {}, body }) => {
    const sent = performance.now()
    const took = () => performance.now() - sent
    try {
      const signal = AbortSignal.timeout(requestTimeoutMs)
      const answer = await fetch(origin + path, { method, headers, body: body ?? null, signal, redirect: 'manual' })
      const bytes = Buffer.from(await answer.arrayBuffer())
      if (!answer.ok) throw new Error(`${answer.status} ${bytes.toString('utf8').slice(0, 200)}`)
      times.set(name, [...(times.get(name) ?? []), took()])
      return answer.headers.get('Content-Type')?.includes('json') ? JSON.parse(bytes.toString('utf8')) : undefined
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      failures.push(`${name}, ${method} ${path}, after ${(took() / 1000).toFixed(1)} s: ${reason}`)
      if (failures.length <= 20) console.log(failures.at(-1))
      return undefined
    }
  }
  const sums = () => ({ asked: [...times.values()].reduce((sum, list) => sum + list.length, failures.length), times })
  return { send, failures, sums }
}

/**
 * Every step of the hour in a mixed order, the same each time. At a smaller scale it is a part of the hour.
 * @param {import('../registry.mjs').Bench} bench
 * @param {import('../harness/serve.mjs').Server} server
 * @param {(ask: NamedAsk) => Promise<any>} send
 * @returns {Promise<Step[]>}
 */
async function hourOf(bench, server, send) {
  const agency = agencies['A board with 10 million views']
  if (!agency) throw new Error('bench/agencies.json has no largest agency')
  const db = new DatabaseSync(databaseFile(server.stateDir), { readOnly: true })
  const listed = (/** @type {string} */ sql) => db.prepare(sql).all()
  const jobs = listed(
    'SELECT id, short_id AS shortId FROM jobs WHERE is_active = 1 AND deleted_at IS NULL ORDER BY id DESC LIMIT 3000',
  )
  const staffHours = agency.staffHours / hours.staff
  const partners = listed(
    `SELECT assigned_partner_id AS id, json_group_array(id) AS applications FROM job_applications
    WHERE assigned_partner_id IS NOT NULL AND match_score IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC LIMIT ${Math.ceil(staffHours)}`,
  ).map(({ id, applications }) => ({ id, applications: /** @type {number[]} */ (JSON.parse(String(applications))) }))
  db.close()
  const sessions = { method: 'POST', body: JSON.stringify({ userIds: partners.map(({ id }) => id) }) }
  const cookies = /** @type {string[]} */ (await (await fetch(`${server.url}/cdn-cgi/bench/sessions`, sessions)).json())
  const pdf = new Uint8Array(await samplePdf())
  const random = randomFrom(20)
  const run = Date.now().toString(36)
  const json = { 'Content-Type': 'application/json', Origin: server.url }
  const staff = (/** @type {number} */ n) => ({ ...json, Cookie: cookies[n % cookies.length] ?? '' })
  const admin = { ...json, Cookie: await bench.signIn(server) }
  const application = (/** @type {number} */ n) => {
    const own = partners[n % partners.length]?.applications ?? []
    return own[random.below(own.length)]
  }
  // Few jobs get most of the views.
  const job = () => String(jobs[random.below(random.below(3) === 0 ? jobs.length : 40)]?.['shortId'])
  const salary = () => 100_000 + 1000 * random.below(200)
  const kept = ['/', '/jobs', '/privacy', '/jobs?practiceArea=tax', '/api/public/jobs?limit=20']
  const areas = ['tax', 'litigation', 'corporate', 'real-estate']
  const statuses = ['initial_screening', 'interviewed', 'document_submission', 'submitted_to_client']
  const month = agency.views / hours.strangers
  /** @type {[name: string, times: number, step: (n: number) => Promise<unknown>][]} */
  const kinds = [
    [
      'a page that is kept',
      month * 0.4,
      (n) => send({ name: 'a page that is kept', path: kept[n % kept.length] ?? '/' }),
    ],
    ['a job', month * 0.5, () => send({ name: 'a job', path: `/job/${job()}` })],
    // A cursor that nobody has asked for: no cache holds the answer.
    [
      'a page that is not kept',
      month * 0.1,
      (n) => send({ name: 'a page that is not kept', path: `/jobs?cursor=~${n}` }),
    ],
    [
      'a search',
      agency.searches / hours.strangers,
      (n) =>
        send({
          name: 'a search',
          path: `/jobs?q=associate&practiceArea=${areas[n % 4]}&salaryMin=${salary()}&cursor=~${n}`,
        }),
    ],
    [
      'the public API',
      agency.searches / hours.strangers,
      (n) => send({ name: 'the public API', path: `/api/public/jobs?limit=${n % 5 === 0 ? 500 : 20}&cursor=~${n}` }),
    ],
    [
      'an application',
      agency.applications / hours.staff,
      (n) => applyAsWizard(send, { n, run, job: job(), json, pdf }),
    ],
    [
      'signing in',
      staffHours / 8,
      (n) =>
        send({
          name: 'signing in',
          path: '/api/auth/login',
          method: 'POST',
          headers: json,
          body: JSON.stringify({ email: `bench-${n % 1000}@placet.test`, password: 'placet-demo' }),
        }),
    ],
  ]
  /** @param {string} name @param {number} perHour @param {(n: number) => Omit<NamedAsk, 'name' | 'headers'>} ask */
  const work = (name, perHour, ask) =>
    kinds.push([name, perHour * staffHours, (n) => send({ name, headers: staff(n), ...ask(n) })])
  const write = (/** @type {string} */ path, /** @type {object} */ body, method = 'POST') => ({
    path,
    method,
    body: JSON.stringify(body),
  })
  const applications = '/api/applications'
  work('the bell', recruiterHour.bells, () => ({ path: '/api/notifications/unread' }))
  work('a list', recruiterHour.lists, (n) => ({
    path: `${applications}/page?limit=50&sort=${['score', 'name', 'status'][n % 3]}`,
  }))
  work('a name', recruiterHour.names, (n) => ({
    path: `${applications}/page?limit=50&q=${['okon', 'ka', 'associate'][n % 3]}`,
  }))
  work('a panel', recruiterHour.panels, (n) => ({ path: `${applications}/${application(n)}/panel` }))
  work('a candidate is opened', recruiterHour.panels, (n) => write(`${applications}/${application(n)}/viewed`, {}))
  work('matches', recruiterHour.matches, (n) => ({ path: `${applications}/${application(n)}/match` }))
  work('the dashboard', recruiterHour.dashboards, () => ({ path: '/api/dashboard' }))
  work('a summary in PDF', recruiterHour.pdfs, (n) => ({ path: `${applications}/${application(n)}/pdf` }))
  work('a message', recruiterHour.messages, (n) =>
    write(`${applications}/${application(n)}/messages`, { message: `Call ${n}.` }),
  )
  work('a status', recruiterHour.statuses, (n) =>
    write(`${applications}/${application(n)}/status`, { status: statuses[random.below(statuses.length)] }, 'PATCH'),
  )
  // A saved job makes every kept page old.
  kinds.push([
    'a job is saved',
    staffHours * 0.5,
    async (n) => {
      const path = `/api/jobs/${Number(jobs[n % jobs.length]?.['id'])}`
      const found = await send({ name: 'a job of staff', path, headers: admin })
      if (!found) return
      const body = JSON.stringify({ ...found, description: `${found.description} Edition ${n}.` })
      await send({ name: 'a job is saved', path, method: 'PUT', headers: admin, body })
    },
  ])
  for (const cron of cronExpressions()) {
    const path = `/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(cron)}`
    kinds.push([`a tick of ${cron}`, cron.startsWith('*') ? 12 : 1, () => send({ name: 'a tick of a cron', path })])
  }
  const share = Math.min(1, bench.scale * 10)
  /** @type {Step[]} */
  const steps = kinds.flatMap(([, perHour, step]) =>
    Array.from({ length: Math.ceil(perHour * share) }, (_, n) => () => step(n)),
  )
  for (let at = steps.length - 1; at > 0; at--) {
    const other = random.below(at + 1)
    const [a, b] = [steps[at], steps[other]]
    if (a && b) [steps[at], steps[other]] = [b, a]
  }
  return steps
}

// @ts-check
// What distance does to a page: the bindings answer after a delay, as they do on the platform. Waits are real, so times are
// those of the distance and not of the machine.
import { cronExpressions } from '../../scripts/crons.mjs'
import { percentiles } from '../harness/measure.mjs'
import { note, printTable, recordFact, recordMeasure, recordPromise } from '../harness/results.mjs'
import { whoAsks } from './questions.mjs'
import { samplePdf } from './sample-pdf.mjs'
import { applyAsWizard } from './wizard.mjs'

/** @typedef {import('../harness/serve.mjs').Server} Server */

/** Round trips to the primary, KV and R2. The nearest replica is on the visitor's continent. Milliseconds. */
const distances = [
  { primaryMs: 0, replicaMs: 0, storeMs: 0 },
  { primaryMs: 40, replicaMs: 15, storeMs: 40 },
  { primaryMs: 150, replicaMs: 15, storeMs: 150 },
]
const lagsMs = [0, 1000, 5000]

/** Requests of the ten screens that staff open most, all sent at once. Each also sends those of `everyScreen`. */
const screens = /** @type {const} */ ({
  dashboard: ['/api/dashboard'],
  candidates: ['/api/applications/page?limit=50', '/api/saved-views', '/api/users/partners'],
  'a candidate': ['/api/applications/:application/panel'],
  'manage jobs': ['/api/jobs/page?limit=50', '/api/practice-areas'],
  'a job': ['/api/jobs/:job', '/api/jobs/:job/events'],
  'follow-ups': ['/api/follow-ups/page'],
  notifications: ['/api/notifications'],
  analytics: ['/api/analytics'],
  'online jobs': ['/api/jobs/search-online/progress', '/api/saved-searches'],
  'people searches': ['/api/people-search/page', '/api/do-not-contact'],
})

/** @param {import('../registry.mjs').Bench} bench */
export async function run(bench) {
  const server = await bench.serve()
  const who = await whoAsks(bench, server)
  const [job] = /** @type {{ shortId: string }[]} */ (
    await (await fetch(`${server.url}/api/public/jobs?limit=1`)).json()
  )
  const pages = {
    // The machine's own part: an answer without any work or distance.
    constant: '/cdn-cgi/bench/constant',
    home: '/',
    board: '/jobs',
    job: `/job/${job?.shortId}`,
    api: '/api/public/jobs?limit=20',
  }
  for (const distance of distances) await pagesFrom(server, pages, distance, bench.seconds)
  const everyScreen = ['/api/boot']
  for (const distance of distances) await screensFrom(server, who, everyScreen, distance)
  await outage(server, pages)
  await cronsAndTasks(server)
}

/** @param {Server} server @param {object} conditions */
async function setConditions(server, conditions) {
  await fetch(`${server.url}/cdn-cgi/bench/conditions`, { method: 'POST', body: JSON.stringify(conditions) })
}

/** @param {number} ms */
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * @param {string} url
 * @param {Record<string, string>} [headers]
 */
async function timed(url, headers = {}) {
  const began = performance.now()
  const answer = await fetch(url, { headers: { 'bench-meter': '1', ...headers } })
  await answer.arrayBuffer()
  const ms = performance.now() - began
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  const meter = /** @type {{ calls: number, queries: number, roundTrips: number, subrequests: number }} */ (
    JSON.parse(answer.headers.get('Bench-D1') ?? '{}')
  )
  return { ms, meter }
}

/** As `timed`, without waiting for work behind the answer. @param {string} url */
async function timedAnswer(url) {
  const began = performance.now()
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  return performance.now() - began
}

/** @param {Server} server @param {Record<string, string>} pages @param {typeof distances[number]} distance @param {number} seconds */
async function pagesFrom(server, pages, distance, seconds) {
  const views = Math.max(5, Math.round(seconds * 5))
  const rows = []
  for (const everyMs of [200, 5000, 12_000]) {
    await setConditions(server, distance)
    /** @type {Record<string, number[]>} */
    const times = Object.fromEntries(Object.keys(pages).map((name) => [name, []]))
    for (const path of Object.values(pages)) await timedAnswer(server.url + path)
    for (let view = 0; view < (everyMs > 5000 ? 3 : views); view++) {
      await wait(everyMs)
      for (const [name, path] of Object.entries(pages)) times[name]?.push(await timedAnswer(server.url + path))
    }
    for (const [name, samples] of Object.entries(times)) {
      const { p50, p95 } = percentiles(samples)
      rows.push([`${name}, a view every ${everyMs / 1000} s`, p50.toFixed(1), p95.toFixed(1)])
      const label = `${name} every ${everyMs / 1000} s, primary ${distance.primaryMs} ms away`
      recordMeasure({ table: 'edge', name: label, values: { p50, p95 } })
      if (everyMs !== 5000 || distance.primaryMs !== 150 || !['home', 'board', 'job'].includes(name)) continue
      // A busy machine delays a constant answer too.
      const floor = percentiles(times['constant'] ?? [])
      recordPromise({
        what: `${name} with D1 150 ms away and a view every 5 s, over a constant answer of the same minutes`,
        promised: 'p50 ≤ 15 ms, p95 ≤ 60 ms',
        measured: `p50 ${(p50 - floor.p50).toFixed(1)} ms, p95 ${(p95 - floor.p95).toFixed(1)} ms`,
        isKept: p50 - floor.p50 <= 15 && p95 - floor.p95 <= 60,
      })
    }
  }
  printTable(['page', 'p50 ms', 'p95 ms'], rows, `Public pages, the primary ${distance.primaryMs} ms away`)
}

/**
 * @param {Server} server
 * @param {import('./questions.mjs').Who} who
 * @param {string[]} everyScreen
 * @param {typeof distances[number]} distance
 */
async function screensFrom(server, who, everyScreen, distance) {
  await setConditions(server, distance)
  const rows = []
  for (const [name, own] of Object.entries(screens)) {
    const paths = [...everyScreen, ...own].map((path) =>
      path.replaceAll(':job', String(who.job)).replaceAll(':application', String(who.application)),
    )
    /** @type {number[]} */
    const times = []
    let [roundTrips, calls] = [0, 0]
    for (let view = 0; view < 6; view++) {
      const began = performance.now()
      const asked = await Promise.all(paths.map((path) => timed(server.url + path, { Cookie: who.admin })))
      times.push(performance.now() - began)
      const trips = asked.map(({ meter }) => meter.roundTrips)
      roundTrips = Math.max(...trips)
      calls = asked.reduce((sum, { meter }) => sum + meter.calls, 0)
    }
    const { p50, p95 } = percentiles(times.slice(1))
    rows.push([name, paths.length, calls, roundTrips, p50.toFixed(0), p95.toFixed(0)])
    const label = `${name}, primary ${distance.primaryMs} ms away`
    recordMeasure({ table: 'edge screens', name: label, values: { p50, p95, roundTrips, calls } })
  }
  printTable(
    ['screen', 'requests', 'D1 calls', 'round trips', 'p50 ms', 'p95 ms'],
    rows,
    `Staff screens, the primary ${distance.primaryMs} ms away (round trips: the longest chain of one request)`,
  )
}

/** Pages while D1 is down. @param {Server} server @param {Record<string, string>} pages */
async function outage(server, pages) {
  const { api: _api, constant: _constant, ...site } = pages
  for (const lagMs of lagsMs) {
    await setConditions(server, { primaryMs: 40, replicaMs: 15, storeMs: 40, lagMs })
    for (const path of Object.values(pages)) await timedAnswer(server.url + path)
  }
  await setConditions(server, { primaryMs: 40, replicaMs: 15, storeMs: 40, faults: ['database down'] })
  let [served, asked] = [0, 0]
  for (let round = 0; round < 8; round++) {
    for (const path of Object.values(site)) {
      asked++
      const answer = await fetch(server.url + path)
      await answer.arrayBuffer()
      if (answer.ok) served++
    }
    await wait(1500)
  }
  await setConditions(server, {})
  recordPromise({
    what: 'pages seen before, while D1 is down',
    promised: '100 % served',
    measured: `${served} of ${asked}`,
    isKept: served === asked,
  })
}

/** The platform's limit of queries to D1 in one invocation. */
const maxQueries = 1000

/** Resources that ticks of the crons use, and the batches of tasks that they and an application start. @param {Server} server */
async function cronsAndTasks(server) {
  await setConditions(server, {})
  await background(server)
  await applyOnce(server)
  const rows = []
  let most = { what: '', queries: 0 }
  const see = (/** @type {string} */ what, /** @type {number} */ queries) => {
    if (queries > most.queries) most = { what, queries }
  }
  for (const cron of cronExpressions()) {
    for (let tick = 1; tick <= 2; tick++) {
      const url = `${server.url}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(cron)}`
      const { meter } = await timed(url)
      rows.push([`${cron}, tick ${tick}`, meter.calls, meter.queries, meter.roundTrips, meter.subrequests])
      see(cron, meter.queries)
      if (tick === 1) recordFact(cron, { calls: meter.calls, queries: meter.queries })
    }
  }
  const head = ['D1 calls', 'queries', 'round trips', 'subrequests']
  printTable(['tick', ...head], rows, 'Crons, of 1,000 queries an invocation')
  // The queues wait a second to fill a batch; tasks started by tasks wait again.
  await wait(20_000)
  const batches = (await background(server, '?end')).batches
  /** @type {Map<string, Batch & { times: number }>} */
  const byTasks = new Map()
  for (const batch of batches) {
    const what = batch.tasks.join(', ')
    const known = byTasks.get(what)
    see(what, batch.queries)
    byTasks.set(what, {
      ...(known && known.queries > batch.queries ? known : batch),
      times: (known?.times ?? 0) + 1,
    })
  }
  printTable(
    ['tasks of a batch', 'batches', 'messages', ...head],
    [...byTasks]
      .toSorted(([, a], [, b]) => b.queries - a.queries)
      .map(([what, { times, messages, calls, queries, roundTrips, subrequests }]) => [
        what,
        times,
        messages,
        calls,
        queries,
        roundTrips,
        subrequests,
      ]),
    'Batches of tasks that these ticks and an application started: the one with most queries',
  )
  recordPromise({
    what: 'queries of one invocation of any cron or batch of tasks',
    promised: `≤ ${maxQueries.toLocaleString('en-US')}`,
    measured: `${most.queries} (${most.what})`,
    isKept: most.queries <= maxQueries,
  })
  note('A replica is 15 ms away; KV and R2 are as far as the primary. Staff screens send their requests at once.')
}

/** @typedef {{ tasks: string[], messages: number, calls: number, queries: number, roundTrips: number, subrequests: number }} Batch */

/** Restarts the metering of the queues. Returns what was metered before. @param {Server} server @returns {Promise<{ batches: Batch[] }>} */
const background = async (server, end = '') => (await fetch(`${server.url}/cdn-cgi/bench/background${end}`)).json()

/** One application with its file, whose tasks read and score it. @param {Server} server */
async function applyOnce({ url }) {
  const [job] = /** @type {{ shortId: string }[]} */ (await (await fetch(`${url}/api/public/jobs?limit=1`)).json())
  /** @param {import('./wizard.mjs').NamedAsk} ask */
  const send = async ({ name, path, method = 'GET', headers = {}, body }) => {
    const answer = await fetch(url + path, { method, headers, body: body ?? null, signal: AbortSignal.timeout(30_000) })
    if (!answer.ok) throw new Error(`${name} answers ${answer.status}: ${await answer.text()}`)
    return answer.headers.get('Content-Type')?.includes('json') ? answer.json() : undefined
  }
  const pdf = new Uint8Array(await samplePdf())
  const json = { 'Content-Type': 'application/json', Origin: url }
  await applyAsWizard(send, { n: 1, run: Date.now().toString(36), job: String(job?.shortId), json, pdf })
}

// @ts-check
import { brotliCompressSync, constants } from 'node:zlib'
import { load } from './load.mjs'
import { recordMeasure, note, printTable } from './results.mjs'

/** @typedef {import('./load.mjs').Ask} Ask */
/** @typedef {import('./serve.mjs').Server} Server */

/**
 * @typedef {object} Case one line of a table
 * @property {string} name
 * @property {(n: number) => string | Ask} [ask] the n-th request, or:
 * @property {(send: Send, n: number) => Promise<unknown>} [flow] several requests, each after the answer to the one before
 * @property {number} [status] expected; 200 when not given
 * @property {number} [least] answers that a turn waits for, for what is slow
 *
 * @typedef {(ask: Ask & { status?: number }) => Promise<any>} Send gives the JSON of the answer, if it is JSON
 *
 * @typedef {object} Figures
 * @property {number} rps requests, or flows, a second with eight connections
 * @property {number} p50 milliseconds, one request at a time; so are the next two
 * @property {number} p95
 * @property {number} p99
 * @property {number} rpsToConstant ÷ requests a second of a constant answer, both in turns
 * @property {number} rpsToStatic ÷ those of a static file
 * @property {number} p50ToRow ÷ the time of an answer that reads one row
 * @property {number} queries of D1 for one request
 * @property {number} rowsRead
 * @property {number} rowsWritten
 * @property {number} bytes of the body
 * @property {number} brotli bytes of the body, compressed
 * @property {number} cpuMs processor time of the server a request, database included
 */

const connections = 8
const rounds = 3

/** The middle, the 95th and the 99th percentile. @param {number[]} samples */
export function percentiles(samples) {
  const sorted = samples.toSorted((a, b) => a - b)
  const at = (/** @type {number} */ share) =>
    sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

/** Floors that everything is compared with: a constant answer, a file of the build, one row of D1. @param {Server} server @returns {Promise<Case[]>} */
async function floorCases({ url }) {
  const html = await (await fetch(`${url}/`)).text()
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1]
  if (!style) throw new Error('the home page names no style sheet')
  return [
    { name: 'constant', ask: () => '/cdn-cgi/bench/constant' },
    { name: 'static file', ask: () => style },
    { name: 'one row', ask: () => '/cdn-cgi/bench/row' },
  ]
}

/**
 * Sends one request outside the load.
 * @param {Server} server
 * @param {Ask} ask
 * @param {number} status expected
 * @param {boolean} [isMetered]
 */
async function sendOne({ url }, { path, method = 'GET', headers = {}, body }, status, isMetered = false) {
  const answer = await fetch(path.startsWith('http') ? path : url + path, {
    method,
    headers: { ...headers, ...(isMetered ? { 'bench-meter': '1' } : {}) },
    body: /** @type {BodyInit | null} */ (body ?? null),
    redirect: 'manual',
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (answer.status !== status) {
    throw new Error(`${method} ${path} answers ${answer.status} ${bytes.toString('utf8').slice(0, 300)}`)
  }
  const meter = /** @type {{ queries: number, rowsRead: number, rowsWritten: number }} */ (
    JSON.parse(answer.headers.get('Bench-D1') ?? '{"queries":0,"rowsRead":0,"rowsWritten":0}')
  )
  const isJson = answer.headers.get('Content-Type')?.includes('json')
  return { bytes, meter, json: isJson ? JSON.parse(bytes.toString('utf8')) : undefined }
}

/**
 * D1's work for one case: the middle of three runs by rows read, with the last answer.
 * @param {Server} server
 * @param {Case} one
 */
export async function meterOf(server, { ask, flow, status = 200 }) {
  const found = []
  for (let n = -1; n >= -3; n--) {
    const sum = { queries: 0, rowsRead: 0, rowsWritten: 0, bytes: Buffer.alloc(0) }
    /** @type {Send} */
    const send = async ({ status: own, ...asked }) => {
      const { bytes, meter, json } = await sendOne(server, asked, own ?? 200, true)
      sum.queries += meter.queries
      sum.rowsRead += meter.rowsRead
      sum.rowsWritten += meter.rowsWritten
      sum.bytes = bytes
      return json
    }
    if (flow) await flow(send, n)
    else if (ask) {
      const asked = ask(n)
      await send({ ...(typeof asked === 'string' ? { path: asked } : asked), status })
    }
    found.push(sum)
  }
  const [, middle] = found.toSorted((a, b) => a.rowsRead - b.rowsRead)
  if (!middle) throw new Error('nothing was metered')
  const { bytes, ...meter } = middle
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
  return { ...meter, bytes: bytes.length, brotli: bytes.length === 0 ? 0 : brotliCompressSync(bytes, quality).length }
}

/**
 * The load of one case: of plain requests, or of a flow.
 * @param {Server} server
 * @param {Case} one
 * @param {{ connections: number, seconds: number, from: number, least: number }} options
 * @returns {Promise<import('./load.mjs').Load>}
 */
export async function loadOf(server, { ask, flow, status = 200 }, options) {
  if (ask) return load(server.url, ask, { ...options, status })
  const began = performance.now()
  const deadline = began + options.seconds * 1000
  /** @type {number[]} */
  const latencies = []
  let asked = options.from
  let failed = 0
  let failure = ''
  /** @type {Send} */
  const send = async ({ status: own, ...ask }) => (await sendOne(server, ask, own ?? 200)).json
  const one = async () => {
    while (performance.now() < deadline || asked - options.from < options.least) {
      const n = asked++
      const sent = performance.now()
      try {
        await flow?.(send, n)
      } catch (error) {
        failed++
        failure ||= error instanceof Error ? error.message : 'it failed'
      }
      latencies.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: options.connections }, one))
  return { rps: latencies.length / ((performance.now() - began) / 1000), latencies, failed, failure }
}

/**
 * A row of the printed table.
 * @param {string} name
 * @param {Figures} own
 * @param {boolean} isFloor
 */
function rowOf(name, own, isFloor) {
  const cost = [own.queries, own.rowsRead, own.rowsWritten, kilobytes(own.bytes), kilobytes(own.brotli)]
  return [
    isFloor ? `(${name})` : name,
    own.rps.toFixed(own.rps < 100 ? 1 : 0),
    own.rpsToConstant.toFixed(2),
    own.rpsToStatic.toFixed(2),
    ...[own.p50, own.p95, own.p99].map((ms) => ms.toFixed(1)),
    own.p50ToRow.toFixed(1),
    ...(isFloor ? cost.map(() => '') : cost),
    own.cpuMs.toFixed(2),
  ]
}

/**
 * Measures cases in turns with the floors, so that a busy moment of the machine meets all of them; prints and keeps one table.
 * @param {Server} server
 * @param {string} title
 * @param {Case[]} cases
 * @param {{ seconds: number }} options of each case in all
 * @returns {Promise<Map<string, Figures>>} by name
 */
export async function measure(server, title, cases, { seconds }) {
  const turn = seconds / rounds / 2
  const all = [...(await floorCases(server)), ...cases]
  /** @type {Map<string, { alone: number[], rps: number[], cpu: number, answered: number, failed: number, failure: string, next: number }>} */
  const sums = new Map(
    all.map(({ name }) => [name, { alone: [], rps: [], cpu: 0, answered: 0, failed: 0, failure: '', next: 0 }]),
  )
  const meters = new Map()
  for (const one of cases) meters.set(one.name, await meterOf(server, one))
  for (const one of all) await loadOf(server, one, { connections, seconds: turn / 2, from: 1e6, least: 0 })
  for (let round = 0; round < rounds; round++) {
    for (const one of all) {
      const sum = sums.get(one.name)
      if (!sum) continue
      const least = one.least ?? 10
      const alone = await loadOf(server, one, { connections: 1, seconds: turn, from: sum.next, least })
      sum.next += alone.latencies.length
      const before = server.cpuSeconds()
      const many = await loadOf(server, one, { connections, seconds: turn, from: sum.next, least })
      sum.next += many.latencies.length
      sum.cpu += server.cpuSeconds() - before
      sum.answered += many.latencies.length
      sum.alone.push(...alone.latencies)
      sum.rps.push(many.rps)
      sum.failed += alone.failed + many.failed
      sum.failure ||= alone.failure || many.failure
    }
  }
  const middle = (/** @type {number[]} */ list) => percentiles(list).p50
  const floor = (/** @type {string} */ name) => {
    const sum = sums.get(name)
    return { rps: middle(sum?.rps ?? []), p50: middle(sum?.alone ?? []) }
  }
  const [constant, file, row] = [floor('constant'), floor('static file'), floor('one row')]
  /** @type {Map<string, Figures>} */
  const figures = new Map()
  /** @type {(string | number)[][]} */
  const rows = []
  const failures = []
  for (const { name } of all) {
    const sum = sums.get(name)
    if (!sum) continue
    const rps = middle(sum.rps)
    const times = percentiles(sum.alone)
    const meter = meters.get(name) ?? { queries: 0, rowsRead: 0, rowsWritten: 0, bytes: 0, brotli: 0 }
    const own = {
      rps,
      ...times,
      rpsToConstant: rps / constant.rps,
      rpsToStatic: rps / file.rps,
      p50ToRow: times.p50 / row.p50,
      ...meter,
      cpuMs: (sum.cpu / sum.answered) * 1000,
    }
    if (sum.failed > 0) failures.push(`${name}: ${sum.failed} answers were not as expected (${sum.failure})`)
    const isFloor = !meters.has(name)
    rows.push(rowOf(name, own, isFloor))
    if (isFloor) continue
    figures.set(name, own)
    recordMeasure({ table: title, name, values: rounded(own) })
  }
  printTable(
    [
      'what',
      'req/s',
      '÷ const',
      '÷ file',
      'p50 ms',
      'p95',
      'p99',
      '÷ row',
      'queries',
      'rows read',
      'written',
      'kB',
      'kB br',
      'CPU ms',
    ],
    rows,
    title,
  )
  const { rss, peak } = server.memory()
  note(`Memory of the server after it: ${rss} MB, at most ${peak} MB.`)
  if (failures.length > 0) throw new Error(failures.join('; '))
  return figures
}

const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1)

/** Four significant digits. @param {Record<string, number>} values */
export const rounded = (values) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, Number(value.toPrecision(4))]))

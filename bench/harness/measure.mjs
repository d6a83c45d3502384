// @ts-check
import { brotliCompressSync, constants } from 'node:zlib'
import { load } from './load.mjs'
import { keepMeasure, note, printTable } from './results.mjs'

/** @typedef {import('./load.mjs').Ask} Ask */
/** @typedef {import('./serve.mjs').Server} Server */

/**
 * @typedef {object} Case one line of a table
 * @property {string} name
 * @property {(n: number) => string | Ask} ask the n-th request
 * @property {number} [status] expected; 200 when not given
 * @property {number} [least] answers that a turn waits for, for what is slow
 *
 * @typedef {object} Figures
 * @property {number} rps with eight connections
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

/** What everything is compared with: an answer that is always the same, a file of the build, one row of D1. @param {Server} server @returns {Promise<Case[]>} */
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
 * What D1 did for one request: the middle of three, by rows read, and its body.
 * @param {Server} server
 * @param {Case} one
 */
export async function meterOf(server, { name, ask, status = 200 }) {
  const found = []
  for (let n = -1; n >= -3; n--) {
    const asked = ask(n)
    const { path, method = 'GET', headers = {}, body } = typeof asked === 'string' ? { path: asked } : asked
    const answer = await fetch(server.url + path, {
      method,
      headers: { ...headers, 'bench-meter': '1' },
      body: /** @type {BodyInit | null} */ (body ?? null),
      redirect: 'manual',
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (answer.status !== status) {
      throw new Error(`${name}: ${path} answers ${answer.status} ${bytes.toString('utf8').slice(0, 300)}`)
    }
    const meter = /** @type {{ queries: number, rowsRead: number, rowsWritten: number, ms: number }} */ (
      JSON.parse(answer.headers.get('Bench-D1') ?? '{"queries":0,"rowsRead":0,"rowsWritten":0,"ms":0}')
    )
    found.push({ ...meter, bytes })
  }
  const [, middle] = found.toSorted((a, b) => a.rowsRead - b.rowsRead)
  if (!middle) throw new Error(`${name} was not metered`)
  const { bytes, ...meter } = middle
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
  return { ...meter, bytes: bytes.length, brotli: bytes.length === 0 ? 0 : brotliCompressSync(bytes, quality).length }
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
  for (const one of all)
    await load(server.url, one.ask, { connections, seconds: turn / 2, from: 1e6, status: one.status ?? 200 })
  for (let round = 0; round < rounds; round++) {
    for (const one of all) {
      const sum = sums.get(one.name)
      if (!sum) continue
      const [status, least] = [one.status ?? 200, one.least ?? 10]
      const alone = await load(server.url, one.ask, { connections: 1, seconds: turn, least, from: sum.next, status })
      sum.next += alone.latencies.length
      const before = server.cpuSeconds()
      const many = await load(server.url, one.ask, { connections, seconds: turn, least, from: sum.next, status })
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
    rows.push([
      isFloor ? `(${name})` : name,
      rps.toFixed(rps < 100 ? 1 : 0),
      own.rpsToConstant.toFixed(2),
      own.rpsToStatic.toFixed(2),
      ...[times.p50, times.p95, times.p99].map((ms) => ms.toFixed(1)),
      own.p50ToRow.toFixed(1),
      ...(isFloor
        ? ['', '', '', '', '']
        : [meter.queries, meter.rowsRead, meter.rowsWritten, kilobytes(meter.bytes), kilobytes(meter.brotli)]),
      own.cpuMs.toFixed(2),
    ])
    if (isFloor) continue
    figures.set(name, own)
    keepMeasure({ table: title, name, values: rounded(own) })
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

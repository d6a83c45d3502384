// @ts-check
// Public pages and answers that no cache holds: the processor time of the Worker alone, D1 answering from memory, beside
// that of the whole server. Addresses differ from one request to the next, so every answer is made.
import { note, printTable, recordMeasure, recordPromise } from '../harness/results.mjs'

/** @typedef {import('../harness/serve.mjs').Server} Server */

const rounds = 5
/** Requests of one case and round. */
const times = 120

/** Milliseconds of the Worker's processor time that are promised. */
const promised = /** @type {Record<string, number>} */ ({ board: 4, 'a job': 4, 'API, 20 jobs': 1.5 })

/** @param {import('../registry.mjs').Bench} bench */
export async function run({ serve }) {
  const server = await serve()
  const cases = await casesOf(server)
  /** @type {Map<string, { alone: number[], whole: number[], bytes: number }>} */
  const sums = new Map(Object.keys(cases).map((name) => [name, { alone: [], whole: [], bytes: 0 }]))
  for (let round = 0; round <= rounds; round++) {
    for (const [name, address] of Object.entries(cases)) {
      const paths = Array.from({ length: times }, (_, n) => server.url + address(round * times + n))
      // The first round fills the memory that answers for D1, and warms up.
      if (round === 0) await askAlone(server, paths)
      const alone = await askAlone(
        server,
        paths.map((path) => again(path, round)),
      )
      const whole = await cpuOf(server, async () => {
        for (const path of paths) await (await fetch(again(path, round + 100))).arrayBuffer()
      })
      const sum = sums.get(name)
      if (round === 0 || !sum) continue
      sum.alone.push(alone.cpuMs)
      sum.whole.push(whole)
      sum.bytes = alone.bytes
    }
  }
  const rows = []
  for (const [name, { alone, whole, bytes }] of sums) {
    const values = { cpuAlone: middle(alone), cpuMs: middle(whole), bytes }
    rows.push([name, values.cpuAlone.toFixed(2), values.cpuMs.toFixed(2), (bytes / 1000).toFixed(1)])
    recordMeasure({ table: 'uncached', name, values })
    const most = promised[name]
    if (most === undefined) continue
    recordPromise({
      what: `processor time of the Worker: ${name}, not cached`,
      promised: `≤ ${most} ms`,
      measured: `${values.cpuAlone.toFixed(1)} ms`,
      isKept: values.cpuAlone <= most,
    })
  }
  printTable(['what', 'Worker ms', 'with its database ms', 'kB'], rows, 'Public answers that no cache holds')
  note(
    'Processor time, the middle of five rounds. The second column is one request after another over the simulated D1.',
  )
}

const middle = (/** @type {number[]} */ list) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0

/** The address of the same question that no cache has seen: a cursor that begins at the start. @param {string} path @param {number} n */
const again = (path, n) => path.replace('~', `~${n}`)

/** Addresses by case; `~` is where they are made different. @param {Server} server */
async function casesOf(server) {
  const jobs = /** @type {{ shortId: string }[]} */ (
    await (await fetch(`${server.url}/api/public/jobs?limit=500`)).json()
  )
  const job = (/** @type {number} */ n) => jobs[n % jobs.length]?.shortId ?? ''
  return {
    board: (/** @type {number} */ n) => `/jobs?cursor=~${n}`,
    'board, a practice area': (/** @type {number} */ n) => `/jobs?practiceArea=tax&cursor=~${n}`,
    'board, one word': (/** @type {number} */ n) => `/jobs?q=associate&cursor=~${n}`,
    'a job': (/** @type {number} */ n) => `/job/${job(n)}?q=~${n}`,
    'API, 20 jobs': (/** @type {number} */ n) => `/api/public/jobs?limit=20&cursor=~${n}`,
    'API, 20 jobs of an area': (/** @type {number} */ n) => `/api/public/jobs?practiceArea=tax&limit=20&cursor=~${n}`,
    'API, 500 jobs': (/** @type {number} */ n) => `/api/public/jobs?limit=500&cursor=~${n}`,
    // More jobs than an isolate holds answers.
    'API, one job': (/** @type {number} */ n) => `/api/public/jobs/${job(n)}`,
  }
}

/** @param {Server} server @param {string[]} paths */
async function askAlone(server, paths) {
  let bytes = 0
  const cpuMs = await cpuOf(
    server,
    async () => {
      const body = JSON.stringify({ paths, times: paths.length })
      const answer = await fetch(`${server.url}/cdn-cgi/bench/alone`, { method: 'POST', body })
      if (!answer.ok) throw new Error(await answer.text())
      ;({ bytes } = await answer.json())
    },
    paths.length,
  )
  return { cpuMs, bytes }
}

/** Processor milliseconds of one request. @param {Server} server @param {() => Promise<void>} work */
async function cpuOf(server, work, count = times) {
  const before = server.cpuSeconds()
  await work()
  return ((server.cpuSeconds() - before) * 1000) / count
}

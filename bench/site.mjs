// @ts-check
import { availableParallelism } from 'node:os'
import { build } from '../scripts/build.mjs'
import { percentiles, printTable, stateWith } from './data.mjs'
import { load } from './load.mjs'
import { addManyJobs } from './many-jobs.mjs'
import { startServer } from './serve.mjs'

const openJobs = 100_000
const rounds = 15
const connections = 8

/**
 * Requests a second of cached pages against a constant answer of the same server, in turns within one run; and how long
 * a board that nobody has asked for takes to make.
 */
export async function run() {
  const stateDir = await stateWith(`jobs-${openJobs}`, ['bench/many-jobs.mjs', 'worker/db/seed'], ({ db }) =>
    addManyJobs(db, openJobs),
  )
  await build()
  // The constant is as long as a page: what is compared is the work, not the bytes.
  const constant = `<!doctype html><title>Constant</title>${'constant '.repeat(4000)}`
  const served = await startServer({ stateDir, seed: 'none', constant, vars: { RATE_LIMIT_FACTOR: '1000' } })
  const measure = async (/** @type {string} */ path, seconds = 0.4) => {
    const before = served.cpuSeconds()
    const result = await load(served.url, () => path, { connections, seconds })
    return { ...result, cpu: served.cpuSeconds() - before }
  }
  try {
    const jobs = /** @type {{ shortId: string }[]} */ (
      await (await fetch(`${served.url}/api/public/jobs?limit=1`)).json()
    )
    const pages = ['/', '/jobs', `/job/${jobs[0]?.shortId}`]
    for (const path of ['/constant', ...pages]) await measure(path, 1)
    /** @type {Map<string, { requests: number, seconds: number, cpu: number, ratios: number[] }>} */
    const sums = new Map(['/constant', ...pages].map((path) => [path, { requests: 0, seconds: 0, cpu: 0, ratios: [] }]))
    for (let round = 0; round < rounds; round++) {
      for (const path of pages) {
        // Short turns beside each other, so that a busy moment of the machine meets both.
        const [reference, page] = [await measure('/constant'), await measure(path)]
        if (page.failed + reference.failed > 0) throw new Error(`${path}: ${page.failed} answers were not 200`)
        for (const [name, { latencies, rps, cpu }] of /** @type {const} */ ([
          ['/constant', reference],
          [path, page],
        ])) {
          const sum = sums.get(name)
          if (!sum) continue
          sum.requests += latencies.length
          sum.seconds += latencies.length / rps
          sum.cpu += cpu
          if (name === path) sum.ratios.push(page.rps / reference.rps)
        }
      }
    }
    printTable(
      ['cached page', 'requests/s', '÷ constant', 'server CPU µs/request'],
      [...sums].map(([path, { requests, seconds, cpu, ratios }]) => [
        path,
        (requests / seconds).toFixed(0),
        ratios.length > 0 ? percentiles(ratios).p50.toFixed(2) : '',
        ((cpu / requests) * 1e6).toFixed(0),
      ]),
    )
    console.log(
      `\n÷ constant: median of ${rounds} rounds; ${connections} connections, ${availableParallelism()} cores (promised: ≥ 0.8)\n`,
    )

    const uncached = []
    for (const atOnce of [1, connections]) {
      // Every address is asked for once: a range of salaries that no one has named before.
      const { latencies, rps } = await load(
        served.url,
        (n) => `/jobs?workType=Full-time&salaryMin=${20_000 + atOnce * 10_000 + n}`,
        { connections: atOnce, seconds: 4 },
      )
      const { p50, p95 } = percentiles(latencies)
      uncached.push([atOnce, p50.toFixed(0), p95.toFixed(0), rps.toFixed(0)])
    }
    printTable(['board made anew, at once', 'p50 ms', 'p95 ms', 'boards/s'], uncached)
  } finally {
    await served.stop()
  }
}

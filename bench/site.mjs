// @ts-check
import { availableParallelism } from 'node:os'
import { build } from '../scripts/build.mjs'
import { percentiles, printTable, stateWith } from './data.mjs'
import { load } from './load.mjs'
import { addManyJobs } from './many-jobs.mjs'
import { startServer } from './serve.mjs'

const openJobs = 100_000
const rounds = 5
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
  const measure = (/** @type {string} */ path, seconds = 1.5) => load(served.url, () => path, { connections, seconds })
  try {
    const jobs = /** @type {{ shortId: string }[]} */ (
      await (await fetch(`${served.url}/api/public/jobs?limit=1`)).json()
    )
    const pages = ['/', '/jobs', `/job/${jobs[0]?.shortId}`]
    for (const path of ['/constant', ...pages]) await measure(path, 1)
    /** @type {Map<string, number[]>} */
    const ratios = new Map(pages.map((path) => [path, []]))
    /** @type {Map<string, number[]>} */
    const rates = new Map(['/constant', ...pages].map((path) => [path, []]))
    for (let round = 0; round < rounds; round++) {
      for (const path of pages) {
        // Beside each other, so that a busy moment of the machine meets both.
        const [reference, page] = [await measure('/constant'), await measure(path)]
        if (page.failed + reference.failed > 0) throw new Error(`${path}: ${page.failed} answers were not 200`)
        ratios.get(path)?.push(page.rps / reference.rps)
        rates.get(path)?.push(page.rps)
        rates.get('/constant')?.push(reference.rps)
      }
    }
    const median = (/** @type {number[]} */ values) => percentiles(values).p50
    printTable(
      ['cached page', 'requests/s', '÷ constant', 'least', 'most'],
      [...rates].map(([path, values]) => {
        const shares = ratios.get(path)
        const text = shares
          ? [median(shares), Math.min(...shares), Math.max(...shares)].map((x) => x.toFixed(2))
          : ['', '', '']
        return [path, median(values).toFixed(0), ...text]
      }),
    )
    console.log(
      `\nmedians of ${rounds} rounds, ${connections} connections, ${availableParallelism()} cores (promised: ≥ 0.8)\n`,
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

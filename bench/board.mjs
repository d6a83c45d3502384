// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Log, LogLevel, Miniflare, convertV4MiniflareOptions } from 'miniflare'
import { build } from 'vite'
import { unstable_readConfig as readConfig } from 'wrangler'
import { persistencePath } from '../scripts/local-state.mjs'
import { root } from '../scripts/process.mjs'
import { percentiles, printTable, stateWith } from './data.mjs'
import { addManyJobs } from './many-jobs.mjs'

/** @typedef {import('../contract/domain/board-filters.ts').BoardFilters} BoardFilters */

const openJobs = 100_000
const runs = 60

/** @type {BoardFilters} */
const everything = {
  q: 'associate',
  practiceArea: 'tax',
  location: 'New York, NY',
  seniority: 'associate',
  workType: 'Full-time',
  firmType: 'big-law',
  salaryMin: 150_000,
  salaryMax: 400_000,
}

/** @type {[name: string, filters: BoardFilters, page?: { skip: number, isBack?: boolean }][]} */
const queries = [
  ['no filter, most recent', {}],
  ['no filter, salary high to low', { sort: 'salary-high' }],
  ['no filter, salary low to high', { sort: 'salary-low' }],
  ['no filter, title', { sort: 'title' }],
  ['no filter, page 2,500', {}, { skip: 50_000 }],
  ['one word (associate)', { q: 'associate' }],
  ['three words (tax new york)', { q: 'tax new york' }],
  ['two letters (co)', { q: 'co' }],
  ['a word that is nowhere', { q: 'zebra' }],
  ['practice area', { practiceArea: 'tax' }],
  ['city', { location: 'Boston, MA' }],
  ['state', { location: 'NY' }],
  ['seniority', { seniority: 'counsel' }],
  ['work type', { workType: 'Part-time' }],
  ['firm type', { firmType: 'boutique' }],
  ['remote', { remote: true }],
  ['salary from $300K', { salaryMin: 300_000 }],
  ['salary up to $150K', { salaryMax: 150_000 }],
  ['salary $200K to $300K', { salaryMin: 200_000, salaryMax: 300_000 }],
  ['salary $201,234 to $298,765', { salaryMin: 201_234, salaryMax: 298_765 }],
  ['salary up to $100K, high to low', { salaryMax: 100_000, sort: 'salary-high' }],
  ['salary from $400K, low to high', { salaryMin: 400_000, sort: 'salary-low' }],
  ['senior by title', { q: 'senior', sort: 'title' }],
  ['full-time by title, page 2,000', { workType: 'Full-time', sort: 'title' }, { skip: 40_000 }],
  ['associate, page 1,000', { q: 'associate' }, { skip: 20_000 }],
  ['associate, back to page 999', { q: 'associate' }, { skip: 20_000, isBack: true }],
  ['all filters, most recent', everything],
  ['all filters, salary high to low', { ...everything, sort: 'salary-high' }],
  ['all filters, salary low to high', { ...everything, sort: 'salary-low' }],
  ['all filters, title', { ...everything, sort: 'title' }],
  ['all filters, no result', { ...everything, seniority: 'managing-partner', salaryMax: 160_000 }],
]

/** Prints p50 and p95 in the Worker and the D1 rows read of each query. */
export async function run() {
  const state = await stateWith(`jobs-${openJobs}`, ['bench/many-jobs.mjs', 'worker/db/seed'], ({ db }) =>
    addManyJobs(db, openJobs),
  )
  const outDir = join(root, 'bench/.data/board-worker')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, target: 'webworker' },
    build: { ssr: 'bench/worker/board.ts', outDir, emptyOutDir: true, minify: false },
  })
  const config = readConfig({ config: join(root, 'wrangler.toml') }, { hideWarnings: true })
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      name: 'placet-bench',
      modules: [{ type: 'ESModule', path: 'board.js', contents: readFileSync(join(outDir, 'board.js'), 'utf8') }],
      compatibilityDate: config.compatibility_date ?? '2026-11-01',
      compatibilityFlags: config.compatibility_flags,
      d1Databases: { DB: config.d1_databases[0]?.database_id ?? '' },
      resourcePersistencePath: persistencePath(state),
      host: '127.0.0.1',
      port: 0,
      cf: false,
      log: new Log(LogLevel.WARN),
    }),
  )
  try {
    const ask = async (/** @type {object} */ body) => {
      const answer = await miniflare.dispatchFetch('http://bench/', { method: 'POST', body: JSON.stringify(body) })
      if (!answer.ok)
        throw new Error(`the bench's Worker answers ${answer.status}: ${(await answer.text()).slice(0, 500)}`)
      return /** @type {{ times: number[], rows: number, found: number, total: number, isMore: boolean }} */ (
        await answer.json()
      )
    }
    const rows = []
    let slowest = 0
    for (const [name, filters, page = {}] of queries) {
      const { times, rows: read, total, isMore } = await ask({ filters, ...page, runs })
      const { p50, p95 } = percentiles(times)
      slowest = Math.max(slowest, p95)
      rows.push([name, `${total.toLocaleString('en-US')}${isMore ? '+' : ''}`, p50.toFixed(1), p95.toFixed(1), read])
    }
    printTable(['query', 'matches', 'p50 ms', 'p95 ms', 'D1 rows read'], rows)
    console.log(
      `\n${queries.length} queries, ${runs} runs each; slowest p95 ${slowest.toFixed(1)} ms (promised: 30 ms)`,
    )
  } finally {
    await miniflare.dispose()
  }
}

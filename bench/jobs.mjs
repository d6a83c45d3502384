// @ts-check
// Manage Jobs over 100,000 jobs: how long each page takes and how many rows it reads. Times are of the whole way from Node
// through D1 and back.
import { Buffer } from 'node:buffer'
import { withLocalState } from '../scripts/local-state.mjs'
import { percentiles, printTable, stateWith } from './data.mjs'
import { counting, timed } from './database.mjs'
import { addManyJobs } from './many-jobs.mjs'

/** @typedef {import('@cloudflare/workers-types').D1Database} D1Database */
/** @typedef {{ total: number, isTotalCapped: boolean, items: unknown[], nextCursor: string | null }} Page */

const jobs = 100_000
const runs = 40

const everything = {
  q: 'associate',
  practiceArea: 'tax',
  location: 'New York, NY',
  seniority: 'associate',
  workType: 'Full-time',
  firmType: 'big-law',
  salaryMin: 150_000,
  salaryMax: 500_000,
  status: 'open',
}

/** @type {[name: string, query: Record<string, unknown>, pages?: number][]} */
const questions = [
  ['no filter, newest', {}],
  ['no filter, oldest', { sort: 'oldest' }],
  ['no filter, by salary', { sort: 'salary' }],
  ['no filter, by title, page 20', { sort: 'title' }, 20],
  ['open, newest, page 20', { status: 'open' }, 20],
  ['closed', { status: 'closed' }],
  ['one word (associate)', { q: 'associate' }],
  ['two letters (co)', { q: 'co' }],
  ['a word that is nowhere', { q: 'zebra' }],
  ['one word, by relevance', { q: 'associate', sort: 'relevance' }],
  ['practice area, by title', { practiceArea: 'tax', sort: 'title' }],
  ['state', { location: 'NY' }],
  ['firm name', { firmName: 'quill' }],
  ['firm size', { firmSize: '500+ attorneys' }],
  ['remote', { remote: true }],
  ['minimum salary from $301,234', { salaryMin: 301_234 }],
  ['maximum salary to $149,999', { salaryMax: 149_999 }],
  ['every filter', everything],
  ['every filter, by salary', { ...everything, sort: 'salary' }],
]

// What workerd's bytes know and Node 24's do not yet.
const bytes = {
  /** @this {Uint8Array} */
  toBase64() {
    return Buffer.from(this).toString('base64url')
  },
  /** @this {Uint8Array} */
  toHex() {
    return Buffer.from(this).toString('hex')
  },
}
if (!('toBase64' in Uint8Array.prototype)) Object.assign(Uint8Array.prototype, bytes)
if (!('fromBase64' in Uint8Array)) {
  const fromBase64 = (/** @type {string} */ text) => new Uint8Array(Buffer.from(text, 'base64url'))
  Object.assign(Uint8Array, { fromBase64 })
}

// Named at run time: the types of the Worker's world are not those of Node's.
const load = (/** @type {string} */ path) => import(new URL(`../worker/${path}`, import.meta.url).href)

/** Prints p50, p95 and the D1 rows read of each page. */
export async function run() {
  const { openDatabase } = await load('db/client.ts')
  const { managedJobsRepo } = await load('features/jobs/managed-jobs.repo.ts')
  const { pageOfJobs } = await load('features/jobs/managed-jobs.service.ts')
  const { practiceAreasRepo } = await load('features/practice-areas/practice-areas.repo.ts')
  /** @type {(d1: D1Database, query: Record<string, unknown>) => Promise<Page>} */
  const ask = (d1, query) => {
    const db = openDatabase(d1)
    const deps = { managedJobs: managedJobsRepo(db), practiceAreas: practiceAreasRepo(db) }
    return pageOfJobs(deps, { id: 1, role: 'admin' }, { status: 'all', sort: 'recent', limit: 50, ...query })
  }
  const state = await stateWith(`jobs-${jobs}`, ['bench/many-jobs.mjs', 'worker/db/seed'], ({ db }) =>
    addManyJobs(db, jobs),
  )
  await withLocalState(state, async ({ db: d1 }) => {
    const watched = counting(d1)
    const rows = []
    let most = 0
    for (const [name, query, pages = 1] of questions) {
      let cursor
      for (let page = 1; page < pages; page++) cursor = (await ask(d1, { ...query, cursor })).nextCursor ?? undefined
      const whole = { ...query, cursor }
      watched.rowsRead()
      const { total, isTotalCapped } = await ask(watched.d1, whole)
      const read = watched.rowsRead()
      most = Math.max(most, read)
      const { p50, p95 } = percentiles(await timed(runs, () => ask(d1, whole)))
      rows.push([name, `${total}${isTotalCapped ? '+' : ''}`, p50.toFixed(1), p95.toFixed(1), read])
    }
    printTable(['page', 'matches', 'p50 ms', 'p95 ms', 'rows read'], rows)
    console.log(`\nMost rows read by one page: ${most} (promised: 1,000)`)
  })
}

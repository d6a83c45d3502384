// @ts-check
// What the candidate lists cost with many applications: `node bench/candidates.mjs` after `npm run build`, with STATE_DIR as
// `bench/seed-applications.mjs` left it (it is seeded where that has not happened). Prints for each list the rows that D1
// reads and the median and 95th percentile of the request, in milliseconds, over 40 requests one after another.
import { Buffer } from 'node:buffer'
import { Complaint, main } from '../scripts/process.mjs'
import { servePlacet } from '../scripts/serve.mjs'
import { withLocalState } from '../scripts/local-state.mjs'
import { seedApplications } from './seed-applications.mjs'

const lists = {
  'newest first': '',
  'best match first': 'sort=score',
  'name, A to Z': 'sort=name',
  'by status': 'sort=status',
  'status new': 'status=new',
  'not rejected, by name': 'status=not_rejected&sort=name',
  'one partner': 'partnerId=:partner',
  'one partner, best match first': 'partnerId=:partner&sort=score',
  'unassigned, interview': 'partnerId=0&status=interview',
  'a busy job': 'jobId=:job',
  'a busy job, best match first': 'jobId=:job&sort=score',
  'a busy job, by name, not rejected': 'jobId=:job&sort=name&status=not_rejected',
  'to review': 'unread=true',
  'to review, hired, by name': 'unread=true&status=hired&sort=name',
  'part of a name: "okon"': 'q=okon',
  'a broad word: "associate"': 'q=associate',
  'a broad word, hired': 'q=associate&status=hired',
  'a broad word, one partner': 'q=associate&partnerId=:partner',
  'two letters: "ka"': 'q=ka',
  'board: new': 'status=new&limit=12',
  'board: in interview': 'status=scheduled_interview,interviewed,document_submission&limit=12',
  'board: rejected': 'status=rejected_by_candidate,rejected_by_client,rejected_by_brand&limit=12',
}

const requests = 40

// The Worker's runtime has it, Node 24 not yet. Only a cursor's text is made by it here.
// oxlint-disable-next-line no-extend-native
Object.defineProperty(Uint8Array.prototype, 'toBase64', {
  configurable: true,
  value() {
    return Buffer.from(/** @type {Uint8Array} */ (this)).toString('base64url')
  },
})

/**
 * A D1 database that counts what its statements read.
 * @param {import('@cloudflare/workers-types').D1Database} db
 */
function counted(db) {
  let rows = 0
  /** @param {import('@cloudflare/workers-types').D1PreparedStatement} statement @returns {any} */
  const wrap = (statement) => ({
    bind: (/** @type {unknown[]} */ ...values) => wrap(statement.bind(...values)),
    all: async () => {
      const result = await statement.all()
      rows += result.meta.rows_read
      return result
    },
    // Rows without names have no figures with them: asked for twice.
    raw: async () => {
      rows += (await statement.all()).meta.rows_read
      return statement.raw()
    },
  })
  return {
    db: { prepare: (/** @type {string} */ sql) => wrap(db.prepare(sql)) },
    take: () => {
      const taken = rows
      rows = 0
      return taken
    },
  }
}

/** @param {string} path of a module of the Worker, named at run time: its types are another world's */
const worker = (path) => /** @type {Promise<any>} */ (import(new URL(`../worker/${path}`, import.meta.url).href))

/**
 * @param {string} stateDir
 * @returns {Promise<{ queries: Record<string, string>, rows: Record<string, number> }>}
 */
async function readRows(stateDir) {
  const { openDatabase } = await worker('db/client.ts')
  const { applicationListRepo } = await worker('features/applications/application-list.repo.ts')
  const { applicationDueRepo } = await worker('features/applications/application-due.repo.ts')
  const { applicationsRepo } = await worker('features/applications/applications.repo.ts')
  const { pageOfApplications } = await worker('features/applications/application-list.service.ts')
  return withLocalState(stateDir, async ({ db: d1 }) => {
    const first = async (/** @type {string} */ sql) => Number((await d1.prepare(sql).first('id')) ?? 0)
    const partner = await first("SELECT id FROM users WHERE email = 'bench-0@placet.test'")
    const job = await first('SELECT job_id AS id FROM application_job_totals ORDER BY count DESC LIMIT 1')
    const admin = await first("SELECT id FROM users WHERE email = 'admin@placet.test'")
    const { db, take } = counted(d1)
    const open = openDatabase(db)
    const deps = {
      applicationList: applicationListRepo(open),
      applicationDue: applicationDueRepo(open),
      applications: applicationsRepo(open),
    }
    const actor = { id: admin, name: 'Admin', email: '', role: 'admin', status: 'active', sessionId: '' }
    /** @type {Record<string, string>} */
    const queries = {}
    /** @type {Record<string, number>} */
    const rows = {}
    for (const [name, template] of Object.entries(lists)) {
      const query = template.replace(':partner', String(partner)).replace(':job', String(job))
      queries[name] = query
      const {
        limit = '50',
        jobId,
        partnerId,
        sort = 'recent',
        ...rest
      } = Object.fromEntries(new URLSearchParams(query))
      await pageOfApplications(deps, actor, {
        ...rest,
        ...(jobId ? { jobId: Number(jobId) } : {}),
        ...(partnerId ? { partnerId: Number(partnerId) } : {}),
        sort,
        limit: Number(limit),
      })
      rows[name] = take()
    }
    return { queries, rows }
  })
}

/** @param {readonly number[]} sorted @param {number} part */
const percentile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

await main(async () => {
  const stateDir = process.env['STATE_DIR']
  if (!stateDir) throw new Complaint('Name a folder of its own in STATE_DIR.')
  const count = Number(process.env['COUNT'] ?? 100_000)
  await seedApplications({ stateDir, count, say: console.log }).catch((error) => {
    if (!(error instanceof Complaint)) throw error
  })
  const { queries, rows } = await readRows(stateDir)
  const served = await servePlacet({ port: 0, stateDir, seed: 'none', vars: { RATE_LIMIT_FACTOR: '1000' } })
  try {
    const signIn = await fetch(`${served.url}/api/auth/login`, {
      method: 'POST',
      body: JSON.stringify({ email: 'admin@placet.test', password: 'placet-demo' }),
      headers: { 'Content-Type': 'application/json', Origin: served.url },
    })
    const cookie = signIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const ask = async (/** @type {string} */ query) => {
      const began = performance.now()
      const answer = await fetch(`${served.url}/api/applications/page?${query}`, { headers: { Cookie: cookie } })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${query} answered ${answer.status}`)
      return performance.now() - began
    }
    console.log(`${count.toLocaleString('en-US')} applications\n\n${'list'.padEnd(38)} rows read     p50     p95`)
    for (const [name, query] of Object.entries(queries)) {
      await ask(query)
      /** @type {number[]} */
      const times = []
      for (let n = 0; n < requests; n++) times.push(await ask(query))
      times.sort((a, b) => a - b)
      const ms = (/** @type {number} */ part) => percentile(times, part).toFixed(1).padStart(7)
      console.log(`${name.padEnd(38)} ${String(rows[name]).padStart(9)} ${ms(0.5)} ${ms(0.95)}`)
    }
  } finally {
    await served.stop()
  }
})

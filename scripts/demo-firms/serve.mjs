// @ts-check
// Serves the demo firms beside the app, on ports of 127.0.0.1 that stay the same from one start to the next.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { withLocalState } from '../local-state.mjs'
import { boards } from './openings.mjs'
import { answerOf, directoryPages } from './pages.mjs'
import { demoFirms } from './people.mjs'

/**
 * @typedef {object} ServedFirms
 * @property {{ name: string, site: string }[]} firms
 * @property {() => Promise<void>} stop
 */
/** @typedef {{ seedDemoPeople: (given: { db: import('../local-state.mjs').LocalState['db'], firms: object[], now: Date }) => Promise<void> }} SeedModule */

/** Raised when more is put into the database than before, so that older state folders get it. */
const placing = 1

/**
 * Starts the sites and names them as people sources of the demo data.
 * @param {{ stateDir: string }} options
 * @returns {Promise<ServedFirms>}
 */
export async function serveDemoFirms({ stateDir }) {
  const file = join(stateDir, 'demo-firms.json')
  const before = keptPorts(file)
  const kept = { ...before }
  /** @type {import('node:http').Server[]} */
  const servers = []
  /** @type {{ name: string, site: string }[]} */
  const firms = []
  for (const firm of demoFirms) {
    const server = createServer((request, response) => {
      const url = URL.parse(request.url ?? '/', `http://${request.headers.host ?? '127.0.0.1'}`)
      const answer = url && answerOf(firm, url)
      response.writeHead(answer ? 200 : 404, { 'Content-Type': answer?.type ?? 'text/plain' })
      response.end(answer?.body ?? 'There is no such page.')
    })
    const port = await listen(server, kept[firm.key] ?? 0)
    server.unref()
    servers.push(server)
    kept[firm.key] = port
    firms.push({ name: firm.name, site: `http://127.0.0.1:${port}` })
  }
  // At the ports of the last start everything is in its place already.
  const isInPlace = before['placed'] === placing && demoFirms.every(({ key }) => before[key] === kept[key])
  if (!isInPlace)
    await withLocalState(stateDir, async ({ db }) => {
      await placeSources(db, firms)
      // Named at run time: the types of the Worker's world are not those of Node's.
      const seedModule = new URL('../../worker/features/sourcing/people-search/demo-people.ts', import.meta.url).href
      const { seedDemoPeople } = /** @type {SeedModule} */ (await import(seedModule))
      const read = demoFirms.map((firm, at) => {
        const { name, site } = /** @type {{ name: string, site: string }} */ (firms[at])
        return { name, site, ...directoryPages(firm, site) }
      })
      await seedDemoPeople({ db, firms: read, now: new Date() })
      await placeOpenings(db, firms)
    })
  writeFileSync(file, `${JSON.stringify({ ...kept, placed: placing }, null, 2)}\n`)
  const stop = async () => {
    for (const server of servers) server.closeAllConnections()
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  }
  return { firms, stop }
}

/**
 * @param {string} file
 * @returns {Record<string, number>}
 */
function keptPorts(file) {
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port the one to take if it is free
 * @returns {Promise<number>}
 */
function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE' && port !== 0) resolve(listen(server, 0))
      else reject(error)
    })
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/**
 * Puts the firms among the people sources, or moves them to this start's ports; one that was removed stays so. What was read
 * at another port is read again.
 * @param {import('../local-state.mjs').LocalState['db']} db
 * @param {{ name: string, site: string }[]} firms
 */
async function placeSources(db, firms) {
  for (const { name, site } of firms) {
    const host = new URL(site).host
    const known = await db
      .prepare("SELECT id, host FROM people_sources WHERE name = ? AND host LIKE '127.0.0.1:%'")
      .bind(name)
      .first()
    if (known?.['host'] === host) continue
    if (known) {
      await db.batch([
        db.prepare('DELETE FROM people_pages WHERE source_id = ?').bind(known['id']),
        db.prepare('DELETE FROM people WHERE source_id = ?').bind(known['id']),
        db
          .prepare(
            'UPDATE people_sources SET site = ?, host = ?, listed_at = NULL, last_read_at = NULL, next_read_at = 0 WHERE id = ?',
          )
          .bind(site, host, known['id']),
      ])
    } else {
      await db
        .prepare(
          'INSERT INTO people_sources (name, site, host, next_read_at) VALUES (?, ?, ?, 0) ON CONFLICT DO NOTHING',
        )
        .bind(name, site, host)
        .run()
    }
  }
}

/**
 * Puts the firms' openings into the index of online jobs, as reading them brings them.
 * @param {import('../local-state.mjs').LocalState['db']} db
 * @param {{ name: string, site: string }[]} firms
 */
async function placeOpenings(db, firms) {
  const sites = demoFirms.map((firm, at) => {
    const { adapter, path } = boards[firm.key]
    return {
      name: firm.name,
      adapter,
      locator: `${firms[at]?.site}${path}`,
      answer: (/** @type {string} */ address, /** @type {{ now: Date, daysBack: number }} */ when) =>
        answerOf(firm, new URL(address), when),
    }
  })
  const places = JSON.stringify(sites.map(({ locator }) => locator))
  const known = await db
    .prepare('SELECT count(*) AS known FROM job_sources WHERE locator IN (SELECT value FROM json_each(?))')
    .bind(places)
    .first()
  if (known?.['known'] === sites.length) return
  // By its address, so that the scripts' types need not know the Worker's.
  const module = new URL('../../worker/demo/seed-online-jobs.ts', import.meta.url).href
  /** @type {{ seedOnlineJobs: (given: { db: unknown, now: Date, sites: typeof sites }) => Promise<void> }} */
  const { seedOnlineJobs } = await import(module)
  await seedOnlineJobs({ db, now: new Date(), sites })
}

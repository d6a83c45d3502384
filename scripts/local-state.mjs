// @ts-check
// The local D1, R2 and KV of a state folder, opened from Node without the Worker running.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Log, LogLevel, Miniflare, convertV4MiniflareOptions } from 'miniflare'
import { unstable_readConfig as readConfig, unstable_splitSqlQuery as splitSql } from 'wrangler'
import { root } from './process.mjs'

/** @typedef {import('@cloudflare/workers-types').D1Database} D1Database */
/** @typedef {import('@cloudflare/workers-types').R2Bucket} R2Bucket */
/** @typedef {{ db: D1Database, files: R2Bucket }} LocalState */

/**
 * Where everything local is kept, in the layout of wrangler (`--persist-to`) and of the Vite plugin, so that all three
 * open the same state.
 * @param {string} stateDir
 */
export const persistencePath = (stateDir) => join(stateDir, 'v3')

/**
 * Opens the database and the files of a state folder, calls `use`, and closes them.
 * @template T
 * @param {string} stateDir
 * @param {(state: LocalState) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withLocalState(stateDir, use) {
  const config = readConfig({ config: join(root, 'wrangler.toml') }, { hideWarnings: true })
  const [d1] = config.d1_databases
  const [r2] = config.r2_buckets
  if (!d1?.database_id || !r2?.bucket_name) throw new Error('wrangler.toml names no D1 database or no R2 bucket')
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      name: 'placet-state',
      modules: true,
      script: 'export default { fetch: () => new Response(null, { status: 404 }) }',
      compatibilityDate: config.compatibility_date ?? '2026-11-01',
      d1Databases: { DB: d1.database_id },
      r2Buckets: { FILES: r2.bucket_name },
      resourcePersistencePath: persistencePath(stateDir),
      resourceTmpPath: join(stateDir, 'tmp'),
      host: '127.0.0.1',
      port: 0,
      cf: false,
      log: new Log(LogLevel.WARN),
    }),
  )
  try {
    const db = /** @type {D1Database} */ (/** @type {unknown} */ (await miniflare.getD1Database('DB')))
    const files = /** @type {R2Bucket} */ (/** @type {unknown} */ (await miniflare.getR2Bucket('FILES')))
    return await use({ db, files })
  } finally {
    await miniflare.dispose()
  }
}

/**
 * Applies the migrations that the database has not seen, each with its record in one transaction. The record is
 * wrangler's own table, so `wrangler d1 migrations` and this agree. (Its command line takes seconds to start.)
 * @param {D1Database} db
 * @param {object} [options]
 * @param {string} [options.folder]
 * @param {string | undefined} [options.upTo] name of the last one to apply; all when not given
 * @returns {Promise<string[]>} the names of those applied now
 */
export async function migrate(db, { folder = join(root, 'migrations'), upTo } = {}) {
  await db
    .prepare(
      'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
    )
    .run()
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all()
  const done = new Set(results.map((row) => row['name']))
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.sql')) : []
  const due = names.filter((name) => !done.has(name) && (upTo === undefined || name <= upTo)).sort()
  for (const name of due) {
    const statements = splitSql(readFileSync(join(folder, name), 'utf8'))
    const record = db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name)
    await db.batch([...statements.map((statement) => db.prepare(statement)), record])
  }
  return due
}

/**
 * @param {D1Database} db
 * @returns {Promise<boolean>} whether nobody has put anything in: there is no account
 */
export async function isEmpty(db) {
  return (await db.prepare('SELECT 1 FROM users LIMIT 1').first()) === null
}

/**
 * @param {D1Database} db
 * @returns {Promise<boolean>} whether the demo accounts are there
 */
export async function hasDemoData(db) {
  const found = await db.prepare("SELECT 1 FROM users WHERE email = 'admin@placet.test' LIMIT 1").first()
  return found !== null
}

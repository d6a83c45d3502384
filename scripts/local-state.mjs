// @ts-check
// The local D1, R2 and KV of a state folder, opened from Node without the Worker running.
import { createHash, createHmac } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Log, LogLevel, Miniflare, convertV4MiniflareOptions } from 'miniflare'
import { refuseEarlierState } from './baseline.mjs'
import { inFewTexts } from './migrated-schema.mjs'
import { exclusively } from './prepare.mjs'
import { Complaint, root } from './process.mjs'

/** @typedef {import('@cloudflare/workers-types').D1Database} D1Database */
/** @typedef {import('@cloudflare/workers-types').R2Bucket} R2Bucket */
/** @typedef {{ db: D1Database, files: R2Bucket }} LocalState */

/**
 * Where everything local is kept, in the layout of wrangler (`--persist-to`) and of the Vite plugin, so that all three
 * open the same state.
 * @param {string} stateDir
 */
export const persistencePath = (stateDir) => join(stateDir, 'v3')

/** @typedef {{ database: string, bucket: string, blobs: string }} LocalFiles paths of the two SQLite files and the blobs */

/**
 * Where Miniflare keeps the database and the files of the installation: its SQLite files are named by a hash.
 * @param {string} stateDir
 * @returns {LocalFiles}
 */
export function localFiles(stateDir) {
  const { d1, r2 } = stores()
  const hashed = (/** @type {string} */ kind, /** @type {string} */ name) => {
    const key = createHash('sha256').update(kind).digest()
    const first = createHmac('sha256', key).update(name).digest().subarray(0, 16)
    const second = createHmac('sha256', key).update(first).digest().subarray(0, 16)
    return join(kind, `${Buffer.concat([first, second]).toString('hex')}.sqlite`)
  }
  return {
    database: join(persistencePath(stateDir), 'd1', hashed('miniflare-D1DatabaseObject', d1)),
    bucket: join(persistencePath(stateDir), 'r2', hashed('miniflare-R2BucketObject', r2)),
    blobs: join(persistencePath(stateDir), 'r2', r2, 'blobs'),
  }
}

/** The names of the database and the bucket in wrangler.toml, with the date of its runtime. wrangler itself weighs 100 MB. */
function stores() {
  const toml = readFileSync(join(root, 'wrangler.toml'), 'utf8')
  const valueOf = (/** @type {string} */ name) => {
    const value = new RegExp(`^${name}\\s*=\\s*["']([^"']+)["']`, 'm').exec(toml)?.[1]
    if (!value) throw new Error(`wrangler.toml sets no ${name}`)
    return value
  }
  return {
    d1: valueOf('database_id'),
    r2: valueOf('bucket_name'),
    compatibilityDate: valueOf('compatibility_date'),
  }
}

/**
 * Opens the database of a state folder by its file, beside a server that may be running. Read-only it never keeps the
 * server from writing. A writer must finish within milliseconds: the server doesn't wait for the file.
 * @param {string} stateDir
 * @param {{ readOnly?: boolean }} [options]
 * @throws {Complaint} when there isn't one
 */
export function openDatabaseFile(stateDir, { readOnly = false } = {}) {
  const { database } = localFiles(stateDir)
  if (!existsSync(database)) throw new Complaint(`There is no database in ${stateDir}. \`npm start\` makes one.`)
  return new DatabaseSync(database, { readOnly, timeout: 5000 })
}

/**
 * Explains what is wrong with the database file, if anything: the engine reports a damaged one as an internal error.
 * @param {string} stateDir
 * @param {unknown} error what failed
 */
function damageOf(stateDir, error) {
  const damage = /SQLITE_(CORRUPT|NOTADB)|malformed|not a database/i
  const message = error instanceof Error ? error.message : String(error)
  if (damage.test(message)) return message
  const { database } = localFiles(stateDir)
  if (!existsSync(database)) return undefined
  try {
    const db = new DatabaseSync(database, { readOnly: true, timeout: 5000 })
    try {
      const found = String(Object.values(db.prepare('PRAGMA quick_check(1)').get() ?? {})[0])
      return found === 'ok' ? undefined : found
    } finally {
      db.close()
    }
  } catch (reason) {
    return reason instanceof Error && damage.test(reason.message) ? reason.message : undefined
  }
}

/**
 * Turns what SQLite says of a damaged file into what to do about it.
 * @template T
 * @param {string} stateDir
 * @param {() => Promise<T>} body
 * @returns {Promise<T>}
 */
export async function explainingDamage(stateDir, body) {
  try {
    return await body()
  } catch (error) {
    const reason = error instanceof Complaint ? undefined : damageOf(stateDir, error)
    if (reason === undefined) throw error
    throw new Complaint(
      `The database in ${stateDir} is damaged (${reason}).\nStop the server, move that folder aside (don't delete it), and put the last backup into a new one: npm run restore -- BACKUP_FOLDER`,
    )
  }
}

const lockOf = (/** @type {string} */ stateDir) =>
  `state-${createHash('sha256').update(stateDir).digest('hex').slice(0, 12)}`

/** Waits for a command that prepares a state folder, such as a first start. @param {string} stateDir */
export const whenPrepared = (stateDir) => exclusively(lockOf(stateDir), () => Promise.resolve(), `work on ${stateDir}`)

/** The migrations that a database has not seen, by its file. @param {string} stateDir */
export function pendingMigrations(stateDir) {
  const db = openDatabaseFile(stateDir, { readOnly: true })
  try {
    if (!db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'").get()) return ownMigrations()
    const done = new Set(
      db
        .prepare('SELECT name FROM d1_migrations')
        .all()
        .map((row) => row['name']),
    )
    return ownMigrations().filter((name) => !done.has(name))
  } finally {
    db.close()
  }
}

/** The migrations of this checkout, in order. */
export const ownMigrations = () =>
  readdirSync(join(root, 'migrations'))
    .filter((name) => name.endsWith('.sql'))
    .sort()

/**
 * Opens the database and the files of a state folder, calls `use`, and closes them. Two commands on one folder take turns:
 * a first start migrates and fills the database for seconds.
 * @template T
 * @param {string} stateDir
 * @param {(state: LocalState) => Promise<T>} use
 * @returns {Promise<T>}
 */
export function withLocalState(stateDir, use) {
  const body = () => explainingDamage(stateDir, () => openLocalState(stateDir, use))
  return exclusively(lockOf(stateDir), body, `work on ${stateDir}`)
}

/**
 * @template T
 * @param {string} stateDir
 * @param {(state: LocalState) => Promise<T>} use
 * @returns {Promise<T>}
 */
async function openLocalState(stateDir, use) {
  const { d1, r2, compatibilityDate } = stores()
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      name: 'placet-state',
      modules: true,
      script: 'export default { fetch: () => new Response(null, { status: 404 }) }',
      compatibilityDate,
      d1Databases: { DB: d1 },
      r2Buckets: { FILES: r2 },
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
 * @throws {Complaint} when the database is from before the baseline
 */
export async function migrate(db, { folder = join(root, 'migrations'), upTo } = {}) {
  await db
    .prepare(
      'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
    )
    .run()
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all()
  const done = new Set(results.map((row) => row['name']))
  refuseEarlierState(done)
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.sql')) : []
  const due = names.filter((name) => !done.has(name) && (upTo === undefined || name <= upTo)).sort()
  if (due.length === 0) return due
  for (const name of due) {
    const record = `INSERT INTO d1_migrations (name) VALUES ('${name}')`
    const texts = inFewTexts([...dividedByMarks(readFileSync(join(folder, name), 'utf8')), record])
    await db.batch(texts.map((text) => db.prepare(text)))
  }
  return due
}

/**
 * Splits a migration at the markers of its generator. wrangler finds the same statements (scripts/migration-rules.test.mjs), but
 * loading it takes longer than running every migration.
 * @param {string} migration
 */
export const dividedByMarks = (migration) => migration.split('--> statement-breakpoint').map((sql) => sql.trim())

/**
 * Waits until Node has seen which connections ended while it loaded a large module, which takes longer than an idle connection
 * to the database lives on a busy machine. A query sent before that fails: "other side closed".
 */
export const afterLoading = () => new Promise((resolve) => setTimeout(resolve, 10))

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

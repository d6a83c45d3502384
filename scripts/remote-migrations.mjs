// @ts-check
// Migrations of a deployed database. They go through D1's import of files, which runs a file as SQLite would: its query
// interface cuts text at semicolons, also at those inside of triggers, and the migrations have many.
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refuseEarlierRemote } from './baseline.mjs'
import { Complaint, root } from './process.mjs'

/** @typedef {(args: string[]) => Promise<{ code: number, output?: string }>} Wrangler */

/** Wrangler's own record of migrations, so that its commands and ours agree. */
const ledger =
  'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)'

/**
 * The migrations that a deployed database has.
 * @param {{ wrangler: Wrangler, flags: string[] }} given
 * @returns {Promise<string[]>}
 * @throws {Complaint} when it can't be read
 */
export async function remoteMigrations({ wrangler, flags }) {
  const sql = `${ledger}; select name from d1_migrations order by id`
  const args = ['d1', 'execute', 'DB', '--remote', '--yes', '--json', '--command', sql, ...flags]
  const { code, output = '' } = await wrangler(args)
  if (code !== 0) throw new Complaint(`The remote database could not be read; wrangler says:\n${output.trim()}`)
  return [...output.matchAll(/"name":\s*"([\w.-]+)"/g)].flatMap(([, name]) => name ?? [])
}

/**
 * Applies the migrations that a deployed database lacks, all of them in one transaction with their records: one that
 * fails, or a connection that breaks, leaves the database as it was.
 * @param {object} given
 * @param {Wrangler} given.wrangler
 * @param {string[]} given.flags
 * @param {string} given.database its name
 * @param {string} [given.folder]
 * @returns {Promise<string[]>} the names of those applied now
 * @throws {Complaint} with what wrangler said
 */
export async function migrateRemotely({ wrangler, flags, database, folder = join(root, 'migrations') }) {
  const done = await remoteMigrations({ wrangler, flags })
  refuseEarlierRemote(done, database)
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const due = names.filter((name) => !done.includes(name)).sort()
  if (due.length === 0) return []
  const parts = due.map((name) => {
    const text = readFileSync(join(folder, name), 'utf8').trim()
    return `${text}${text.endsWith(';') ? '' : '\n;'}\nINSERT INTO d1_migrations (name) VALUES ('${name}');\n`
  })
  const work = mkdtempSync(join(tmpdir(), 'placet-migrations-'))
  try {
    const file = join(work, 'migrations.sql')
    writeFileSync(file, parts.join('\n'))
    const { code, output = '' } = await wrangler(['d1', 'execute', 'DB', '--remote', '--yes', '--file', file, ...flags])
    if (code !== 0)
      throw new Complaint(`The migration failed and the database is as it was; wrangler says:\n${output.trim()}`)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  return due
}

// @ts-check
// Making and restoring a backup, whatever the store (backup-stores.mjs).
import { mkdirSync, readFileSync, readdirSync, writeFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileNameOf, readTable, sha256, writeManifest, writeTable } from './backup-format.mjs'
import {
  countRows,
  loadStatements,
  quoted,
  readRows,
  readTables,
  readTriggerTargets,
  restoreOrder,
} from './backup-tables.mjs'
import { refuseEarlierBackup, refuseEarlierState } from './baseline.mjs'
import { ownMigrations } from './local-state.mjs'
import { Complaint } from './process.mjs'

/** @typedef {import('./backup-stores.mjs').Store} Store */
/** @typedef {import('./backup-format.mjs').Manifest} Manifest */

/** The keys of the files that the database knows of, with their types. */
const knownFiles = `select 'resumes/' || id as key, mime_type as type from resumes where stored_at is not null
  union all select key, mime_type as type from documents`

/** @param {Store} store */
export async function appliedMigrations({ sql }) {
  const table = await sql.all("select 1 as found from sqlite_master where name = 'd1_migrations'")
  if (table.length === 0) return []
  return (await sql.all('select name from d1_migrations order by id')).map((row) => String(row['name']))
}

/**
 * Copies a whole installation into a folder: every table, then every file. Rows that others point to are read last, so
 * that a row that comes in meanwhile never lacks what it points to.
 * @param {Store} store
 * @param {string} folder must be empty or not exist
 * @param {object} [options]
 * @param {() => Date} [options.now]
 * @param {(sentence: string) => void} [options.say]
 * @returns {Promise<Manifest>}
 */
export async function makeBackup(store, folder, { now = () => new Date(), say = () => undefined } = {}) {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Complaint(`${folder} is not empty. A backup goes into a folder of its own.`)
  }
  mkdirSync(join(folder, 'files'), { recursive: true, mode: 0o700 })
  const { sql, files } = store
  const migrations = await appliedMigrations(store)
  refuseEarlierState(migrations)
  const tables = await readTables(sql)
  const { load } = restoreOrder(tables, new Map())
  const byName = new Map(tables.map((table) => [table.name, table]))
  const counts = await countRows(sql, load)
  /** @type {Manifest['tables']} */
  const written = []
  for (const name of load.toReversed()) {
    const table = byName.get(name)
    if (!table) continue
    const { rows, sha256: hash } = await writeTable(folder, name, counts.get(name) === 0 ? [] : readRows(sql, table))
    written.push({ name, columns: table.columns, rows, sha256: hash })
  }
  say(`${written.length} tables, ${written.reduce((sum, { rows }) => sum + rows, 0)} rows`)

  const known = new Map((await sql.all(knownFiles)).map((row) => [String(row['key']), row['type']]))
  /** @type {Manifest['files']} */
  const kept = []
  /** @type {string[]} */
  const missingFiles = []
  // Archives are copies of everything else.
  const found = (await files.keys([...known.keys()])).filter((key) => !key.startsWith('archives/'))
  const keys = new Set([...known.keys(), ...found])
  await inParallel(4, keys, async (key) => {
    const file = await files.get(key)
    if (!file) {
      missingFiles.push(key)
      return
    }
    writeFileSync(join(folder, 'files', fileNameOf(key)), file.bytes, { mode: 0o600 })
    const type = file.contentType ?? known.get(key)
    kept.push({
      key,
      size: file.bytes.byteLength,
      sha256: sha256(file.bytes),
      contentType: typeof type === 'string' ? type : null,
    })
  })
  say(`${kept.length} files${missingFiles.length > 0 ? `; ${missingFiles.length} are named and not there` : ''}`)
  const manifest = {
    format: /** @type {const} */ (1),
    createdAt: now().toISOString(),
    migrations,
    tables: written.toReversed(),
    files: kept.toSorted((a, b) => a.key.localeCompare(b.key)),
    missingFiles: missingFiles.toSorted(),
  }
  writeManifest(folder, manifest)
  return manifest
}

/**
 * @param {Manifest} manifest
 * @throws {Complaint} when this version can't restore the backup
 */
export function checkVersion({ migrations }) {
  refuseEarlierBackup(migrations)
  const own = ownMigrations()
  if (!migrations.every((name, at) => own[at] === name)) {
    throw new Complaint('The backup was made by a newer version of Placet. Restore it with that version.')
  }
}

/**
 * Puts a backup into an installation whose database has the backup's migrations and no accounts.
 * @param {Store} store
 * @param {string} folder
 * @param {Manifest} manifest checked by `readBackup`
 * @param {(sentence: string) => void} [say]
 */
export async function restoreBackup(store, folder, manifest, say = () => undefined) {
  const { sql, files } = store
  const here = await appliedMigrations(store)
  if (here.join() !== manifest.migrations.join()) {
    throw new Complaint(
      `The backup was made at ${manifest.migrations.at(-1)} and this database is at ${here.at(-1) ?? 'nothing'}.`,
    )
  }
  if ((await sql.all('select 1 as found from users limit 1')).length > 0) {
    throw new Complaint('This installation is in use: it has accounts. A backup is restored into an empty one.')
  }
  const tables = await readTables(sql)
  const { load, settle } = restoreOrder(tables, await readTriggerTargets(sql, tables))
  const columnsOf = new Map(manifest.tables.map(({ name, columns }) => [name, columns]))
  // Deletes travel with the rows that need them done first.
  /** @type {{ sql: string }[]} */
  let emptied = []
  const put = async (/** @type {string} */ name) => {
    const table = tables.find((one) => one.name === name)
    const columns = columnsOf.get(name)
    if (!table || !columns) return
    for await (const page of readTable(folder, name)) {
      await sql.write([...emptied, ...loadStatements({ ...table, columns }, page, sql.maxJson)])
      emptied = []
    }
  }
  // Rows that the migrations insert (practice areas, counts at zero) give way to those of the backup.
  await sql.write(load.toReversed().map((name) => ({ sql: `delete from ${quoted(name)}` })))
  for (const name of load) await put(name)
  for (const name of settle) {
    const isPointedTo = tables.some(({ parents, name: own }) => own !== name && parents.includes(name))
    if (!isPointedTo) emptied.push({ sql: `delete from ${quoted(name)}` })
    await put(name)
  }
  await sql.write(emptied)
  const counts = await countRows(
    sql,
    manifest.tables.map(({ name }) => name),
  )
  for (const { name, rows } of manifest.tables) {
    if (counts.get(name) !== rows) {
      throw new Complaint(
        `The table ${name} holds ${counts.get(name)} rows and the backup ${rows}. Nothing was lost in the backup; please report this.`,
      )
    }
  }
  say(`${manifest.tables.length} tables, ${manifest.tables.reduce((sum, { rows }) => sum + rows, 0)} rows`)
  await inParallel(4, manifest.files, async ({ key, contentType }) => {
    await files.put(key, readFileSync(join(folder, 'files', fileNameOf(key))), contentType)
  })
  say(`${manifest.files.length} files`)
}

export { ownMigrations }

/**
 * @template T
 * @param {number} lanes
 * @param {Iterable<T>} items
 * @param {(item: T) => Promise<void>} body
 */
async function inParallel(lanes, items, body) {
  const queue = [...items]
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await body(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

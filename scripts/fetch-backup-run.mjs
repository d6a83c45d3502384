// @ts-check
// Reads scheduled backups out of their bucket (worker/features/insight/backups) into the folder format of backup-format.mjs.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { linesOf, nameOf } from '#worker/features/insight/backups/backup-format.ts'
import { readList } from '#worker/features/insight/backups/chunk-lists.ts'
import { listManifests, openVault } from '#worker/features/insight/backups/vault.ts'
import { s3Store } from '#worker/platform/object-store/s3-store.ts'
import { fileNameOf, sha256, writeManifest, writeTable } from './backup-format.mjs'
import { Complaint } from './process.mjs'

/** @typedef {import('#worker/features/insight/backups/vault.ts').BackupPlace} BackupPlace */
/** @typedef {import('#worker/features/insight/backups/vault.ts').Vault} Vault */
/** @typedef {import('#worker/features/insight/backups/backup-format.ts').BackupManifest} BackupManifest */
/** @typedef {import('#worker/features/insight/backups/backup-format.ts').RowChunk} RowChunk */
/** @typedef {import('#worker/features/insight/backups/backup-format.ts').StoredFile} StoredFile */

/**
 * The bucket of the Worker's settings.
 * @param {Record<string, string | undefined>} settings
 * @returns {BackupPlace}
 * @throws {Complaint} that names the missing setting
 */
export function backupPlaceOf(settings) {
  const given = (/** @type {string} */ name) => {
    const value = settings[name]
    if (!value) throw new Complaint(`${name} is not set. Put it into the environment or .dev.vars.`)
    return value
  }
  const place = {
    url: given('BACKUP_URL'),
    bucket: given('BACKUP_BUCKET'),
    region: settings['BACKUP_REGION'] || 'auto',
    accessId: given('BACKUP_ACCESS_ID'),
    accessSecret: given('BACKUP_ACCESS_SECRET'),
  }
  const allowedPrivateOrigins = (settings['ALLOWED_PRIVATE_ORIGINS'] ?? '').split(/[\s,]+/).filter(Boolean)
  return {
    store: s3Store(place, { rules: { allowedPrivateOrigins, ownHosts: [] }, now: () => new Date() }),
    secret: given('BACKUP_KEY'),
  }
}

/**
 * The finished backups, the oldest first.
 * @param {BackupPlace} place
 */
export const findBackups = async (place) => listManifests(await openVault(place))

/**
 * Fetches one backup. Rows of a record that was deleted while the backup was written are left out, as the deletion would have
 * done. Erasures of people since then go with it, marked to be done again after the restore.
 * @param {BackupPlace} place
 * @param {string} folder must be empty or not exist
 * @param {object} [options]
 * @param {string | undefined} [options.of] the newest one up to this moment; by default the newest
 * @param {(sentence: string) => void} [options.say]
 */
export async function fetchBackup(place, folder, { of, say = () => undefined } = {}) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Complaint(`${folder} is not empty. A backup goes into a folder of its own.`)
  const vault = await openVault(place)
  const { chosen, newest } = await choose(place, vault, of)
  const manifest = await vault.readManifest(chosen.path)
  say(`The backup of ${manifest.beganAt}`)
  mkdirSync(join(folder, 'files'), { recursive: true, mode: 0o700 })
  const chunks = await chunksOf(vault, manifest)
  const later = newest === chosen ? undefined : await vault.readManifest(newest.path)
  const erasures = later ? await laterErasures(vault, manifest, later, chunks) : []
  const keys = later && !chunks.has('sealed_keys') ? await laterKeys(vault, manifest, later) : []
  const { tables, leftOut } = await fetchTables(vault, manifest, folder, chunks, { erasures, sealed_keys: keys })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  say(`${tables.length} tables, ${rows} rows`)
  if (leftOut > 0) say(`${leftOut} rows of records that were deleted while the backup was written are left out.`)
  if (erasures.length > 0)
    say(`Erased after this backup, and again within two hours of the restore: ${erasures.length} people.`)
  const files = await fetchFiles(vault, manifest, folder)
  say(`${files.length} files`)
  const { beganAt: createdAt, migrations } = manifest
  writeManifest(folder, { format: 1, createdAt, migrations, tables, files, missingFiles: [] })
  return { rows, files: files.length, leftOut, erasures: erasures.length }
}

/**
 * The newest backup up to a moment, and the newest of all.
 * @param {BackupPlace} place
 * @param {Vault} vault
 * @param {string | undefined} of
 */
async function choose(place, vault, of) {
  const until = of === undefined ? Infinity : Date.parse(/Z|[+-]\d\d:?\d\d$/.test(of) ? of : `${of}Z`)
  if (Number.isNaN(until)) throw new Complaint(`"${of}" is not a date such as 2026-06-15T07:17.`)
  const found = await listManifests(vault)
  const chosen = found.findLast(({ at }) => at.getTime() <= until)
  const newest = found.at(-1)
  if (!chosen || !newest) throw new Complaint(await reasonForNone(place, vault, found.length))
  return { chosen, newest }
}

/**
 * @param {Vault} vault
 * @param {BackupManifest} manifest
 * @param {string} folder
 * @param {ReadonlyMap<string, RowChunk[]>} chunks
 * @param {Record<string, unknown[][]>} more rows to add, by table
 */
async function fetchTables(vault, manifest, folder, chunks, more) {
  /** @type {Map<string, Set<unknown>>} */
  const ids = new Map()
  /** @type {import('./backup-format.mjs').Manifest['tables']} */
  const tables = []
  let leftOut = 0
  // Those that others point to come last in the backup, so they are read first here.
  for (const table of manifest.tables.toReversed()) {
    const own = chunks.get(table.name) ?? []
    ids.set(table.name, await knownIds(vault, table, own))
    const keep = whole(table, ids, () => leftOut++)
    const written = await writeTable(folder, table.name, rowsOf(vault, own, keep, more[table.name] ?? []))
    tables.push({ name: table.name, columns: table.columns, ...written })
  }
  return { tables, leftOut }
}

/** @param {Vault} vault @param {BackupManifest} manifest @param {string} folder */
async function fetchFiles(vault, manifest, folder) {
  const files = []
  for (const list of manifest.fileLists) {
    for (const { key, name, contentType } of /** @type {StoredFile[]} */ (await readList(vault, list))) {
      const bytes = await vault.read(`files/${name}`)
      writeFileSync(join(folder, 'files', fileNameOf(key)), bytes, { mode: 0o600 })
      files.push({ key, size: bytes.byteLength, sha256: sha256(bytes), contentType })
    }
  }
  return files
}

/**
 * @param {BackupPlace} place
 * @param {Vault} vault
 * @param {number} others backups under this key
 */
async function reasonForNone({ store }, vault, others) {
  if (others > 0)
    return 'There is no backup of that time or earlier. `npm run fetch-backup -- --list` shows those there are.'
  const { objects } = await store.list('placet-')
  return objects.some(({ key }) => !key.startsWith(`${vault.keys.folder}/`))
    ? 'The bucket holds backups, but of another BACKUP_KEY. Use the key that they were made with.'
    : 'The bucket holds no finished backup.'
}

/** The chunks of each table. @param {Vault} vault @param {BackupManifest} manifest */
async function chunksOf(vault, manifest) {
  /** @type {Map<string, RowChunk[]>} */
  const chunks = new Map()
  for (const list of manifest.rowLists) {
    for (const chunk of /** @type {RowChunk[]} */ (await readList(vault, list)))
      chunks.set(chunk.table, [...(chunks.get(chunk.table) ?? []), chunk])
  }
  return chunks
}

/**
 * @param {Vault} vault
 * @param {readonly RowChunk[]} chunks
 * @returns {AsyncGenerator<unknown[][]>}
 */
async function* readRows(vault, chunks) {
  for (const { name } of chunks) {
    const path = `rows/${name}`
    const text = await vault.readText(path)
    if ((await nameOf(vault.keys, text)) !== name) throw new Complaint(`The backup is damaged: ${path} has changed.`)
    yield linesOf(text).map((line) => /** @type {unknown[]} */ (JSON.parse(line)))
  }
}

/**
 * @param {Vault} vault
 * @param {readonly RowChunk[]} chunks
 * @param {(row: unknown[]) => boolean} keep
 * @param {unknown[][]} more
 */
async function* rowsOf(vault, chunks, keep, more) {
  for await (const rows of readRows(vault, chunks)) yield rows.filter(keep)
  if (more.length > 0) yield more
}

/**
 * The ids of a table's rows, where the table points to itself; otherwise they are collected while rows are written.
 * @param {Vault} vault
 * @param {BackupManifest['tables'][number]} table
 * @param {readonly RowChunk[]} chunks
 */
async function knownIds(vault, { name, columns, references }, chunks) {
  const ids = new Set()
  if (!references.some(({ parent }) => parent === name)) return ids
  const at = columns.indexOf('id')
  for await (const rows of readRows(vault, chunks)) for (const row of rows) ids.add(row[at])
  return ids
}

/**
 * Looks up the references of a row: clears those that a deletion would have cleared, and refuses the row where it would have
 * gone with its record.
 * @param {BackupManifest['tables'][number]} table
 * @param {ReadonlyMap<string, Set<unknown>>} ids
 * @param {() => void} leaveOut
 * @returns {(row: unknown[]) => boolean}
 */
function whole({ name, columns, references }, ids, leaveOut) {
  const own = ids.get(name)
  const at = columns.indexOf('id')
  return (row) => {
    for (const { column, parent, isCleared } of references) {
      const index = columns.indexOf(column)
      if (row[index] === null || ids.get(parent)?.has(row[index])) continue
      if (!isCleared) {
        own?.delete(row[at])
        leaveOut()
        return false
      }
      row[index] = null
    }
    own?.add(row[at])
    return true
  }
}

/**
 * Erasures that the newest backup knows of and the fetched one doesn't: their people are in it.
 * @param {Vault} vault
 * @param {BackupManifest} manifest
 * @param {BackupManifest} later
 * @param {ReadonlyMap<string, RowChunk[]>} chunks
 * @returns {Promise<unknown[][]>} rows in the columns of the fetched backup
 */
async function laterErasures(vault, manifest, later, chunks) {
  const columns = manifest.tables.find(({ name }) => name === 'erasures')?.columns ?? []
  const laterColumns = later.tables.find(({ name }) => name === 'erasures')?.columns ?? []
  const known = new Set()
  for await (const rows of readRows(vault, chunks.get('erasures') ?? []))
    for (const row of rows) known.add(row[columns.indexOf('id')])
  const found = []
  for await (const rows of readRows(vault, (await chunksOf(vault, later)).get('erasures') ?? [])) {
    for (const row of rows) {
      if (known.has(row[laterColumns.indexOf('id')])) continue
      found.push(
        columns.map((column) => {
          if (column === 'is_due_again') return 1
          // The account may be newer than the backup.
          return column === 'erased_by' ? null : (row[laterColumns.indexOf(column)] ?? null)
        }),
      )
    }
  }
  return found
}

/**
 * The sealed keys of the newest backup, for one from before the first of them: the hashes of later erasures are made with them.
 * @param {Vault} vault
 * @param {BackupManifest} manifest
 * @param {BackupManifest} later
 * @returns {Promise<unknown[][]>}
 */
async function laterKeys(vault, manifest, later) {
  const columnsOf = (/** @type {BackupManifest} */ { tables }) =>
    tables.find(({ name }) => name === 'sealed_keys')?.columns.join()
  if (columnsOf(manifest) === undefined || columnsOf(manifest) !== columnsOf(later)) return []
  const found = []
  for await (const rows of readRows(vault, (await chunksOf(vault, later)).get('sealed_keys') ?? [])) found.push(...rows)
  return found
}

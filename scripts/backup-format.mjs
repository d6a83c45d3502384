// @ts-check
// A backup is a folder: manifest.json, tables/<name>.ndjson.gz (one JSON array a row), files/<sha256 of the key>.
import { createHash } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Complaint } from './process.mjs'

/**
 * @typedef {object} Manifest
 * @property {1} format
 * @property {string} createdAt ISO
 * @property {string[]} migrations names, in order
 * @property {{ name: string, columns: string[], rows: number, sha256: string }[]} tables hash over the lines
 * @property {{ key: string, size: number, sha256: string, contentType: string | null }[]} files
 * @property {string[]} missingFiles keys that the database names and the storage does not have
 */

export const sha256 = (/** @type {string | Uint8Array} */ data) => createHash('sha256').update(data).digest('hex')

export const fileNameOf = (/** @type {string} */ key) => sha256(key)

/**
 * Writes a table's rows.
 * @param {string} folder
 * @param {string} name
 * @param {AsyncIterable<unknown[][]> | Iterable<unknown[][]>} pages
 * @returns {Promise<{ rows: number, sha256: string }>}
 */
export async function writeTable(folder, name, pages) {
  mkdirSync(join(folder, 'tables'), { recursive: true })
  const hash = createHash('sha256')
  let rows = 0
  async function* lines() {
    for await (const page of pages) {
      const text = page.map((row) => `${JSON.stringify(row)}\n`).join('')
      hash.update(text)
      rows += page.length
      yield text
    }
  }
  await pipeline(
    Readable.from(lines()),
    createGzip({ level: 6 }),
    createWriteStream(join(folder, 'tables', `${name}.ndjson.gz`)),
  )
  return { rows, sha256: hash.digest('hex') }
}

/**
 * Reads a table's rows back, a few thousand at a time.
 * @param {string} folder
 * @param {string} name
 * @param {number} [pageRows]
 * @returns {AsyncGenerator<unknown[][]>}
 */
export async function* readTable(folder, name, pageRows = 2000) {
  const input = createReadStream(join(folder, 'tables', `${name}.ndjson.gz`)).pipe(createGunzip())
  /** @type {unknown[][]} */
  let page = []
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    page.push(/** @type {unknown[]} */ (JSON.parse(line)))
    if (page.length === pageRows) {
      yield page
      page = []
    }
  }
  if (page.length > 0) yield page
}

/**
 * The manifest is written last, so a folder that has one is whole.
 * @param {string} folder
 * @param {Manifest} manifest
 */
export function writeManifest(folder, manifest) {
  const file = join(folder, 'manifest.json')
  writeFileSync(`${file}.part`, `${JSON.stringify(manifest, null, 2)}\n`)
  renameSync(`${file}.part`, file)
}

/**
 * Reads the manifest and checks that every table and file is there and unharmed.
 * @param {string} folder
 * @returns {Promise<Manifest>}
 * @throws {Complaint} that names what is missing or damaged
 */
export async function readBackup(folder) {
  const file = join(folder, 'manifest.json')
  if (!existsSync(file)) throw new Complaint(`${folder} holds no finished backup: manifest.json is missing.`)
  const manifest = /** @type {Manifest} */ (JSON.parse(readFileSync(file, 'utf8')))
  if (manifest.format !== 1)
    throw new Complaint(`This version does not know the backup format ${String(manifest.format)}.`)
  for (const table of manifest.tables) {
    const hash = createHash('sha256')
    try {
      for await (const page of readTable(folder, table.name)) {
        hash.update(page.map((row) => `${JSON.stringify(row)}\n`).join(''))
      }
    } catch {
      throw new Complaint(`The backup is damaged: tables/${table.name}.ndjson.gz can't be read.`)
    }
    if (hash.digest('hex') !== table.sha256)
      throw new Complaint(`The backup is damaged: the table ${table.name} has changed.`)
  }
  for (const { key, sha256: wanted } of manifest.files) {
    const path = join(folder, 'files', fileNameOf(key))
    if (!existsSync(path) || sha256(readFileSync(path)) !== wanted) {
      throw new Complaint(`The backup is damaged: the file ${key} is missing or has changed.`)
    }
  }
  return manifest
}

import {
  DamagedObject,
  linesOf,
  nameOf,
  sealBytes,
  type BackupManifest,
  type RowChunk,
  type StoredFile,
} from './backup-format.ts'
import { readList } from './chunk-lists.ts'
import { keySet, type KeySet, type StoredKeys } from './key-set.ts'
import type { Slice } from './slices.ts'
import type { Vault } from './vault.ts'

/** State of a verification between two slices. */
export type VerifyState = {
  /** Chunks of rows that were read, counted from the end: what others point to was backed up last. */
  chunks: number
  rows: Record<string, number>
  keys: Record<string, StoredKeys>
  /** References of a table to itself whose row wasn't read yet. */
  open: { table: string; key: string | number }[]
  dangling: number
  /** Files of this week's share that were read. Null until every row was. */
  files: number | null
}

export const newVerification = (): VerifyState => ({
  chunks: 0,
  rows: {},
  keys: {},
  open: [],
  dangling: 0,
  files: null,
})

/** Every file is read once in so many verifications; that it is there, with its size, is checked each time. */
const fileShares = 12

/**
 * Restores a backup into memory, slice by slice: every chunk of rows is fetched, decrypted, unpacked and compared with the name
 * made of its content; rows are counted, and references looked up.
 *
 * @param share Which files to read, 0 to 11.
 * @returns True at the end; `state` then says what was found.
 * @throws DamagedObject with a sentence.
 */
export async function verifySlice(
  vault: Vault,
  manifest: BackupManifest,
  state: VerifyState,
  slice: Slice,
  share: number,
): Promise<boolean> {
  if (state.files === null) {
    if (!(await verifyRows(vault, manifest, state, slice))) return false
    for (const { name, rows } of manifest.tables) {
      const found = state.rows[name] ?? 0
      if (found !== rows)
        throw new DamagedObject(`The backup is damaged: ${name} has ${found} rows instead of ${rows}.`)
    }
    state.files = 0
    state.keys = {}
  }
  return verifyFiles(vault, manifest, state, slice, share)
}

async function verifyRows(vault: Vault, manifest: BackupManifest, state: VerifyState, slice: Slice): Promise<boolean> {
  const chunks = (await inTurn(manifest.rowLists, (list) => readList<RowChunk>(vault, list))).toReversed()
  const tables = new Map(manifest.tables.map((table) => [table.name, table]))
  const parents = new Set(manifest.tables.flatMap(({ references }) => references.map(({ parent }) => parent)))
  const keys = new Map(Object.entries(state.keys).map(([name, stored]) => [name, keySet(stored)]))
  while (state.chunks < chunks.length && !slice.isSpent()) {
    const chunk = chunks[state.chunks]
    const table = tables.get(chunk?.table ?? '')
    if (!chunk || !table) throw new DamagedObject('The backup is damaged: a chunk belongs to no table.')
    const path = `rows/${chunk.name}`
    const text = await vault.readText(path)
    slice.take(text.length)
    if ((await nameOf(vault.keys, text)) !== chunk.name)
      throw new DamagedObject(`The backup is damaged: ${path} isn’t what was backed up.`)
    const rows = linesOf(text).map((line) => JSON.parse(line) as unknown[])
    if (rows.some((row) => row.length !== table.columns.length))
      throw new DamagedObject(`The backup is damaged: ${path} has rows of another table.`)
    state.rows[table.name] = (state.rows[table.name] ?? 0) + rows.length
    if (parents.has(table.name)) {
      const own = keys.get(table.name) ?? keySet()
      keys.set(table.name, own)
      const id = table.columns.indexOf('id')
      for (const row of rows) own.add(row[id])
    }
    lookUp(table, rows, keys, state)
    state.chunks++
  }
  state.keys = Object.fromEntries([...keys].map(([name, set]) => [name, set.stored()]))
  if (state.chunks < chunks.length) return false
  state.dangling += state.open.filter(({ table, key }) => !keys.get(table)?.has(key)).length
  state.open = []
  return true
}

/** Counts rows that point to nothing. */
function lookUp(
  { name, columns, references }: BackupManifest['tables'][number],
  rows: readonly unknown[][],
  keys: ReadonlyMap<string, KeySet>,
  state: VerifyState,
): void {
  for (const { column, parent } of references) {
    const at = columns.indexOf(column)
    for (const row of rows) {
      const key = row[at]
      if (key === null || keys.get(parent)?.has(key)) continue
      if (parent === name) state.open.push({ table: name, key: key as string | number })
      else state.dangling++
    }
  }
}

async function verifyFiles(
  vault: Vault,
  manifest: BackupManifest,
  state: VerifyState,
  slice: Slice,
  share: number,
): Promise<boolean> {
  const files = await inTurn(manifest.fileLists, (list) => readList<StoredFile>(vault, list))
  if (files.length !== manifest.files)
    throw new DamagedObject(`The backup is damaged: it lists ${files.length} files instead of ${manifest.files}.`)
  if (state.files === 0) await checkSizes(vault, files)
  const mine = files.filter(({ name }) => Number.parseInt(name.slice(0, 4), 16) % fileShares === share % fileShares)
  let read = state.files ?? 0
  for (; read < mine.length && !slice.isSpent(); read++) {
    const { name = '', bytes = 0 } = mine[read] ?? {}
    const content = await vault.read(`files/${name}`)
    slice.take(bytes)
    if (content.byteLength !== bytes) throw new DamagedObject(`The backup is damaged: files/${name} has another size.`)
  }
  state.files = read
  return read >= mine.length
}

async function checkSizes(vault: Vault, files: readonly StoredFile[]): Promise<void> {
  const sizes = new Map(files.map(({ name, bytes }) => [`files/${name}`, bytes + sealBytes]))
  for await (const { objects } of vault.list('files/')) {
    for (const { key, size } of objects) if (sizes.get(key) === size) sizes.delete(key)
  }
  const [missing] = sizes.keys()
  if (missing)
    throw new DamagedObject(`The backup is damaged: ${missing} is missing or was cut off (${sizes.size} files).`)
}

async function inTurn<T, R>(items: readonly T[], read: (item: T) => Promise<R[]>): Promise<R[]> {
  const all: R[] = []
  for (const item of items) all.push(...(await read(item)))
  return all
}

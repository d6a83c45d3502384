import { nameOf, pack, type BackedUpTable, type RowChunk } from './backup-format.ts'
import type { BackupsRepo } from './backups.repo.ts'
import { chunkEnd, firstChunk, firstRead, nextRead, type ChunkStart } from './row-chunks.ts'
import { openLanes, type Slice } from './slices.ts'
import { namesUnder, type Vault } from './vault.ts'

/** Table that is being read and where in it. */
export type RowsCursor = { table: number; from: ChunkStart }

export const firstRows: RowsCursor = { table: 0, from: firstChunk }

type BackUpRowsDeps = { backupRuns: Pick<BackupsRepo, 'rowsAfter'> }

/**
 * Orders tables so that those that others point to come last: a row that comes in meanwhile never lacks what it points to.
 *
 * @throws Error for tables that point to each other.
 */
export function parentsLast<T extends Pick<BackedUpTable, 'name' | 'references'>>(tables: readonly T[]): T[] {
  const parentsFirst: T[] = []
  const visit = (table: T, path: readonly T[]) => {
    if (parentsFirst.includes(table)) return
    if (path.includes(table)) throw new Error(`tables point to each other: ${table.name}`)
    for (const { parent } of table.references) {
      const found = tables.find(({ name }) => name === parent)
      if (found && found !== table) visit(found, [...path, table])
    }
    parentsFirst.push(table)
  }
  for (const table of tables) visit(table, [])
  return parentsFirst.toReversed()
}

/**
 * Reads rows into chunks until the slice is spent, and stores those that the bucket doesn't have.
 *
 * @returns The chunks, and where to continue; no cursor at the end.
 */
export async function backUpRows(
  deps: BackUpRowsDeps,
  vault: Vault,
  tables: readonly Omit<BackedUpTable, 'rows'>[],
  slice: Slice,
  begin: RowsCursor,
): Promise<{ chunks: RowChunk[]; next: RowsCursor | undefined }> {
  const stored = await namesUnder(vault, 'rows/')
  const lanes = openLanes()
  const chunks: RowChunk[] = []
  let next: RowsCursor | undefined
  tables: for (let at = begin.table; at < tables.length; at++) {
    const table = tables[at]
    if (!table) continue
    for await (const { lines, end } of chunksOf(deps, table, at === begin.table ? begin.from : firstChunk)) {
      const text = lines.join('')
      slice.take(text.length)
      const name = await nameOf(vault.keys, text)
      chunks.push({ table: table.name, name, rows: lines.length, bytes: text.length })
      if (!stored.has(name)) {
        stored.add(name)
        await lanes.run(text.length * 3, async () => vault.write(`rows/${name}`, await pack(text)))
      }
      if (slice.isSpent()) {
        next = end ? { table: at, from: end } : { table: at + 1, from: firstChunk }
        break tables
      }
    }
  }
  await lanes.ended()
  return { chunks, next: next && next.table < tables.length ? next : undefined }
}

/** Cuts the rows of a table into chunks. `end`: where the next one begins; undefined at the end of the table. */
async function* chunksOf(
  { backupRuns }: BackUpRowsDeps,
  table: Pick<BackedUpTable, 'name' | 'columns'>,
  from: ChunkStart,
): AsyncGenerator<{ lines: string[]; end: ChunkStart | undefined }> {
  let start = from
  let lines: string[] = []
  let characters = 0
  let last: number | undefined
  let limit = firstRead
  for (let after = from.after; ;) {
    const rows = await backupRuns.rowsAfter(table, after, limit)
    let read = 0
    for (const [row, ...values] of rows) {
      const end = last === undefined ? undefined : chunkEnd(start, { row: last, next: row, characters })
      if (end) {
        yield { lines, end }
        start = end
        lines = []
        characters = 0
      }
      const line = `${JSON.stringify(values)}\n`
      lines.push(line)
      characters += line.length
      read += line.length
      last = row
    }
    if (rows.length < limit) break
    after = last ?? after
    limit = nextRead(limit, read)
  }
  if (lines.length > 0) yield { lines, end: undefined }
}

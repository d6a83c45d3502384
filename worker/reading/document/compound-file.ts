import type { ReadingBudget } from '#worker/reading/budget.ts'

const freeSector = 0xffff_fffa
const directoryEntryBytes = 128
/** A header and two sectors. */
const minFileBytes = 1536
/** Sectors of small streams have 64 bytes. */
const miniShift = 6

export type CompoundFile = { stream: (name: string) => Uint8Array | undefined }

/**
 * Opens a compound file ([MS-CFB]): the little file system that old Office documents are. Chains that run in a circle or
 * out of the file end the reading, and every number that the file's tables hold is paid for: a table may name one sector
 * a million times.
 *
 * @returns Null for anything else.
 * @throws BudgetExceeded
 */
export function readCompoundFile(bytes: Uint8Array, budget: ReadingBudget): CompoundFile | null {
  const header = headerOf(bytes)
  if (!header) return null
  const { view, sectorBytes } = header
  const sector = (number: number) => bytes.subarray((number + 1) * sectorBytes, (number + 2) * sectorBytes)
  const sectors = Math.ceil(bytes.byteLength / sectorBytes)
  const fat = fatSectorsOf(view, sector, sectors, budget)
    .filter((number) => number < freeSector && number < sectors)
    .flatMap((number) => numbersOf(sector(number), budget))
  const read = (start: number) => joined(chainOf(start, fat, sectors).map(sector), budget)

  const { entries, root } = directoryOf(read(view.getUint32(48, true)), budget)
  const cutoff = view.getUint32(56, true)
  const miniFat = numbersOf(read(view.getUint32(60, true)), budget)
  const miniStream = root ? read(root.start) : new Uint8Array()
  const miniSector = (number: number) => miniStream.subarray(number << miniShift, (number + 1) << miniShift)

  return {
    stream(name) {
      const entry = entries.get(name)
      if (!entry || entry.size > bytes.byteLength) return undefined
      const whole =
        entry.size < cutoff
          ? joined(chainOf(entry.start, miniFat, miniFat.length).map(miniSector), budget)
          : read(entry.start)
      return whole.byteLength < entry.size ? undefined : whole.subarray(0, entry.size)
    },
  }
}

/** The header of a compound file: its view and the size of its sectors; undefined for anything else. */
function headerOf(bytes: Uint8Array): { view: DataView; sectorBytes: number } | undefined {
  if (bytes.byteLength < minFileBytes) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(0, true) !== 0xe011cfd0 || view.getUint32(4, true) !== 0xe11ab1a1) return undefined
  const shift = view.getUint16(30, true)
  if ((shift !== 9 && shift !== 12) || view.getUint16(32, true) !== miniShift) return undefined
  return { view, sectorBytes: 1 << shift }
}

/** Numbers of the sectors that hold the allocation table: the header has the first 109, a chain of sectors the others. */
function fatSectorsOf(
  view: DataView,
  sector: (number: number) => Uint8Array,
  sectors: number,
  budget: ReadingBudget,
): number[] {
  const found: number[] = []
  for (let at = 76; at < 512; at += 4) found.push(view.getUint32(at, true))
  let next = view.getUint32(68, true)
  for (let round = 0; next < freeSector && round < sectors; round++) {
    const more = numbersOf(sector(next), budget)
    found.push(...more.slice(0, -1))
    next = more.at(-1) ?? freeSector
  }
  return found
}

function chainOf(start: number, table: readonly number[], limit: number): number[] {
  const found: number[] = []
  for (let at = start; at < freeSector && found.length <= limit; at = table[at] ?? freeSector) found.push(at)
  return found
}

type DirectoryEntry = { start: number; size: number }

/** The streams of the directory by name, and its root entry, which holds all small streams. */
function directoryOf(
  directory: Uint8Array,
  budget: ReadingBudget,
): { entries: ReadonlyMap<string, DirectoryEntry>; root: DirectoryEntry | undefined } {
  const entries = new Map<string, DirectoryEntry>()
  let root: DirectoryEntry | undefined
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength)
  for (let at = 0; at + directoryEntryBytes <= directory.byteLength; at += directoryEntryBytes) {
    budget.spend('items')
    const nameBytes = view.getUint16(at + 64, true)
    const kind = view.getUint8(at + 66)
    const entry = { start: view.getUint32(at + 116, true), size: view.getUint32(at + 120, true) }
    if (kind === 5) root = entry
    if (kind === 2 && nameBytes >= 2 && nameBytes <= 64)
      entries.set(new TextDecoder('utf-16le').decode(directory.subarray(at, at + nameBytes - 2)), entry)
  }
  return { entries, root }
}

function numbersOf(bytes: Uint8Array, budget: ReadingBudget): number[] {
  budget.spend('items', bytes.byteLength >> 2)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Array.from({ length: bytes.byteLength >> 2 }, (_, index) => view.getUint32(index * 4, true))
}

function joined(parts: readonly Uint8Array[], budget: ReadingBudget): Uint8Array {
  const size = parts.reduce((sum, { byteLength }) => sum + byteLength, 0)
  budget.spend('bytes', size)
  budget.spend('steps', parts.length)
  const all = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.byteLength
  }
  return all
}

import type { ReadingBudget } from '#worker/reading/budget.ts'

const freeSector = 0xffff_fffa
const directoryEntryBytes = 128

export type CompoundFile = { stream: (name: string) => Uint8Array | undefined }

/**
 * A compound file ([MS-CFB]): the little file system that old Office documents are. Chains that run in a circle or out of
 * the file end the reading, and every number that the file's tables hold is paid for: a table may name one sector a million
 * times.
 *
 * @returns Null for anything else.
 * @throws BudgetExceeded
 */
export function readCompoundFile(bytes: Uint8Array, budget: ReadingBudget): CompoundFile | null {
  if (bytes.byteLength < 1536) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(0, true) !== 0xe011cfd0 || view.getUint32(4, true) !== 0xe11ab1a1) return null
  const shift = view.getUint16(30, true)
  const miniShift = view.getUint16(32, true)
  if ((shift !== 9 && shift !== 12) || miniShift !== 6) return null
  const size = 1 << shift
  const sector = (number: number) => bytes.subarray((number + 1) * size, (number + 2) * size)
  const sectors = Math.ceil(bytes.byteLength / size)

  const fatSectors: number[] = []
  for (let at = 76; at < 512; at += 4) fatSectors.push(view.getUint32(at, true))
  let next = view.getUint32(68, true)
  for (let round = 0; next < freeSector && round < sectors; round++) {
    const more = numbersOf(sector(next), budget)
    fatSectors.push(...more.slice(0, -1))
    next = more.at(-1) ?? freeSector
  }
  const fat = fatSectors
    .filter((number) => number < freeSector && number < sectors)
    .flatMap((number) => numbersOf(sector(number), budget))
  const chain = (start: number, table: readonly number[], limit: number): number[] => {
    const found: number[] = []
    for (let at = start; at < freeSector && found.length <= limit; at = table[at] ?? freeSector) found.push(at)
    return found
  }
  const read = (start: number) => joined(chain(start, fat, sectors).map(sector), budget)

  const directory = read(view.getUint32(48, true))
  const entries = new Map<string, { start: number; size: number }>()
  let root: { start: number; size: number } | undefined
  const names = new DataView(directory.buffer, directory.byteOffset, directory.byteLength)
  for (let at = 0; at + directoryEntryBytes <= directory.byteLength; at += directoryEntryBytes) {
    budget.spend('items')
    const nameBytes = names.getUint16(at + 64, true)
    const kind = names.getUint8(at + 66)
    const entry = { start: names.getUint32(at + 116, true), size: names.getUint32(at + 120, true) }
    if (kind === 5) root = entry
    if (kind === 2 && nameBytes >= 2 && nameBytes <= 64)
      entries.set(new TextDecoder('utf-16le').decode(directory.subarray(at, at + nameBytes - 2)), entry)
  }
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
          ? joined(chain(entry.start, miniFat, miniFat.length).map(miniSector), budget)
          : read(entry.start)
      return whole.byteLength < entry.size ? undefined : whole.subarray(0, entry.size)
    },
  }
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

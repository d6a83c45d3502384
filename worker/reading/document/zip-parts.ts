import type { ReadingBudget } from '#worker/reading/budget.ts'
import { inflate } from '#worker/reading/inflate.ts'

const endRecordBytes = 22
const entryBytes = 46
const localHeaderBytes = 30
const maxCommentBytes = 0xffff
const [stored, deflated] = [0, 8]

/**
 * Unpacks some parts of a ZIP archive (APPNOTE 4.3). Sizes in its directory are claims: only what comes out is counted.
 *
 * @returns The parts by name; empty when the bytes are no archive.
 * @throws BudgetExceeded
 */
export function unzipParts(
  bytes: Uint8Array,
  wanted: { isWanted: (name: string) => boolean; maxParts: number },
  budget: ReadingBudget,
): Map<string, Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts = new Map<string, Uint8Array>()
  const end = endRecordAt(view)
  if (end === undefined) return parts
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count && at + entryBytes <= end; index++) {
    if (view.getUint32(at, true) !== 0x02014b50) break
    budget.spend('items')
    const nameBytes = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + entryBytes, at + entryBytes + nameBytes))
    if (wanted.isWanted(name) && !parts.has(name)) {
      if (parts.size === wanted.maxParts) break
      const part = partAt(bytes, view, {
        method: view.getUint16(at + 10, true),
        packedBytes: view.getUint32(at + 20, true),
        at: view.getUint32(at + 42, true),
      })
      if (part) parts.set(name, part(budget))
    }
    at += entryBytes + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return parts
}

function partAt(
  bytes: Uint8Array,
  view: DataView,
  { method, packedBytes, at }: { method: number; packedBytes: number; at: number },
): ((budget: ReadingBudget) => Uint8Array) | undefined {
  if (at + localHeaderBytes > bytes.byteLength || view.getUint32(at, true) !== 0x04034b50) return undefined
  const from = at + localHeaderBytes + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  const packed = bytes.subarray(from, from + packedBytes)
  if (method === deflated) return (budget) => inflate(packed, budget)
  if (method !== stored) return undefined
  return (budget) => {
    budget.spend('bytes', packed.byteLength)
    return packed
  }
}

function endRecordAt(view: DataView): number | undefined {
  const last = view.byteLength - endRecordBytes
  for (let at = last; at >= Math.max(0, last - maxCommentBytes); at--) {
    if (view.getUint32(at, true) === 0x06054b50) return at
  }
  return undefined
}

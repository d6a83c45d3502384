import { Unzip, UnzipInflate } from 'fflate'
import { BudgetExceeded, type ReadingBudget } from '#worker/reading/budget.ts'
import { makeOutput, packedStep } from '#worker/reading/inflate.ts'

/**
 * Unpacks selected parts of a ZIP archive. The sizes that it declares are not trusted; the unpacked bytes are counted.
 *
 * @returns The parts by name; empty when the bytes are no archive.
 * @throws BudgetExceeded
 */
export function unzipParts(
  bytes: Uint8Array,
  wanted: { isWanted: (name: string) => boolean; maxParts: number },
  budget: ReadingBudget,
): ReadonlyMap<string, Uint8Array> {
  const parts = new Map<string, Uint8Array>()
  const archive = new Unzip((file) => {
    budget.spend('items')
    if (!wanted.isWanted(file.name) || parts.size === wanted.maxParts) return
    const output = makeOutput(budget)
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error
      output.push(chunk)
      if (isLast) parts.set(file.name, output.done())
    }
    file.start()
  })
  archive.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.byteLength; at += packedStep)
      archive.push(bytes.subarray(at, at + packedStep), at + packedStep >= bytes.byteLength)
  } catch (error) {
    if (error instanceof BudgetExceeded) throw error
  }
  return parts
}

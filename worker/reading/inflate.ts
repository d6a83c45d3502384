import { Inflate, Unzip, UnzipInflate } from 'fflate'
import { BudgetExceeded, type ReadingBudget } from './budget.ts'

/** Few enough that what they unpack to, at most a thousand times as much, fits before it is counted. Bytes. */
const packedStep = 4096

/** Bytes that are paid for as they come. */
export function makeOutput(budget: ReadingBudget) {
  let bytes = new Uint8Array(8192)
  let length = 0
  return {
    push(chunk: Uint8Array) {
      budget.spend('bytes', chunk.byteLength)
      if (length + chunk.byteLength > bytes.byteLength) {
        const larger = new Uint8Array(Math.max(bytes.byteLength * 2, length + chunk.byteLength))
        larger.set(bytes.subarray(0, length))
        bytes = larger
      }
      bytes.set(chunk, length)
      length += chunk.byteLength
    },
    done: () => bytes.subarray(0, length),
  }
}

/** Gives packed bytes to a stream, a few at a time. Broken data ends it. @throws BudgetExceeded */
function feed(packed: Uint8Array, stream: { push: (chunk: Uint8Array, isLast: boolean) => void }): void {
  try {
    for (let at = 0; at < packed.byteLength; at += packedStep)
      stream.push(packed.subarray(at, at + packedStep), at + packedStep >= packed.byteLength)
  } catch (error) {
    if (error instanceof BudgetExceeded) throw error
  }
}

/**
 * Unpacks raw deflate data. Nothing the file says about its own size is believed: output is counted as it comes. Broken
 * data gives what came before the break.
 *
 * @throws BudgetExceeded
 */
export function inflate(packed: Uint8Array, budget: ReadingBudget): Uint8Array {
  const output = makeOutput(budget)
  feed(packed, new Inflate((chunk) => output.push(chunk)))
  return output.done()
}

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
  feed(bytes, archive)
  return parts
}

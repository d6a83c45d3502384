import { Inflate } from 'fflate'
import { BudgetExceeded, type ReadingBudget } from './budget.ts'

/** Few enough that what they unpack to, at most a thousand times as much, fits before it is counted. Bytes. */
export const packedStep = 4096

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

/**
 * Unpacks raw deflate data. Nothing the file says about its own size is believed: output is counted as it comes. Broken
 * data gives what came before the break.
 *
 * @throws BudgetExceeded
 */
export function inflate(packed: Uint8Array, budget: ReadingBudget): Uint8Array {
  const output = makeOutput(budget)
  const stream = new Inflate((chunk) => output.push(chunk))
  try {
    for (let at = 0; at < packed.byteLength; at += packedStep) {
      stream.push(packed.subarray(at, at + packedStep), at + packedStep >= packed.byteLength)
    }
  } catch (error) {
    if (error instanceof BudgetExceeded) throw error
  }
  return output.done()
}

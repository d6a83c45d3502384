import { hashOf } from './linear-model.ts'
import { unpacked } from './weights.ts'
import { wordClasses } from './word-classes.data.ts'

/** Hashes of the known words in ascending order, and the class of each. */
type Known = { hashes: Uint32Array; classes: Uint8Array }

/** Opened when the first word is looked up. */
let opened: Known | undefined

/** The stored hash of a word, 24 bits. One unknown word in about 280 has the hash of a known one. */
export const wordHash = (word: string): number => hashOf(word) >>> 8

function open(): Known {
  const [low = [], high = [], classes = new Uint8Array()] = wordClasses.map(unpacked)
  let last = 0
  const hashes = Uint32Array.from(low, (step, at) => (last += step + (high[at] ?? 0) * 256))
  if (hashes.length === 0 || high.length !== low.length || classes.length !== low.length)
    throw new Error('The classes of words are damaged.')
  return { hashes, classes }
}

/**
 * Returns the class of a word in lower case. Words of a class are used alike and state the same facts, so a model knows something of
 * words that are in no training: "Lufkin" is in a class with other towns (bench/documents/train-word-classes.ts).
 *
 * @returns A number as text, "number" if the word has a digit, or "new" if it isn't known.
 */
export function classOf(word: string): string {
  const { hashes, classes } = (opened ??= open())
  const hash = wordHash(word.replace(/['’]s$/, ''))
  let [from, to] = [0, hashes.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((hashes[middle] ?? 0) < hash) from = middle + 1
    else to = middle
  }
  if (hashes[from] === hash) return String(classes[from])
  return /\d/.test(word) ? 'number' : 'new'
}

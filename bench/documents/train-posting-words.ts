import { guessAll, type LinearModel } from '#worker/reading/model/linear-model.ts'
import { labelItems } from '#worker/reading/posting/label-items.ts'
import { partsOfLines } from '#worker/reading/posting/label-words.ts'
import { postingLines } from '#worker/reading/posting/posting-items.ts'
import { postingTokens } from '#worker/reading/posting/posting-tokens.ts'
import { tokenFeatures } from '#worker/reading/posting/token-features.ts'
import { wordContextFeatures } from '#worker/reading/posting/word-context.ts'
import { setsDay } from '../accuracy.ts'
import { averageOf, bucketsOfHashes, countsOf, hashesOf, packed, train, type Sequence } from './perceptron.fixture.ts'
import { makeRandom } from './random.ts'
import type { LabeledPosting } from './train-postings.ts'

/** Labels of words (label-words.ts); `o` for words that state nothing. */
const wordLabels = ['o', 'T', 'F', 'P', 'S', 'Y', 'A', 'R', 'N', 'K']

/** Share of items that lose their words in a second copy, so that layout is learned too. */
export const wordless = 0.35
/** Features of fewer postings than these are left out: they would be learned by heart. */
export const minDocuments = 4

/** Many more rows of weights than features, so that a word missing from the training rarely shares the row of a known word. */
const [wordBuckets, contextBuckets] = [262_144, 131_072]

/** Passes over the postings for the parts, and for the words. */
export const rounds = { items: 3, words: 6 }

/** Seeds of the orders of postings that weights are averaged over, so that effects of the order cancel out. */
export const seeds = [5, 6, 8, 9]

/** A model, and for each of its rows the number of items that have its features. */
export type Trained = { model: LinearModel; counts: Float32Array }

type Options = { labels: string[]; buckets: number; rounds: number; pairRate?: number }

/** Trains a model on sequences in several orders. */
export const trained = (known: Sequence[], own: Options): Trained => ({
  model: averageOf(seeds.map((seed) => train(known, { ...own, isSequence: true, seed }))),
  counts: countsOf(known, own.buckets),
})

/** Features of what a word is, and of the words around it. */
const ownWords = /^(?:w(?: s)?|w-1 w|w w\+1|end k)\|/
const around = /^(?:(?:w|k|s|end|t|before|line|run|runbefore|runafter)\b[^|]*)\|/

/** One generated posting in this many is enough for the words: people use others. */
const wordsEvery = 4
const isWritten = ({ id }: { id: string }) => id.startsWith('written ')
/** Postings that count as two: people wrote them. */
const twice = <T extends { id: string }>(list: readonly T[]): T[] => [...list, ...list.filter(isWritten)]

/**
 * Trains the models of words: the first look, and the second, which learns from first looks at postings that weren't seen. For
 * that the postings are in two halves, and a model of one half reads the other.
 */
export function trainWords(given: readonly LabeledPosting[], items: LinearModel): { words: Trained; context: Trained } {
  const random = makeRandom(8)
  const used = given.filter((one, at) => one.isStanding || isWritten(one) || at % wordsEvery === 0)
  const standing = used.filter(({ isStanding }) => isStanding)
  const documents = [...used, ...standing, ...standing].map(({ id, text, words }) => {
    const { lines, items: own } = postingLines(text)
    const tokens = postingTokens(lines, setsDay)
    const partOf = partsOfLines(labelItems(own, items))
    // Words that are new in each posting are no better known than those of held-out ones.
    const thinned = tokenFeatures(tokens, partOf, true).map((one) => {
      if (!random.chance(wordless)) return one
      // Amounts, years and places are known by what they say, too.
      const isMention = one.some((feature) => `${feature}`.startsWith('m|'))
      return one.filter((feature) => !(isMention && random.chance(0.7) ? around : ownWords).test(`${feature}`))
    })
    return { id, tokens, partOf, items: thinned.map(hashesOf), labels: words, half: halfOf(id) }
  })
  const options = { labels: wordLabels, buckets: wordBuckets, rounds: rounds.words, pairRate: 0.1 }
  const pack = (list: typeof documents) => packed(twice(list), { buckets: wordBuckets, minDocuments })
  const halves = [0, 1].map((own) =>
    train(pack(documents.filter(({ half }) => half !== own)), { ...options, isSequence: true, seed: 5 }),
  )
  const looked = documents.map(({ id, tokens, partOf, items: hashes, labels, half }) => {
    const rows = hashes.map((own) => bucketsOfHashes(own, wordBuckets))
    const guesses = guessAll(halves[half] as LinearModel, rows)
    return { id, items: wordContextFeatures(tokens, guesses, partOf, true).map(hashesOf), labels }
  })
  const inContext = packed(twice(looked), { buckets: contextBuckets, minDocuments })
  return {
    words: trained(pack(documents), options),
    context: trained(inContext, { ...options, buckets: contextBuckets }),
  }
}

const halfOf = (id: string): number => [...id].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) >>> 0, 7) % 2

import { guessAll, type LinearModel } from '#worker/reading/model/linear-model.ts'
import { labelItems } from '#worker/reading/posting/label-items.ts'
import { partsOfLines } from '#worker/reading/posting/label-words.ts'
import { postingLines } from '#worker/reading/posting/posting-items.ts'
import { postingTokens } from '#worker/reading/posting/posting-tokens.ts'
import { tokenFeatures } from '#worker/reading/posting/token-features.ts'
import { wordContextFeatures } from '#worker/reading/posting/word-context.ts'
import { setsDay } from '../accuracy.ts'
import { averageOf, bucketsOfHashes, countsOf, hashesOf, packed, train, type Sequence } from './perceptron.fixture.ts'
import { trainCrf } from './crf.fixture.ts'
import { makeRandom } from './random.ts'
import type { LabeledPosting } from './train-postings.ts'

/** Labels of words (label-words.ts); `o` for words that state nothing. */
const wordLabels = ['o', 'T', 'F', 'P', 'S', 'Y', 'A', 'R', 'N', 'K']

/** Share of items whose words are hidden in a second copy, so that the model also learns from the layout. */
export const wordless = 0.35
/** Minimum number of postings that have a feature. The model would memorize rarer ones. */
export const minDocuments = 4

/** Number of rows of weights. There are many more rows than features, so a word that isn't in the training rarely shares a row with a known word. */
const [wordBuckets, contextBuckets] = [262_144, 131_072]

/** Number of passes over the postings, for the model of parts and for the models of words. */
export const rounds = { items: 3, words: 6 }

/** Penalty that leaves most weights of words zero: all weights of the readers take less than 400 kB. */
const l1 = 18

/** Seeds for shuffling the postings. The weights of one training per seed are averaged, so that the order matters less. */
export const seeds = [5, 6, 8, 9]

/** A model, and for each row of its weights the number of items that use it. */
export type Trained = { model: LinearModel; counts: Float32Array }

type Options = { labels: string[]; buckets: number; rounds: number }

/** Trains a model once per seed and averages the weights. */
export const trained = (known: Sequence[], own: Options): Trained => ({
  model: averageOf(seeds.map((seed) => train(known, { ...own, isSequence: true, seed }))),
  counts: countsOf(known, own.buckets),
})

/** Features of a word itself, and features of the words around it. */
const ownWords = /^(?:w(?: s)?|w-1 w|w w\+1|end k)\|/
const around = /^(?:(?:w|k|s|end|t|before|line|run|runbefore|runafter)\b[^|]*)\|/

/** Only every fourth generated posting trains the models of words, because people write differently. */
const wordsEvery = 4
const isWritten = ({ id }: { id: string }) => id.startsWith('written ')
/** Adds a second copy of each posting that a person wrote, so that it counts twice. */
const twice = <T extends { id: string }>(list: readonly T[]): T[] => [...list, ...list.filter(isWritten)]

/**
 * Trains the models for the first and the second look at words. The second one must learn from realistic first guesses, so the postings
 * are split into two halves, and each half is first read by a model that was trained on the other.
 */
export function trainWords(
  given: readonly LabeledPosting[],
  items: LinearModel,
): { words: LinearModel; context: LinearModel } {
  const random = makeRandom(8)
  const used = given.filter((one, at) => one.isStanding || isWritten(one) || at % wordsEvery === 0)
  const standing = used.filter(({ isStanding }) => isStanding)
  const documents = [...used, ...standing, ...standing].map(({ id, text, words }) => {
    const { lines, items: own } = postingLines(text)
    const tokens = postingTokens(lines, setsDay)
    const partOf = partsOfLines(labelItems(own, items))
    // Hide some words, so that the model also learns to read words that it has never seen.
    const thinned = tokenFeatures(tokens, partOf, true).map((one) => {
      if (!random.chance(wordless)) return one
      // The vocabulary already knows amounts, years and places, so for most of them the words around are hidden instead.
      const isMention = one.some((feature) => `${feature}`.startsWith('m|'))
      return one.filter((feature) => !(isMention && random.chance(0.7) ? around : ownWords).test(`${feature}`))
    })
    return { id, tokens, partOf, items: thinned.map(hashesOf), labels: words, half: halfOf(id) }
  })
  const options = { labels: wordLabels, rounds: rounds.words, l1, seed: 5 }
  const pack = (list: typeof documents) => packed(twice(list), { buckets: wordBuckets, minDocuments })
  const trainFirst = (list: typeof documents) => trainCrf(pack(list), { ...options, buckets: wordBuckets })
  const halves = [0, 1].map((own) => trainFirst(documents.filter(({ half }) => half !== own)))
  const looked = documents.map(({ id, tokens, partOf, items: hashes, labels, half }) => {
    const rows = hashes.map((own) => bucketsOfHashes(own, wordBuckets))
    const guesses = guessAll(halves[half] as LinearModel, rows)
    return { id, items: wordContextFeatures(tokens, guesses, partOf, true).map(hashesOf), labels }
  })
  const inContext = packed(twice(looked), { buckets: contextBuckets, minDocuments })
  return { words: trainFirst(documents), context: trainCrf(inContext, { ...options, buckets: contextBuckets }) }
}

const halfOf = (id: string): number => [...id].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) >>> 0, 7) % 2

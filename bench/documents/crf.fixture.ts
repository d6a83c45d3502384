import type { LinearModel } from '#worker/reading/model/linear-model.ts'
import type { Sequence } from './perceptron.fixture.ts'
import { makeRandom } from './random.ts'

type Options = {
  labels: readonly string[]
  buckets: number
  /** Number of passes over the sequences. */
  rounds: number
  /** Seed for shuffling the sequences. */
  seed: number
  /** Strength of the L1 penalty: the larger, the more weights are zero. */
  l1: number
}

/** Learning rates of the weights of features and of those of pairs of labels. */
const [rate, pairRate] = [0.05, 0.1]
/** Strength of the L2 penalty. */
const l2 = 1
/** Smaller errors of a probability change no weight. Most words are certain, so this saves most of the time. */
const leastError = 0.004
/** Score per nat. Margins are stored and compared in tenths of a nat. */
const scale = 10

/**
 * Trains a linear-chain conditional random field (Lafferty et al. 2001): the weights maximize the probability of the right labels. Each
 * weight is learned by FTRL-proximal (McMahan et al. 2013), whose L1 penalty leaves most weights zero. The same input gives the same
 * weights.
 *
 * @param given Sequences with packed features. An item with several labels may have any of them; an item without labels, all.
 * @returns A model whose margins are tenths of a nat: 10 means that the best path is e times as likely as the next one.
 */
export function trainCrf(given: readonly Sequence[], { labels, buckets, rounds, seed, l1 }: Options): LinearModel {
  const count = labels.length
  const size = buckets * count
  const [weights, gradients, squares] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)]
  const [pairs, pairSquares] = [new Float64Array(count * count), new Float64Array(count * count)]
  const sequences = given.flatMap(({ items, labels: own }) =>
    items.length > 0
      ? [{ items: items as readonly Uint32Array[], allowed: own.map((list) => maskOf(list, labels)) }]
      : [],
  )
  const random = makeRandom(seed)
  /** Moves a weight against the gradient of its loss. */
  const move = (at: number, gradient: number) => {
    const [before, weight] = [squares[at] ?? 0, weights[at] ?? 0]
    const after = before + gradient * gradient
    const sum = (gradients[at] ?? 0) + gradient - ((Math.sqrt(after) - Math.sqrt(before)) / rate) * weight
    gradients[at] = sum
    squares[at] = after
    const beyond = Math.abs(sum) - l1
    weights[at] = beyond <= 0 ? 0 : (-Math.sign(sum) * beyond) / ((1 + Math.sqrt(after)) / rate + l2)
  }
  for (let round = 0; round < rounds; round++) {
    random.shuffle(sequences)
    for (const { items, allowed } of sequences) {
      const scores = scoresOf(items, weights, count)
      const guessed = expectationsOf(scores, pairs, count)
      const right = expectationsOf(scores, pairs, count, allowed)
      for (const [at, features] of items.entries())
        for (let label = 0; label < count; label++) {
          const error = (guessed.labels[at * count + label] ?? 0) - (right.labels[at * count + label] ?? 0)
          if (Math.abs(error) >= leastError) for (const row of features) move(row * count + label, error)
        }
      for (let pair = 0; pair < pairs.length; pair++) {
        const error = (guessed.pairs[pair] ?? 0) - (right.pairs[pair] ?? 0)
        const sum = (pairSquares[pair] ?? 0) + error * error
        pairSquares[pair] = sum
        pairs[pair] = (pairs[pair] ?? 0) - (pairRate * error) / Math.sqrt(1 + sum)
      }
    }
  }
  const scaled = (weight: number) => weight * scale
  return {
    labels,
    buckets,
    weights: weights.map(scaled),
    unit: Float64Array.of(1),
    transitions: Float32Array.from(pairs, scaled),
  }
}

/** Labels as bits. An item without labels may have any. */
function maskOf(own: readonly string[], labels: readonly string[]): number {
  const mask = own.reduce((sum, label) => sum | (labels.includes(label) ? 1 << labels.indexOf(label) : 0), 0)
  return mask === 0 ? -1 : mask
}

/** Scores of all items for each label, one item after another. */
function scoresOf(items: readonly Uint32Array[], weights: Float32Array, count: number): Float64Array {
  const scores = new Float64Array(items.length * count)
  for (const [at, features] of items.entries())
    for (const row of features)
      for (let label = 0; label < count; label++)
        scores[at * count + label] = (scores[at * count + label] ?? 0) + (weights[row * count + label] ?? 0)
  return scores
}

/** Probability of each label of each item, one item after another, and the expected number of each pair of neighboring labels. */
type Expectations = { labels: Float64Array; pairs: Float64Array }

/**
 * Forward-backward algorithm (Rabiner 1989), with probabilities scaled at each item.
 *
 * @param scores Scores of each item's labels.
 * @param pairs Score of a label behind another: `from * count + to`.
 * @param allowed Labels that each item may have, as bits.
 */
function expectationsOf(
  scores: Float64Array,
  pairs: Float64Array,
  count: number,
  allowed?: readonly number[],
): Expectations {
  const length = scores.length / count
  const steps = pairs.map(Math.exp)
  const own = likelihoodsOf(scores, count, allowed)
  const [ahead, behind, sums] = [own.slice(), new Float64Array(own.length).fill(1), new Float64Array(length)]
  for (let at = 0; at < length; at++) {
    const before = ahead.subarray((at - 1) * count, at * count)
    const here = ahead.subarray(at * count, (at + 1) * count)
    for (let to = 0; to < count; to++) {
      const all = before.reduce((sum, value, from) => sum + value * (steps[from * count + to] ?? 0), 0)
      here[to] = (here[to] ?? 0) * (at === 0 ? 1 : all)
    }
    const sum = here.reduce((all, value) => all + value, 0)
    for (let label = 0; label < count; label++) here[label] = (here[label] ?? 0) / sum
    sums[at] = sum
  }
  const expected = new Float64Array(pairs.length)
  for (let at = length - 2; at >= 0; at--)
    for (let from = 0, cell = at * count; from < count; from++, cell++) {
      let all = 0
      for (let to = 0, next = (at + 1) * count; to < count; to++, next++) {
        const path = ((steps[from * count + to] ?? 0) * (own[next] ?? 0) * (behind[next] ?? 0)) / (sums[at + 1] ?? 1)
        all += path
        expected[from * count + to] = (expected[from * count + to] ?? 0) + (ahead[cell] ?? 0) * path
      }
      behind[cell] = all
    }
  return { labels: ahead.map((value, cell) => value * (behind[cell] ?? 0)), pairs: expected }
}

/** Likelihood of each label of each item by its score alone, relative to the best one. It is 0 for labels that aren't allowed. */
function likelihoodsOf(scores: Float64Array, count: number, allowed?: readonly number[]): Float64Array {
  const own = new Float64Array(scores.length)
  for (let first = 0, at = 0; first < scores.length; first += count, at++) {
    const top = Math.max(...scores.subarray(first, first + count))
    for (let label = 0; label < count; label++)
      if (((allowed?.[at] ?? -1) >> label) & 1)
        own[first + label] = Math.exp((scores[first + label] ?? 0) - top) + 1e-30
  }
  return own
}

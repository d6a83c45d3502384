/**
 * A linear model over hashed features: a score for each label is the sum of the weights of the features that are there. Trained
 * as an averaged perceptron (bench/documents/train.ts); a sequence of items is labeled by the best path through all labels.
 */
export type LinearModel = {
  labels: readonly string[]
  /** Rows of weights, a power of two. */
  buckets: number
  /** Weight of each label, bucket after bucket. */
  weights: Float32Array
  /** Weight of a label behind another: `from * labels + to`. Zeros where items are labeled one by one. */
  transitions: Float32Array
}

/** A label, the label of the best path with another one there, and how much worse that path is; 0 is a coin toss. */
export type Guess = { label: string; margin: number; next?: string }

/** Number of steps that a count reaches. */
export const bucket = (count: number, steps: readonly number[]): number => steps.filter((step) => count >= step).length

const offset = 0x811c9dc5
const prime = 0x01000193

/** FNV-1a, cut to a bucket. */
function bucketOf(feature: string, buckets: number): number {
  let hash = offset
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), prime)
  return (hash ^ (hash >>> 15)) & (buckets - 1)
}

/** Rows of a model's weights that features have, each once. */
export const bucketsOf = (features: readonly string[], { buckets }: Pick<LinearModel, 'buckets'>): Set<number> =>
  new Set(features.map((feature) => bucketOf(feature, buckets)))

/** Scores of an item for each label. */
export function scoresOf({ labels, weights }: LinearModel, features: Iterable<number>): Float64Array {
  const scores = new Float64Array(labels.length)
  for (const bucket of features)
    for (let label = 0, at = bucket * labels.length; label < labels.length; label++, at++)
      scores[label] = (scores[label] ?? 0) + (weights[at] ?? 0)
  return scores
}

/** Best score of a path up to each item and label, and the label before it on that path. */
type Paths = { best: Float64Array[]; before: Int16Array[] }

function pathsOf(scores: readonly Float64Array[], transition: (from: number, to: number) => number): Paths {
  const best: Float64Array[] = []
  const before: Int16Array[] = []
  for (const [at, own] of scores.entries()) {
    const last = best[at - 1]
    const sums = new Float64Array(own.length)
    const from = new Int16Array(own.length)
    for (let label = 0; label < own.length; label++) {
      const step = last ? bestBefore(last, label, transition) : { top: 0, from: 0 }
      from[label] = step.from
      sums[label] = step.top + (own[label] ?? 0)
    }
    best.push(sums)
    before.push(from)
  }
  return { best, before }
}

/** The label from which a path leads best to `label`, and its score. */
function bestBefore(last: Float64Array, label: number, transition: (from: number, to: number) => number) {
  let [top, from] = [-Infinity, 0]
  for (let other = 0; other < last.length; other++) {
    const sum = (last[other] ?? 0) + transition(other, label)
    if (sum > top) {
      top = sum
      from = other
    }
  }
  return { top, from }
}

/** The labels of the best path, by index. */
export function bestPath(scores: readonly Float64Array[], { labels, transitions }: LinearModel): number[] {
  const { best, before } = pathsOf(scores, (from, to) => transitions[from * labels.length + to] ?? 0)
  const path: number[] = []
  let label = topOf(best.at(-1) ?? new Float64Array())
  for (let at = scores.length - 1; at >= 0; at--) {
    path.unshift(label)
    label = before[at]?.[label] ?? 0
  }
  return path
}

const topOf = (scores: Float64Array): number =>
  scores.reduce((top, score, label) => (score > (scores[top] ?? -Infinity) ? label : top), 0)

/** Labels a sequence of items, each with the margin to the best path that labels it otherwise. */
export function guessAll(model: LinearModel, items: readonly Iterable<number>[]): Guess[] {
  const { labels, transitions } = model
  if (items.length === 0) return []
  const scores = items.map((features) => scoresOf(model, features))
  const ahead = pathsOf(scores, (from, to) => transitions[from * labels.length + to] ?? 0).best
  const back = pathsOf(scores.toReversed(), (from, to) => transitions[to * labels.length + from] ?? 0).best.toReversed()
  const path = bestPath(scores, model)
  return path.map((label, at) => {
    const through = (other: number) => (ahead[at]?.[other] ?? 0) + (back[at]?.[other] ?? 0) - (scores[at]?.[other] ?? 0)
    const others = labels.map((_, other) => (other === label ? -Infinity : through(other)))
    const next = others.indexOf(Math.max(...others))
    return { label: labels[label] ?? '', margin: through(label) - (others[next] ?? 0), next: labels[next] ?? '' }
  })
}

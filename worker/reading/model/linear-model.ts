/**
 * A linear model over hashed features: a score for each label is the sum of the weights of the features that are there. Trained as an
 * averaged perceptron or a conditional random field (bench/documents/); a sequence of items is labeled by the best path through all labels.
 */
export type LinearModel = {
  labels: readonly string[]
  /** Rows of weights, a power of two. */
  buckets: number
  /** Weights of all labels, bucket by bucket, as multiples of `unit`. */
  weights: Float32Array | Int8Array
  /** Score that a weight of 1 adds: a list of one number, because a plain number in the object sometimes became that of another model (decision 55). */
  unit: Float64Array
  /** Weight of a label behind another: `from * labels + to`. Zeros where items are labeled one by one. */
  transitions: Float32Array
}

/**
 * The label of an item on the best path, the runner-up (`next`), and how much worse the best path with the runner-up is (`margin`). A
 * margin of 0 is a coin toss.
 */
export type Guess = { label: string; margin: number; next?: string }

/** The number of steps that a count has reached. */
export const bucket = (count: number, steps: readonly number[]): number => steps.filter((step) => count >= step).length

/**
 * FNV-1a hash of a text, as a signed 32-bit number.
 *
 * @param before Hash of the text before this one: the result is the hash of both together. Without it, that of no text.
 */
export function hashOf(text: string, before = 0x811c9dc5): number {
  let hash = before
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}

/** A fact that a model knows of an item: a text, or the hash of one. */
export type Feature = string | number

/** The rows of a model's weights that features, or their hashes, belong to, without repeats. */
export const bucketsOf = (features: readonly Feature[], { buckets }: Pick<LinearModel, 'buckets'>) => {
  const hashes = features.map((feature) => (typeof feature === 'string' ? hashOf(feature) : feature))
  return new Set(hashes.map((hash) => (hash ^ (hash >>> 15)) & (buckets - 1)))
}

/** Scores of an item for each label. */
export function scoresOf({ labels, weights, unit: [unit = 1] }: LinearModel, features: Iterable<number>): Float64Array {
  const scores = new Float64Array(labels.length)
  for (const bucket of features)
    for (let label = 0, at = bucket * labels.length; label < labels.length; label++, at++)
      scores[label] = (scores[label] ?? 0) + (weights[at] ?? 0) * unit
  return scores
}

/** Best score of a path up to each item and label. `ahead` and `behind` are the steps between labels in `transitions`. */
function pathsOf(scores: readonly Float64Array[], transitions: Float32Array, ahead: number, behind: number) {
  let before: Float64Array = new Float64Array()
  return scores.map((own) => {
    const last = before
    before = own.slice()
    for (let to = 0; to < own.length && last.length > 0; to++) {
      let top = -Infinity
      for (let from = 0, at = to * behind; from < last.length; from++, at += ahead)
        top = Math.max(top, (last[from] ?? 0) + (transitions[at] ?? 0))
      before[to] = (own[to] ?? 0) + top
    }
    return before
  })
}

const topOf = (scores: Float64Array): number =>
  scores.reduce((top, score, label) => (score > (scores[top] ?? -Infinity) ? label : top), 0)

/** Labels items by the best path. Each margin is the distance to the best path that gives the item another label. */
export function guessAll(model: LinearModel, items: readonly Iterable<number>[]): Guess[] {
  const { labels, transitions } = model
  const scores = items.map((features) => scoresOf(model, features))
  const ahead = pathsOf(scores, transitions, labels.length, 1)
  const back = pathsOf(scores.toReversed(), transitions, 1, labels.length).toReversed()
  return scores.map((own, at) => {
    const through = own.map((score, label) => (ahead[at]?.[label] ?? 0) + (back[at]?.[label] ?? 0) - score)
    const label = topOf(through)
    const best = through[label] ?? 0
    through[label] = -Infinity
    const next = topOf(through)
    return { label: labels[label] ?? '', margin: best - (through[next] ?? 0), next: labels[next] ?? '' }
  })
}

/** Labels items by their features. */
export const guessWith = (model: LinearModel, items: readonly (readonly Feature[])[]): Guess[] =>
  guessAll(
    model,
    items.map((features) => bucketsOf(features, model)),
  )

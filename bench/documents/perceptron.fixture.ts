import { bucketsOf, type Feature, type LinearModel } from '#worker/reading/model/linear-model.ts'
import { makeRandom } from './random.ts'

/** A sequence of items: their features or the buckets of those, and the label of each; a list of labels where several may be right. */
export type Sequence = {
  items: readonly (readonly string[] | Uint32Array)[]
  labels: readonly (readonly string[])[]
}

type Options = {
  labels: readonly string[]
  buckets: number
  rounds: number
  isSequence: boolean
  seed: number
  /** Step by which a mistake moves the weights of pairs of labels. */
  pairRate?: number
  /** Features of fewer sequences are left out: they would tell one document from the others. Buckets are taken as they are. */
  minSequences?: number
}

/** Trains an averaged perceptron: what the best path labels wrong moves the weights of its features. The same input gives the same weights. */
export function train(
  given: readonly Sequence[],
  { labels, buckets, rounds, isSequence, seed, pairRate = 1, minSequences = 1 }: Options,
): LinearModel {
  const count = labels.length
  const model = {
    labels,
    buckets,
    weights: new Float32Array(buckets * count),
    unit: Float64Array.of(1),
    transitions: new Float32Array(count * count),
  } satisfies LinearModel
  const sums = { weights: new Float64Array(buckets * count), transitions: new Float64Array(count * count) }
  const indexOf = new Map(labels.map((label, index) => [label, index]))
  const isKept = keptFeatures(given, minSequences)
  const sequences = given.map(({ items, labels: own }) => ({
    items: items.map((features) =>
      features instanceof Uint32Array ? features : Uint32Array.from(bucketsOf(features.filter(isKept), { buckets })),
    ),
    allowed: own.map((list) => list.flatMap((label) => indexOf.get(label) ?? [])),
  }))
  const random = makeRandom(seed)
  let step = 1
  // Averages by sums: a change at step n counts for all steps behind it.
  const move = (own: Float32Array, sum: Float64Array, at: number, by: number) => {
    own[at] = (own[at] ?? 0) + by
    sum[at] = (sum[at] ?? 0) + by * step
  }
  for (let round = 0; round < rounds; round++) {
    const order = sequences.map((_, index) => index)
    random.shuffle(order)
    for (const index of order) {
      const sequence = sequences[index]
      if (!sequence || sequence.items.length === 0) continue
      const { items, allowed } = sequence
      const scores = scoresOfItems(model, items)
      // Wrong labels get a head start, so the right ones must win by a margin. Unlabeled items may take any label.
      const [eager, bound] = [scores.slice(), scores.slice()]
      for (const [at, own] of allowed.entries())
        for (let label = 0; label < count; label++) {
          const cell = at * count + label
          if (own.includes(label)) continue
          eager[cell] = (eager[cell] ?? 0) + 1
          if (own.length > 0) bound[cell] = (bound[cell] ?? 0) - 1e6
        }
      const guessed = pathOf(eager, model, isSequence)
      const isRight = guessed.every((label, at) => allowed[at]?.includes(label) !== false || allowed[at].length === 0)
      if (isRight) {
        step++
        continue
      }
      const right = pathOf(bound, model, isSequence)
      for (const [at, features] of items.entries()) {
        const [gold = 0, guess = 0] = [right[at], guessed[at]]
        if (gold !== guess)
          for (const bucket of features) {
            move(model.weights, sums.weights, bucket * count + gold, 1)
            move(model.weights, sums.weights, bucket * count + guess, -1)
          }
        if (!isSequence || at === 0) continue
        const [goldBefore = 0, guessBefore = 0] = [right[at - 1], guessed[at - 1]]
        if (gold === guess && goldBefore === guessBefore) continue
        move(model.transitions, sums.transitions, goldBefore * count + gold, pairRate)
        move(model.transitions, sums.transitions, guessBefore * count + guess, -pairRate)
      }
      step++
    }
  }
  return {
    ...model,
    weights: model.weights.map((weight, at) => weight - (sums.weights[at] ?? 0) / step),
    transitions: model.transitions.map((weight, at) => weight - (sums.transitions[at] ?? 0) / step),
  }
}

/** Averages models that saw the documents in different orders, so that effects of the order cancel out. */
export function averageOf(models: readonly LinearModel[]): LinearModel {
  const [first] = models
  if (!first) throw new Error('no models')
  const mean = (listOf: (model: LinearModel) => Float32Array | Int8Array) =>
    Float32Array.from(
      listOf(first),
      (_, at) => models.reduce((sum, model) => sum + (listOf(model)[at] ?? 0), 0) / models.length,
    )
  return {
    ...first,
    weights: mean(({ weights }) => weights),
    transitions: mean(({ transitions }) => transitions),
  }
}

/** Hashes of features from which the buckets of any model follow. They take less room than the features. */
export const hashesOf = (features: readonly Feature[]): Uint32Array =>
  Uint32Array.from(bucketsOf(features, { buckets: 2 ** 30 }))

/** Buckets of hashed features, each once. */
export const bucketsOfHashes = (hashes: Uint32Array, buckets: number): Uint32Array =>
  Uint32Array.from(new Set(hashes.map((hash) => hash & (buckets - 1))))

/** Hashed features and labels of a document, or of another copy of it with the same id. */
type Hashed = { id: string; items: readonly Uint32Array[]; labels: Sequence['labels'] }

/** Sequences of hashed features with the buckets of a model, for several trainings. Features of fewer documents are left out. */
export function packed(
  given: readonly Hashed[],
  { buckets, minDocuments }: { buckets: number; minDocuments: number },
): Sequence[] {
  const counts = new Map<number, number>()
  for (const copies of Map.groupBy(given, ({ id }) => id).values())
    for (const hash of new Set(copies.flatMap(({ items }) => items.flatMap((hashes) => [...hashes]))))
      counts.set(hash, (counts.get(hash) ?? 0) + 1)
  const isKept = (hash: number) => (counts.get(hash) ?? 0) >= minDocuments
  return given.map(({ items, labels }) => ({
    labels,
    items: items.map((hashes) => bucketsOfHashes(hashes.filter(isKept), buckets)),
  }))
}

/** For each bucket, the number of items in packed sequences that have it. */
export function countsOf(sequences: readonly Sequence[], buckets: number): Float32Array {
  const counts = new Float32Array(buckets)
  for (const { items } of sequences)
    for (const item of items) for (const own of item) counts[Number(own)] = (counts[Number(own)] ?? 0) + 1
  return counts
}

/** Tells which features enough sequences have. */
function keptFeatures(given: readonly Sequence[], least: number): (feature: string) => boolean {
  if (least < 2) return () => true
  const counts = new Map<string, number>()
  for (const { items } of given) {
    const features = items.flatMap((own) => (own instanceof Uint32Array ? [] : own))
    for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  return (feature) => (counts.get(feature) ?? 0) >= least
}

/** Scores of all items for each label, one item after another. */
function scoresOfItems({ labels, weights }: LinearModel, items: readonly Uint32Array[]): Float64Array {
  const count = labels.length
  const scores = new Float64Array(items.length * count)
  for (const [at, features] of items.entries())
    for (const bucket of features)
      for (let label = 0; label < count; label++)
        scores[at * count + label] = (scores[at * count + label] ?? 0) + (weights[bucket * count + label] ?? 0)
  return scores
}

/** Indices of the labels on the best path, or of the best label of each item. The first one wins a tie. */
function pathOf(scores: Float64Array, { labels, transitions }: LinearModel, isSequence: boolean): Int32Array {
  const count = labels.length
  const path = new Int32Array(scores.length / count)
  const best = scores.slice()
  const before = new Int32Array(scores.length)
  if (isSequence)
    for (let cell = count; cell < scores.length; cell++) {
      const [label, row] = [cell % count, cell - (cell % count) - count]
      let [top, from] = [-Infinity, 0]
      for (let other = 0; other < count; other++) {
        const sum = (best[row + other] ?? 0) + (transitions[other * count + label] ?? 0)
        if (sum > top) {
          top = sum
          from = other
        }
      }
      before[cell] = from
      best[cell] = top + (scores[cell] ?? 0)
    }
  const topOf = (at: number) => {
    let top = 0
    for (let label = 1; label < count; label++)
      if ((best[at * count + label] ?? 0) > (best[at * count + top] ?? 0)) top = label
    return top
  }
  let label = topOf(path.length - 1)
  for (let at = path.length - 1; at >= 0; at--) {
    if (!isSequence) label = topOf(at)
    path[at] = label
    label = before[at * count + label] ?? 0
  }
  return path
}

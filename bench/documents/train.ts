// Trains the models of the résumé reader on generated documents and the standing sets, and writes their weights:
// `node bench/documents/train.ts`. The same sources give the same weights. `QUICK=1` is for trying out changes.
import { writeFileSync } from 'node:fs'
import { headingCandidates, headingReader, knownHeading, sectionKinds } from '#worker/reading/resume/headings.ts'
import { guessAll } from '#worker/reading/model/linear-model.ts'
import { openModel, type StoredModel } from '#worker/reading/model/weights.ts'
import { storeModel } from './store-model.ts'
import { pieceFeatures } from '#worker/reading/resume/piece-features.ts'
import { splitLines, type SplitLine } from '#worker/reading/resume/split-lines.ts'
import { documentKinds, kindFeatures } from '#worker/reading/resume/document-kind.ts'
import { labelWith } from '#worker/reading/resume/label-lines.ts'
import { lookAt } from '#worker/reading/resume/piece-looks.ts'
import { contextFeatures } from '#worker/reading/resume/context-features.ts'
import type { Piece } from '#worker/reading/resume/resume-pieces.ts'
import { lineText } from '#worker/reading/document/document-lines.ts'
import { makeRandom, type Random } from './random.ts'
import { composedDocuments, generated, labeledTexts, normal, writtenExamples, type Example } from './examples.ts'
import { goldLabels, pieceLabels } from './gold.ts'
import { writtenResumes } from './written-resumes.ts'
import { averageOf, bucketsOfHashes, countsOf, hashesOf, packed, train, type Sequence } from './perceptron.fixture.ts'

const headingBuckets = 4096
/** Many more rows of weights than features, so that a word missing from the training rarely shares the row of a known word. */
const [pieceBuckets, contextBuckets] = [262_144, 131_072]
const kindBuckets = 512

export type Trained = {
  headings: StoredModel
  pieces: StoredModel
  context: StoredModel
  kinds: StoredModel
}

/** Share of documents whose headings lose their words, so that layout is learned too. */
const wordless = 0.5
/** Share of résumés that are also read in part. */
const excerpts = 0.25
/** Share of résumés whose titles lose their words; of those whose firms, and of those whose names do. */
const hidden = 0.3

/** Features of fewer documents are left out. */
const minDocuments = 5
/** Weights that matter less are left out (`storeModel`), so that all weights of the readers take less than 400 kB. */
const least = { pieces: 22, context: 52 }
/** Smaller weights of headings are left out. A share of the largest. */
const leastHeading = 0.034
/** Stored value of the largest weight. */
const levels = 48

const isQuick = process.env['QUICK'] === '1'
/** Passes over the documents. More passes would memorize them. */
const rounds = { headings: 6, pieces: 4, context: 4, kinds: 10 }

/** Orders of the documents that weights are averaged over. With QUICK=1 a training takes a third of the time and is a little worse. */
const seedsOf = (seeds: readonly number[]): readonly number[] => (isQuick ? seeds.slice(0, 1) : seeds)

/**
 * Trains the models one after another. Each learns from what the one before makes of documents that it has not seen: the
 * documents are in two halves, by layout, and models of one half read the other.
 */
export function trainAll(given: readonly Example[]): Trained {
  const random = makeRandom(4)
  const examples = [
    ...given,
    ...given
      .filter(({ isResume, isPartial }) => isResume && !isPartial && random.chance(excerpts))
      .map((example) => excerptOf(example, random)),
  ]
  const half = examples.map(({ id }) => hashOf(id.split(':', 1)[0] ?? id) % 2)
  const other = <T>(list: readonly T[], own: number) => list.filter((_, at) => half[at] !== own)
  const headingItems = examples.map((example) => [
    ...headingSequences(example, false),
    ...(random.chance(wordless) ? headingSequences(example, true) : []),
  ])
  const trainHeadings = (items: readonly Sequence[][]) =>
    train(items.flat(), {
      labels: ['none', ...sectionKinds],
      buckets: headingBuckets,
      rounds: rounds.headings,
      isSequence: false,
      seed: 1,
    })
  const headingHalves = [0, 1].map((own) => trainHeadings(other(headingItems, own)))
  const headingReaders = headingHalves.map(headingReader)
  const split = examples.map(({ lines }, at) => {
    const read = headingReaders[half[at] ?? 0]
    return read ? splitLines(lines, read) : []
  })
  const gold = examples.map((example, at) => goldLabels(example, split[at] ?? []))
  const looked = split.map((lines, at) => lookAt(lines, hiddenPieces(lines, gold[at] ?? [], random)))
  const sequences = looked.map((lines, at) => ({
    id: examples[at]?.id ?? '',
    items: pieceFeatures(lines, true).map(hashesOf),
    labels: gold[at] ?? [],
  }))
  const trainPieces = (own: readonly Sequence[], seed: number) =>
    train(own, {
      labels: pieceLabels,
      buckets: pieceBuckets,
      rounds: rounds.pieces,
      isSequence: true,
      seed,
    })
  const packedPieces = packed(sequences, { buckets: pieceBuckets, minDocuments })
  const pieceHalves = [0, 1].map((own) => trainPieces(other(packedPieces, own), 2))
  const guesses = sequences.map(({ items }, at) => {
    const model = pieceHalves[half[at] ?? 0]
    if (!model) return []
    return guessAll(
      model,
      items.map((hashes) => bucketsOfHashes(hashes, pieceBuckets)),
    )
  })
  const inContext = packed(
    looked.map((lines, at) => ({
      id: examples[at]?.id ?? '',
      items: contextFeatures(lines, guesses[at] ?? [], true).map(hashesOf),
      labels: gold[at] ?? [],
    })),
    { buckets: contextBuckets, minDocuments },
  )
  const trainContext = (seed: number) =>
    train(inContext, {
      labels: pieceLabels,
      buckets: contextBuckets,
      rounds: rounds.context,
      isSequence: true,
      seed,
    })
  const context = storeModel(averageOf(seedsOf([5, 6, 8, 9]).map(trainContext)), {
    levels,
    least: least.context,
    counts: countsOf(inContext, contextBuckets),
  })
  const headings = storeModel(trainHeadings(headingItems), { levels, least: leastHeading })
  const pieces = storeModel(averageOf(seedsOf([2, 7, 10, 11]).map((seed) => trainPieces(packedPieces, seed))), {
    levels,
    least: least.pieces,
    counts: countsOf(packedPieces, pieceBuckets),
  })
  // The model of document kinds learns from labels by models that haven't seen the layout or kind of document. Those of the stored
  // models are too good.
  const unseen = headingHalves.map((own, at) => ({
    headings: own,
    pieces: pieceHalves[at] ?? openModel(pieces),
    context: openModel(context),
  }))
  const texts = examples.flatMap(({ lines, isResume }, at): Sequence[] => {
    const models = unseen[half[at] ?? 0]
    const features = models ? kindFeatures(labelWith(models, lines)) : []
    // A part of a résumé that states no fact looks like a scrap of any other document.
    const isPart = at >= given.length && features.includes('facts=0')
    return models && !isPart ? [{ items: [features], labels: [[isResume ? 'resume' : 'other']] }] : []
  })
  const kindOptions = { labels: documentKinds, buckets: kindBuckets, rounds: rounds.kinds, isSequence: false }
  const kinds = averageOf(seedsOf([3, 20, 21, 22]).map((seed) => train(texts, { ...kindOptions, seed })))
  return { headings, pieces, context, kinds: storeModel(kinds) }
}

const hashOf = (text: string): number => [...text].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) >>> 0, 7)

/** Pieces that lose their words in training: titles and names that no list has are still known by their place. */
function hiddenPieces(
  lines: readonly SplitLine[],
  gold: readonly string[][],
  random: Random,
): (piece: Piece) => boolean {
  const labels = ['title', 'firm', 'name'].filter(() => random.chance(hidden))
  const pieces = lines.flatMap((line) => line.pieces)
  const found = new Set(
    pieces.filter((_, at) => labels.some((label) => gold[at]?.[0] === label && gold[at].length === 1)),
  )
  return (piece) => found.has(piece)
}

/** The first line of a résumé and one of its parts, as somebody pastes it. */
function excerptOf(example: Example, random: Random): Example {
  const starts = example.lines.flatMap((line, at) => (example.headings?.has(normal(lineText(line))) ? [at] : []))
  const from = random.below(Math.max(1, starts.length))
  const part = example.lines.slice(starts[from] ?? 1, starts[from + 1 + random.below(2)])
  return {
    ...example,
    lines: [...example.lines.slice(0, 1 + random.below(2)), ...part.slice(0, 4 + random.below(20))],
  }
}

/** Lines that may be headings, each with what it is. */
function headingSequences({ lines, headings, isResume }: Example, isWordless: boolean): Sequence[] {
  const items: Uint32Array[] = []
  const labels: string[][] = []
  for (const { text, features } of headingCandidates(lines).flat()) {
    const shown = isWordless ? features.filter((feature) => !/^(?:w|2|last|known)=/.test(feature)) : features
    items.push(bucketsOfHashes(hashesOf(shown), headingBuckets))
    labels.push([(isResume ? headings?.get(normal(text)) : undefined) ?? 'none'])
  }
  return [{ items, labels }]
}

/** Rounds over the layouts of lawyers and of other people, and documents that aren't résumés, that the weights are trained on. */
const trainingSize = { lawyers: 3, others: 3, people: 3, documents: 420 }
/** Standing résumés whose features are part of the inputs. */
const sampled = 12

/** Number of hashed documents that aren't résumés. Of the résumés, one round is hashed: the other rounds only have other seeds. */
const hashedDocuments = 140

/** A number for the documents of the training and for what features make of some: it changes when the weights are out of date. */
export function inputsHash(): number {
  const composed = [
    trainingSize,
    ...composedDocuments(false, 1, hashedDocuments, 'lawyers'),
    ...composedDocuments(false, 1, 0, 'others'),
    ...composedDocuments(false, 1, 0, 'people'),
    ...writtenResumes(false),
  ]
  const texts = labeledTexts()
  const sample = texts.slice(0, sampled).map(({ lines }) => {
    const looked = lookAt(splitLines(lines, ({ text }) => knownHeading(text)))
    return [
      pieceFeatures(looked, true),
      contextFeatures(looked, [], true),
      headingSequences({ ...texts[0], lines } as Example, false),
    ]
  })
  return hashOf(JSON.stringify([composed, texts.map(({ spans }) => spans), sample]))
}

if (import.meta.main) {
  const began = performance.now()
  const seconds = () => ((performance.now() - began) / 1000).toFixed(0)
  const { lawyers, others, people, documents } = trainingSize
  const examples = [
    ...(await generated(false, lawyers, documents, 'lawyers')),
    ...(await generated(false, others, 0, 'others')),
    ...(await generated(false, people, 0, 'people')),
    ...(await writtenExamples(false)),
    ...labeledTexts(),
  ]
  console.log(`${examples.length} documents in ${seconds()} s`)
  const text = `import type { StoredModel } from '#worker/reading/model/weights.ts'

/* oxlint-disable approx-constant -- a weight may be close to one. */
// Written by bench/documents/train.ts; not for editing.
export const resumeInputs = ${inputsHash()}
${Object.entries(trainAll(examples))
  .map(([name, model]) => `export const ${name}Model: StoredModel = ${JSON.stringify(model)}`)
  .join('\n')}
`
  writeFileSync(new URL('../../worker/reading/resume/trained.data.ts', import.meta.url), text)
  console.log(`${(text.length / 1000).toFixed(0)} kB after ${seconds()} s`)
}

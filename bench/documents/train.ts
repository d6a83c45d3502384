// Trains the models of the résumé reader on generated documents and the standing sets, and writes their weights:
// `node bench/documents/train.ts`. The same sources give the same weights.
import { writeFileSync } from 'node:fs'
import { headingReader } from '#worker/reading/resume/heading-reader.ts'
import { openModel, storeModel, type StoredModel } from '#worker/reading/model/weights.ts'
import { headingCandidates, headingLooks } from '#worker/reading/resume/resume-headings.ts'
import { sectionKinds } from '#worker/reading/resume/resume-heading-words.ts'
import { pieceFeatures } from '#worker/reading/resume/piece-features.ts'
import { splitLines } from '#worker/reading/resume/split-lines.ts'
import { documentKinds, kindFeatures } from '#worker/reading/resume/document-kind.ts'
import { labelWith } from '#worker/reading/resume/label-lines.ts'
import type { HeadingReader } from '#worker/reading/resume/split-lines.ts'
import { lineText } from '#worker/reading/document/document-lines.ts'
import { makeRandom, type Random } from './random.ts'
import { generated, labeledTexts, normal, type Example } from './examples.ts'
import { goldLabels, pieceLabels } from './gold.ts'
import { train, type Sequence } from './perceptron.fixture.ts'

const headingBuckets = 4096
const pieceBuckets = 16_384

const kindBuckets = 512

export type Trained = { headings: StoredModel; pieces: StoredModel; kinds: StoredModel }

/** Shares of documents whose headings lose their words, and of headings that are misread, so that layout is learned too. */
const wordless = 0.5
const misread = 0.12
/** Share of résumés that are also read in part. */
const excerpts = 0.25

export function trainAll(given: readonly Example[], rounds = { headings: 6, pieces: 8, kinds: 10 }): Trained {
  const random = makeRandom(4)
  const examples = [
    ...given,
    ...given
      .filter(({ isResume, isPartial }) => isResume && !isPartial && random.chance(excerpts))
      .map((example) => excerptOf(example, random)),
  ]
  const headings = storeModel(
    train(
      [
        ...examples.flatMap((example) => headingSequences(example, false)),
        ...examples.filter(() => random.chance(wordless)).flatMap((example) => headingSequences(example, true)),
      ],
      {
        labels: ['none', ...sectionKinds],
        buckets: headingBuckets,
        rounds: rounds.headings,
        isSequence: false,
        seed: 1,
      },
    ),
  )
  const read = headingReader(openModel(headings))
  const careless: HeadingReader = (candidate) => {
    const kind = read(candidate)
    if (kind === undefined || !random.chance(misread * 2)) return kind
    return random.chance(0.5) ? undefined : random.pick(sectionKinds)
  }
  const sequences = examples.map((example): Sequence => {
    const lines = splitLines(example.lines, !example.isPartial && random.chance(misread * 2) ? careless : read)
    return { items: pieceFeatures(lines), labels: goldLabels(example, lines) }
  })
  const pieces = storeModel(
    train(sequences, { labels: pieceLabels, buckets: pieceBuckets, rounds: rounds.pieces, isSequence: true, seed: 2 }),
  )
  const models = { headings: openModel(headings), pieces: openModel(pieces) }
  const kinds = train(
    examples.map(({ lines, isResume }): Sequence => ({
      items: [kindFeatures(labelWith(models, lines))],
      labels: [[isResume ? 'resume' : 'other']],
    })),
    { labels: documentKinds, buckets: kindBuckets, rounds: rounds.kinds, isSequence: false, seed: 3 },
  )
  return { headings, pieces, kinds: storeModel(kinds) }
}

/** The first line of a résumé and one of its parts, as somebody pastes it. */
function excerptOf(example: Example, random: Random): Example {
  const starts = example.lines.flatMap((line, at) => (example.headings?.has(normal(lineText(line))) ? [at] : []))
  const from = random.below(Math.max(1, starts.length))
  const part = example.lines.slice(starts[from] ?? 1, starts[from + 1 + random.below(2)])
  return { ...example, lines: [...example.lines.slice(0, 1 + random.below(2)), ...part.slice(0, 4 + random.below(20))] }
}

/** Lines that may be headings, each with what it is. */
function headingSequences({ lines, headings, isResume }: Example, isWordless: boolean): Sequence[] {
  const items: string[][] = []
  const labels: string[][] = []
  const looks = headingLooks(lines)
  for (const at of lines.keys())
    for (const { text, features } of headingCandidates(lines, at, looks)) {
      items.push(isWordless ? features.filter((feature) => !/^(?:w|2|last|known)=/.test(feature)) : features)
      labels.push([(isResume ? headings?.get(normal(text)) : undefined) ?? 'none'])
    }
  return [{ items, labels }]
}

if (import.meta.main) {
  const began = performance.now()
  const examples = [...(await generated(false, 6, 200)), ...labeledTexts()]
  console.log(`${examples.length} documents in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  const trained = trainAll(examples)
  const text = `import type { StoredModel } from '#worker/reading/model/weights.ts'

// Written by bench/documents/train.ts; not for editing.
${Object.entries(trained)
  .map(([name, model]) => `export const ${name}Model: StoredModel = ${JSON.stringify(model)}`)
  .join('\n')}
`
  writeFileSync(new URL('../../worker/reading/resume/trained.data.ts', import.meta.url), text)
  console.log(`${(text.length / 1000).toFixed(0)} kB after ${((performance.now() - began) / 1000).toFixed(0)} s`)
}

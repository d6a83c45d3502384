// Trains the models of the posting reader on generated postings and the standing set, and writes their weights:
// `node bench/documents/train-postings.ts`. The same sources give the same weights.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { storeModel, type StoredModel } from '#worker/reading/model/weights.ts'
import { itemFeatures } from '#worker/reading/posting/item-features.ts'
import { itemLabels } from '#worker/reading/posting/label-items.ts'
import { postingLines } from '#worker/reading/posting/posting-lines.ts'
import { composePosting, type ComposedPosting } from './compose-posting.fixture.ts'
import { normal } from './examples.ts'
import { makeRandom } from './random.ts'
import { pastedPosting } from './posting-pages.ts'
import { train, type Sequence } from './perceptron.fixture.ts'

export type LabeledPosting = {
  id: string
  text: string
  labels: readonly (readonly string[])[]
  want: Record<string, unknown>
}

/** Share of items that lose their words in a second copy, so that layout is learned too. */
const wordless = 0.35

/** Letters of bench/sets/posting-items.json: the part that an item is in, in capitals for its heading. */
const letters: Readonly<Record<string, readonly string[]>> = {
  o: ['opening'],
  O: ['opening', 'h:opening'],
  d: ['duties'],
  D: ['h:duties'],
  r: ['requirements'],
  R: ['h:requirements'],
  b: ['benefits'],
  B: ['h:benefits'],
  p: ['pay'],
  P: ['h:pay'],
  f: ['story'],
  F: ['h:story'],
  x: ['boilerplate'],
  X: ['h:boilerplate'],
}

export function generatedPostings(isHeldOut: boolean, count: number): LabeledPosting[] {
  return Array.from({ length: count }, (_, at) => {
    const seed = (isHeldOut ? 7_000_000 : 0) + at * 97 + 3
    const whole = composePosting(at, seed, isHeldOut)
    const composed = !isHeldOut && at % excerptEvery === 0 ? excerptOf(whole, seed) : whole
    const text = pastedPosting(composed, seed)
    return { id: composed.id, text, labels: labelsOf(composed, text), want: composed.truth }
  })
}

/** One posting in this many is the title and one or two of its parts, as somebody pastes it. */
const excerptEvery = 5

function excerptOf(posting: ComposedPosting, seed: number): ComposedPosting {
  const starts = posting.rows.flatMap(({ form }, at) => (form === 'heading' ? [at] : []))
  if (starts.length === 0) return posting
  const first = seed % starts.length
  const part = posting.rows.slice(starts[first], starts[first + 1 + (seed % 2)])
  return { ...posting, rows: [...posting.rows.filter(({ form }) => form === 'title').slice(0, 1), ...part] }
}

function labelsOf({ rows }: ComposedPosting, text: string): string[][] {
  const known = rows.map((row) => ({
    text: normal(row.cells.flatMap((cell) => cell.map((span) => span.text)).join('')),
    label: labelOfRow(row),
  }))
  let at = 0
  return postingLines(text).items.map((item) => {
    const own = normal(item.text)
    for (let next = at; next < known.length; next++) {
      const row = known[next]
      if (row === undefined || own === '' || !row.text.includes(own)) continue
      at = next
      return item.isLabel || row.label.includes('/') ? labelsOfLabel(row.label) : [row.label]
    }
    return []
  })
}

/** A label and its value are either the head's or begin a part. */
const labelsOfLabel = (label: string): string[] =>
  label === 'opening/pay' ? ['opening', 'h:opening', 'pay', 'h:pay'] : [label, `h:${label}`]

function labelOfRow({ kind, form, cells }: ComposedPosting['rows'][number]): string {
  if (kind === 'head' && cells.flat().some(({ text }) => /\$|USD|^(?:Salary|Compensation|Pay|Base)/.test(text)))
    return 'opening/pay'
  const label = kind === 'head' || kind === 'intro' ? 'opening' : kind
  return form === 'heading' ? `h:${label}` : label
}

export function standingPostings(): LabeledPosting[] {
  const read = (name: string) => JSON.parse(readFileSync(new URL(`../sets/${name}.json`, import.meta.url), 'utf8'))
  const set = read('postings') as { description: string; want: Record<string, unknown>; round?: string }[]
  const items = read('posting-items') as string[]
  return set.map(({ description, want, round }, at) => ({
    id: `${round ?? 'first'} ${at}`,
    text: description,
    labels: postingLines(description).items.map(({ text }, index) => allowedFor(items[at]?.[index] ?? '?', text)),
    want,
  }))
}

/** Sentences of pay may be in an opening, and others among the pay. */
function allowedFor(letter: string, text: string): string[] {
  const speaksOfPay = /[$€£]\s?\d|\b\d{2,3}k\b|\b(?:salary|compensation)\b/i.test(text)
  const more = { o: speaksOfPay ? ['pay'] : [], p: speaksOfPay ? [] : ['opening', 'benefits'] }[letter] ?? []
  return [...(letters[letter] ?? []), ...more]
}

/** Postings that the weights are trained on. */
export const trainingPostings = (): LabeledPosting[] => [...generatedPostings(false, 1600), ...standingPostings()]

/** One posting in this many is enough to notice changed inputs. */
const hashEvery = 5

/** Hash of what the models are trained on: it is stored with the weights, which a change of the inputs makes stale. */
export function inputsHash(given: readonly LabeledPosting[]): string {
  const hash = createHash('sha256')
  for (const { text, labels } of given.filter((_, at) => at % hashEvery === 0))
    hash.update(JSON.stringify([itemFeatures(postingLines(text).items), labels]))
  return hash.digest('hex').slice(0, 16)
}

export function trainItems(given: readonly LabeledPosting[]): StoredModel {
  const random = makeRandom(6)
  const sequences = given.flatMap(({ text, labels }): Sequence[] => {
    const items = itemFeatures(postingLines(text).items)
    const thinned = items.map((features) =>
      random.chance(wordless)
        ? features.filter((feature) => !/^(?:w|2|first|two|three|all|last)=/.test(feature))
        : features,
    )
    return [
      { items, labels },
      { items: thinned, labels },
    ]
  })
  return storeModel(train(sequences, { labels: itemLabels, buckets: 16_384, rounds: 8, isSequence: true, seed: 5 }))
}

if (import.meta.main) {
  const began = performance.now()
  const given = trainingPostings()
  const items = trainItems(given)
  const text = `import type { StoredModel } from '#worker/reading/model/weights.ts'

// Written by bench/documents/train-postings.ts; not for editing.
export const postingInputs = '${inputsHash(given)}'
export const itemsModel: StoredModel = ${JSON.stringify(items)}
`
  writeFileSync(new URL('../../worker/reading/posting/trained.data.ts', import.meta.url), text)
  console.log(`${(text.length / 1000).toFixed(0)} kB after ${((performance.now() - began) / 1000).toFixed(0)} s`)
}

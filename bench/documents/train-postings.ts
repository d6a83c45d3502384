// Trains the models of the posting reader on generated postings and the standing set, and writes their weights:
// `node bench/documents/train-postings.ts`. The same sources give the same weights.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { openModel } from '#worker/reading/model/weights.ts'
import { storeModel } from './store-model.ts'
import { likenessFeatures, readParts, textKinds } from '#worker/reading/posting/page/posting-likeness.ts'
import { itemFeatures } from '#worker/reading/posting/label-items.ts'
import { postingTokens } from '#worker/reading/posting/posting-tokens.ts'
import { tokenFeatures } from '#worker/reading/posting/token-features.ts'
import { setsDay } from '../accuracy.ts'
import { oddPostings } from '#worker/reading/posting/labelled/odd-postings.fixture.ts'
import { composedWords, statedWords, partLetters } from './posting-gold.ts'
import { postingLines } from '#worker/reading/posting/posting-items.ts'
import { composePosting, type ComposedPosting } from './compose-posting.fixture.ts'
import { normal } from './examples.ts'
import { framedPosting } from './frame-posting.fixture.ts'
import { jobPageText, knownTexts } from './posting-likeness.ts'
import { makeRandom } from './random.ts'
import { namedText, pastedPosting, withPageName } from './posting-pages.ts'
import { writtenPostings } from './written-postings.ts'
import { minDocuments, rounds, seeds, trained, trainWords, wordless, type Trained } from './train-posting-words.ts'
import { varyPosting } from './posting-variations.fixture.ts'
import { averageOf, hashesOf, packed, train } from './perceptron.fixture.ts'
import type { LinearModel } from '#worker/reading/model/linear-model.ts'
import { wordContextFeatures } from '#worker/reading/posting/word-context.ts'
import type { WordModels } from '#worker/reading/posting/label-words.ts'

export type LabeledPosting = {
  id: string
  text: string
  labels: readonly (readonly string[])[]
  /** The fact that each word states. */
  words: readonly (readonly string[])[]
  want: Record<string, unknown>
  isStanding: boolean
}

/** Parts of a posting. */
const itemKinds = ['opening', 'duties', 'requirements', 'benefits', 'pay', 'story', 'boilerplate', 'noise']
/** Labels of items: the part that they belong to or introduce. */
const itemLabels = [...itemKinds, ...itemKinds.filter((kind) => kind !== 'noise').map((kind) => `h:${kind}`)]
/** Share of the second copies that know nothing of the headings, so that a list is known by its entries, too. */
const headless = 0.3

export function generatedPostings(isHeldOut: boolean, count: number, isBoard = false, every = 1): LabeledPosting[] {
  return Array.from({ length: Math.ceil(count / every) }, (_, step) => {
    const at = step * every
    const seed = (isHeldOut ? 7_000_000 : 0) + (isBoard ? 1_000_000 : 0) + at * 97 + 3
    const composed = composePosting(at, seed, isHeldOut, isBoard)
    const whole = isHeldOut ? composed : varyPosting(composed, seed)
    const part = !isHeldOut && at % excerptEvery === 0 ? excerptOf(whole, seed) : whole
    const isPage = !isHeldOut && at % pageEvery === 0
    const shown = isPage ? withPageName(part, seed) : part
    const text = isPage ? namedText(shown, jobPageText(part, at / pageEvery, seed)) : pastedPosting(part, seed)
    return {
      id: shown.id,
      text,
      labels: labelsOf(shown, text),
      words: composedWords(shown, tokensOf(text)),
      want: shown.truth,
      isStanding: false,
    }
  })
}

/** Postings in frames: letters, emails, boards' pages, advertisements and agencies' messages. */
function framedPostings(count: number, every: number): LabeledPosting[] {
  return Array.from({ length: Math.ceil(count / every) }, (_, step) => {
    const at = step * every
    const seed = 3_000_000 + at * 97
    const framed = framedPosting(composePosting(at, seed, false, at % 4 === 0), at)
    const text = pastedPosting(framed, seed)
    const [labels, words] = [labelsOf(framed, text), composedWords(framed, tokensOf(text))]
    return { id: framed.id, text, labels, words, want: framed.truth, isStanding: false }
  })
}

const tokensOf = (text: string) => postingTokens(postingLines(text).lines, setsDay)

/** One posting in this many is what a page shows. */
const pageEvery = 2
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

export function standingPostings(every = 1): LabeledPosting[] {
  const read = (name: string) => JSON.parse(readFileSync(new URL(`../sets/${name}.json`, import.meta.url), 'utf8'))
  const set = read('postings') as { description: string; want: Record<string, unknown>; round?: string }[]
  const items = read('posting-items') as string[]
  const sampled = [...set.entries()].filter(([at]) => at % every === 0)
  return sampled.map(([at, { description, want, round }]) => ({
    id: `${round ?? 'first'} ${at}`,
    text: description,
    labels: postingLines(description).items.map(({ text }, index) => allowedFor(items[at]?.[index] ?? '?', text)),
    words: statedWords(tokensOf(description), want),
    want,
    isStanding: true,
  }))
}

/** Sentences of pay may be in an opening, and others among the pay. */
function allowedFor(letter: string, text: string): string[] {
  const speaksOfPay = /[$€£]\s?\d|\b\d{2,3}k\b|\b(?:salary|compensation)\b/i.test(text)
  const more = { o: speaksOfPay ? ['pay'] : [], p: speaksOfPay ? [] : ['opening', 'benefits'] }[letter] ?? []
  return [...(partLetters[letter] ?? []), ...more]
}

/** Texts of which only some fields are labeled, and no parts. */
function partlyLabeled(every: number): LabeledPosting[] {
  return [...oddPostings.entries()]
    .filter(([at]) => at % every === 0)
    .map(([at, { text, want }]) => ({
      id: `odd ${at}`,
      text,
      labels: postingLines(text).items.map(() => []),
      words: statedWords(tokensOf(text), want, true),
      want,
      isStanding: true,
    }))
}

/** Postings that the weights are trained on: all of them, or every nth. */
const trainingPostings = (every = 1): LabeledPosting[] => [
  ...generatedPostings(false, 2200, false, every),
  ...generatedPostings(false, 1100, true, every),
  ...framedPostings(700, every),
  ...writtenPostings(false, every),
  ...standingPostings(every),
  ...partlyLabeled(every),
]

/** One posting in this many is enough to notice changed inputs. */
const hashEvery = 20

/** Hash of what the models are trained on: it is stored with the weights, which a change of the inputs makes stale. */
export function inputsHash(): string {
  const hash = createHash('sha256')
  for (const { text, labels, words } of trainingPostings(hashEvery)) {
    const { items, lines } = postingLines(text)
    const tokens = postingTokens(lines, setsDay)
    const features = [tokenFeatures(tokens, () => '', true), wordContextFeatures(tokens, [], () => '', true)]
    hash.update(JSON.stringify([itemFeatures(items, true), labels, features, words]))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Many more rows of weights than features, so that a word missing from the training rarely shares the row of a known word. */
const [itemBuckets, textBuckets] = [131_072, 16_384]

/** Features of the heading above an item, and of the words of the item itself. */
const ofHeads = /^(?:head|headword(?: form)?|shortword-1 form|first-1 first)\|/
const ofItself = /^(?:word(?: size)?|first(?: form)?|two|three size|all|last size)\|/

export function trainItems(given: readonly LabeledPosting[]): Trained {
  const random = makeRandom(6)
  const sequences = given.flatMap(({ id, text, labels }) => {
    const items = itemFeatures(postingLines(text).items, true)
    const isWithoutHeads = random.chance(headless)
    const thinned = items.map((features) => {
      const left = isWithoutHeads ? features.filter((feature) => !ofHeads.test(`${feature}`)) : features
      return random.chance(wordless) ? left.filter((feature) => !ofItself.test(`${feature}`)) : left
    })
    return [items, thinned].map((own) => ({ id, items: own.map(hashesOf), labels }))
  })
  const known = packed(sequences, { buckets: itemBuckets, minDocuments })
  return trained(known, { labels: itemLabels, buckets: itemBuckets, rounds: rounds.items })
}

/** One posting in this many is enough to know what postings are like. */
const likenessEvery = 3

/** Trains the model that tells postings from other texts. */
export function trainLikeness(given: readonly LabeledPosting[], items: LinearModel, words: WordModels): LinearModel {
  const random = makeRandom(9)
  // As many postings as other texts, about.
  const postings = given.filter((_, at) => at % likenessEvery === 0).map(({ text }) => ({ text, isPosting: true }))
  const texts = [...postings, ...knownTexts(false)]
  const sequences = texts.flatMap(({ text, isPosting }) => {
    const features = likenessFeatures(readParts(text, items, words))
    const labels = [[isPosting ? 'posting' : 'other']]
    // Layout and facts are learned too, where the words are new.
    const thinned = [0.5, 0.1].map((share) =>
      features.filter((feature) => !feature.startsWith('w=') || random.chance(share)),
    )
    return thinned.map((one) => ({ id: text, items: [hashesOf(one)], labels }))
  })
  const known = packed(sequences, { buckets: textBuckets, minDocuments })
  const options = { labels: textKinds, buckets: textBuckets, rounds: 8, isSequence: false }
  return averageOf(seeds.map((seed) => train(known, { ...options, seed })))
}

/** Stored value of the largest weight, of the model of parts and of the models of words. */
const [levels, wordLevels] = [24, 40]
/** Weights that matter less are left out (`storeModel`), and weights of likeness below this share of the largest. */
const leastWeights = { items: 48, likeness: 0.03 }

if (import.meta.main) {
  const began = performance.now()
  const given = trainingPostings()
  const { model, counts } = trainItems(given)
  const items = storeModel(model, { levels, least: leastWeights.items, counts })
  // Words are trained with parts as the stored model labels them. The whole model fits its training too well.
  const { words, context } = trainWords(given, openModel(items))
  const stored = {
    items,
    words: storeModel(words, { levels: wordLevels }),
    context: storeModel(context, { levels: wordLevels }),
  }
  const wordModels = { words: openModel(stored.words), context: openModel(stored.context) }
  const likeness = trainLikeness(given, openModel(stored.items), wordModels)
  const text = `import type { StoredModel } from '#worker/reading/model/weights.ts'

/* oxlint-disable approx-constant -- a weight may be close to one. */
// Written by bench/documents/train-postings.ts; not for editing.
export const postingInputs = '${inputsHash()}'
export const itemsModel: StoredModel = ${JSON.stringify(stored.items)}
export const wordsModel: StoredModel = ${JSON.stringify(stored.words)}
export const wordContextModel: StoredModel = ${JSON.stringify(stored.context)}
export const likenessModel: StoredModel = ${JSON.stringify(storeModel(likeness, { levels, least: leastWeights.likeness }))}
`
  writeFileSync(new URL('../../worker/reading/posting/trained.data.ts', import.meta.url), text)
  console.log(`${(text.length / 1000).toFixed(0)} kB after ${((performance.now() - began) / 1000).toFixed(0)} s`)
}

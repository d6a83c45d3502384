import { bucket, bucketsOf, scoresOf, type LinearModel } from '#worker/reading/model/linear-model.ts'
import { openModel } from '#worker/reading/model/weights.ts'
import { labelItems, type LabeledItem } from '#worker/reading/posting/label-items.ts'
import { postingFacts, type Fact } from '#worker/reading/posting/label-words.ts'
import { postingLines } from '#worker/reading/posting/posting-items.ts'
import { likenessModel } from '#worker/reading/posting/trained.data.ts'

/** Kinds of texts that the model knows. */
export const textKinds: readonly string[] = ['posting', 'other']

/** A text taken apart by the readers of postings. */
type ReadText = { text: string; items: readonly LabeledItem[]; facts: readonly Fact[] }

/** Takes a text apart as if it were a posting. */
export function readParts(text: string, itemsModel?: LinearModel, wordsModel?: LinearModel): ReadText {
  const { lines, items } = postingLines(text)
  const labeled = labelItems(items, itemsModel)
  return { text, items: labeled, facts: postingFacts(lines, labeled, new Date(0), wordsModel) }
}

/** Most words of a text that are looked at. */
const maxWords = 400

/** Features of a whole text: the parts and facts that it would have as a posting, and its words. */
export function likenessFeatures({ text, items, facts }: ReadText): string[] {
  const features = ['bias']
  const counts = new Map<string, number>()
  for (const { label } of items) counts.set(label, (counts.get(label) ?? 0) + 1)
  for (const [label, count] of counts) {
    const share = bucket(count / items.length, [0.1, 0.3, 0.6])
    features.push(label, `${label} share=${share}`, `${label} share=${share} ${items.length < 8}`)
  }
  const margins = new Map<string, number>()
  for (const { label, margin } of facts) margins.set(label, Math.max(margins.get(label) ?? 0, margin))
  const states = [...factLabels].map((label) => `${label}${bucket(margins.get(label) ?? 0, [0.5, 8, 20])}`)
  const sure = [...factLabels].filter((label) => (margins.get(label) ?? 0) > minFact).join('')
  const headings = [...counts.keys()].filter((label) => label.startsWith('h:')).length
  features.push(
    ...states,
    `sure=${sure}`,
    `sure=${sure} ${Math.min(3, headings)}`,
    `sure=${sure.length} ${headings > 0}`,
  )
  // A page about a person also has a title at the top, but doesn't go on to mention it.
  features.push(`titles=${bucket(facts.filter(({ label }) => label === 'T').length, [1, 2, 3])} ${sure.length}`)
  const words =
    text
      .toLowerCase()
      .match(/\p{L}[\p{L}’'-]*/gu)
      ?.slice(0, maxWords) ?? []
  return [...features, ...words.map((word) => `w=${word}`)]
}

const factLabels = 'TFPSY'
/** Minimum margin of a fact that counts as sure. */
const minFact = 8

/** Opened when the first text is judged. */
let opened: LinearModel | undefined

/** Margin by which a text looks like a posting rather than anything else; negative for something else. */
export function marginOf(parts: ReadText): number {
  const model = (opened ??= openModel(likenessModel))
  const [posting = 0, other = 0] = scoresOf(model, bucketsOf(likenessFeatures(parts), model))
  return posting - other
}

/** Minimum margin of a posting, and of one whose page names its title. */
const [minMargin, minTitledMargin] = [0, -10]

/** Checks whether a text looks like a posting, below a title if it has one. */
export const looksLikePosting = (text: string, title?: string): boolean =>
  title === undefined
    ? marginOf(readParts(text)) > minMargin
    : marginOf(readParts(`${title}\n${text}`)) > minTitledMargin

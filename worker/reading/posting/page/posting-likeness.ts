import { bucket, bucketsOf, scoresOf, type LinearModel } from '#worker/reading/model/linear-model.ts'
import { openModel } from '#worker/reading/model/weights.ts'
import { labelItems, type LabeledItem } from '#worker/reading/posting/label-items.ts'
import { postingFacts, type Fact, type WordModels } from '#worker/reading/posting/label-words.ts'
import { postingLines } from '#worker/reading/posting/posting-items.ts'
import { likenessModel } from '#worker/reading/posting/trained.data.ts'

/** Kinds of texts that the model knows. */
export const textKinds: readonly string[] = ['posting', 'other']

/** A text taken apart by the readers of postings. */
type ReadText = { text: string; items: readonly LabeledItem[]; facts: readonly Fact[] }

/** Takes a text apart as if it were a posting. */
export function readParts(text: string, itemsModel?: LinearModel, wordModels?: WordModels): ReadText {
  const { lines, items } = postingLines(text)
  const labeled = labelItems(items, itemsModel)
  return { text, items: labeled, facts: postingFacts(lines, labeled, new Date(0), wordModels) }
}

/** Most words of a text that are looked at. */
const maxWords = 400

/** Features of a whole text: the parts and facts that it would have as a posting, and its words. */
export function likenessFeatures({ text, items, facts }: ReadText): string[] {
  const shares = [...Map.groupBy(items, ({ label }) => label)].map(
    ([label, own]) => `${label} ${bucket(own.length / items.length, [0.1, 0.3, 0.6])}`,
  )
  const margins = [...factLabels].map((label) => marginsOf(facts, label))
  const states = margins.map((own, at) => `${factLabels[at]}${bucket(Math.max(0, ...own), [0.5, 8, 20])}`)
  const sure = states.filter((state) => /[23]$/.test(state)).join('')
  // A page about a person also has a title at the top, but doesn't go on to mention it.
  const titles = `titles=${bucket(margins[0]?.length ?? 0, [1, 2, 3])} ${sure.length}`
  const words = (text.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? []).slice(0, maxWords)
  return ['bias', ...shares, ...states, `sure=${sure}`, titles, ...words.map((word) => `w=${word}`)]
}

/** Title, firm, place, pay and years. */
const factLabels = 'TFPSY'
const marginsOf = (facts: readonly Fact[], wanted: string): number[] =>
  facts.flatMap(({ label, margin }) => (label === wanted ? [margin] : []))

/** Opened when the first text is judged. */
let opened: LinearModel | undefined

/** Margin by which a text looks like a posting rather than anything else; negative for something else. */
export function marginOf(parts: ReadText): number {
  const model = (opened ??= openModel(likenessModel))
  const [posting = 0, other = 0] = scoresOf(model, bucketsOf(likenessFeatures(parts), model))
  return posting - other
}

/** Minimum margin of a posting, of one whose page names its title, and of one whose title only its text states. */
const [minMargin, minTitledMargin, minSureMargin] = [15, -10, 45]
/** Minimum margin of a title that only the text states, and the number of first lines that may have it. */
const [minTitleMargin, maxTitleLine] = [20, 12]

/** Checks whether a text looks like a posting, below a title if it has one. Gives the title that the text surely states. */
export function judgeText(text: string, title?: string): { isPosting: boolean; sureTitle: string | undefined } {
  const parts = readParts(title === undefined ? text : `${title}\n${text}`)
  const margin = marginOf(parts)
  const sure = parts.facts.find((one) => one.label === 'T' && one.margin > minTitleMargin && one.line < maxTitleLine)
  const isPosting = margin > (title === undefined ? minMargin : minTitledMargin)
  return { isPosting, sureTitle: margin > minSureMargin ? sure?.text : undefined }
}

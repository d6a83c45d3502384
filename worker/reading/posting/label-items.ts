import { bucketsOf, guessAll, type Guess, type LinearModel } from '#worker/reading/model/linear-model.ts'
import { openModel } from '#worker/reading/model/weights.ts'
import { itemFeatures } from './item-features.ts'
import type { PostingItem } from './posting-items.ts'
import { itemsModel } from './trained.data.ts'

/** An item with the part of the posting that it belongs to, or "h:" and the part that it introduces. */
export type LabeledItem = PostingItem & Guess

/** Opened when the first posting is read. */
let opened: LinearModel | undefined

/** Labels the items of a posting. */
export function labelItems(items: readonly PostingItem[], model = (opened ??= openModel(itemsModel))): LabeledItem[] {
  const features = itemFeatures(items).map((own) => bucketsOf(own, model))
  const labeled = guessAll(model, features).map((guess, at) => ({ ...(items[at] as PostingItem), ...guess }))
  return listsOf(labeled).flatMap((list) => withOnePart(list, labeled))
}

/** The entries of each list together, any other item alone. */
function listsOf(items: readonly LabeledItem[]): LabeledItem[][] {
  const lists: LabeledItem[][] = []
  for (const item of items) {
    const last = lists.at(-1)
    if (last && item.isBullet && !item.startsBlock && last[0]?.isBullet) last.push(item)
    else lists.push([item])
  }
  return lists
}

/** The entries of a list belong to one part: the one that most speaks for, its heading included. */
function withOnePart(list: readonly LabeledItem[], all: readonly LabeledItem[]): readonly LabeledItem[] {
  if (list.length < 2 || !list[0]) return list
  const head = all[all.indexOf(list[0]) - 1]
  const votes = new Map<string, number>()
  for (const { label, margin } of head?.label.startsWith('h:') ? [head, ...list] : list)
    votes.set(label.replace('h:', ''), (votes.get(label.replace('h:', '')) ?? 0) + margin)
  const [label = 'opening'] = [...votes].toSorted((a, b) => b[1] - a[1])[0] ?? []
  return list.map((item) => ({ ...item, label }))
}

/** Most entries in a list, and most characters in one entry. */
const [listLimit, entryLimit] = [30, 600]

/** The entries of all parts of a kind: their bullets, or their sentences if there are no bullets. */
export function entriesOf(items: readonly LabeledItem[], kind: 'requirements' | 'benefits'): string[] | undefined {
  const parts: LabeledItem[][] = [[]]
  for (const item of items) {
    if (item.label === kind) parts.at(-1)?.push(item)
    else if (item.label !== 'noise') parts.push([])
  }
  const entries = parts.flatMap((part) => {
    const bullets = part.filter(({ isBullet }) => isBullet)
    return (bullets.length > 0 ? bullets : part).flatMap((item, at) => {
      // A label belongs to the sentence after it.
      if (item.isLabel && part[at + 1]?.line === item.line) return []
      const before = part[at - 1]
      return item.isBullet
        ? [item.text]
        : piecesOf(before?.isLabel && item.isRest ? `${before.text}: ${item.text}` : item.text)
    })
  })
  return plainEntries(entries.length === 1 && kind === 'benefits' ? inSentence(entries[0] ?? '') : entries)
}

/** Unique entries without the punctuation at their end. */
export function plainEntries(entries: readonly string[]): string[] | undefined {
  const found = [...new Set(entries.map((entry) => entry.replace(/[;,]$/, '').trim()))]
  const plain = found.filter(({ length }) => length > 1 && length <= entryLimit).slice(0, listLimit)
  return plain.length > 0 ? plain : undefined
}

/** "A; B; and C", "A | B" in one line. */
const piecesOf = (text: string): string[] =>
  text.split((text.match(/;\s/g)?.length ?? 0) >= 2 ? /;\s+(?:and\s+)?/ : /;\s+(?=\p{Lu})|\s+[|•·]\s+/u)

/** Words before the benefits of a sentence. */
const before = /^[^:]{0,160}\b(?:include[sd]?|including|offers?|provides?|such as|following|of)\b:?\s+/i

/** Benefits in one sentence: "We offer medical, dental and vision insurance, and a 401(k) match." */
function inSentence(text: string): string[] {
  const list = text.replace(before, '').replace(/\.$/, '')
  const pieces = list
    .split(/\s*[,;]\s*(?:and\s+)?|\s+and\s+(?=[^,]*$)/)
    .map((piece) => piece.replace(/^(?:an?|the)\s+/i, ''))
  return pieces.length > 2 && pieces.every(({ length }) => length < 70) ? pieces : [text]
}

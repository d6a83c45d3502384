import { bucketsOf, guessAll, type Guess, type LinearModel } from '#worker/reading/model/linear-model.ts'
import { openModel } from '#worker/reading/model/weights.ts'
import { itemFeatures } from './item-features.ts'
import type { PostingItem } from './posting-items.ts'
import { itemsModel } from './trained.data.ts'

/** Parts of a posting. */
const itemKinds = ['opening', 'duties', 'requirements', 'benefits', 'pay', 'story', 'boilerplate', 'noise'] as const

/** Labels of items: the part that they are in, or that they head. */
export const itemLabels: readonly string[] = [
  ...itemKinds,
  ...itemKinds.filter((kind) => kind !== 'noise').map((kind) => `h:${kind}`),
]

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

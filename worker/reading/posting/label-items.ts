import { bucketsOf, guessAll, type Guess, type LinearModel } from '#worker/reading/model/linear-model.ts'
import { openModel } from '#worker/reading/model/weights.ts'
import { itemFeatures } from './item-features.ts'
import type { PostingItem } from './posting-items.ts'
import { itemsModel } from './trained.data.ts'

/** Parts of a posting. */
export const itemKinds = [
  'opening',
  'duties',
  'requirements',
  'benefits',
  'pay',
  'story',
  'boilerplate',
  'noise',
] as const
export type ItemKind = (typeof itemKinds)[number]

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
  const guesses = guessAll(
    model,
    itemFeatures(items).map((features) => bucketsOf(features, model)),
  )
  return withListsAgreed(
    items.map((item, at) => {
      const labeled = { ...item, ...(guesses[at] ?? { label: 'opening', margin: 0 }) }
      return item.isRest || items[at + 1]?.isRest ? labeled : withOwnPart(labeled)
    }),
  )
}

/** A line of pay or of the whole position isn't an entry of the list without marks that it follows. */
function withOwnPart(item: LabeledItem): LabeledItem {
  if (item.isBullet || !/^(?:requirements|benefits)$/.test(item.label)) return item
  if (ofPay.test(item.text)) return { ...item, label: 'pay' }
  return ofPosition.test(item.text) ? { ...item, label: 'opening' } : item
}

const ofPay = /^[^.]{0,60}\b(?:salary|compensation|pay)\b[^.]{0,60}[$£€]\s?\d{2}/i
const ofPosition = /^this (?:position|role|job) (?:is|will be)\b/i

/** The entries of a list belong to one part: the one that most speaks for, its heading included. */
function withListsAgreed(items: readonly LabeledItem[]): LabeledItem[] {
  const found: LabeledItem[] = []
  for (let at = 0; at < items.length;) {
    let end = at
    while (items[end]?.isBullet && (end === at || !items[end]?.startsBlock)) end++
    if (end - at < 2) {
      found.push(...items.slice(at, Math.max(end, at + 1)))
      at = Math.max(end, at + 1)
      continue
    }
    const votes = new Map<string, number>()
    const head = items[at - 1]
    for (const { label, margin } of [...(head?.label.startsWith('h:') ? [head] : []), ...items.slice(at, end)]) {
      const kind = label.replace('h:', '')
      votes.set(kind, (votes.get(kind) ?? 0) + margin)
    }
    const [label = 'opening'] = [...votes].toSorted((a, b) => b[1] - a[1])[0] ?? []
    found.push(...items.slice(at, end).map((item) => ({ ...item, label })))
    at = end
  }
  return found
}

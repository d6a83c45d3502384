import { shapeOf } from '#worker/reading/lexicon/text-shape.ts'
import { featuresOf, type Attributes } from '#worker/reading/model/feature-templates.ts'
import { bucket, guessWith, type Guess, type LinearModel } from '#worker/reading/model/linear-model.ts'
import { openModel } from '#worker/reading/model/weights.ts'
import { itemTemplates } from './feature-templates.data.ts'
import type { PostingItem } from './posting-items.ts'
import { itemsModel } from './trained.data.ts'

/** An item labeled with the part of the posting that it belongs to, or with "h:" and the part that it introduces. */
export type LabeledItem = PostingItem & Guess

/** Opened when the first posting is read. */
let opened: LinearModel | undefined

/** Labels the items of a posting. All entries of a list get the label with the highest total margin, heading included. */
export function labelItems(items: readonly PostingItem[], model = (opened ??= openModel(itemsModel))): LabeledItem[] {
  const labeled = guessWith(model, itemFeatures(items)).map((guess, at) => ({
    ...(items[at] as PostingItem),
    ...guess,
  }))
  const isNext = (at: number) => items[at]?.isBullet && !items[at].startsBlock && items[at - 1]?.isBullet
  for (let [from, to] = [0, 1]; from < items.length; from = to++) {
    while (isNext(to)) to++
    if (to - from < 2) continue
    const hasHead = labeled[from - 1]?.label.startsWith('h:') === true
    const votes = new Map<string, number>()
    for (const { label, margin } of labeled.slice(hasHead ? from - 1 : from, to))
      votes.set(label.replace('h:', ''), (votes.get(label.replace('h:', '')) ?? 0) + margin)
    const [best = 'opening'] = [...votes].toSorted((a, b) => b[1] - a[1])[0] ?? []
    for (const item of labeled.slice(from, to)) item.label = best
  }
  return labeled
}

/** Minimum certainty of the surest line of a part. Maximum number of entries in a list, and of characters in one entry. */
const [leastPart, listLimit, entryLimit] = [8, 30, 600]

/** The entries of all parts of a kind: the bullets of each part, or its sentences if it has no bullets. */
export function entriesOf(items: readonly LabeledItem[], kind: 'requirements' | 'benefits'): string[] | undefined {
  const parts: LabeledItem[][] = [[]]
  for (const item of items) {
    if (item.label === kind) parts.at(-1)?.push(item)
    else if (item.label !== 'noise') parts.push([])
  }
  const entries = parts.flatMap((part) => {
    if (part.every(({ margin }) => margin < leastPart)) return []
    const bullets = part.flatMap(({ isBullet, text }) => (isBullet ? [text] : []))
    if (bullets.length > 0) return bullets
    return part.flatMap((item, at) => {
      // A label belongs to the sentence after it.
      if (item.isLabel && part[at + 1]?.line === item.line) return []
      const label = item.isRest && part[at - 1]?.isLabel ? `${part[at - 1]?.text}: ` : ''
      return piecesOf(label + item.text)
    })
  })
  return plainEntries(entries.length === 1 && kind === 'benefits' ? inSentence(entries[0] ?? '') : entries)
}

/** Unique entries of a sensible length, without the semicolon at their end. */
export function plainEntries(entries: readonly string[]): string[] | undefined {
  const found = [...new Set(entries.map((entry) => entry.replace(/;$/, '').trim()))]
  const plain = found.filter(({ length }) => length > 1 && length <= entryLimit).slice(0, listLimit)
  return plain.length > 0 ? plain : undefined
}

/** "A; B; and C", "A | B" in one line. */
const piecesOf = (text: string): string[] =>
  text.split((text.match(/;\s/g)?.length ?? 0) >= 2 ? /;\s+(?:and\s+)?/ : /;\s+(?=\p{Lu})|\s+[|•·]\s+/u)

/** Splits benefits in one sentence: "Medical, dental and vision insurance, and a 401(k) match." */
function inSentence(text: string): string[] {
  const pieces = text.split(/\s*[,;]\s*(?![^()]{0,80}\))(?:and\s+)?|\s+and\s+(?=[^,]*$)/)
  return pieces.length > 2 && pieces.every(({ length }) => length < 70) ? pieces : [text]
}

const border: Attributes = { look: 'none', form: '', gap: '' }

/** Signs of what an item speaks of. */
const signs = [/[$€£]\s?\d/, /\b\d{2,3}(?:,\d{3}|k\b)/i, /\S@\S|\bwww\.|https?:/, /[.!?]$/]

/** Longer lines head no list. */
const [maxWords, maxHeadingWords, maxShortWords] = [24, 9, 8]

/** Features of each item of a posting, for the model that labels them. */
export function itemFeatures(items: readonly PostingItem[], isText = false) {
  let head: Attributes = { since: '' }
  const attributes = items.map((item, at): Attributes => {
    const text = item.text.slice(0, 400)
    const words: readonly string[] = text.toLowerCase().match(/[\p{L}\p{N}&][\p{L}\p{N}'’&-]*/gu) ?? []
    const form = formOf(item)
    const isShort = words.length <= maxShortWords
    const isHead = !item.isBullet && !item.isRest && words.length <= maxHeadingWords
    if (item.startsBlock) head = { ...head, since: '/' }
    const own: Attributes = {
      ...head,
      para: item.isRest || items[at + 1]?.isRest ? 'p' : 's',
      form,
      look: `${form}${bucket(words.length, [2, 3, 5, 8, 14, 25])}${shapeOf(text)}`,
      gap: item.startsBlock ? '/' : '',
      size: isShort ? 'short' : 'long',
      short: isShort && !item.isBullet ? '' : undefined,
      flags: signs.map((sign) => Number(sign.test(text))).join(''),
      top: `${bucket(at, [1, 2, 3, 5, 8, 12])}`,
      end: `${Math.min(3, items.length - 1 - at)}`,
      first: words.slice(0, 1).join(' '),
      two: words.slice(0, 2).join(' '),
      three: words.slice(0, 3).join(' '),
      last: words.slice(-1).join(' '),
      all: isShort ? words.join(' ') : undefined,
      word: words.slice(0, maxWords),
      begin: words.slice(0, 6),
      shortword: isShort ? words : undefined,
    }
    if (isHead) head = { head: words.join(' '), headword: words, since: '' }
    return own
  })
  return items.map((_, at) => featuresOf(itemTemplates, (by) => attributes[at + by] ?? border, isText))
}

/** An entry, a label, a later sentence of its line, or another line. */
function formOf({ isBullet, isLabel, isRest, text }: PostingItem): string {
  if (isBullet || isRest) return isBullet ? '•' : '>'
  return isLabel || text.endsWith(':') ? ':' : '-'
}

import { bucket } from '#worker/reading/model/linear-model.ts'
import { shapeOf } from '#worker/reading/lexicon/text-shape.ts'
import { itemTemplates } from './feature-templates.data.ts'
import { featuresOf, type Attributes } from './feature-templates.ts'
import type { PostingItem } from './posting-items.ts'

const border: Attributes = { look: 'none', form: '', gap: '' }

/** Signs of what an item speaks of. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/[$€£]\s?\d|\b\d{2,3}(?:,\d{3}|k\b)/i, '$'],
  [/\S@\S|\bwww\.|https?:/, '@'],
  [/[.!?]$/, '.'],
]

/** Longer lines head no list. */
const maxHeadingWords = 9
const [maxWords, maxShortWords] = [24, 8]

/** Features of each item of a posting, for the model that labels them. */
export function itemFeatures(items: readonly PostingItem[]): string[][] {
  let head: Attributes = {}
  const attributes = items.map((item, at): Attributes => {
    const text = item.text.slice(0, 400)
    const words: readonly string[] = text.toLowerCase().match(/[\p{L}\p{N}&][\p{L}\p{N}'’&-]*/gu) ?? []
    const form = formOf(item)
    const isShort = words.length <= maxShortWords
    const own: Attributes = {
      ...head,
      form,
      look: `${form}${bucket(words.length, [2, 3, 5, 8, 14, 25])}${shapeOf(text)}`,
      gap: item.startsBlock ? '/' : '',
      size: isShort ? 'short' : 'long',
      short: isShort && !item.isBullet ? '' : undefined,
      flags: signs.flatMap(([pattern, sign]) => (pattern.test(text) ? [sign] : [])).join(''),
      top: `${bucket(at, [1, 2, 3, 5, 8, 12])}`,
      end: `${Math.min(3, items.length - 1 - at)}`,
      first: words[0] ?? '',
      two: words.slice(0, 2).join(' '),
      three: words.slice(0, 3).join(' '),
      last: words.at(-1) ?? '',
      all: isShort ? words.join(' ') : undefined,
      word: words.slice(0, maxWords),
      pair: words.slice(1, 12).map((word, index) => `${words[index]} ${word}`),
      begin: words.slice(0, 6),
      shortword: isShort ? words : undefined,
    }
    if (!item.isBullet && !item.isRest && words.length <= maxHeadingWords)
      head = { head: words.join(' '), headword: words }
    return own
  })
  return items.map((_, at) => featuresOf(itemTemplates, (by) => attributes[at + by] ?? border))
}

function formOf({ isBullet, isLabel, isRest, text }: PostingItem): string {
  if (isBullet) return '•'
  if (isLabel || text.endsWith(':')) return ':'
  return isRest ? '>' : '-'
}

import { bucket } from '#worker/reading/model/linear-model.ts'
import { shapeOf } from '#worker/reading/lexicon/text-shape.ts'
import type { PostingItem } from './posting-items.ts'

type Looked = { item: PostingItem; words: string[]; look: string; first: string; flags: string }

const money = /[$€£]\s?\d|\b\d{2,3}(?:,\d{3}|k\b)/i
const years =
  /\b(?:\d{1,2}\+?|one|two|three|four|five|six|seven|eight|nine|ten)\)?(?:\s?(?:-|–|to|or more)\s?\w+)?\s+(?:or more )?years?\b/i
const address = /\S@\S|\bwww\.|https?:/

/** Features of each item of a posting, for the model that labels them. */
export function itemFeatures(items: readonly PostingItem[]): string[][] {
  const looked = items.map(look)
  let above: Looked | undefined
  return looked.map((own, at) => {
    const features = featuresOf(own, at, looked)
    const { item, words } = own
    for (const word of above?.words ?? []) features.push(`u=${word}`, `u=${word} ${formOf(item)}`)
    if (above) features.push(`under=${above.words.join(' ')}`)
    if (!item.isBullet && !item.isRest && words.length <= maxHeadingWords) above = own
    return features
  })
}

/** Longer lines head no list. */
const maxHeadingWords = 9

function look(item: PostingItem): Looked {
  const text = item.text.slice(0, 400)
  const words = text.toLowerCase().match(/[\p{L}\p{N}&][\p{L}\p{N}'’&-]*/gu) ?? []
  const flags = [
    money.test(text) ? '$' : '',
    years.test(text) ? 'Y' : '',
    address.test(text) ? '@' : '',
    /[.!?]$/.test(text) ? '.' : '',
    /\|| · /.test(text) ? '|' : '',
  ].join('')
  const form = formOf(item)
  const length = bucket(words.length, [2, 3, 5, 8, 14, 25])
  return { item, words, look: `${form}${length}${shapeOf(text)}`, first: words[0] ?? '', flags }
}

function formOf({ isBullet, isLabel, isRest, text }: PostingItem): string {
  if (isBullet) return '•'
  if (isLabel || text.endsWith(':')) return ':'
  return isRest ? '>' : '-'
}

const maxWords = 24
const maxShortWords = 8

function featuresOf(looks: Looked, at: number, looked: readonly Looked[]): string[] {
  const { item, words, look: own, first, flags } = looks
  const [before, next, second] = [looked[at - 1], looked[at + 1], looked[at + 2]]
  const form = formOf(item)
  const kind = words.length <= maxShortWords ? 'short' : 'long'
  const gap = item.startsBlock ? '/' : ''
  const top = bucket(at, [1, 2, 3, 5, 8, 12])
  const found = [
    'bias',
    `look=${own}`,
    `look=${own} ${gap}`,
    `flags=${flags} ${form}`,
    `top=${top} ${form}`,
    `top=${top} ${own}`,
    `end=${Math.min(3, looked.length - 1 - at)} ${form}`,
    `up=${before ? before.look : 'none'} ${own}`,
    `down=${next ? next.look : 'none'} ${own}${gap}`,
    `up=${before ? formOf(before.item) : ''} down=${next ? formOf(next.item) : ''}${next?.item.startsBlock} ${form}${gap} ${kind}`,
    `then=${next ? formOf(next.item) : ''}${second ? formOf(second.item) : ''} ${form} ${kind}`,
    `first=${first} ${form}`,
    `two=${words.slice(0, 2).join(' ')}`,
    `three=${words.slice(0, 3).join(' ')} ${kind}`,
    `last=${words.at(-1) ?? ''} ${kind}`,
  ]
  return [...found, ...wordFeatures(words, kind), ...neighborFeatures(looks, at, looked)]
}

function wordFeatures(words: readonly string[], kind: string): string[] {
  const found = kind === 'short' ? [`all=${words.join(' ')}`] : []
  for (const [index, word] of words.slice(0, maxWords).entries()) {
    found.push(`w=${word}`, `w=${word} ${kind}`)
    if (index > 0 && index < 12) found.push(`2=${words[index - 1] ?? ''} ${word}`)
  }
  return found
}

/** Words of what is below an item that may be a heading, and of a short item above. */
function neighborFeatures({ item, words }: Looked, at: number, looked: readonly Looked[]): string[] {
  const [before, next] = [looked[at - 1], looked[at + 1]]
  const isShort = words.length <= maxShortWords
  const found: string[] = []
  for (const below of isShort && !item.isBullet ? looked.slice(at + 1, at + 5) : [next])
    for (const word of below?.words.slice(0, 6) ?? []) found.push(`n=${word} ${isShort ? 'short' : 'long'}`)
  if (before) found.push(`b=${before.first} ${words[0] ?? ''}`)
  for (const word of before && before.words.length <= maxShortWords ? before.words : [])
    found.push(`h=${word} ${formOf(item)}`)
  return found
}

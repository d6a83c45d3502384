import { withFormLines } from './posting-labels.ts'
import { postingItems, type PostingItem } from './posting-items.ts'
import { postingText } from './posting-text.ts'

/** A pasted posting as text, as lines, and as items. */
export type PostingLines = { text: string; lines: string[]; items: PostingItem[] }

/** "Associate (m/w/d)". */
const genders = /\s*\((?:[mfwdxh](?:\/[mfwdxh*]){1,3}|all genders|gn)\)/gi

export function postingLines(pasted: string): PostingLines {
  const text = postingText(pasted)
  const all = text.split('\n').map((line) => line.replaceAll(genders, ''))
  const behindBlank = new Set(all.filter((_, at) => at === 0 || all[at - 1] === ''))
  const lines = withFormLines(all.filter((line) => line !== ''))
  return { text, lines, items: postingItems(lines, (line) => behindBlank.has(line)) }
}

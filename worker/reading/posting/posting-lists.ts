import type { LabeledItem } from './label-items.ts'

/** Most entries of a list, and the longest one in characters. */
const [listLimit, entryLimit] = [30, 600]

/** The entries of the parts of a kind: their bullets, or their sentences where there aren't any. */
export function entriesOf(items: readonly LabeledItem[], kind: 'requirements' | 'benefits'): string[] | undefined {
  const parts: LabeledItem[][] = [[]]
  for (const item of items) {
    if (item.label === kind) parts.at(-1)?.push(item)
    else if (item.label !== 'noise') parts.push([])
  }
  const entries = parts.flatMap((part) => {
    const bullets = part.filter(({ isBullet }) => isBullet)
    return (bullets.length > 0 ? bullets : part).flatMap((item, at) => {
      // A label belongs to the sentence behind it.
      if (item.isLabel && part[at + 1]?.line === item.line) return []
      const before = part[at - 1]
      return item.isBullet
        ? [item.text]
        : piecesOf(before?.isLabel && item.isRest ? `${before.text}: ${item.text}` : item.text)
    })
  })
  const all = entries.length === 1 && kind === 'benefits' ? inSentence(entries[0] ?? '') : entries
  const plain = all.map((entry) => entry.replace(/[;,]$/, '').trim())
  const found = [...new Set(plain)].filter(({ length }) => length > 1 && length <= entryLimit)
  return found.length > 0 ? found.slice(0, listLimit) : undefined
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
  const isList = (list.match(/[,;]/g)?.length ?? 0) >= 2 && pieces.every(({ length }) => length < 70)
  return isList ? pieces.filter(({ length }) => length > 2) : [text.replace(/\.$/, '')]
}

import { textOf, walk } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import type { Line } from './page-lines.ts'
import { label, topicOf } from './topics.ts'

const content = /\d|@|\b(?:university|college|school of|law school|institute|bar of|court)\b/i
/** Look of a line: a look that marks a label once does so everywhere on the page. Undefined for a plain line. */
function looksOf({ element, text }: Line): string[] {
  if (text.length > 45 || content.test(text)) return []
  const { class: own } = element.attributes
  const isShort = text.split(' ').length <= 4
  return [
    ...(own && textOf(element) === text ? [`${element.tag}.${own}`] : []),
    ...(isShort && isAllBold(element, text) ? ['bold'] : []),
    ...(isShort && /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text) ? ['capitals'] : []),
  ]
}

/**
 * Labels that no list knows ("Speaks", "Giving back") look like those that it knows: where two lines of one look name topics,
 * all of that look are labels, unless most of them are something else.
 */
export function withLabelsByLook(lines: readonly Line[]): Line[] {
  const byLook = new Map<string, Line[]>()
  for (const line of lines) {
    if (line.level > 0 && line.level < 7) continue
    for (const look of line.isBeforeText ? [] : looksOf(line)) byLook.set(look, [...(byLook.get(look) ?? []), line])
  }
  const learnt = new Set<Line>()
  for (const alike of byLook.values()) {
    const known = alike.filter(({ text }) => topicOf(text) !== undefined || label.test(text))
    const topics = new Set(known.map(({ text }) => topicOf(text)).filter((topic) => topic && topic !== 'other'))
    if (topics.size >= 2 && known.length * 2 >= alike.length) for (const line of alike) learnt.add(line)
  }
  return lines.map((line) =>
    line.level === 0 && learnt.has(line) ? { ...line, level: 7, topic: topicOf(line.text) ?? 'other' } : line,
  )
}

const isStyledBold = ({ attributes }: Element): boolean =>
  /font-weight\s*:\s*(?:bold|[6-9]00)/i.test(attributes['style'] ?? '') ||
  /\b(?:font-)?(?:semi)?bold\b/.test(attributes['class'] ?? '')

/** Checks whether a text is within an element in bold letters, and is all that does so. */
export function isAllBold(element: Element, text: string): boolean {
  for (const one of walk(element)) {
    if ((one.tag === 'strong' || one.tag === 'b' || isStyledBold(one)) && textOf(one) === text) return true
  }
  return element.tag === 'strong' || element.tag === 'b'
}

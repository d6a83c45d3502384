import type { SplitLine } from '#worker/reading/resume/split-lines.ts'
import { normal, type Example } from './examples.ts'

/** Labels of pieces. `more` continues the field of the piece before: "Orrick, | Herrington & Sutcliffe LLP". */
export const pieceLabels = [
  'name',
  'contact',
  'place',
  'date',
  'title',
  'firm',
  'unit',
  'degree',
  'school',
  'bar',
  'member',
  'other',
  'more',
] as const

const notNamed: string[] = pieceLabels.filter((label) => !['name', 'title', 'firm', 'more'].includes(label))
const inParts = new Set(['name', 'title', 'firm', 'school', 'degree'])

/** The right labels of each piece, by the texts that an example knows. Empty where nothing is known. */
export function goldLabels(example: Example, lines: readonly SplitLine[]): string[][] {
  return example.isPartial ? partialLabels(example, lines) : fullLabels(example, lines)
}

function fullLabels({ spans, isResume }: Example, lines: readonly SplitLine[]): string[][] {
  if (!isResume) return lines.flatMap(({ pieces }) => pieces.map(() => ['other', 'contact', 'place', 'date']))
  const known = spans.map(({ text, label }) => ({ text: normal(text), label }))
  const gold: string[][] = []
  let cursor = 0
  for (const { pieces } of lines)
    for (const piece of pieces) {
      const text = normal(piece.text)
      let best = -1
      let cost = Infinity
      for (const [index, span] of known.entries()) {
        if (!span.text.includes(text) || (text.length < 2 && span.text !== text)) continue
        const own = (span.text === text ? 0 : 400) + Math.abs(index - cursor) * (index < cursor ? 2 : 1)
        if (own < cost) [best, cost] = [index, own]
      }
      const span = known[best]
      if (!span) {
        gold.push(
          known.some((one) => one.label !== 'other' && one.text.length > 3 && text.includes(one.text)) ? [] : ['other'],
        )
        continue
      }
      cursor = best
      gold.push([labelIn(span, text)])
    }
  return gold
}

/** The label of a piece of a labeled text. A part of a date without a number, "till date", would teach that any word is a date. */
function labelIn({ text: whole, label }: Example['spans'][number], text: string): string {
  if (label === 'date' && !/\d/.test(text)) return 'other'
  return inParts.has(label) && !whole.startsWith(text) ? 'more' : label
}

function partialLabels({ spans }: Example, lines: readonly SplitLine[]): string[][] {
  const known = spans.map(({ text, label }) => ({ text: normal(text), label }))
  let isNamed = false
  return lines.flatMap((line) => {
    const whole = normal(line.text)
    const hasKnown = known.some(
      ({ text, label }) => (label === 'firm' || label === 'title') && text.length > 2 && whole.includes(text),
    )
    return line.pieces.map((piece): string[] => {
      const text = normal(piece.text)
      if (text.length < 3) return []
      const span =
        known.find((one) => one.text === text && !(one.label === 'name' && isNamed)) ??
        known.find((one) => whole.includes(one.text) && one.text.includes(text))
      // Beside a name that is known, nothing else is a name.
      if (!span) return hasKnown && !line.isBullet ? notNamed : []
      if (line.isBullet) return []
      if ((span.label === 'title' || span.label === 'firm') && (line.section === 'education' || line.section === 'bar'))
        return []
      if (span.label === 'name') isNamed = true
      return [inParts.has(span.label) && !span.text.startsWith(text) ? 'more' : span.label]
    })
  })
}

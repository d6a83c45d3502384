import type { SplitLine } from '#worker/reading/resume/split-lines.ts'
import { alignPieces } from './align-pieces.ts'
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
  const pieces = lines.flatMap((line) => line.pieces.map(({ text }) => normal(text)))
  if (!isResume) return pieces.map(() => ['other', 'contact', 'place', 'date'])
  const known = spans.map(({ text, label }) => ({ text: normal(text), label }))
  const places = alignPieces(
    known.map(({ text }) => text),
    pieces,
  )
  return pieces.map((text, at) => {
    const place = places[at]
    const label = place && known[place.span]?.label
    if (place && label !== undefined) return [labelIn(label, text, place.from === 0)]
    // A piece that contains several facts gets no label.
    const isMixed = known.some((one) => one.label !== 'other' && one.text.length > 3 && text.includes(one.text))
    return isMixed ? [] : ['other']
  })
}

/** The label of a piece of a labeled text. A part of a date without a number, "till date", would teach that any word is a date. */
function labelIn(label: string, text: string, isStart: boolean): string {
  if (label === 'date' && !/\d/.test(text)) return 'other'
  return inParts.has(label) && !isStart ? 'more' : label
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

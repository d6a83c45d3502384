import { asName } from './resume-name.ts'
import type { LabeledLine } from './label-lines.ts'
import { namedIn } from './seat-heads.ts'

/** A guess that is closer to another one than this is left out. */
const minMargin = 4
/** Names are looked for in the beginning, beside and below a column. */
const maxLines = 40

/** The person's name: the piece that the model is surest of, as one writes it in a form. */
export function readName(lines: readonly LabeledLine[]): { value: string; quote: string } | undefined {
  const found = lines.slice(0, maxLines).flatMap((line) =>
    namedIn(line, line.pieces, 'name').flatMap(({ text, margin }) => {
      const value = asName(text)
      return value !== undefined && margin >= minMargin ? [{ value, quote: text, margin }] : []
    }),
  )
  const [best] = found.toSorted((a, b) => b.margin - a.margin)
  return best && { value: best.value, quote: best.quote }
}

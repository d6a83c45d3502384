import { isSpelt, asName } from './resume-name.ts'
import type { LabeledLine } from './label-lines.ts'
import { namedIn, type Named } from './seat-heads.ts'

/** A guess that is closer to another one than this is left out. */
const minMargin = 4
/** Names are looked for in the beginning, beside and below a column. */
const maxLines = 40
/** Addresses of a person: email and profiles. Later ones are of firms and publications. */
const maxAddresses = 4
/** Worth of a name that the person's address spells, as a margin: headings in odd words look like names. */
const speltMargin = 500

/** The person's name: the piece that the model is surest of, rather one that an address spells, as one writes it in a form. */
export function readName(lines: readonly LabeledLine[]): { value: string; quote: string } | undefined {
  const addresses = lines
    .flatMap(({ text }) => text.match(/\S+(?:@|\w\/)\S+/g) ?? [])
    .slice(0, maxAddresses)
    .join(' ')
  const found = lines.slice(0, maxLines).flatMap((line) =>
    [...spacedOut(line), ...namedIn(line, line.pieces, 'name'), ...line.pieces].flatMap((one) => {
      const isNamed = !('label' in one) || one.label === 'name'
      const value = asName(one.text) ?? asName(inCapitals(one.text))
      if (value === undefined) return []
      const isOwn = isSpelt(value, addresses)
      if (!isOwn && (!isNamed || one.margin < minMargin)) return []
      return [{ value, quote: one.text, worth: (isNamed ? one.margin : 0) + (isOwn ? speltMargin : 0) }]
    }),
  )
  const [best] = found.toSorted((a, b) => b.worth - a.worth)
  return best && { value: best.value, quote: best.quote }
}

/** "J A N E   D O E": the letters of each word are a cell. */
const spacedOut = (line: LabeledLine): Named[] =>
  /^(?:\p{L} ){2,}/u.test(line.text) && line.pieces[0]?.label === 'name'
    ? [{ text: line.text, margin: line.pieces[0].margin, goesOn: false }]
    : []

/** "jane doe", "Jane doe" as one writes a name. */
const inCapitals = (text: string): string => text.replaceAll(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())

import { namedIn, suffix } from './entries.ts'
import type { LabeledLine, LabeledPiece } from './label-lines.ts'
import { minLargeSize } from './split-lines.ts'
import { asName } from './resume-name.ts'

/** A guess that is closer to another one than this is left out. */
const minMargin = 4
const sureMargin = 30
/** Names are looked for in the beginning, beside and below a column. */
const maxLines = 40
/** Addresses of a person: email and profiles. Later ones are of firms and publications. */
const maxAddresses = 4
/** Greatest doubts about a part of a name, and about the largest letters. */
const [maxDoubt, maxDoubtLarge] = [10, 60]
/** Worth of a name that the person's address spells, as a margin: headings in odd words look like names. */
const speltMargin = 500

/** Parts of addresses that spell a name: the part before the @, and the last part of a profile's. */
const addressParts = /[\w.+'-]+(?=@)|(?<=(?:linkedin|github|xing)\.com\/(?:in\/|pub\/)?)[\w-]+/gi

/**
 * The person’s name, written as in a form: one that an address spells, or else the one that the model is most sure of. In a document
 * that may be something else, only a name that an address spells counts.
 */
export function readName(lines: readonly LabeledLine[], isResume: boolean) {
  const addresses = lines.flatMap(({ text }) => text.match(addressParts) ?? []).slice(0, maxAddresses)
  const spelt = addresses.flatMap((address) => [address, ...address.split(/[\W\d_]+/)]).map(lettersOf)
  const inLines = lines.slice(0, maxLines).flatMap(namesIn)
  const found = [...largestName(lines), ...inLines].flatMap(({ text, margin, isElse, quote }) => {
    const value =
      asName(text, margin > sureMargin) ??
      (margin >= minMargin ? asName(inCapitals(text)) : undefined) ??
      (quote === text ? oneWord(text) : undefined)
    if (value === undefined) return []
    if (value.split(/[ -]/).filter((word) => isPartOf(lettersOf(word), spelt)).length > (isElse ? 1 : 0))
      return [{ value, quote, worth: Math.max(margin, 0) + speltMargin }]
    return isResume && value.includes(' ') && margin >= minMargin ? [{ value, quote, worth: margin }] : []
  })
  const [best] = found.toSorted((a, b) => b.worth - a.worth)
  return best && { value: best.value, quote: best.quote }
}

/** A text that may be a name, with its margin as one: negative for what is rather something else. */
type Candidate = { text: string; margin: number; quote: string; isElse?: boolean }

/** Most lines from the first word of a name in large letters to the last. */
const maxLinesOfName = 4
/** Margin of a name in the largest letters of a document. */
const largeMargin = 150

/** The name that the largest letters of the first page give, wherever it is there and however many lines it has. */
function largestName(lines: readonly LabeledLine[]): Candidate[] {
  const size = Math.max(...lines.map((line) => (line.page === 1 ? line.size : 0)))
  const first = lines.findIndex((line) => line.page === 1 && line.size === size)
  const large = lines.slice(first, first + maxLinesOfName).filter((line) => line.size >= size - 0.02)
  // "JANE DOE, Director": the name ends where something else begins.
  const last = large.findIndex(({ text, pieces }) => text.endsWith(',') || pieces.slice(1).some(isOther))
  const own = size < minLargeSize ? [] : large.slice(0, last < 0 ? undefined : last + 1)
  const parts = own.flatMap(({ text, pieces }) => {
    const [piece, ...others] = pieces
    const isElse = /^(?:title|firm|school|degree|date|place)$/.test(piece?.label ?? '')
    if (!piece || (isElse && piece.margin > maxDoubtLarge)) return []
    const rest = others.findIndex(isOther)
    const end = pieces.at(rest)?.end ?? 0
    return text.slice(piece.start, end + Number(/[-)]/.test(text.charAt(end))))
  })
  const text = parts.join(' ').replaceAll('- ', '-')
  return text === '' ? [] : [{ text, margin: largeMargin, quote: lines[first]?.text ?? '' }]
}

const isOther = ({ before, text }: LabeledPiece): boolean => !/style|bracket/.test(before) && !suffix.test(text)

/** A piece that is more surely something else, outside the head, is a name only if an address spells two of its words. */
const maxOtherMargin = 30

/** Texts of pieces with other labels, which an address may spell. */
const otherTexts = ({ pieces, section }: LabeledLine) =>
  pieces.flatMap(({ label, text, margin, next: second }) => {
    // An email or phone may follow without a sign: "Jane Doe jane@example.com".
    const bare = text.replace(/\s[(+]?\S*[@\d].*/, '')
    const isElse = section !== 'header' && margin >= maxOtherMargin
    return label === 'name' ? [] : [{ text: bare, margin: second === 'name' ? -margin : -Infinity, isElse }]
  })

/** Texts of a line that may be a name. */
function namesIn(line: LabeledLine): Candidate[] {
  const { text: whole, pieces } = line
  const named = namedIn(line, pieces, 'name')
  const [first] = named
  // "DOE, Jane" is one name; "J A N E   D O E": each word is a piece.
  const isTurned = pieces.length === 2 && /^[\p{L}'’-]+,\s[\p{L}'’. -]+$/u.test(whole)
  if (first && (isTurned || (pieces.length > 1 && pieces.every(isName))))
    named.unshift({ ...first, text: isTurned ? whole : pieces.map(({ text }) => text).join(' ') })
  return [...named, ...otherTexts(line).map((one) => ({ ...one, quote: whole }))]
}

/** Checks whether a piece is part of a name, or nearly so: its label is in doubt, and the next best is one of a name. */
const isName = ({ label, margin, next = '' }: LabeledPiece): boolean =>
  /\b(?:name|more)\b/.test(margin < maxDoubt ? `${label} ${next}` : label)

/** A name of one word alone on its line, which counts only if an email or profile address contains it. */
const oneWord = (text: string): string | undefined => asName(`${text} A.`)?.replace(/ A\.$/, '')

/** Checks whether an address contains part of a name: four letters as a whole word, or more letters anywhere. */
const isPartOf = (name: string, spelt: readonly string[]): boolean =>
  name.length > 3 && spelt.some((word) => word === name || (name.length > 4 && word.includes(name)))

const lettersOf = (text: string): string => (text.normalize('NFKD').match(/\p{L}/gu) ?? []).join('').toLowerCase()

/** Capitalizes the words of a name: "jane doe", "Jane doe". */
const inCapitals = (text: string): string => text.replaceAll(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())

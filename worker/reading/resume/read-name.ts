import { namedIn } from './entries.ts'
import type { LabeledLine } from './label-lines.ts'
import { asName } from './resume-name.ts'

/** A guess that is closer to another one than this is left out, but for the head: there a name is likelier than anything else. */
const [minMargin, minMarginOfHead] = [4, -30]
const sureMargin = 30
/** Names are looked for in the beginning, beside and below a column. */
const maxLines = 40
/** Lines of a résumé's head. */
const headLines = 8
/** Addresses of a person: email and profiles. Later ones are of firms and publications. */
const maxAddresses = 4
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
  const own = lines.slice(0, maxLines)
  const found = own.flatMap((line, at) =>
    namesIn(line, own[at + 1]).flatMap(({ text, margin, isElse }) => {
      // Without a margin, only what an address spells counts.
      if (margin === -Infinity && !text.split(/[\s.,]+/).some((word) => isPartOf(lettersOf(word), spelt))) return []
      const least = line.section === 'header' && at < headLines ? minMarginOfHead : minMargin
      const value =
        asName(text, margin > sureMargin) ?? (margin >= least ? asName(inCapitals(text)) : undefined) ?? oneWord(text)
      if (value === undefined) return []
      const isWhole = value.includes(' ')
      if (value.split(' ').filter((word) => isPartOf(lettersOf(word), spelt)).length > (isElse ? 1 : 0))
        return [{ value, quote: line.text, worth: Math.max(margin, 0) + (isWhole ? speltMargin : speltMargin / 2) }]
      return isResume && isWhole && margin >= least ? [{ value, quote: line.text, worth: margin }] : []
    }),
  )
  const [best] = found.toSorted((a, b) => b.worth - a.worth)
  return best && { value: best.value, quote: best.quote }
}

/** A piece that is more surely something else, outside the head, is a name only if an address spells two of its words. */
const maxOtherMargin = 30

/** Texts of a line that may be a name, each with its margin as one: negative for a piece that is rather something else. */
function namesIn(line: LabeledLine, next: LabeledLine | undefined) {
  const { text: whole, pieces, section } = line
  const named = namedIn(line, pieces, 'name')
  const [first] = named
  // "DOE, Jane" is one name; "J A N E   D O E": each word is a piece. The rest of a name may be on the line below its first word.
  const below = whole.includes(' ') ? [] : (next?.pieces ?? [])
  const rest = below.every((piece) => isName(piece, next?.text.includes(' ') ? maxDoubt : maxDoubtBelow)) ? below : []
  const isTurned = pieces.length === 2 && /^[\p{L}'’-]+,\s[\p{L}'’. -]+$/u.test(whole)
  const isOne = pieces.length + rest.length > 1 && pieces.every((piece) => isName(piece, maxDoubt))
  if (first && (isTurned || isOne))
    named.unshift({ ...first, text: isTurned ? whole : [...pieces, ...rest].map(({ text }) => text).join(' ') })
  const others = pieces
    .filter(({ label }) => label !== 'name')
    .map(({ text, margin, next: second }) => ({
      // An email or phone may follow without a sign: "Jane Doe jane@example.com".
      text: text.replace(/\s[(+]?\S*[@\d].*/, ''),
      margin: second === 'name' ? -margin : -Infinity,
      isElse: section !== 'header' && margin >= maxOtherMargin,
    }))
  return [...named.map((one) => ({ ...one, isElse: false })), ...others]
}

/** Checks whether a piece is part of a name, or nearly so: its label has a margin below `doubt`, and the next best is one of a name. */
const isName = ({ label, margin, next = '' }: LabeledLine['pieces'][number], doubt: number): boolean =>
  /\b(?:name|more)\b/.test(margin < doubt ? `${label} ${next}` : label)
/** Greatest doubts about a part of a name, and about a word alone below the first one. */
const [maxDoubt, maxDoubtBelow] = [10, 30]

/** A one-word name, which counts only if an email or profile address contains it. */
const oneWord = (text: string): string | undefined => asName(`${text} A.`)?.replace(/ A\.$/, '')

/** Checks whether an address contains part of a name: four letters as a whole word, or more letters anywhere. */
const isPartOf = (name: string, spelt: readonly string[]): boolean =>
  name.length > 3 && spelt.some((word) => word === name || (name.length > 4 && word.includes(name)))

const lettersOf = (text: string): string => (text.normalize('NFKD').match(/\p{L}/gu) ?? []).join('').toLowerCase()

/** Capitalizes the words of a name: "jane doe", "Jane doe". */
const inCapitals = (text: string): string => text.replaceAll(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())

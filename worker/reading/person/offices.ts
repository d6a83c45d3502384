import { readMentions } from '#worker/reading/lexicon/mentions.ts'
import { placeNamed } from '#worker/reading/lexicon/places.ts'
import { findAll, linesOf } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import { labeledAs, type LabeledLine } from './label-page.ts'
import { placeBesideTitle, unshouted } from './titles.ts'
import { marksOf } from './page-markup.ts'

/** No line of an address is longer. Characters. */
const maxAddress = 160

/** An address in usual capitals, without "Office". */
const bareAddress = (text: string): string => unshouted(text).replace(/\soffice$/i, '')

const placesOf = (text: string) =>
  readMentions(text, { now: new Date(0) }).filter((mention) => mention.kind === 'place')

/** "Boston, MA" from "Boston", "One Federal Street, Boston, MA 02110", "Boston Office"; of an address its last city alone. */
function citiesOf(text: string): string[] {
  const bare = text.length > 2 * maxAddress ? '' : bareAddress(text)
  if (bare.length > maxAddress) return []
  const cities = placesOf(bare).flatMap(({ places }) => places.filter(({ city }) => city !== undefined).slice(0, 1))
  if (cities.length > 0) return cities.map(({ name }) => name)
  // A word elsewhere is a city where it is alone: "Reading".
  const whole = bare.length < 40 ? placeNamed(bare) : undefined
  return whole?.city && !/[\d,]/.test(whole.city) ? [whole.name] : []
}

/** The trimmed parts of a line that aren't empty. The separator has no repetition, so that long blanks cost no more. */
const partsOf = (line: string, separator: RegExp): string[] =>
  line
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const citiesIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => partsOf(text, /[|•·;]|\s\/\s/)).flatMap(citiesOf)),
]

/**
 * The person's offices: beside the position, else on lines that say one, else the only city alone near the name, else in a sentence.
 *
 * @param at The line of the name.
 */
export function officesOf(lines: readonly LabeledLine[], at: number): string[] {
  const near = lines.slice(Math.max(0, at - 4), at + 12)
  const labeled = labeledAs(lines, 'office').map(({ text }) => text)
  const found = [
    () => citiesIn(near.flatMap(({ text }) => placeBesideTitle(text) ?? [])),
    () => citiesIn(labeled),
    () => labeled.map((text) => bareAddress(text).split(',')[0] ?? '').filter(isCityLike),
    () => only(near.flatMap((line) => cityOfPlace(line) ?? [])),
    () => citiesInSentences(lines),
  ]
  const cities = found
    .values()
    .map((read) => read())
    .find((some) => some.length > 0)
  return [...new Set(cities)].slice(0, 6)
}

export const only = (cities: readonly string[]): readonly string[] => (new Set(cities).size === 1 ? cities : [])
const cityOfPlace = ({ label, text }: LabeledLine) => (label === 'other' ? cityOfLine(text) : undefined)

/** Cities of the first two sentences that name an office. */
function citiesInSentences(lines: readonly LabeledLine[]): string[] {
  const sentences = lines.flatMap(({ text, level }) =>
    level === 0 ? [...text.slice(0, 1_500).matchAll(inSentence)] : [],
  )
  return citiesIn(sentences.slice(0, 2).map(([, one, two]) => one ?? two ?? ''))
}

/** "in the firm’s Denver and Boise offices", "based in Denver". */
const inSentence =
  /\b(?:in|from|of|at|joined) (?:the firm['’]s|our|the) (\p{Lu}[\p{L}.]*(?: (?:and |& )?\p{Lu}[\p{L}.]*){0,5}) offices?\b|\b(?:based|resident) in (?:the firm['’]s |our |the )?(\p{Lu}[\p{L}.]*(?:,? \p{Lu}[\p{L}.]*){0,3})/gu

/** The feet of a page and the addresses on it. */
export const feetOf = (page: Element): Element[] =>
  findAll(page, (one) => /^(?:footer|address)$/.test(one.tag) || /\bfoot(?:er)?\b/.test(marksOf(one)))

/** The only city that they name: of a firm with one office, everybody's. */
export function officeInFeet(parts: readonly Element[]): string | undefined {
  const texts = parts.flatMap((part) => [...linesOf(part).split('\n'), ...ownTextsOf(part)])
  // "Washington & Poe LLP" is a firm, not an address.
  const cities = new Set(
    citiesIn(texts.filter((text) => text.length < 120 && (isPlaceLine(text) || hasRegion.test(text)))),
  )
  return cities.size === 1 ? [...cities][0] : undefined
}

const ownTextsOf = (part: Element): string[] =>
  findAll(part, () => true).flatMap(({ children }) => children.filter((child) => typeof child === 'string'))

/** "Dayton, OH", "London EC4Y 9AA". */
const hasRegion = /,\s[A-Z]{2}\b|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/

/** A text that could be a city that no list of ours has: "Edinburgh", "Abu Dhabi", "Ho Chi Minh City". */
export const isCityLike = (text: string): boolean =>
  /^\p{Lu}[\p{L}.'’-]+(?: \p{L}[\p{L}.'’-]*){0,3}$/u.test(text) &&
  !/^(?:view|see|all|our|contact|get|map|directions|main|office|offices|location|locations|phone|tel|fax|direct|email|suite|floor|read|more|home|street|llp|llc)\b|\b(?:street|avenue|road|floor|suite|building|tower|plaza|llp|llc|map|directions|page|office|partner|associate|counsel|attorney)$/i.test(
    text,
  )

/** The city of a short line that is a place and little else. */
export const cityOfLine = (text: string): string | undefined =>
  text.length < maxPlaceLine && isPlaceLine(text) ? citiesOf(text)[0] : undefined
/** No line of a place alone is longer. Characters. */
const maxPlaceLine = 80

/** A short line that is a place and little else: "New York", "Boston, MA 02110", "Chicago Office". */
function isPlaceLine(text: string): boolean {
  const bare = bareAddress(text)
  if (bare.length < 3 || bare.length > 60) return false
  const known = placesOf(bare).reduce((sum, mention) => sum + mention.text.length, 0)
  return known >= bare.length * 0.7 || /,\s*[A-Z]{2}(?:\s+\d{5})?$/.test(text)
}

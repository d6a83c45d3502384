import { readMentions } from '#worker/reading/lexicon/mentions.ts'
import { isPlaceName, placeNamed } from '#worker/reading/lexicon/places.ts'
import { findAll, linesOf, type Element } from '#worker/reading/document/html/parse-html.ts'
import { fold } from '#worker/reading/lexicon/fold.ts'
import { firstFilled } from './background.ts'
import type { LabeledLine } from './label-page.ts'
import { isTitle, placeBesideTitle, unshouted } from './titles.ts'
import { marksOf } from './page-markup.ts'

/** Maximum length of an address, in characters. */
export const maxAddress = 160

/** The places that a text mentions. */
export const placesIn = (text: string) =>
  readMentions(unshouted(text), { now: new Date(0) })
    .filter((mention) => mention.kind === 'place')
    .filter((place) => /\p{Lu}/u.test(place.text))

/** The cities that texts name: "Boston, MA" for "Boston", "One Federal Street, Boston, MA 02110" and "Boston Office | Denver". */
export function citiesIn(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => {
    if (text.length > maxAddress || ofSchool.test(text)) return []
    const cities = placesIn(text).flatMap(({ places }) => places.find(({ city }) => city !== undefined) ?? [])
    // "Reading" on its own is a city; within a longer text it is usually a word.
    const alone = cities.length === 0 && !/[\d,]/.test(text) ? placeNamed(withoutOffice(text)) : undefined
    return alone ? [alone] : cities
  })
  return [...new Set(found.flatMap(({ city, name }) => (city ? [name] : [])))]
}

/**
 * The person's offices. Looks at places beside the position first, then at lines labeled as offices, then for a single city near
 * the name, and last in sentences.
 *
 * @param at Index of the line with the name.
 * @param seats The cities of the firm's offices, as far as they are known.
 */
export function officesOf(lines: readonly LabeledLine[], at: number, seats: readonly string[]): string[] {
  const name = lines[at]?.text ?? '\n'
  // "Austin Kim" names no city.
  const near = lines.slice(Math.max(0, at - 4), at + 12).filter(({ text }) => !text.includes(name))
  const labeled = lines.flatMap(({ label, text }) => (label === 'office' && !text.includes(name) ? [text] : []))
  const beside = near.flatMap(({ text }) => placeBesideTitle(text) ?? [])
  return firstFilled([
    seatIn(beside, seats),
    citiesIn(beside),
    citiesIn(labeled),
    seatIn([...labeled, ...near.map(({ text }) => text)], seats),
    labeled
      .map((text) => text.split(',')[0] ?? '')
      .filter((text) => isCityLike(text) && (seats.length === 0 || placeNamed(text))),
    onlyCity(near.flatMap(({ label, text }) => (label === 'other' ? [text] : []))),
    citiesInSentences(lines),
  ]).slice(0, 6)
}

/** The one of a firm's offices that texts name and nothing else: "Kendal", "Kendal office". Empty if they name several. */
export const seatIn = (texts: readonly string[], seats: readonly string[]): string[] => {
  const bare = new Set(texts.flatMap((text) => (text.length < maxPlace ? fold(withoutOffice(text)).split(',', 1) : [])))
  return onlyOne(seats.filter((seat) => bare.has(fold(seat.split(',')[0] ?? ''))))
}
const withoutOffice = (text: string): string => text.replace(/^(?:our|the)\s|\s*\boffices?$/gi, '')

/** The only city in short texts. A text counts if places make up most of it. */
export const onlyCity = (texts: readonly string[]): string[] => onlyOne(placesAmong(texts))
const onlyOne = (cities: readonly string[]) => (new Set(cities).size === 1 ? cities.slice(0, 1) : [])
function placesAmong(texts: readonly string[]): string[] {
  const isPlace = (text: string) =>
    placesIn(text).reduce((sum, place) => sum + place.text.length, 0) >= text.length * 0.7 || isPlaceName(text)
  return citiesIn(texts.filter((text) => text.length > 2 && text.length < maxPlace && isPlace(text)))
}
/** "born Austin, Texas", "University of California, Irvine", "Santa Clara County Bar Association" */
const ofSchool = /^born\b|\b(?:UC|university of|school of|association)\b|\b(?:university|college)$/i
/** Maximum length of a text that is mostly a place, in characters. */
const maxPlace = 120

/** Cities of the first two sentences that name an office. */
function citiesInSentences(lines: readonly LabeledLine[]): string[] {
  const texts = lines.filter(({ level }) => level === 0)
  const sentences = texts.flatMap(({ text }) => [...text.slice(0, 1_500).matchAll(inSentence)])
  return citiesIn(sentences.slice(0, 2).map(([, one, two]) => one ?? two ?? ''))
}

/** "in the firm’s Denver and Boise offices", "based in Denver". */
const inSentence =
  /\b(?:in|from|of|at|joined) (?:the firm['’]s|our|the) (\p{Lu}[\p{L}.]*(?: (?:and |& )?\p{Lu}[\p{L}.]*){0,5}) offices?\b|\b(?:based|resident) in (?:the firm['’]s |our |the )?(\p{Lu}[\p{L}.]*(?:,? \p{Lu}[\p{L}.]*){0,3})/gu

/** The footers and `address` elements of a page. */
export const feetOf = (page: Element): Element[] =>
  findAll(page, (one) => /^(?:footer|address)$/.test(one.tag) || /\bfoot(?:er)?\b/.test(marksOf(one)))

/** The only city that footers name. Everybody at a firm with one office works there. */
export function officeInFeet(parts: readonly Element[]): string[] {
  const lines = parts.flatMap((part) => linesOf(part).split('\n'))
  return onlyOne(lines.flatMap((line) => (isAddress(line) ? cityOfAddress(line) : placesAmong([line]))))
}

/** Checks for a line with a number or a word such as "Street", and a comma, that is neither a sentence nor a copyright notice. */
const isAddress = (line: string): boolean =>
  line.length <= maxAddress && inAddress.test(line) && !/©|copyright|^[^,]*(?:,[^,]*)?[.!?]$/i.test(line)
const inAddress = /\d$|\d.*,|,.*\d|,.*\bcity$|\b(?:street|road|avenue|lane|building|floor|plaza)\b.*,/i

/** The city of an address: the last one with its state, else a part that is a city with its postal code, as "Delhi -110001" is. */
function cityOfAddress(line: string): string[] {
  const parts = line.split(/[,·|]/).map((part) => placeNamed(part.replaceAll(ofPost, '').trim()))
  return [...parts.flatMap((place) => (place?.city ? [place.name] : [])), ...citiesIn([line])].slice(-1)
}
/** Postal codes, numbers, short words in capitals, and "City" beside a city: "FCT Abuja 900288". */
const ofPost = /(?<!\p{L})(?:\p{Lu}{2,3}|[\p{L}-]*\d[\p{L}\d-]*|[-–—.]+)(?!\p{L})|\sCity$/gu

/** Checks whether a text could be a city that our lists lack: "Ho Chi Minh City". */
export const isCityLike = (text: string): boolean =>
  /^\p{Lu}[\p{L}.'’-]{2,}(?: \p{L}[\p{L}.'’-]*){0,3}$/u.test(text) && !isTitle(text) && !noCity.test(text)
const noCity = /\b(?:association|bar|county|courts?|firm|law|office|school|society|university)\b/i

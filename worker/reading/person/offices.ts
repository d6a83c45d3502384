import { readMentions } from '#worker/reading/lexicon/mentions.ts'
import { placeNamed } from '#worker/reading/lexicon/places.ts'
import { findAll, linesOf } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import { labeledAs, type LabeledLine } from './label-page.ts'
import { isTitle, placeBesideTitle, unshouted } from './titles.ts'
import { marksOf } from './page-markup.ts'

/** Longest address. Characters. */
const maxAddress = 160

const placesIn = (text: string) =>
  readMentions(unshouted(text), { now: new Date(0) }).filter((mention) => mention.kind === 'place')

/** The cities that texts name: "Boston, MA" for "Boston", "One Federal Street, Boston, MA 02110" and "Boston Office | Denver". */
function citiesIn(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => {
    if (text.length > maxAddress) return []
    const cities = placesIn(text).flatMap(({ places }) => places.find(({ city }) => city !== undefined) ?? [])
    // "Reading" is a word in other texts, but a city if it is alone.
    const alone = cities.length === 0 && !/[\d,]/.test(text) ? placeNamed(text) : undefined
    return alone ? [alone] : cities
  })
  return [...new Set(found.flatMap(({ city, name }) => (city ? [name] : [])))]
}

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
    () => labeled.map((text) => text.split(',')[0] ?? '').filter(isCityLike),
    () => onlyCity(near.flatMap(({ label, text }) => (label === 'other' ? [text] : []))),
    () => citiesInSentences(lines),
  ]
  const cities = found
    .values()
    .map((read) => read())
    .find((some) => some.length > 0)
  return (cities ?? []).slice(0, 6)
}

/** The city of short texts that are little else than a place or name a state, if they name only one city. @param hasState Finds the state. */
export function onlyCity(texts: readonly string[], hasState = endsInState): string[] {
  const isPlace = (text: string) =>
    placesIn(text).reduce((sum, place) => sum + place.text.length, 0) >= text.length * 0.7 || hasState.test(text)
  const cities = citiesIn(texts.filter((text) => text.length > 2 && text.length < maxPlace && isPlace(text)))
  return cities.length === 1 ? cities : []
}
/** Longest text of a place alone. Characters. */
const maxPlace = 120
/** The state at the end of a text, "Dayton, OH 45402", and the state within one: "12 Court Square, Dayton, OH | (937) 555-0100". */
const [endsInState, stateWithin] = [/,\s*[A-Z]{2}(?:\s+\d{5})?$/, /,\s[A-Z]{2}\b/]

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

/** The footers of a page and the addresses on it. */
export const feetOf = (page: Element): Element[] =>
  findAll(page, (one) => /^(?:footer|address)$/.test(one.tag) || /\bfoot(?:er)?\b/.test(marksOf(one)))

/** The only city that footers name: if a firm has one office, everybody is there. */
export const officeInFeet = (parts: readonly Element[]): string[] =>
  onlyCity(
    parts.flatMap((part) => linesOf(part).split('\n')),
    stateWithin,
  )

/** Checks whether a text could be a city that no list of ours has: "Ho Chi Minh City". */
export const isCityLike = (text: string): boolean =>
  /^\p{Lu}[\p{L}.'’-]+(?: \p{L}[\p{L}.'’-]*){0,3}$/u.test(text) && !isTitle(text)

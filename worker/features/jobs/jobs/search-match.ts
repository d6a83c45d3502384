import { parsePlace, stateCode } from '#contract/domain/us-states.ts'
import {
  readLocation,
  readSearch,
  type ReadingMode,
  type SearchedPlaces,
  type SearchTerm,
} from '#worker/reading/query/read-search.ts'
import { ftsQuery } from '#worker/db/search-text.ts'

/** A word that no job contains. A search without any letters or digits ("!!!") looks for it, so that it finds nothing rather than everything. */
export const nothing = '"\u{F8FF}"'

const encoder = new TextEncoder()

/** A filter's value as its word in the index: a letter, the lower-cased text in hex, and a 0 that keeps it from being stemmed. */
export const facet = (letter: string, value: string): string =>
  `"${letter}${encoder.encode(value.replaceAll(/[A-Z]/g, (capital) => capital.toLowerCase())).toHex()}0"`

/** One of several words. */
export const anyOf = (words: readonly string[]): string =>
  words.length === 1 ? (words[0] ?? '') : `(${words.join(' OR ')})`

/** The words of firms' types in the index. They might also appear in a text, so their column is named. */
export const firmTypeWords = {
  'big-law': 'facets : "f1"',
  boutique: 'facets : "f2"',
  other: 'facets : "f3"',
} as const
export const remoteWord = 'facets : "m1"'

/**
 * The expression for keywords, over the board's word lists and the staff's: every word and every piece of shorthand has to
 * match, in one of the columns or by what it means. Words that hold nothing to search for ("!!!") match nothing.
 */
export function textMatch(columns: string, q: string, mode: ReadingMode): string {
  const { plain, terms } = readSearch(q, mode)
  const words = plain === '' ? null : ftsQuery(plain)
  const parts = [
    ...(words === null ? [] : [`${columns} : (${words})`]),
    ...terms.map((term) => termMatch(columns, term)),
  ]
  return parts.join(' AND ') || `${columns} : (${nothing})`
}

function termMatch(columns: string, { text, phrases, places, level, firmType, isRemote }: SearchTerm): string {
  const inText = phrases.flatMap((all) => {
    const variants = all.map((phrase) => anyOf(withoutAnd(phrase).map(quote)))
    return variants.length === 1 ? variants : [`(${variants.join(' AND ')})`]
  })
  return anyOf([
    `${columns} : ${anyOf([asTyped(text), ...inText])}`,
    ...(places ? placeWords(places) : []),
    ...(level ? [facet('s', level)] : []),
    ...(firmType ? [firmTypeWords[firmType]] : []),
    ...(isRemote ? [remoteWord] : []),
  ])
}

const quote = (phrase: string) => `"${phrase.replaceAll('"', '""')}"`

/** "Mergers and Acquisitions" and "Mergers & Acquisitions": the index has no word for the sign. */
const withoutAnd = (phrase: string): string[] =>
  / and /.test(phrase) ? [phrase, phrase.replaceAll(' and ', ' ')] : [phrase]

/** Shorthand as one phrase. Two letters are a whole word, because half of all words begin with "la". */
const asTyped = (text: string): string => quote(text) + (/[\p{L}\p{N}]{3}\W*$/u.test(text) ? '*' : '')

/** Cities by their state, so that each state's word is asked for once. */
function placeWords({ cities, states }: SearchedPlaces): string[] {
  const byRegion = new Map<string, string[]>()
  for (const { city, region } of cities) byRegion.set(region, [...(byRegion.get(region) ?? []), quote(city)])
  const inCities = [...byRegion].map(([region, names]) => {
    const place = `place : ${anyOf([...new Set(names)])}`
    // A job may name a city without its state.
    return region === '' ? place : `(${place} AND ${anyOf([facet('r', region), facet('r', '')])})`
  })
  return [...inCities, ...states.map((state) => facet('r', state))]
}

/**
 * The expression for a location: "TX" and "Texas" are the state; "Boston, MA" and "Boston, Massachusetts" the city in it;
 * "bost" any place that begins so; "NYC" and "Bay Area" what they are nicknames of.
 */
export function placeMatch(location: string, mode: ReadingMode = {}): string {
  const read = readLocation(location, mode)
  if (read) return anyOf([`place : ${asTyped(location)}`, ...placeWords(read.places)])
  const state = stateCode(location)
  if (state) return anyOf([facet('r', state), `place : (${ftsQuery(location) ?? '""'})`])
  const { city, region } = parsePlace(location)
  const code = region && stateCode(region)
  if (city && code) {
    // Who names the state has written out the city: its words are whole ones.
    const words = ftsQuery(city)?.replaceAll(/"\*(?= |$)/g, '"')
    if (words) return `place : (${words}) AND ${anyOf([facet('r', code), `place : (${ftsQuery(code) ?? nothing})`])}`
  }
  return `place : (${ftsQuery(location) ?? nothing})`
}

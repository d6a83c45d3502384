import type { PeopleQuery } from '#contract/api/candidates/people.ts'
import { classYearBounds } from '#contract/domain/people.ts'
import { stateCode } from '#contract/domain/us-states.ts'
import { readSearch, type SearchTerm } from '#worker/reading/query/read-search.ts'
import { ftsQuery, wholeWordsQuery } from '#worker/db/search-text.ts'

/** Filters of the list of people; `seenBy`: only people whom this partner may see. */
export type PeopleSearch = Omit<PeopleQuery, 'cursor' | 'limit'> & { seenBy: number | undefined }

/** A word that no record contains, for a search without letters or digits. */
const nothing = '"\u{F8FF}"'
const encoder = new TextEncoder()
const lower = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
/** A filter's value as its word in the indexes: a letter, the lower-cased text in hex, and a 0. */
const facet = (letter: string, value: string) => `"${letter}${encoder.encode(lower(value)).toHex()}0"`
const anyOf = (words: readonly string[]) => `(${words.join(' OR ')})`
const quote = (text: string) => `"${text.replaceAll('"', '""')}"`

/** An index to search: its columns, and how plain words are matched. */
type WordIndex = { columns: string; place: string; plainWords: (text: string) => string | null; isPrefixed: boolean }

/** `candidate_words`: facts, by the beginnings of words. */
const factsIndex: WordIndex = {
  columns: '{name contact firm school place practice}',
  place: 'place',
  plainWords: ftsQuery,
  isPrefixed: true,
}
/** `candidate_texts`: facts and the résumé, by whole words. */
const textsIndex: WordIndex = { columns: 'body', place: 'body', plainWords: wholeWordsQuery, isPrefixed: false }

/**
 * The expressions of a search: over `candidate_words` and, where words are searched for, over `candidate_texts`, which
 * finds nobody whose résumé `seenBy` may not read. Null when nothing narrows.
 */
export function peopleMatch(search: PeopleSearch): { facts: string; texts: string | null } | null {
  const { q, seenBy } = search
  const filters = filtersMatch(search)
  const seen = (letter: string) => (seenBy === undefined ? [] : [`facets : "${letter}${seenBy}"`])
  const facts = [...(q ? [wordsMatch(q, factsIndex)] : []), ...filters(factsIndex), ...seen('u')]
  if (facts.length === 0) return null
  const texts = q ? [wordsMatch(q, textsIndex), ...filters(textsIndex), ...seen('v')].join(' AND ') : null
  return { facts: facts.join(' AND '), texts }
}

/** The conditions of the filters beside the words. */
function filtersMatch(search: PeopleSearch): (index: WordIndex) => string[] {
  const { ownerId, firmId, barState, area, city } = search
  const facets = [
    ownerId !== undefined && `"o${ownerId}"`,
    firmId !== undefined && `"k${firmId}"`,
    barState && facet('b', stateCode(barState) ?? barState),
    area && facet('a', area),
    ...classYearsOf(search),
  ].filter((one) => typeof one === 'string' && one !== '')
  return (index) => [...facets.map((one) => `facets : ${one}`), ...(city ? [cityMatch(city, index)] : [])]
}

function classYearsOf({ classFrom, classTo }: PeopleSearch): string[] {
  if (classFrom === undefined && classTo === undefined) return []
  const from = classFrom ?? classYearBounds.min
  const to = classTo ?? classYearBounds.max
  const years = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => `"c${from + at}"`)
  return [years.length > 0 ? anyOf(years) : nothing]
}

/** Every word has to occur, and every piece of shorthand ("M&A", "NYC") by its text or by what it means. */
function wordsMatch(q: string, index: WordIndex): string {
  const { plain, terms } = readSearch(phoneDigits(q))
  const words = index.plainWords(plain)
  const parts = [...(words ? [`${index.columns} : (${words})`] : []), ...terms.map((term) => termMatch(term, index))]
  return parts.join(' AND ') || `${index.columns} : ${nothing}`
}

/** A phone number is searched for as its last ten digits, which the index holds. */
function phoneDigits(q: string): string {
  const digits = q.replaceAll(/\D/g, '')
  return /^[\d\s().+\-–/]+$/.test(q) && digits.length >= 10 ? digits.slice(-10) : q
}

/** "NYC" is New York here too. */
function cityMatch(city: string, { place }: WordIndex): string {
  const { plain, terms } = readSearch(city)
  const words = ftsQuery(plain)
  const parts = [
    ...(words ? [`${place} : (${words})`] : []),
    ...terms.map(({ text, places }) => anyOf([`${place} : ${quote(text)}`, ...placesMatch(places, place)])),
  ]
  return parts.join(' AND ') || `${place} : ${nothing}`
}

/** "Mergers and Acquisitions" and "Mergers & Acquisitions": the index has no word for the sign. */
const withoutAnd = (phrase: string): string[] =>
  phrase.includes(' and ') ? [phrase, phrase.replaceAll(' and ', ' ')] : [phrase]

const placesMatch = (places: SearchTerm['places'], column: string): string[] => [
  ...(places?.cities.map(({ city }) => `${column} : ${quote(city)}`) ?? []),
  ...(places?.states.map((state) => `facets : ${facet('r', state)}`) ?? []),
]

function termMatch({ text, phrases, places, level }: SearchTerm, { columns, place, isPrefixed }: WordIndex): string {
  const meant = phrases.map(
    (all) => `(${all.map((phrase) => `${columns} : ${anyOf(withoutAnd(phrase).map(quote))}`).join(' AND ')})`,
  )
  return anyOf([
    `${columns} : ${quote(text)}${isPrefixed && /[\p{L}\p{N}]{3}\W*$/u.test(text) ? '*' : ''}`,
    ...meant,
    ...placesMatch(places, place),
    ...(level ? [`facets : ${facet('s', level)}`] : []),
  ])
}

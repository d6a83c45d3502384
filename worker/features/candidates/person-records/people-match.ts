import type { PeopleQuery } from '#contract/api/candidates/people.ts'
import { classYearBounds } from '#contract/domain/people.ts'
import { stateCode } from '#contract/domain/us-states.ts'
import { readSearch, type SearchTerm } from '#worker/reading/query/read-search.ts'
import { ftsQuery } from '#worker/reading/query/search-text.ts'

/** Filters of the list of people; `seenBy`: only people whom this partner may see. */
export type PeopleSearch = Omit<PeopleQuery, 'cursor' | 'limit'> & { seenBy: number | undefined }

/** A word that no record contains, for a search without letters or digits. */
const nothing = '"\u{F8FF}"'
const encoder = new TextEncoder()
const lower = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
/** A filter's value as its word in `candidate_words`: a letter, the lower-cased text in hex, and a 0. */
const facet = (letter: string, value: string) => `"${letter}${encoder.encode(lower(value)).toHex()}0"`
const anyOf = (words: readonly string[]) => `(${words.join(' OR ')})`
const quote = (text: string) => `"${text.replaceAll('"', '""')}"`

/** The expression over `candidate_words`; null when nothing narrows. */
export function peopleMatch(search: PeopleSearch): string | null {
  const { q, ownerId, firmId, barState, area, seenBy } = search
  const facets = [
    ownerId !== undefined && `"o${ownerId}"`,
    firmId !== undefined && `"k${firmId}"`,
    barState && facet('b', stateCode(barState) ?? barState),
    area && facet('a', area),
    seenBy !== undefined && `"u${seenBy}"`,
    ...classYearsOf(search),
  ].filter((one) => typeof one === 'string' && one !== '')
  const parts = [...(q ? [wordsMatch(q)] : []), ...facets.map((one) => `facets : ${one}`)]
  return parts.length === 0 ? null : parts.join(' AND ')
}

function classYearsOf({ classFrom, classTo }: PeopleSearch): string[] {
  if (classFrom === undefined && classTo === undefined) return []
  const from = classFrom ?? classYearBounds.min
  const to = classTo ?? classYearBounds.max
  const years = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => `"c${from + at}"`)
  return [years.length > 0 ? anyOf(years) : nothing]
}

const columns = '{name contact firm place practice}'

/** Every word has to occur, and every piece of shorthand ("M&A", "NYC") by its text or by what it means. */
function wordsMatch(q: string): string {
  const { plain, terms } = readSearch(phoneDigits(q))
  const words = plain === '' ? null : ftsQuery(plain)
  const parts = [...(words ? [`${columns} : (${words})`] : []), ...terms.map(termMatch)]
  return parts.join(' AND ') || `${columns} : ${nothing}`
}

/** A phone number is searched for as its last ten digits, which the index holds. */
function phoneDigits(q: string): string {
  const digits = q.replaceAll(/\D/g, '')
  return /^[\d\s().+\-–/]+$/.test(q) && digits.length >= 10 ? digits.slice(-10) : q
}

/** "Mergers and Acquisitions" and "Mergers & Acquisitions": the index has no word for the sign. */
const withoutAnd = (phrase: string): string[] =>
  phrase.includes(' and ') ? [phrase, phrase.replaceAll(' and ', ' ')] : [phrase]

function termMatch({ text, phrases, places, level }: SearchTerm): string {
  const meant = phrases.map(
    (all) => `(${all.map((phrase) => `${columns} : ${anyOf(withoutAnd(phrase).map(quote))}`).join(' AND ')})`,
  )
  return anyOf([
    `${columns} : ${quote(text)}${/[\p{L}\p{N}]{3}\W*$/u.test(text) ? '*' : ''}`,
    ...meant,
    ...(places?.cities.map(({ city }) => `place : ${quote(city)}`) ?? []),
    ...(places?.states.map((state) => `facets : ${facet('r', state)}`) ?? []),
    ...(level ? [`facets : ${facet('s', level)}`] : []),
  ])
}

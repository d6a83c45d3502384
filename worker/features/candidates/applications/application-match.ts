import { foldForSearch } from '#worker/reading/lexicon/fold.ts'
import { readSearch, type ReadSearch, type SearchTerm } from '#worker/reading/query/read-search.ts'

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`

/** More words than this narrow nothing. */
const maxWords = 8

/** Cities of one nickname, the largest first. */
const maxCities = 8

/** Meaning of a search for applications. Null if its words are searched for literally. */
export const applicationSearchMeaning = (q: string): string | null => (mayBeName(q) ? null : readSearch(q).meaning)

/**
 * The MATCH expression over `applications_contains`: the whole text anywhere in a name, an email, a job title, a firm
 * or the applicant's place, or all of its words in any order, or their meaning ("M&A" in a title as "Mergers and
 * Acquisitions", "NYC" as a city). Two characters must begin a word of anything but a place. Null below that: an index
 * of three-character pieces cannot find it. Every piece is quoted, so that FTS5's own syntax is text like any other.
 *
 * @param q A `searchLine`.
 * @param partnerId Only applications of this partner (0: unassigned); undefined for all.
 */
export function applicationsMatch(q: string, partnerId: number | undefined): string | null {
  const variants = [...new Set([q.normalize('NFC').toLowerCase(), foldForSearch(q)])]
  const isShort = [...q].length === 2
  const expressions = variants.flatMap((text) => {
    const length = [...text].length
    if (length < 2) return []
    if (length === 2) return [quote(` ${text}`)]
    const words = text.split(' ').slice(0, maxWords)
    const inAnyOrder = words.length > 1 && words.every((word) => [...word].length > 2)
    return [quote(text), ...(inAnyOrder ? [allOf(words.map(quote))] : [])]
  })
  if (expressions.length === 0) return null
  const meant = mayBeName(q) ? null : meantMatch(readSearch(q))
  const columns = 'applicant_name applicant_email job_title firm_name'
  const texts = [
    // Too many places begin with any two letters.
    `{${columns}${isShort ? '' : ' place'}} : (${expressions.join(' OR ')})`,
    ...(meant ? [`{${columns} place} : (${meant})`] : []),
  ].join(' OR ')
  return partnerId === undefined ? texts : `(${texts}) AND scope : ${quote(`<${partnerId}>`)}`
}

/** Two small letters begin a name ("pe", "re") more often than they abbreviate a practice. */
const mayBeName = (q: string): boolean => /^[a-z]{2}$/.test(q)

const allOf = (parts: readonly string[]) => `(${parts.join(' AND ')})`

/** The words of a search with its shorthand spelled out; null if it has no shorthand. */
function meantMatch({ plain, terms }: ReadSearch): string | null {
  if (terms.every(({ phrases, places }) => phrases.length === 0 && places === undefined)) return null
  const words = foldForSearch(plain)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, maxWords)
    .map((word) => quote([...word].length > 2 ? word : ` ${word}`))
  return allOf([...words.filter((word) => [...word].length > 4), ...terms.map(termMatch)])
}

function termMatch({ text, phrases, places }: SearchTerm): string {
  const names = [...phrases, ...(places?.cities.slice(0, maxCities).map(({ city }) => [city]) ?? [])]
  const typed = [...text].length > 2 ? text : ` ${text} `
  return `(${[
    quote(typed),
    ...names.map((all) => allOf(all.map((phrase) => `(${withSign(phrase).map(quote).join(' OR ')})`))),
  ].join(' OR ')})`
}

/** "Mergers and Acquisitions" and "Mergers & Acquisitions". */
const withSign = (phrase: string): string[] =>
  phrase.includes(' and ') ? [phrase, phrase.replaceAll(' and ', ' & ')] : [phrase]

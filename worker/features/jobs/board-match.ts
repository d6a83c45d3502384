import type { BoardFilters } from '#contract/domain/board-filters.ts'
import { salarySlider } from '#contract/domain/salary.ts'
import { ftsQuery } from '#contract/domain/search-text.ts'
import { parsePlace, stateCode } from '#contract/domain/us-states.ts'

/** The filters with the practice area resolved to every way in which jobs may have stored it (label, slug). */
export type BoardSearch = Omit<BoardFilters, 'practiceArea'> & { practiceAreas?: string[] }

const wordColumns = '{title practice_area firm place description}'
const encoder = new TextEncoder()

/** A filter's value as its word in the index: a letter, the lower-cased text in hex, and a 0 that keeps it from being stemmed. */
export const facet = (letter: string, value: string): string =>
  `"${letter}${encoder.encode(value.replaceAll(/[A-Z]/g, (capital) => capital.toLowerCase())).toHex()}0"`

const anyOf = (words: string[]): string => (words.length === 1 ? (words[0] ?? '') : `(${words.join(' OR ')})`)

/**
 * The part of a search that only the word index can answer: typed words and place. Null without them. Words that hold
 * nothing to search for ("!!!") match nothing rather than everything.
 */
export function textMatch(search: BoardSearch): string | null {
  const parts: string[] = []
  if (search.q !== undefined) parts.push(`${wordColumns} : (${ftsQuery(search.q) ?? '"\u{F8FF}"'})`)
  if (search.location !== undefined) parts.push(placeMatch(search.location))
  return parts.length > 0 ? parts.join(' AND ') : null
}

/** The whole search as one expression over jobs_words; null when nothing narrows. Salary steps are whole ten thousands. */
export function boardMatch(search: BoardSearch): string | null {
  const text = textMatch(search)
  const facets: string[] = []
  if (search.practiceAreas) facets.push(anyOf(search.practiceAreas.map((area) => facet('a', area))))
  if (search.seniority) facets.push(facet('s', search.seniority))
  if (search.workType) facets.push(facet('w', search.workType))
  if (search.remote) facets.push('"m1"')
  if (search.firmType) facets.push({ 'big-law': '"f1"', boutique: '"f2"', other: '"f3"' }[search.firmType])
  if (search.salaryMin !== undefined)
    facets.push(anyOf(steps('h', Math.floor(search.salaryMin / salarySlider.step), 50)))
  if (search.salaryMax !== undefined)
    facets.push(anyOf(steps('l', 0, Math.floor(search.salaryMax / salarySlider.step))))
  const parts = [...(text ? [text] : []), ...facets.map((one) => `facets : ${one}`)]
  return parts.length > 0 ? parts.join(' AND ') : null
}

/** "TX" and "Texas" are the state; "Boston, MA" and "Boston, Massachusetts" the city in it; "bost" any place that begins so. */
function placeMatch(location: string): string {
  const state = stateCode(location)
  if (state) return anyOf([`facets : ${facet('r', state)}`, `place : (${ftsQuery(location) ?? '""'})`])
  const { city, region } = parsePlace(location)
  const words = ftsQuery(region && city ? `${city} ${region}` : location)
  return `place : (${words ?? '"\u{F8FF}"'})`
}

const steps = (letter: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, step) => `"${letter}${from + step}"`)

import type { BoardFilters } from '#contract/domain/board-filters.ts'
import { salarySlider } from '#contract/domain/salary.ts'
import type { ReadingMode } from '#worker/reading/query/read-search.ts'
import { anyOf, facet, firmTypeWords, placeMatch, remoteWord, textMatch } from './search-match.ts'

/** The filters with the practice area resolved to every way in which jobs may have stored it (label, slug). */
export type BoardSearch = Omit<BoardFilters, 'practiceArea'> & ReadingMode & { practiceAreas?: string[] }

const wordColumns = '{title practice_area firm place description}'
const { step } = salarySlider

/**
 * The whole search as one expression over the board's word lists; null when nothing narrows. Typed words that hold nothing
 * to search for ("!!!") match nothing rather than everything.
 *
 * Salaries are found by steps of ten thousand: a range that ends within a step finds a little too much (`isBySteps`).
 */
export function boardMatch(search: BoardSearch): string | null {
  // A column is named only where its word might also appear in a text ("F1"), because reading the positions of a word takes time.
  const narrow: string[] = []
  const broad: string[] = []
  if (search.practiceAreas) narrow.push(anyOf(search.practiceAreas.map((area) => facet('a', area))))
  if (search.seniority) narrow.push(facet('s', search.seniority))
  if (search.firmType) narrow.push(firmTypeWords[search.firmType])
  if (search.location !== undefined) narrow.push(placeMatch(search.location, search))
  if (search.workType) broad.push(facet('w', search.workType))
  if (search.remote) broad.push(remoteWord)
  if (search.q !== undefined) broad.push(textMatch(wordColumns, search.q, search))
  const ranges: StepRange[] = []
  if (search.salaryMin !== undefined) ranges.push(['h', Math.floor(search.salaryMin / step), lastStep])
  if (search.salaryMax !== undefined) ranges.push(['l', 0, Math.ceil(search.salaryMax / step)])
  return withRanges(narrow, broad, ranges)
}

/** A letter and the first and last step of a range of what it numbers. */
type StepRange = readonly [letter: string, from: number, to: number]

/**
 * Adds ranges to an expression. Every job has one step of each letter, so a wide range is the same as not being in the
 * narrow rest, and the rest is the shorter list to read; it takes something else to subtract it from. That is what finds
 * least, where there is such: the parts that find most are then asked about the few that are left.
 */
function withRanges(narrow: readonly string[], broad: readonly string[], ranges: readonly StepRange[]): string | null {
  const parts = [...narrow, ...broad]
  const isWide = ([, from, to]: StepRange) => parts.length > 0 && to - from > (from === 0 ? top - to : from)
  const within = ranges.filter((range) => !isWide(range)).map((range) => anyOf(stepWords(...range)))
  const without = ranges
    .filter(isWide)
    .flatMap(([letter, from, to]) =>
      from === 0 ? stepWords(letter, to + 1, lastStep) : stepWords(letter, 0, from - 1),
    )
  const and = (all: readonly string[]) => all.join(' AND ')
  if (without.length === 0) return and([...parts, ...within]) || null
  const [first, then] = narrow.length > 0 ? [narrow, broad] : [broad, []]
  return and([`((${and([...first, ...within])}) NOT ${anyOf(without)})`, ...then])
}

/** True when the search's salary range begins and ends with a step of the slider, so that its match is exact. */
export const isBySteps = ({ salaryMin = 0, salaryMax = 0 }: BoardSearch): boolean =>
  salaryMin % step === 0 && salaryMax % step === 0

/** Steps are numbered from 0 to here, in six bits. */
const lastStep = 63
/** The step at which the slider ends; few jobs pay more. */
const top = salarySlider.max / step

/**
 * The words of a range of steps. A job carries its step and the pairs, fours, eights … of steps that hold it ("h0x21",
 * "h1x10", "h2x5" …), so any range is covered by few of them.
 */
export function stepWords(letter: string, from: number, to: number): string[] {
  const words: string[] = []
  for (
    let [level, first, last] = [0, from, to];
    first <= last;
    [level, first, last] = [level + 1, first >> 1, last >> 1]
  ) {
    if (first % 2 === 1 || level === 5) words.push(`"${letter}${level}x${first++}"`)
    if (first <= last && (last % 2 === 0 || level === 5)) words.push(`"${letter}${level}x${last--}"`)
  }
  return words
}

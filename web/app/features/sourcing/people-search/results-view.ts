import type { PersonResult } from '#contract/api/sourcing/people-search.ts'
import { peopleSearchSorts, type PeopleSearchSort } from '#contract/domain/people-search.ts'

export type ResultsTab = 'valid' | 'filtered'

/** The view of a search's results, from the address. */
export type ResultsView = { tab: ResultsTab; q: string; sort: PeopleSearchSort; isNewsOnly: boolean }

/** Reads `tab`, `q`, `sort` and `news`; unknown values take their defaults. */
export function readResultsView(params: URLSearchParams): ResultsView {
  return {
    tab: params.get('tab') === 'filtered' ? 'filtered' : 'valid',
    q: params.get('q') ?? '',
    sort: peopleSearchSorts.find(({ value }) => value === params.get('sort'))?.value ?? 'best',
    isNewsOnly: params.get('news') === '1',
  }
}

/** The id of a search in an address; undefined if it is missing or invalid. */
export function readSearchId(params: URLSearchParams): number | undefined {
  const id = Number(params.get('search') ?? '')
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const wordsOf = (result: PersonResult): string =>
  plain(
    [
      result.name,
      result.title,
      result.company,
      result.practiceArea,
      result.email,
      result.location,
      result.education,
      result.barAdmission,
      result.clerkships,
      result.profileSummary ?? result.snippet,
      result.filterReason,
    ]
      .filter(Boolean)
      .join(' '),
  )

/** The results that contain every word of a text, ignoring case and accents. */
export function matchingResults(results: readonly PersonResult[], text: string): PersonResult[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  return results.filter((result) => {
    const known = wordsOf(result)
    return words.every((word) => known.includes(word))
  })
}

/** Sorts by a text. Results without it come last, and ties keep the order of the search. */
const byText = (read: (result: PersonResult) => string | null) => (a: PersonResult, b: PersonResult) => {
  const [one, two] = [read(a), read(b)]
  if (one === null || two === null) return Number(one === null) - Number(two === null)
  return one.localeCompare(two, 'en', { sensitivity: 'base' })
}

const orders = {
  best: null,
  name: byText(({ name }) => name),
  firm: byText(({ company }) => company),
  location: byText(({ location }) => location),
} as const satisfies Record<PeopleSearchSort, ((a: PersonResult, b: PersonResult) => number) | null>

/** Sorts the results; "best" is the order of the search. */
export function sortedResults(results: readonly PersonResult[], sort: PeopleSearchSort): PersonResult[] {
  const order = orders[sort]
  return order ? results.toSorted(order) : [...results]
}

import type { PersonResult } from '#contract/api/sourcing/people-search.ts'
import { peopleSearchSorts, type PeopleSearchSort } from '#contract/domain/people-search.ts'

export type ResultsTab = 'valid' | 'filtered'

/** What of a search is shown, and how: read from the address. */
export type ResultsView = { tab: ResultsTab; q: string; sort: PeopleSearchSort; isNewsOnly: boolean }

/** Reads `tab`, `q`, `sort` and `news`; what an address does not know is as it is at first. */
export function readResultsView(params: URLSearchParams): ResultsView {
  return {
    tab: params.get('tab') === 'filtered' ? 'filtered' : 'valid',
    q: params.get('q') ?? '',
    sort: peopleSearchSorts.find(({ value }) => value === params.get('sort'))?.value ?? 'best',
    isNewsOnly: params.get('news') === '1',
  }
}

/** The number of a search in an address; undefined when there is none, or it is none. */
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

/** The results that hold every word of a text, whatever letter case and accents. */
export function matchingResults(results: readonly PersonResult[], text: string): PersonResult[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  return results.filter((result) => {
    const known = wordsOf(result)
    return words.every((word) => known.includes(word))
  })
}

/** Sorts by a text; who has none comes last, and who ties stays in the order of the search. */
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

/** Results in an order; "best" is the order of the search. */
export function sortedResults(results: readonly PersonResult[], sort: PeopleSearchSort): PersonResult[] {
  const order = orders[sort]
  return order ? results.toSorted(order) : [...results]
}

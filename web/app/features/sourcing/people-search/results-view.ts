import type { PersonResult } from '#contract/api/sourcing/people-search.ts'
import { untilText } from '#contract/domain/off-limits.ts'
import { peopleSearchSorts, type PeopleSearchSort } from '#contract/domain/people-search.ts'

export type ResultsTab = 'valid' | 'filtered'

/** The view of a search's results, from the address. */
export type ResultsView = {
  tab: ResultsTab
  q: string
  sort: PeopleSearchSort
  isNewsOnly: boolean
  showsOffLimits: boolean
}

/** Reads `tab`, `q`, `sort`, `news` and `limits`; unknown values take their defaults. */
export function readResultsView(params: URLSearchParams): ResultsView {
  return {
    tab: params.get('tab') === 'filtered' ? 'filtered' : 'valid',
    q: params.get('q') ?? '',
    sort: peopleSearchSorts.find(({ value }) => value === params.get('sort'))?.value ?? 'best',
    isNewsOnly: params.get('news') === '1',
    showsOffLimits: params.get('limits') === '1',
  }
}

/** A change of the view as values of the address; empty for what isn't set. */
export function addressOfView({ isNewsOnly, showsOffLimits, ...rest }: Partial<ResultsView>): Record<string, string> {
  const flags = { news: isNewsOnly, limits: showsOffLimits }
  const set = Object.entries(flags).filter(([, isSet]) => isSet !== undefined)
  return { ...rest, ...Object.fromEntries(set.map(([name, isSet]) => [name, isSet ? '1' : ''])) }
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

/** The results of a view in its order: those on screen, and those that are off limits. */
export function resultsOfView(results: readonly PersonResult[], view: ResultsView) {
  const changed = results.filter(({ news }) => news !== null)
  const isNewsOnly = view.isNewsOnly && changed.length > 0
  const matching = sortedResults(matchingResults(isNewsOnly ? changed : results, view.q), view.sort)
  const offLimits = view.tab === 'valid' ? matching.filter((result) => result.offLimits !== null) : []
  const shown = view.showsOffLimits ? matching : matching.filter((result) => !offLimits.includes(result))
  return { changed, isNewsOnly, offLimits, shown }
}

/** "3 hidden: off limits until Dec 15, 2026", or the first day on which one of several limits ends. */
export function hiddenText(hidden: readonly PersonResult[]): string {
  const ends = hidden.map(({ offLimits }) => offLimits?.endsOn ?? null)
  const days = ends.filter((day) => day !== null).toSorted()
  const [first = null] = days
  const areEqual = ends.every((day) => day === first)
  return `${hidden.length} hidden: off limits${areEqual || first === null ? '' : ', the first'}${untilText(first)}`
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

import { onlineSearchBody } from '#contract/api/sourcing/online-jobs.ts'
import {
  onlineSearchCriteria,
  onlineSearchDefaults,
  onlineSearchSorts,
  onlineSearchTitle,
  type OnlineSearchCriteria,
  type OnlineSearchSort,
} from '#contract/domain/online-search.ts'
import { seniorityValues, type Seniority } from '#contract/domain/seniorities.ts'

/** The search in the address of the page. */
export type OnlineSearchState = {
  practiceArea: string
  location: string
  title: string
  level: Seniority | ''
  q: string
  isRemote: boolean | undefined
  salaryFrom: number | undefined
  postedWithin: number | undefined
  sort: OnlineSearchSort
  /** True once the user has searched: results are shown. */
  isAsked: boolean
  /** The opened saved search and its mark: later results are new. */
  saved: number | undefined
  /** A saved search that a link asks to open. */
  open: number | undefined
  newFrom: number | undefined
}

const whole = (text: string | null): number | undefined =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined

function remoteOf(text: string | null): boolean | undefined {
  if (text === 'true') return true
  return text === 'false' ? false : undefined
}

/** Reads a search from an address; invalid values take their defaults. */
export function readOnlineSearch(params: URLSearchParams): OnlineSearchState {
  const number = (name: 'salaryFrom' | 'postedWithin') => {
    const value = whole(params.get(name))
    return onlineSearchCriteria.shape[name].safeParse(value).success ? value : undefined
  }
  return {
    practiceArea: params.get('area')?.trim() || onlineSearchDefaults.practiceArea,
    location: params.get('location')?.trim() || onlineSearchDefaults.location,
    title: params.get('title')?.trim() || onlineSearchDefaults.jobTitle,
    level: seniorityValues.find((value) => value === params.get('level')) ?? '',
    q: params.get('q')?.trim() ?? '',
    isRemote: remoteOf(params.get('remote')),
    salaryFrom: number('salaryFrom'),
    postedWithin: number('postedWithin'),
    sort: onlineSearchSorts.find(({ value }) => value === params.get('sort'))?.value ?? 'newest',
    isAsked: params.get('search') === '1',
    saved: whole(params.get('saved')),
    open: whole(params.get('open')),
    newFrom: whole(params.get('newFrom')),
  }
}

/** Writes a search into an address; defaults are left out. */
export function writeOnlineSearch(params: URLSearchParams, state: OnlineSearchState): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string | number | boolean | undefined, defaultValue: unknown = '') =>
    value === undefined || value === defaultValue ? next.delete(name) : next.set(name, String(value))
  put('area', state.practiceArea, onlineSearchDefaults.practiceArea)
  put('location', state.location, onlineSearchDefaults.location)
  put('title', state.title, onlineSearchDefaults.jobTitle)
  put('level', state.level)
  put('q', state.q)
  put('remote', state.isRemote)
  put('salaryFrom', state.salaryFrom)
  put('postedWithin', state.postedWithin)
  put('sort', state.sort, 'newest')
  put('search', state.isAsked ? 1 : undefined)
  put('saved', state.saved)
  put('open', state.open)
  put('newFrom', state.newFrom)
  return next
}

/** The criteria of a search in the form of the server. */
export const criteriaOf = (state: OnlineSearchState): OnlineSearchCriteria =>
  onlineSearchCriteria.parse({
    practiceArea: state.practiceArea,
    location: state.location,
    jobTitle: onlineSearchTitle(state.level, state.title),
    ...(state.q ? { q: state.q } : {}),
    ...(state.isRemote === undefined ? {} : { isRemote: state.isRemote }),
    ...(state.salaryFrom === undefined ? {} : { salaryFrom: state.salaryFrom }),
    ...(state.postedWithin === undefined ? {} : { postedWithin: state.postedWithin }),
  })

/** The request body of a search, without its page. */
export const bodyOf = (state: OnlineSearchState) =>
  onlineSearchBody.parse({
    ...criteriaOf(state),
    sort: state.sort,
    ...(state.newFrom === undefined ? {} : { newFrom: state.newFrom }),
  })

/** The state for saved criteria, whose title includes the level. */
export function stateOfCriteria(given: unknown, saved: { id: number; seenMark: number }): OnlineSearchState {
  const read = onlineSearchCriteria.safeParse(given)
  const criteria = read.success ? read.data : onlineSearchCriteria.parse({})
  return {
    practiceArea: criteria.practiceArea,
    location: criteria.location,
    title: criteria.jobTitle,
    level: '',
    q: criteria.q ?? '',
    isRemote: criteria.isRemote,
    salaryFrom: criteria.salaryFrom,
    postedWithin: criteria.postedWithin,
    sort: 'newest',
    isAsked: true,
    saved: saved.id,
    open: undefined,
    newFrom: saved.seenMark,
  }
}

/** Summary of a search in one line: "Senior Associate Attorney · Tax · Boston, MA". */
export function searchName(given: unknown): string {
  const read = onlineSearchCriteria.safeParse(given)
  if (!read.success) return 'Search'
  const { jobTitle, practiceArea, location, q } = read.data
  const parts = [jobTitle, practiceArea === onlineSearchDefaults.practiceArea ? '' : practiceArea, q ?? '', location]
  return parts.filter(Boolean).join(' · ').slice(0, 100)
}

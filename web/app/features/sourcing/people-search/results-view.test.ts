import { expect, test } from 'vitest'
import type { PersonResult } from '#contract/api/sourcing/people-search.ts'
import {
  addressOfView,
  hiddenText,
  matchingResults,
  readResultsView,
  resultsOfView,
  readSearchId,
  sortedResults,
} from './results-view.ts'

const person = (id: number, name: string, more: Partial<PersonResult> = {}): PersonResult => ({
  id,
  name,
  title: null,
  company: null,
  practiceArea: null,
  email: null,
  phone: null,
  location: null,
  education: null,
  barAdmission: null,
  clerkships: null,
  profileSummary: null,
  snippet: null,
  sourceUrl: null,
  profileUrl: null,
  scrapingStatus: 'not_attempted',
  scrapeFailure: null,
  scrapedAt: null,
  extractedAt: '2026-06-15T15:00:00.000Z',
  isValid: true,
  filterReason: null,
  news: null,
  previousFirm: null,
  previousTitle: null,
  doNotContact: null,
  offLimits: null,
  personId: 1,
  ...more,
})
const ids = (results: PersonResult[]) => results.map(({ id }) => id)

const found = [
  person(1, 'Zoë Ångström', { company: 'Beta LLP', practiceArea: 'Tax' }),
  person(2, 'Ann Lee', { company: null, snippet: 'Tax controversies.' }),
  person(3, 'Łukasz Żak', { company: 'alpha LLP', profileSummary: 'Litigator.', snippet: 'Tax.' }),
]

test('filters results by words, ignoring case and accents', () => {
  expect(ids(matchingResults(found, 'zoe TAX'))).toEqual([1])
  expect(ids(matchingResults(found, 'tax'))).toEqual([1, 2])
  expect(ids(matchingResults(found, ' '))).toEqual([1, 2, 3])
})

test('sorts results by name, firm or location, missing values last', () => {
  expect(ids(sortedResults(found, 'best'))).toEqual([1, 2, 3])
  expect(ids(sortedResults(found, 'name'))).toEqual([2, 3, 1])
  expect(ids(sortedResults(found, 'firm'))).toEqual([3, 1, 2])
})

test('counts hidden results and names the day on which they may be shown', () => {
  const until = (endsOn: string | null) => person(1, 'Ann Lee', { offLimits: { endsOn, text: 'Off limits.' } })
  expect(hiddenText([until('2026-12-15'), until('2026-12-15')])).toBe('2 hidden: off limits until Dec 15, 2026')
  expect(hiddenText([until(null)])).toBe('1 hidden: off limits')
  expect(hiddenText([until('2027-01-02'), until(null), until('2026-12-15')])).toBe(
    '3 hidden: off limits, the first until Dec 15, 2026',
  )
})

test('hides results that are off limits until they are asked for', () => {
  const limited = person(4, 'Bo Ruiz', { offLimits: { endsOn: null, text: 'Off limits.' } })
  const view = readResultsView(new URLSearchParams())
  expect(ids(resultsOfView([...found, limited], view).shown)).toEqual([1, 2, 3])
  expect(ids(resultsOfView([...found, limited], view).offLimits)).toEqual([4])
  expect(ids(resultsOfView([...found, limited], { ...view, showsOffLimits: true }).shown)).toEqual([1, 2, 3, 4])
  expect(addressOfView({ showsOffLimits: true, isNewsOnly: false, q: 'tax' })).toEqual({
    limits: '1',
    news: '',
    q: 'tax',
  })
})

test('ignores invalid values of the address', () => {
  expect(readResultsView(new URLSearchParams('tab=x&sort=y'))).toEqual({
    tab: 'valid',
    q: '',
    sort: 'best',
    isNewsOnly: false,
    showsOffLimits: false,
  })
  expect(readResultsView(new URLSearchParams('tab=filtered&sort=firm&q=tax&news=1&limits=1'))).toEqual({
    tab: 'filtered',
    q: 'tax',
    sort: 'firm',
    isNewsOnly: true,
    showsOffLimits: true,
  })
  for (const text of ['search=', 'search=-1', 'search=1.5', 'search=x', '']) {
    expect(readSearchId(new URLSearchParams(text))).toBeUndefined()
  }
  expect(readSearchId(new URLSearchParams('search=17'))).toBe(17)
})

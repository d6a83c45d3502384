import { expect, test } from 'vitest'
import { newsText, newsOf, type NewsFacts } from './people-news.ts'

const at = (day: number) => new Date(`2026-06-${String(day).padStart(2, '0')}T11:00:00Z`)
const run = { at: at(8), isFull: false }
const person = (given: Partial<NewsFacts> = {}): NewsFacts => ({
  id: 1,
  title: 'Partner',
  company: 'Firm LLP',
  before: undefined,
  unseen: null,
  firstSeenAt: at(1),
  changedAt: null,
  previousFirm: null,
  previousTitle: null,
  ...given,
})
const fresh = (given: Partial<NewsFacts>, before = run) => newsOf(person(given), before).fresh

test('compares a known person with their entry in the earlier run', () => {
  const before = { title: 'Partner', company: 'Firm LLP' }
  expect(fresh({ before })).toBeNull()
  expect(fresh({ before: { title: 'PARTNER ', company: 'firm llp' } })).toBeNull()
  expect(fresh({ before: { title: 'Counsel', company: 'Firm LLP' } })).toBe('changed_title')
  expect(fresh({ before: { title: 'Counsel', company: 'Other LLP' } })).toBe('changed_firm')
  // A page that no longer states a title doesn't mean a change of title.
  expect(fresh({ before, title: null })).toBeNull()
})

test('reports newcomers as new, from another firm, or risen to the wanted title', () => {
  expect(fresh({ firstSeenAt: at(9) })).toBe('new')
  expect(fresh({ firstSeenAt: null })).toBe('new')
  expect(fresh({})).toBe('new')
  expect(fresh({ firstSeenAt: at(9), changedAt: at(9), previousFirm: 'Other LLP' })).toBe('changed_firm')
  expect(fresh({ changedAt: at(9), previousTitle: 'Associate' })).toBe('changed_title')
  expect(fresh({ changedAt: at(2), previousTitle: 'Associate' })).toBe('new')
})

test('ignores people who only moved up in the ranking after a full run', () => {
  expect(fresh({}, { ...run, isFull: true })).toBeNull()
  expect(fresh({ firstSeenAt: at(9) }, { ...run, isFull: true })).toBe('new')
})

test('keeps unseen news marked without counting it as news of this run', () => {
  const before = { title: 'Partner', company: 'Firm LLP' }
  expect(newsOf(person({ before, unseen: 'new' }), run)).toEqual({ fresh: null, news: 'new' })
})

test('summarizes in plain language what a run found', () => {
  expect(newsText([])).toBe('')
  expect(newsText(['new'])).toBe('1 new person')
  expect(newsText(['new', 'new', 'changed_firm'])).toBe('2 new people and 1 who changed firm')
  expect(newsText(['changed_firm', 'changed_title'])).toBe('1 person who changed firm and 1 who changed title')
  expect(newsText(['changed_title', 'changed_title'])).toBe('2 people who changed title')
  expect(newsText(['new', 'changed_firm', 'changed_title'])).toBe(
    '1 new person, 1 who changed firm and 1 who changed title',
  )
})

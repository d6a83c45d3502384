import { expect, test } from 'vitest'
import { bodyOf, readOnlineSearch, searchName, stateOfCriteria, writeOnlineSearch } from './online-search-address.ts'

test('writes a search into an address without its defaults', () => {
  const asked = 'area=Tax&location=Boston%2C+MA&level=senior-associate&salaryFrom=200&remote=false&sort=salary&search=1'
  const state = readOnlineSearch(new URLSearchParams(asked))
  expect(bodyOf(state)).toMatchObject({
    practiceArea: 'Tax',
    location: 'Boston, MA',
    jobTitle: 'Senior Associate Attorney',
    isRemote: false,
    salaryFrom: 200,
    sort: 'salary',
  })
  const written = writeOnlineSearch(new URLSearchParams('view=online-jobs&q=old'), state)
  expect(readOnlineSearch(written)).toEqual(state)
  expect(written.get('view')).toBe('online-jobs')
  expect(writeOnlineSearch(new URLSearchParams(), readOnlineSearch(new URLSearchParams())).toString()).toBe('')
})

test('ignores invalid values in the address', () => {
  const odd = readOnlineSearch(new URLSearchParams('salaryFrom=7&postedWithin=-1&level=king&sort=x&remote=2&saved=1e9'))
  expect(odd).toMatchObject({ salaryFrom: undefined, postedWithin: undefined, level: '', sort: 'newest' })
  expect(odd).toMatchObject({ isRemote: undefined, saved: undefined, isAsked: false, title: 'Attorney' })
})

test('opens a saved search with its criteria and mark', () => {
  const state = stateOfCriteria({ practiceArea: 'Tax', jobTitle: 'Counsel' }, { id: 3, seenMark: 900 })
  expect(bodyOf(state)).toMatchObject({ practiceArea: 'Tax', jobTitle: 'Counsel', newFrom: 900 })
  expect(stateOfCriteria('nonsense', { id: 3, seenMark: 0 }).title).toBe('Attorney')
  expect(searchName({ practiceArea: 'Tax', location: 'Boston, MA' })).toBe('Attorney · Tax · Boston, MA')
})

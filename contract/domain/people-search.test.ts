import { describe, expect, test } from 'vitest'
import {
  peopleProgressText,
  peopleSearchBody,
  peopleSearchForm,
  peopleSearchInput,
  peopleSearchQuery,
  splitWords,
} from './people-search.ts'

const scope = '(site:*/people/* OR site:*/attorneys/* OR site:*/lawyers/* OR site:*/professionals/*)'

describe('the query preview', () => {
  test('builds one web query from the site scope, place, keywords, titles and exclusions', () => {
    expect(
      peopleSearchQuery({
        location: 'New York',
        keywords: ['tax', 'private equity'],
        jobTitle: ['Associate', 'Partner'],
        excludeWords: ['intern', 'of counsel'],
      }),
    ).toBe(`${scope} "New York" AND "tax" AND "private equity" AND ("Associate" OR "Partner") -intern -"of counsel"`)
  })

  test('leaves out what is not filled in yet, and can’t be broken by quotes', () => {
    expect(peopleSearchQuery({ location: ' ', keywords: [] })).toBe(scope)
    expect(peopleSearchQuery({ location: 'Boston', keywords: ['"M&A"'], jobTitle: ['Chair'] })).toBe(
      `${scope} "Boston" AND "M&A" AND "Chair"`,
    )
  })
})

test('splits words at commas, cleans them and keeps each once', () => {
  expect(splitWords(' tax, ,Private   Equity,TAX,\u202Etax ;Łódź')).toEqual(['tax', 'Private Equity', 'Łódź'])
  expect(splitWords(null)).toEqual([])
})

describe('the criteria', () => {
  const messages = (body: unknown) => peopleSearchBody.safeParse(body).error?.issues.map(({ message }) => message)

  test('a place of two characters and one keyword are enough', () => {
    expect(peopleSearchBody.parse({ location: ' NY ', keywords: 'tax' })).toEqual({
      location: 'NY',
      keywords: ['tax'],
      jobTitle: [],
      excludeWords: [],
    })
  })

  test('a missing field is named as on the form', () => {
    expect(messages({ location: 'N', keywords: ' , ' })).toEqual([
      'Location must be at least 2 characters',
      'At least one keyword is required',
    ])
    expect(messages({})).toEqual(['Location must be at least 2 characters', 'At least one keyword is required'])
  })

  test('too much is refused', () => {
    expect(messages({ location: 'NY', keywords: Array.from({ length: 13 }, (_, n) => `word${n}`).join() })).toEqual([
      'Please use at most 12 words',
    ])
    expect(messages({ location: 'NY', keywords: 'x'.repeat(81) })).toEqual([
      'Please use at most 80 characters for each word',
    ])
    expect(messages({ location: 'x'.repeat(121), keywords: 'tax' })).toHaveLength(1)
  })

  test('sends titles comma-joined, and omits the field if none is checked', () => {
    const form = { location: 'NY', keywords: 'tax,M&A', excludeWords: '' }
    expect(peopleSearchInput(peopleSearchForm.parse({ ...form, jobTitle: ['Associate', 'Senior Attorney'] }))).toEqual({
      location: 'NY',
      keywords: 'tax, M&A',
      jobTitle: 'Associate, Senior Attorney',
    })
    expect(peopleSearchInput(peopleSearchForm.parse({ ...form, jobTitle: [] }))).not.toHaveProperty('jobTitle')
  })
})

test('progress reads as a sentence', () => {
  const none = { firmsTotal: 0, firmsRead: 0, firmsFailed: 0, pagesRead: 0, peopleFound: 0 }
  expect(peopleProgressText(none)).toBe('Searching people we already know')
  expect(peopleProgressText({ ...none, firmsTotal: 40, firmsRead: 12, pagesRead: 1320, peopleFound: 1 })).toBe(
    '12 of 40 firms read, 1,320 pages read, 1 person found',
  )
  expect(peopleProgressText({ ...none, firmsTotal: 3, firmsRead: 1, firmsFailed: 2 })).toBe(
    '3 of 3 firms read (2 couldn’t be read), 0 pages read, 0 people found',
  )
})

import { expect, test } from 'vitest'
import { atSliderSteps, boardQuery, readBoardFilters } from './board-filters.ts'

/** The address of the page that an address means. */
const pageOf = (query: string) =>
  boardQuery(atSliderSteps(readBoardFilters(Object.fromEntries(new URLSearchParams(query)))))

test('gives addresses that mean one page one spelling', () => {
  const page = 'q=tax&location=Boston%2C+MA&salaryMin=200000&salaryMax=300000'
  for (const query of [
    'location=Boston,+MA&q=tax&salaryMax=300000&salaryMin=200000',
    'q=tax&location=Boston,+MA&salaryMin=201234&salaryMax=298765&utm_source=mail&workType=',
    'q=+tax+&location=Boston,+MA&salaryMin=300000&salaryMax=200000&sort=recent&page=1',
  ]) {
    expect(pageOf(query), query).toBe(page)
  }
})

test('never narrows a salary, and drops an end at the end of the slider', () => {
  expect(pageOf('salaryMin=9999&salaryMax=490001')).toBe('')
  expect(pageOf('salaryMin=10000&salaryMax=490000')).toBe('salaryMin=10000&salaryMax=490000')
})

import { expect, test } from 'vitest'
import { setsDay } from '../../../bench/accuracy.ts'
import { readQuery } from './read-query.ts'

const criteria = (query: string) => readQuery(query, setsDay).criteria

test.for([
  ['tax counsel or partner, Boston', ['counsel', ['partner']]],
  ['senior associate/counsel, tax', ['senior-associate', ['counsel']]],
  ['associates and counsel for the tax group', ['associate', ['counsel']]],
  ['tax associate who works with partners', ['associate', undefined]],
  ['tax associate, not counsel', ['associate', undefined]],
] as const)('reads the levels of “%s”', ([query, [level, others]]) => {
  expect([criteria(query).seniority, criteria(query).otherSeniorities]).toEqual([level, others])
})

test.for([
  ['paralegals for corporate, min 5 years', undefined],
  ['legal secretary, 10 years, trusts', undefined],
  ['corporate, min 5 years', 'associate'],
] as const)('reads the level of “%s” from years only for lawyers', ([query, level]) => {
  expect(criteria(query).seniority).toBe(level)
})

test.for([
  ['tax associate, nothing remote', false],
  ['tax associate, remote is out', false],
  ['tax associate, remote impossible', false],
  ['tax associate, not looking for remote', false],
  ['tax associate, does not need to be remote', undefined],
  ['tax associate, remote fine', true],
] as const)('reads the remote work of “%s”', ([query, remote]) => {
  expect(criteria(query).remoteWork).toBe(remote)
})

test('corrects no job title into a practice', () => {
  expect(readQuery('legal operations manager, Austin', setsDay).notUnderstood).toEqual(['operations manager'])
})

test('never takes what is ruled out for a wish', () => {
  expect(criteria('L/E associate, OC, no commute to LA')).toMatchObject({
    practiceAreas: ['Labor & Employment'],
    locations: ['Irvine, CA'],
    excludedLocations: ['Los Angeles, CA'],
  })
  expect(criteria("doesn't want to be an associate again, counsel only, tax").seniority).toBe('counsel')
  expect(criteria('nothing in litigation; tax, Denver').excludedAreas).toEqual(['Litigation'])
  expect(criteria('clerked in Delaware, wants Houston, tax').locations).toEqual(['Houston, TX'])
  expect(criteria('remote tax counsel, West Coast hours').locations).toEqual([])
})

test.for([
  ['in Chicago and wants to move to Denver, tax', ['Denver, CO']],
  ['tax counsel, Phoenix, doesn’t want to leave Arizona', ['Phoenix, AZ']],
  ['tax counsel, Boston, Texas ties', ['Boston, MA']],
  ['tax associate, will not go to Boston, Denver only', ['Denver, CO']],
  ['tax associate, admitted in DC or NY, Boston', ['Boston, MA']],
  ['tax, Pittsburgh, not interested in relocating to Boston', ['Pittsburgh, PA']],
  ['tax, Philly suburbs (Radnor, Conshohocken)', ['Radnor, PA', 'Conshohocken, PA']],
  ['tax, DC (not NoVA)', ['Washington, DC']],
  ['tax counsel, admitted in Ontario, Toronto', ['Toronto, Canada']],
  ['tax, Chicago; skip anyone in Palo Alto', ['Chicago, IL']],
  ['tax, Fort Lauderdale or West Palm', ['Fort Lauderdale, FL', 'West Palm Beach, FL']],
  ['aviation finance, Dublin or London qualified, NYC office', ['New York, NY']],
] as const)('reads the places of “%s”', ([query, locations]) => {
  expect(criteria(query).locations).toEqual(locations)
})

test.for([
  ['tax, Kirkland/Latham caliber', true],
  ['tax, will not go to big law', false],
  ['tax, currently at Kirkland', undefined],
] as const)('reads whether “%s” asks for big law', ([query, bigLaw]) => {
  expect(criteria(query).bigLaw).toBe(bigLaw)
})

test.for([
  ['tax, Boise, 150 guaranteed', 150_000],
  ['tax, Boise, 150 lawyers', undefined],
  ['tax, Boise, within 150 miles', undefined],
  ['oil title attorney, Midland one twenty to one forty', 120_000],
  ['corporate associates - market', 225_000],
] as const)('reads the pay of “%s”', ([query, salaryMin]) => {
  expect(criteria(query).salaryMin).toBe(salaryMin)
})

test.for([
  ['tax associate, Denver, 4-6th yr', 5],
  ['export controls associate DC 3+', 3],
  ['fund counsel Stamford, 5+, 325 to 375 all-in', 5],
  ['banking regulatory 8yr DC', 8],
  ['tax, 5yrs+, Boston', 5],
  ['tax, 5PQE, London', 5],
  ['tax, 10-12yrs, Boston', 11],
] as const)('reads the years of “%s”', ([query, years]) => {
  expect(criteria(query).yearsExperience).toBe(years)
})

test('reads an approximate cap as the maximum pay', () => {
  expect(criteria('tax associate, comp capped around 240')).toMatchObject({ salaryMax: 240_000 })
})

test('says which firm is ruled out', () => {
  const { understood, notUnderstood } = readQuery('non-Skadden M&A associate, Wilmington; skip Dover', setsDay)
  expect(notUnderstood).toEqual([])
  expect(understood).toContainEqual({
    field: 'firm',
    text: 'Skadden',
    value: 'Not Skadden, Arps, Slate, Meagher & Flom',
  })
})

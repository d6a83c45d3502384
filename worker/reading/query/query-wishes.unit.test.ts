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
  ['tax associate, nothing remote', false],
  ['tax associate, remote is out', false],
  ['tax associate, remote impossible', false],
  ['tax associate, not looking for remote', false],
  ['tax associate, does not need to be remote', undefined],
  ['tax associate, remote fine', true],
] as const)('reads the remote work of “%s”', ([query, remote]) => {
  expect(criteria(query).remoteWork).toBe(remote)
})

test('never takes what is ruled out for a wish', () => {
  expect(criteria("doesn't want to be an associate again, counsel only, tax").seniority).toBe('counsel')
  expect(criteria('nothing in litigation; tax, Denver').excludedAreas).toEqual(['Litigation'])
  expect(criteria('clerked in Delaware, wants Houston, tax').locations).toEqual(['Houston, TX'])
  expect(criteria('remote tax counsel, West Coast hours').locations).toEqual([])
})

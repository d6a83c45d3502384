import { expect, test } from 'vitest'
import { firstNamesLike } from './first-names.ts'

test('finds the forms of a first name in both directions', () => {
  expect(firstNamesLike('william')).toEqual(['william', 'bill', 'will', 'billy', 'liam'])
  expect(firstNamesLike('bill')).toContain('william')
  expect(firstNamesLike('kate')).toEqual(expect.arrayContaining(['catherine', 'katherine', 'kathleen']))
})

test('adds nothing to a name without short forms, and joins no two formal names', () => {
  expect(firstNamesLike('amara')).toEqual(['amara'])
  expect(firstNamesLike('alexander')).not.toContain('alexandra')
  expect(firstNamesLike('constructor')).toEqual(['constructor'])
})

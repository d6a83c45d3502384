import { expect, test } from 'vitest'
import { BudgetExceeded, budgetFor, makeBudget } from './budget.ts'
import { parseJson } from './json.ts'

const limits = { bytes: 10, operators: 10, items: 10, steps: 10, depth: 3 }

test('allows exactly its limit and throws one typed error beyond it', () => {
  const budget = makeBudget(limits)
  budget.spend('bytes', 10)
  expect(() => budget.spend('bytes')).toThrow(BudgetExceeded)
  expect(budget.spent()).toEqual({ bytes: 10, operators: 0, items: 0, steps: 0 })
})

test('refuses amounts that are negative, infinite or not numbers', () => {
  for (const amount of [Number.NaN, -3, Infinity]) expect(() => makeBudget(limits).spend('items', amount)).toThrow()
})

test('limits nesting and forgets the levels that were left', () => {
  const budget = makeBudget(limits)
  const nest = (levels: number): number => (levels === 0 ? 0 : budget.nested(() => nest(levels - 1)))
  for (let round = 0; round < 3; round++) expect(nest(3)).toBe(0)
  expect(() => nest(4)).toThrow(BudgetExceeded)
  expect(nest(3)).toBe(0)
})

test('refuses JSON that nests too deeply or has too many values before building it', () => {
  expect(parseJson('{"a":[1,"}],[{",null]}', makeBudget({ ...limits, bytes: 100 }))).toEqual({ a: [1, '}],[{', null] })
  expect(() => parseJson('['.repeat(4) + ']'.repeat(4), makeBudget(limits))).toThrow(BudgetExceeded)
  expect(() => parseJson(`[${'1,'.repeat(30)}1]`, makeBudget({ ...limits, bytes: 100 }))).toThrow(BudgetExceeded)
  expect(() => parseJson('[1', makeBudget(limits))).toThrow(SyntaxError)
  expect(() => parseJson('['.repeat(900_000), budgetFor('message'))).toThrow(BudgetExceeded)
})

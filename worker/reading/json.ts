import type { ReadingBudget } from '#worker/reading/budget.ts'

/** A JSON object. */
export type Json = Record<string, unknown>

/** Checks whether a JSON value is an object, and not an array or null. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Parses JSON that someone else wrote. Values and nesting are counted in one pass before any of them is built: eight
 * megabytes of `[[],[],…` would become a hundred megabytes of arrays.
 *
 * @throws BudgetExceeded when there is too much of it; SyntaxError when it is not JSON.
 */
export function parseJson(text: string, budget: ReadingBudget): unknown {
  budget.spend('bytes', text.length)
  let depth = 0
  let values = 1
  let isString = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') isString = !isString
    else if (isString) at += Number(sign === '\\')
    else if (sign === ',') values++
    else if (sign === '}' || sign === ']') depth--
    else if (sign === '{' || sign === '[') {
      values++
      budget.atDepth(++depth)
    }
  }
  budget.spend('items', values)
  return JSON.parse(text)
}

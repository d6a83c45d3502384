import { PageError } from '#worker/reading/page-error.ts'
import { BudgetExceeded, budgetFor, type ReadingBudget } from '#worker/reading/budget.ts'

/**
 * Reads one page, with the work that a page is worth.
 *
 * @throws PageError `malformed` for a page that asks for more, so that it fails like any page that can't be read.
 */
export function withPageBudget<T>(read: (budget: ReadingBudget) => T): T {
  try {
    return read(budgetFor('page'))
  } catch (error) {
    if (!(error instanceof BudgetExceeded)) throw error
    throw new PageError('malformed', 'The page is too large or too nested to read.')
  }
}

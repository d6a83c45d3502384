import type { ReadingBudget } from './budget.ts'

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
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case quote:
        at = endOfString(text, at)
        break
      case comma:
        values++
        break
      case openBrace:
      case openBracket:
        values++
        budget.atDepth(++depth)
        break
      case closeBrace:
      case closeBracket:
        depth--
        break
      default:
    }
  }
  budget.spend('items', values)
  return JSON.parse(text)
}

const quote = 0x22
const comma = 0x2c
const backslash = 0x5c
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d] as const

/** Where the closing quote of a string is, or the end of the text. */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === backslash) at++
    else if (code === quote) return at
  }
  return text.length
}

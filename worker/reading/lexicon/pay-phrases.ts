import { marketTerms } from './market-scale.ts'
import { amountAt, type PayRun } from './pay-amounts.ts'
import { figuresAt, hundredsAt } from './pay-hundreds.ts'
import { isApart, rangeAt } from './pay-range.ts'
import { findPhrases, phraseBook, type Run } from './phrase-book.ts'
import type { Token } from './tokens.ts'

const marketBook = phraseBook(marketTerms.map((text) => ({ text, value: true as const })))

/**
 * Finds amounts of pay: "250-300k", "$225,000", "low 300s", "mid-200s", "200+", "under 400", "at least 250", "$100/hr",
 * "six figures", "market". A bare number counts only with a word of pay, a comparison, or a plus. Books of business
 * are separate; bonuses, deals, hours and head counts are left out.
 *
 * @param options.isTaken Tokens that mean something else already ("AmLaw 100", "Chapter 11").
 * @param options.isProse Running prose, where two bare numbers are no pay.
 */
export function findSalaries(
  tokens: readonly Token[],
  { isTaken, isProse }: { isTaken: (at: number) => boolean; isProse: boolean },
): PayRun[] {
  const found: PayRun[] = findPhrases(tokens, marketBook)
    .filter((run) => !isBelowMarket(tokens, run))
    .map((run) => ({ from: run.from, to: run.to, value: { kind: 'salary', isMarket: true, isSurelyPay: true } }))
  for (let at = 0; at < tokens.length; at++) {
    if (isTaken(at)) continue
    const one =
      marketAlone(tokens, at) ??
      figuresAt(tokens, at) ??
      hundredsAt(tokens, at, isProse) ??
      rangeAt(tokens, at, { isTaken, isProse })
    if (!one) {
      // A number that isn't pay isn't pay from its second digit on either.
      at = Math.max(at, (amountAt(tokens, at)?.to ?? 0) - 1)
      continue
    }
    found.push(one)
    at = one.to - 1
  }
  return found.sort((a, b) => a.from - b.from)
}

const isBelowMarket = (tokens: readonly Token[], run: Run): boolean =>
  ['below', 'under'].includes(tokens[run.from - 1]?.norm ?? '')

/** "V10, market": the word as a statement of its own. */
function marketAlone(tokens: readonly Token[], at: number): PayRun | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (token?.norm !== 'market' || at === 0 || !isApart(token.gap)) return undefined
  const isBounded = /^(?:or|and|plus)$/.test(next?.norm ?? '') || next?.raw === '+'
  if (!isApart(next?.gap) && !isBounded) return undefined
  return { from: at, to: at + 1, value: { kind: 'salary', isMarket: true, isSurelyPay: true } }
}

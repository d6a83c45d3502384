import { amountAt } from '#worker/reading/lexicon/money.ts'
import { gapAt, normAt, tokenize } from '#worker/reading/lexicon/tokens.ts'

/** "Six-figure": the least amount that has so many figures. */
const figures: ReadonlyMap<string, number> = new Map([
  ['six', 100_000],
  ['seven', 1_000_000],
  ['eight', 10_000_000],
])
/** Books of business outside of this are something else. Dollars. */
const plausible = { min: 10_000, max: 1_000_000_000 } as const

/** The largest amount of dollars in a sentence about business, or null. */
export function bookDollars(sentence: string): number | null {
  const tokens = tokenize(sentence)
  const amounts = tokens.flatMap((_, at) => {
    if (/^figures?$/.test(normAt(tokens, at + 1)) && gapAt(tokens, at + 1) !== 'stop')
      return figures.get(normAt(tokens, at)) ?? []
    const amount = amountAt(tokens, at)
    const isMoney = amount !== undefined && (amount.currency === 'USD' || amount.unit > 1)
    return isMoney && amount.value >= plausible.min && amount.value <= plausible.max ? amount.value : []
  })
  return amounts.length > 0 ? Math.round(Math.max(...amounts)) : null
}

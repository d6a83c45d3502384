import { numberText } from '#contract/domain/number-text.ts'
import { salaryThousands } from '#contract/domain/salary.ts'
import { marketSalary } from '#worker/reading/lexicon/market-scale.ts'
import type { Of, QueryReading } from './query-reading.ts'

/** Before an amount that isn't wished for: current pay ("currently at 225k"), or a book ("portable book, 1.2MM"). */
const isOther =
  /\b(?:currently|now|presently|makes|making|earning|earns)\s+(?:is\s+|at\s+|making\s+|earning\s+|paid\s+)?(?:around\s+|about\s+)?\$?$|\b(?:book|portables?|business)\s*[,:–-]\s*\$?$/i

/** Reads the pay that is wished for. */
export function readPay(
  salaries: readonly Of<'salary'>[],
  { text, criteria, say }: QueryReading,
  years: number | undefined,
): void {
  const wishes = salaries.filter(
    ({ start, end }) =>
      !isOther.test(text.slice(Math.max(0, start - 30), start)) &&
      !/^\+?\s(?:practice|business)\b/.test(text.slice(end)),
  )
  for (const pay of wishes) {
    const [min, max] = [pay.min ?? pay.exact, pay.max]
    if (min !== undefined && criteria.salaryMin === undefined) {
      criteria.salaryMin = min
      say(pay, 'salaryMin', `From ${salaryThousands(min)}`)
    }
    if (max !== undefined && criteria.salaryMax === undefined) {
      criteria.salaryMax = max
      say(pay, 'salaryMax', `Up to ${salaryThousands(max)}`)
    }
  }
  const market = wishes.find(({ isMarket, stance }) => isMarket && stance !== 'unwanted')
  if (market && criteria.salaryMin === undefined && criteria.salaryMax === undefined) {
    criteria.salaryMin = marketSalary(years ?? 1)
    say(market, 'salaryMin', `From ${salaryThousands(criteria.salaryMin)} (market)`)
  }
}

/** Criteria are in dollars; pay in other money is shown as understood. */
export function sayForeignPay(amounts: readonly Of<'foreignPay'>[], { say }: QueryReading): void {
  for (const pay of amounts) {
    const ends = [pay.min ?? pay.exact, pay.max].flatMap((end) => (end === undefined ? [] : [numberText(end)]))
    const bound = pay.min === undefined && pay.exact === undefined ? 'Up to ' : ''
    say(pay, 'foreignPay', `${bound}${ends.join('–')} ${pay.currency === 'other' ? 'in other money' : pay.currency}`)
  }
}

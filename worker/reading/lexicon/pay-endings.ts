import { hoursAYear, periods } from './pay-words.data.ts'
import type { Amount } from './pay-amounts.ts'
import { gapAt, normAt, rawAt, type Token } from './tokens.ts'

/** Unit of time that pay is stated for: how often a year has it, and where its words end. */
export type PayPeriod = { factor: number; to: number }

/** "Hourly $60", "Hourly rate: $32 – $44", and "$32.00 – $44.00", which nobody writes of a year's pay. */
export function hourlyBefore(
  tokens: readonly Token[],
  start: number,
  { digits, hasDollar, hasCents, unit }: Amount,
  to: number,
): PayPeriod | undefined {
  if (unit > 1 || digits >= 500) return undefined
  const hour = { factor: hoursAYear, to }
  if (hasDollar && hasCents && digits >= 10) return hour
  for (let back = 1; back <= 5; back++) {
    const word = tokens[start - back]?.norm
    if (word === 'hourly') return hour
    if (
      word === undefined ||
      !/^(?:rate|rates|wage|pay|salary|compensation|range|of|is|from|the|starting|between|base)$/.test(word)
    )
      return undefined
  }
  return undefined
}

/** "/hr", "per hour", "a year", "annually". */
export function periodAt(tokens: readonly Token[], at: number): PayPeriod | undefined {
  const next = tokens[at]
  if (!next || next.gap === 'stop') return undefined
  const direct = periods.get(next.norm)
  if (direct !== undefined && (next.gap === 'slash' || /ly$|^annual$/.test(next.norm)))
    return { factor: direct, to: at + 1 }
  if (/^(?:per|an|a|p)$/.test(next.norm)) {
    const factor = periods.get(normAt(tokens, at + 1))
    if (factor !== undefined) return { factor, to: at + 2 }
  }
  return undefined
}

const moreWord = /^(?:more|up|above|higher|over|better|upwards?|beyond|greater)$/
const lessWord = /^(?:less|under|below|lower)$/
const least = /^(?:minimum|min|plus|floor)$/
const most = /^(?:max|maximum|tops|cap|ceiling)$/

/** A bound behind an amount: "or more", "and up", "minimum", "tops". */
export function boundAfter(tokens: readonly Token[], at: number): { kind: 'min' | 'max'; to: number } | undefined {
  const [one, two] = [tokens[at], tokens[at + 1]]
  if (!one || one.gap === 'stop') return undefined
  if (two && /^(?:or|and)$/.test(one.norm)) {
    if (moreWord.test(two.norm)) return { kind: 'min', to: at + 2 }
    if (lessWord.test(two.norm)) return { kind: 'max', to: at + 2 }
  }
  const isAddition = one.norm === 'plus' && two?.gap === 'soft' && !/^(?:base|doe|depending)$/.test(two.norm)
  if (isAddition || one.gap === 'comma') return undefined
  if (least.test(one.norm)) return { kind: 'min', to: at + 1 }
  return most.test(one.norm) ? { kind: 'max', to: at + 1 } : undefined
}

const addedSums =
  /^(?:bonus|bonuses|equity|commission|origination|ltip|rsu|stock|benefits|incentive|incentives|profit|discretionary|overtime|ot|bilingual|generous|full|excellent|carry|options|rsus|superior)$/
/** After "+" these still speak of the amount before it. */
const ofTheAmount = /^(?:base|salary|annually|annual|a|depending|doe|for|in|comp|year|range)$/

/** Checks whether an amount continues with an addition: "+ bonus", "+ $1,500", "plus a percentage". */
export function hasAddition(tokens: readonly Token[], at: number): boolean {
  const isSign = rawAt(tokens, at) === '+'
  const next = tokens[at + 1]
  if (!(isSign || normAt(tokens, at) === 'plus') || !next || next.gap === 'stop' || next.gap === 'comma') return false
  if (next.raw === '$' || addedSums.test(next.norm)) return true
  // "+ 25% bonus".
  if (/^\d{1,3}$/.test(next.norm) && rawAt(tokens, at + 2) === '%') return true
  return isSign && gapAt(tokens, at) === 'soft' && isAddedWord(tokens, at + 1)
}

function isAddedWord(tokens: readonly Token[], at: number): boolean {
  const word = normAt(tokens, at)
  const isPeriod = word === 'per' && periods.has(normAt(tokens, at + 1))
  return /^\p{L}/u.test(word) && !ofTheAmount.test(word) && !isPeriod
}

/** Checks whether a bonus or the like follows within a few words of its clause. */
export function isExtra(tokens: readonly Token[], at: number): boolean {
  for (let ahead = 0; ahead < 3; ahead++) {
    const token = tokens[at + ahead]
    if (
      !token ||
      token.gap === 'stop' ||
      token.gap === 'comma' ||
      /^(?:and|plus|with|or|to)$/.test(token.norm) ||
      token.raw === '+'
    )
      return false
    if (/^(?:bonus|bonuses|stipend|sign-on|sign|allowance|differential|reimbursement|grant)$/.test(token.norm))
      return true
  }
  return false
}

import type { Run } from './phrase-book.ts'
import { gapAt, normAt, rawAt, type Token } from './tokens.ts'

/** An amount of pay, in dollars a year: a range, a bound, or one figure (`exact`). */
export type SalaryWord = {
  kind: 'salary'
  min?: number
  max?: number
  exact?: number
  /** "Market", "Cravath scale": the amount follows from the class year (market-scale.ts). */
  isMarket?: true
  /** The words around it speak of pay; in prose an amount without them may be anything. */
  isSurelyPay: boolean
  /** Given by the hour, and turned into a year of `hoursAYear`. */
  isHourly?: true
}
/** A statement of portable business, in dollars a year. */
export type BookWord = { kind: 'book'; dollars: number }

export type PayRun = Run & { value: SalaryWord | BookWord }

type Unit = 1 | 1000 | 1_000_000

/** A number that may be dollars. */
export type Amount = {
  value: number
  to: number
  hasDollar: boolean
  unit: Unit
  /** As written, before the unit. */
  digits: number
  hasSeparator: boolean
  /** "180ish", "130-ish": nobody rounds anything but pay like that. */
  isRounded: boolean
  /** "$32.00". */
  hasCents: boolean
}

const amountPattern = /^((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(k|ks|m|mm|mil|million|ish|kish)?$/

/** The amount that begins at a token, with its unit: "$225,000", "250k", "1.1 million", "130-ish". */
export function amountAt(tokens: readonly Token[], start: number): Amount | undefined {
  const hasDollar = rawAt(tokens, start) === '$'
  const at = hasDollar ? start + 1 : start
  const token = tokens[at]
  if (!token || (hasDollar && token.gap === 'stop') || isRetirementPlan(tokens, at)) return undefined
  const match = amountPattern.exec(token.norm)
  if (!match) return undefined
  const [, written = '', suffix] = match
  const digits = Number(written.replaceAll(',', ''))
  const own = suffixUnit(suffix)
  const unit = own === 1 ? unitBehind(tokens[at + 1], hasDollar) : own
  const end = unit === own ? at + 1 : at + 2
  const rounded = roundedAt(tokens, end, suffix ?? '')
  return {
    value: digits * unit,
    to: rounded?.to ?? end,
    hasDollar,
    unit,
    digits,
    hasSeparator: written.includes(','),
    isRounded: rounded !== undefined,
    hasCents: /\.\d\d$/.test(written),
  }
}

/** "180ish", "130-ish": the index behind it; undefined for a number that isn't rounded. */
function roundedAt(tokens: readonly Token[], at: number, suffix: string): { to: number } | undefined {
  const isNext = normAt(tokens, at) === 'ish'
  if (!suffix.endsWith('ish') && !(isNext && gapAt(tokens, at) !== 'stop')) return undefined
  return { to: isNext ? at + 1 : at }
}

/** "A 401(k)", "401k". */
const isRetirementPlan = (tokens: readonly Token[], at: number): boolean => {
  const [plan, letter] = [normAt(tokens, at), normAt(tokens, at + 1)]
  return plan === '401k' || plan === '403b' || (/^(?:401|403|457)$/.test(plan) && /^[kb]$/.test(letter))
}

function suffixUnit(suffix: string | undefined): Unit {
  if (suffix === undefined || suffix === 'ish') return 1
  return suffix.startsWith('k') ? 1000 : 1_000_000
}

/** "250 thousand", "1.1 million", "$2 m". */
function unitBehind(next: Token | undefined, hasDollar: boolean): Unit {
  if (!next || !(next.gap === 'soft' || next.gap === 'joined' || next.gap === 'hyphen')) return 1
  if (/^(?:k|thousand|grand)$/.test(next.norm)) return 1000
  return /^(?:million|mm|mil)$/.test(next.norm) || (next.norm === 'm' && hasDollar) ? 1_000_000 : 1
}

/** Checks whether numbers without a sign or unit may be thousands or dollars of pay. */
export function isBarePlausible(first: Amount, second: Amount | undefined): boolean {
  const fits = ({ digits }: Amount) => (digits >= 60 && digits < 1000) || (digits >= 20_000 && digits <= 2_000_000)
  return fits(first) && (second === undefined || fits(second))
}

/** Gives both ends in dollars: "250-300k" are thousands both; "$250-300" too; "$1.1-1.3M" are millions. */
export function withUnits(
  first: Amount,
  second: Amount | undefined,
  factor: number | undefined,
): [number, number | undefined] {
  const isPeriod = factor !== undefined && factor !== 1
  const alone = (amount: Amount, unit: number): number => {
    if (amount.unit > 1) return amount.value
    if (unit > 1 && amount.digits < 1000) return amount.digits * unit
    return amount.digits < 1000 && !isPeriod ? amount.digits * 1000 : amount.value
  }
  const unit = Math.max(first.unit, second?.unit ?? 1)
  return [alone(first, unit), second && alone(second, unit)]
}

import { amountAt, isBarePlausible, withUnits, type Amount, type PayRun, type SalaryWord } from './pay-amounts.ts'
import { cueBefore, hasPayWordAfter, type PayBound, type PayCue } from './pay-cues.ts'
import { boundAfter, hasAddition, hourlyBefore, isExtra, periodAt, type PayPeriod } from './pay-endings.ts'
import { bookNouns, hoursAYear, otherNouns } from './pay-words.data.ts'
import { gapAt, normAt, rawAt, type Token } from './tokens.ts'

/** Pay outside of this is a slip or something else: dollars a year. */
const plausible = { min: 20_000, max: 10_000_000 } as const

/** One amount or a range as written, with the words around it. */
type Figures = {
  tokens: readonly Token[]
  start: number
  /** The token behind the last amount. */
  to: number
  first: Amount
  second: Amount | undefined
  cue: PayCue
  period: PayPeriod | undefined
  isProse: boolean
}

/** Reads an amount or a range with its bounds and its unit of time: "250-300k", "at least $225,000", "$45/hr". */
export function rangeAt(
  tokens: readonly Token[],
  start: number,
  { isTaken, isProse }: { isTaken: (at: number) => boolean; isProse: boolean },
): PayRun | undefined {
  const amounts = amountsAt(tokens, start, isTaken)
  if (!amounts) return undefined
  const { first, second, cue } = amounts
  const period = periodAt(tokens, amounts.to) ?? hourlyBefore(tokens, start, first, second?.to ?? first.to)
  const figures: Figures = { ...amounts, tokens, start, period, isProse }
  if (!mayBePay(figures)) return undefined
  const end = signAfter(tokens, period?.to ?? amounts.to)
  const meaning = (end.isAdded ? undefined : meaningAfter(tokens, end.to, period)) ?? meaningBefore(cue)
  const dollars = dollarsOf(figures)
  if (meaning === 'book') return { from: start, to: end.to, value: { kind: 'book', dollars: Math.round(dollars.min) } }
  return meaning === 'other' || !isPlausible(dollars) ? undefined : payRun(figures, end, dollars)
}

type Dollars = { min: number; max: number | undefined }

/** Both ends in dollars a year. */
function dollarsOf({ first, second, period }: Figures): Dollars {
  const factor = period?.factor ?? 1
  const [low, high] = withUnits(first, second, period?.factor)
  return { min: low * factor, max: high === undefined ? undefined : high * factor }
}

/** "$260K–$390K + bonus", "$90k plus equity": what comes on top bounds nothing; "$260K+" is a bound. */
function signAfter(tokens: readonly Token[], end: number): { isAdded: boolean; isPlus: boolean; to: number } {
  const isAdded = hasAddition(tokens, end)
  const isPlus = rawAt(tokens, end) === '+' && gapAt(tokens, end) !== 'stop' && !isAdded
  return { isAdded, isPlus, to: isPlus ? end + 1 : end }
}

function payRun(
  { tokens, start, cue, period }: Figures,
  end: { isPlus: boolean; to: number },
  { min, max }: Dollars,
): PayRun {
  const after = boundAfter(tokens, end.to)
  const to = after?.to ?? end.to
  const bound = end.isPlus ? 'min' : (after?.kind ?? cue.kind)
  const isSurelyPay = cue.hasPayWord || hasPayWordAfter(tokens, to) || period !== undefined || cue.kind !== undefined
  const isHourly = period?.factor === hoursAYear
  return { from: cue.from ?? start, to, value: salaryOf({ min, max, bound, isSurelyPay, isHourly }) }
}

/** The amounts of a range, or the one that is alone. */
function amountsAt(
  tokens: readonly Token[],
  start: number,
  isTaken: (at: number) => boolean,
): Pick<Figures, 'first' | 'second' | 'to' | 'cue'> | undefined {
  const first = amountAt(tokens, start)
  if (!first) return undefined
  const cue = cueBefore(tokens, start)
  const connector = rangeConnector(tokens, first.to, cue.isBetween)
  const second = connector === undefined || isTaken(connector) ? undefined : amountAt(tokens, connector)
  if (second && isGrade(first, second)) return undefined
  const isRange = second !== undefined && second.value >= first.digits
  return isRange ? { first, second, to: second.to, cue } : { first, second: undefined, to: first.to, cue }
}

/** "Range 68 – $72,480": the first is a grade. */
const isGrade = (first: Amount, second: Amount): boolean =>
  second.hasDollar &&
  second.hasSeparator &&
  !first.hasDollar &&
  !first.hasSeparator &&
  first.unit === 1 &&
  first.digits < 1000

/** Checks whether the form of the numbers, or the words around them, make them pay. */
function mayBePay(figures: Figures): boolean {
  const { first, second, period } = figures
  if (isMoney(first) || (second && isMoney(second)) || period?.factor === hoursAYear) return true
  if (first.hasSeparator) return hasPayHint(figures) || second !== undefined || isSumAlone(figures)
  return (hasPayHint(figures) || isBareRange(figures) || isRoundAlone(figures)) && isBarePlausible(first, second)
}

const isMoney = ({ hasDollar, unit }: Amount): boolean => hasDollar || unit > 1

function hasPayHint({ tokens, to, first, second, cue }: Figures): boolean {
  return (
    first.isRounded ||
    second?.isRounded === true ||
    cue.kind !== undefined ||
    cue.hasPayWord ||
    hasPayWordAfter(tokens, to) ||
    rawAt(tokens, to) === '+' ||
    boundAfter(tokens, to) !== undefined
  )
}

/** "L&E, San Diego, 190-215": in a query two such numbers are pay without a word of it. */
const isBareRange = ({ isProse, first, second }: Figures): boolean =>
  !isProse &&
  second !== undefined &&
  [first, second].every(({ digits }) => digits >= 65 && digits <= 950) &&
  // "80 to 110": round, and more than years could be.
  (first.digits >= 100 || (second.digits >= 90 && first.digits % 5 === 0 && second.digits % 5 === 0))

/** "KC or St. Louis; 175": a round number alone is an amount. */
const isRoundAlone = ({ tokens, start, to, isProse, first, second }: Figures): boolean =>
  !isProse &&
  second === undefined &&
  start > 0 &&
  isRoundBetween(first, { min: 100, max: 950, step: 5 }) &&
  (isApart(gapAt(tokens, start)) || isSlashed(tokens, start)) &&
  (isApart(gapAt(tokens, to)) || isSlashed(tokens, to))

/** "Naples, 3 years, 130,000": a round sum alone. */
const isSumAlone = ({ tokens, start, to, isProse, first }: Figures): boolean =>
  !isProse &&
  isRoundBetween(first, { min: 50_000, max: 950_000, step: 500 }) &&
  start > 0 &&
  isApart(gapAt(tokens, start)) &&
  isApart(gapAt(tokens, to))

const isRoundBetween = ({ digits }: Amount, { min, max, step }: { min: number; max: number; step: number }): boolean =>
  digits >= min && digits <= max && digits % step === 0

/** Checks whether a gap parts two statements. */
export const isApart = (gap: string | undefined): boolean => gap === undefined || gap === 'comma' || gap === 'stop'

/** "Miami / 375 / hybrid": between blanks a slash parts like a comma. */
const isSlashed = (tokens: readonly Token[], at: number): boolean =>
  gapAt(tokens, at) === 'slash' && (tokens[at]?.start ?? 0) - (tokens[at - 1]?.end ?? 0) > 2

/** Meaning that the noun behind an amount gives it; undefined where none says anything. */
function meaningAfter(
  tokens: readonly Token[],
  to: number,
  period: PayPeriod | undefined,
): 'book' | 'other' | undefined {
  const noun = nounAfter(tokens, to)
  if (!noun) return undefined
  if (bookNouns.has(noun.norm) || (noun.norm === 'in' && bookNouns.has(normAt(tokens, to + 2)))) return 'book'
  // "$150,000 clerkship bonus", "$25K sign-on".
  const isOther = !period && (otherNouns.has(noun.norm) || isExtra(tokens, to))
  return isOther || noun.raw === '%' ? 'other' : undefined
}

/** The noun behind an amount in its clause; a small word between is passed over. */
function nounAfter(tokens: readonly Token[], to: number): Token | undefined {
  const after = tokens[to]
  if (!after || after.gap === 'stop' || (after.gap === 'comma' && after.norm === 'in')) return undefined
  const noun = /^(?:in|of|worth|a|dollar)$/.test(after.norm) ? tokens[to + 1] : after
  return noun && noun.gap !== 'stop' && noun.gap !== 'comma' ? noun : undefined
}

function meaningBefore({ isBook, isOther }: PayCue): 'book' | 'other' | undefined {
  if (isBook) return 'book'
  return isOther ? 'other' : undefined
}

const isPlausible = ({ min, max }: Dollars): boolean =>
  min >= plausible.min && min <= plausible.max && (max === undefined || max <= plausible.max)

function salaryOf(given: {
  min: number
  max: number | undefined
  bound: PayBound | undefined
  isSurelyPay: boolean
  isHourly: boolean
}): SalaryWord {
  const { bound, isSurelyPay } = given
  const [min, max] = [Math.round(given.min), given.max === undefined ? undefined : Math.round(given.max)]
  const base = { kind: 'salary' as const, isSurelyPay, ...(given.isHourly ? { isHourly: true as const } : {}) }
  if (max !== undefined) return { ...base, min: Math.min(min, max), max: Math.max(min, max) }
  if (bound === 'min') return { ...base, min }
  if (bound === 'max') return { ...base, max: min }
  return { ...base, exact: min }
}

/** Where the second amount of a range begins, or undefined. */
function rangeConnector(tokens: readonly Token[], at: number, isBetween: boolean): number | undefined {
  const behind = afterAside(tokens, at)
  if (behind !== at) return behind + 1
  const next = tokens[at]
  if (!next || next.gap === 'stop') return undefined
  if (next.gap === 'hyphen' || next.gap === 'joined') return /^[\d$]/.test(next.raw) ? at : undefined
  if (next.gap === 'slash') return undefined
  if (/^(?:to|through|thru)$/.test(next.norm) || (isBetween && next.norm === 'and')) {
    return /^(?:usd|us)$/.test(normAt(tokens, at + 1)) ? at + 2 : at + 1
  }
  return undefined
}

/** "$92,400 (7 years) to $108,900": where it continues after a bracket with years, else where it was. */
function afterAside(tokens: readonly Token[], at: number): number {
  if (gapAt(tokens, at) !== 'stop') return at
  for (let to = at + 1; to <= at + 4; to++) {
    const token = tokens[to]
    if (!token) return at
    if (token.gap !== 'stop') continue
    const isYears = tokens.slice(at, to).some(({ norm }) => /^(?:years?|yrs?|class|steps?|level)$/.test(norm))
    return isYears && token.norm === 'to' ? to : at
  }
  return at
}

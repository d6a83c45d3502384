import { clauseFrom, indexBehind, type Clause } from './clause.ts'
import { amountAt, type Amount, type Currency } from './money.ts'
import { behind, meaningBehind, periodOf, readBefore, type Before, type Period } from './pay-clauses.ts'
import { hundredsAt } from './pay-hundreds.ts'
import { bookNouns, hoursAYear, marketTerms, otherNouns } from './pay-words.data.ts'
import { findPhrases, phraseBook, termsOf, type Run } from './phrase-book.ts'
import { gapAt, normAt, type Token } from './tokens.ts'

type Sum = {
  min?: number
  max?: number
  exact?: number
}
/** An amount of pay, in dollars a year: a range, a bound, or one figure (`exact`). */
export type SalaryWord = Sum & {
  kind: 'salary'
  /** "Market", "Cravath scale": the amount follows from the class year (market-scale.ts). */
  isMarket?: true
  /** The words around it speak of pay; in prose an amount without them may be anything. */
  isSurelyPay: boolean
  /** Given by the hour, and turned into a year of `hoursAYear`. */
  isHourly?: true
}
/** Pay in other money, a year: understood, but not a criterion. */
export type ForeignPayWord = Sum & { kind: 'foreignPay'; currency: Exclude<Currency, 'USD'> }
/** A statement of portable business, in dollars a year. */
export type BookWord = { kind: 'book'; dollars: number }

export type PayRun = Run & { value: SalaryWord | ForeignPayWord | BookWord }
type Options = { isTaken: (at: number) => boolean; isProse: boolean }

/** Pay outside of this is a slip or something else: a year's. */
const plausible = { min: 20_000, max: 10_000_000 } as const
/** Words behind an amount that are looked at. */
const maxAfter = 8

const marketBook = phraseBook(termsOf(marketTerms, true as const))

/**
 * Finds amounts of pay: "250-300k", "$225,000", "low 300s", "200+", "under 400", "at least two fifty", "$100/hr",
 * "six figures", "market". A bare number counts only with a word of pay, a comparison, or a plus. Books of business and other
 * currencies are separate; bonuses, deals, hours and head counts are left out.
 *
 * @param options.isTaken Tokens that mean something else already ("AmLaw 100", "Chapter 11").
 * @param options.isProse Running prose, where two bare numbers are no pay.
 */
export function findSalaries(tokens: readonly Token[], options: Options): PayRun[] {
  const found: PayRun[] = findPhrases(tokens, marketBook)
    .filter(({ from }) => !/^(?:below|under)$/.test(normAt(tokens, from - 1)))
    .map(({ from, to }) => ({ from, to, value: { kind: 'salary', isMarket: true, isSurelyPay: true } }))
  for (let at = 0; at < tokens.length; at++) {
    if (options.isTaken(at)) continue
    const one =
      marketAlone(tokens, at) ??
      figuresAt(tokens, at) ??
      hundredsAt(tokens, at, options.isProse) ??
      rangeAt(tokens, at, options)
    // A number that isn't pay isn't pay from its second digit on either.
    at = Math.max(at, (one?.to ?? amountAt(tokens, at)?.to ?? 0) - 1)
    if (one) found.push(one)
  }
  return found.sort((a, b) => a.from - b.from)
}

/** "V10, market": the word alone between commas. */
function marketAlone(tokens: readonly Token[], at: number): PayRun | undefined {
  if (normAt(tokens, at) !== 'market' || at === 0 || !isApart(gapAt(tokens, at))) return undefined
  if (!isApart(gapAt(tokens, at + 1)) && !/^(?:or|and|plus|\+)$/.test(normAt(tokens, at + 1))) return undefined
  return { from: at, to: at + 1, value: { kind: 'salary', isMarket: true, isSurelyPay: true } }
}

/** "Six figures", "7-figure book". */
function figuresAt(tokens: readonly Token[], at: number): PayRun | undefined {
  const word = normAt(tokens, at)
  const dollars = /^(?:six|6)$/.test(word) ? 100_000 : 1_000_000
  if (!/^(?:six|6|seven|7)$/.test(word) || !/^[ -]fig(?:ure)?s?$/.test(clauseFrom(tokens, at + 1, 1).text))
    return undefined
  const noun = normAt(tokens, at + 2)
  if (bookNouns.has(noun)) return { from: at, to: at + 3, value: { kind: 'book', dollars } }
  return otherNouns.has(noun)
    ? undefined
    : { from: at, to: at + 2, value: { kind: 'salary', min: dollars, isSurelyPay: true } }
}

/** One amount or a range as written, with the words around it. */
type Figures = {
  tokens: readonly Token[]
  from: number
  /** The token behind the last amount. */
  to: number
  first: Amount
  second: Amount | undefined
  before: Before
  after: Clause
  isProse: boolean
}

/** Reads an amount or a range with its bounds and its unit of time: "250-300k", "at least $225,000", "$45/hr". */
function rangeAt(tokens: readonly Token[], from: number, { isTaken, isProse }: Options): PayRun | undefined {
  const first = amountAt(tokens, from)
  if (!first) return undefined
  const before = readBefore(tokens, from)
  const next = secondAt(clauseFrom(tokens, first.to, maxAfter), first.to, before.isBetween)
  const other = next === undefined || isTaken(next) ? undefined : amountAt(tokens, next)
  if (other && isGrade(first, other)) return undefined
  const second = other && other.value >= first.digits ? other : undefined
  const to = second?.to ?? first.to
  const figures: Figures = { tokens, from, to, first, second, before, after: clauseFrom(tokens, to, maxAfter), isProse }
  const period = periodOf(figures)
  return mayBePay(figures, period) ? payOf(figures, period) : undefined
}

/** Where the second amount of a range begins: "-300k", " to $300", " and" after "between", " (7 years) to". */
function secondAt(clause: Clause, at: number, isBetween: boolean): number | undefined {
  const link = /^ \. [^.]*\b(?:years?|yrs?|class|steps?|level)\b[^.]*? \. to(?= )/.exec(clause.text)
  if (link) return indexBehind(clause, at, link[0].length)
  if (/^(?:-| – |)[\d$£€]/.test(clause.text) || /^(?:-| – )[a-z]/.test(clause.text)) return at
  const word = (isBetween ? /^ (?:to|through|thru|and)(?= )/ : /^ (?:to|through|thru)(?= )/).exec(clause.text)
  return word ? indexBehind(clause, at, word[0].length) : undefined
}

/** "Range 68 – $72,480": the first is a grade. */
const isGrade = (first: Amount, second: Amount): boolean =>
  second.currency !== undefined &&
  second.hasSeparator &&
  first.currency === undefined &&
  !first.hasSeparator &&
  first.unit === 1 &&
  first.digits < 1000

function hasPayHint({ first, second, before, after }: Figures): boolean {
  return (
    first.isRounded ||
    second?.isRounded === true ||
    before.bound !== undefined ||
    before.hasPayWord ||
    [behind.pay, behind.plus, behind.more, behind.less].some((pattern) => pattern.test(after.text))
  )
}

/** Checks whether the numbers are pay, by how they are written or by the words around them. */
function mayBePay(figures: Figures, period: Period | undefined): boolean {
  const { first, second } = figures
  const isMoney = [first, second].some((one) => one && (one.currency !== undefined || one.unit > 1))
  if (isMoney || period?.factor === hoursAYear) return true
  if (first.hasSeparator) return second !== undefined || hasPayHint(figures) || isSumAlone(figures)
  const isPlausible = [first, second].every((one) => !one || isBarePlausible(one))
  return isPlausible && (hasPayHint(figures) || isBareRange(figures) || isRoundAlone(figures))
}

/** Checks whether a number without a sign or unit may be thousands or dollars of pay. */
const isBarePlausible = ({ digits }: Amount): boolean =>
  (digits >= 60 && digits < 1000) || (digits >= 20_000 && digits <= 2_000_000)

/** "L&E, San Diego, 190-215": in a query two such numbers are pay without a word of it; "80 to 110" are more than years. */
const isBareRange = ({ isProse, first, second }: Figures): boolean =>
  !isProse &&
  second !== undefined &&
  [first, second].every(({ digits }) => (digits >= 65 && digits <= 950) || digits >= 50_000) &&
  (first.digits >= 100 || (second.digits >= 90 && first.digits % 5 === 0 && second.digits % 5 === 0))

/** "KC or St. Louis; 175": a round number alone is an amount. */
const isRoundAlone = (figures: Figures): boolean => isAlone(figures, { min: 100, max: 950, step: 5 })

/** "Naples, 3 years, 130,000": a round sum alone. */
const isSumAlone = (figures: Figures): boolean => isAlone(figures, { min: 50_000, max: 950_000, step: 500 })

function isAlone(
  { tokens, from, to, isProse, first: { digits }, second }: Figures,
  round: { min: number; max: number; step: number },
): boolean {
  if (isProse || second || from === 0 || digits < round.min || digits > round.max || digits % round.step !== 0)
    return false
  return [from, to].every((at) => isApart(gapAt(tokens, at)) || clauseFrom(tokens, at, 1).text.startsWith(' / '))
}

/** Checks whether a gap parts two statements. */
const isApart = (gap: string | undefined): boolean => gap === undefined || gap === 'comma' || gap === 'stop'

/** The pay or the book that figures state, with the bound and the noun behind them. */
function payOf(figures: Figures, period: Period | undefined): PayRun | undefined {
  const { from, to, before, after } = figures
  const end = endOf(after.text, period?.length ?? 0)
  const meaning = (end.isAdded ? undefined : meaningBehind(end.tail, period)) ?? before.meaning
  const dollars = dollarsOf(figures, period)
  if (meaning === 'book')
    return { from, to: indexBehind(after, to, end.length), value: { kind: 'book', dollars: Math.round(dollars.min) } }
  if (meaning === 'other' || !isPlausiblePay(dollars)) return undefined
  const run = { from: from - before.boundLength, to: indexBehind(after, to, end.bounded) }
  const sum = sumOf(dollars, end.bound ?? before.bound)
  const currency = currencyOf(figures)
  if (currency !== 'USD') return { ...run, value: { kind: 'foreignPay', currency, ...sum } }
  const isSaid = before.hasPayWord || before.bound !== undefined || period !== undefined
  const isSurelyPay = isSaid || behind.pay.test(after.text.slice(end.bounded))
  const isHourly = period?.factor === hoursAYear
  return { ...run, value: { kind: 'salary', ...sum, isSurelyPay, ...(isHourly ? { isHourly } : {}) } }
}

const currencyOf = ({ first, second }: Figures): Currency => second?.currency ?? first.currency ?? 'USD'

const isPlausiblePay = ({ min, max }: Dollars): boolean =>
  min >= plausible.min && min <= plausible.max && (max ?? 0) <= plausible.max

/** A bound behind an amount and its period, how far it goes, and what comes behind a plus. */
function endOf(text: string, start: number) {
  const rest = text.slice(start)
  const isAdded = behind.addition.test(rest)
  const plus = isAdded ? '' : matched(behind.plus, rest)
  const tail = rest.slice(plus.length)
  const [more, less] = [matched(behind.more, tail), matched(behind.less, tail)]
  const length = start + plus.length
  const max = less === '' ? undefined : ('max' as const)
  const bound = plus + more === '' ? max : ('min' as const)
  return { isAdded, tail, length, bounded: length + (more || less).length, bound }
}

const matched = (pattern: RegExp, text: string): string => pattern.exec(text)?.[0] ?? ''

type Dollars = { min: number; max: number | undefined }

/** Both ends a year: "250-300k" are thousands both; "$250-300" too; "$1.1-1.3M" are millions. */
function dollarsOf({ first, second }: Figures, period: Period | undefined): Dollars {
  const factor = period?.factor ?? 1
  const unit = Math.max(first.unit, second?.unit ?? 1)
  const inDollars = ({ unit: own, value, digits }: Amount): number => {
    if (own > 1 || digits >= 1000) return value * factor
    return digits * factor * (unit > 1 || factor > 1 ? unit : 1000)
  }
  return { min: inDollars(first), max: second && inDollars(second) }
}

function sumOf(dollars: Dollars, bound: Before['bound']): Sum {
  const min = Math.round(dollars.min)
  if (dollars.max !== undefined) {
    const max = Math.round(dollars.max)
    return { min: Math.min(min, max), max: Math.max(min, max) }
  }
  if (bound === 'min') return { min }
  return bound === 'max' ? { max: min } : { exact: min }
}

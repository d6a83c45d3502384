import { clauseBefore, clauseFrom, indexBehind, type Clause } from './clause.ts'
import { amountAt, type Amount, type Currency } from './money.ts'
import { hundredsAt } from './pay-hundreds.ts'
import { aboutCues, bookCues, bookNouns, fillers, hoursAYear, maxCues, minCues } from './pay-words.data.ts'
import { marketTerms, notPayBefore, otherNouns, payWords, periods } from './pay-words.data.ts'
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
/** Words before and behind an amount that are looked at. */
const [maxBefore, maxAfter] = [8, 8]

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

/** "V10, market": the word as a statement of its own. */
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

/** Findings in the words before an amount, in its sentence. */
type Before = {
  bound: 'min' | 'max' | 'about' | undefined
  /** Words of the bound that belong to the amount. */
  boundLength: number
  hasPayWord: boolean
  isBetween: boolean
  isHourly: boolean
  meaning: 'book' | 'other' | undefined
}

const oneOf = (words: readonly string[]) =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[$<>+]/g, String.raw`\$&`))
    .join('|')
const cueBefore = new RegExp(
  String.raw`(?:^|[ ,./-])(?:(${oneOf(minCues)})|(${oneOf(maxCues)})|(${oneOf(aboutCues)}))((?:(?:, |[ -])(?:${oneOf([...fillers])})){0,3})[ ,–-]*$`,
)
const hourlyBefore =
  /\bhourly(?: (?:rate|rates|wage|pay|salary|compensation|range|of|is|from|the|starting|between|base| ?\.)){0,4} *(?:\. )?$/
const livingStipend = /\b(?:annual|yearly|fellowship|living) stipend/

function readBefore(tokens: readonly Token[], at: number): Before {
  let first = at
  while (first > Math.max(0, at - maxBefore) && (gapAt(tokens, first) !== 'stop' || isPayHeading(tokens, first - 1)))
    first--
  const text = clauseBefore(tokens, first, at)
  const cue = cueBefore.exec(text)
  const bound = cue ? (['min', 'max', 'about'] as const)[cue.slice(1, 4).findIndex(Boolean)] : undefined
  return {
    bound,
    boundLength: cue && bound !== 'about' ? cue[0].split(/[ ,.–-]+/).filter(Boolean).length : 0,
    hasPayWord: text.split(/[^\p{L}]+/u).some((word) => payWords.has(word)),
    isBetween: /\bbetween(?: \S+){0,2} ?$/.test(text),
    isHourly: hourlyBefore.test(text),
    meaning: meaningBefore(text),
  }
}

/** "Salary: $225,000" and "Compensation (base): …": a colon or bracket may separate a pay word from its amount. */
const isPayHeading = (tokens: readonly Token[], at: number): boolean =>
  payWords.has(normAt(tokens, at)) || livingStipend.test(`${normAt(tokens, at - 1)} ${normAt(tokens, at)}`)

/** Nouns right before an amount that make it another sum than pay; beyond a comma or a word of pay they are other facts. */
function meaningBefore(text: string): Before['meaning'] {
  const own = text.split(/, | – /).at(-1) ?? ''
  const words = own
    .replace(livingStipend, ' ')
    .split(/[ ./-]+/)
    .filter(Boolean)
    .slice(-4)
  const near = words.slice(words.findLastIndex((word) => payWords.has(word)) + 1)
  if (near.some((word) => bookCues.has(word))) return 'book'
  return near.some((word) => notPayBefore.has(word)) ? 'other' : undefined
}

type Period = { factor: number; length: number }

const unitsOfTime = Object.keys(periods).join('|')
const periodBehind = new RegExp(
  String.raw`^(?:(?: ?/ ?| (?:per|an?|p) )(${unitsOfTime})\b|(?:[ -]|, | – )(\w+ly|annual)\b)`,
)

/** "/hr", "per hour", "a year", "annually", "hourly rate: $32", and "$32.00", which nobody writes of a year's pay. */
function periodOf({ after, first, before }: Figures): Period | undefined {
  const match = periodBehind.exec(after.text)
  const factor = periods[match?.[1] ?? match?.[2] ?? '']
  if (match && factor !== undefined) return { factor, length: match[0].length }
  const isHourly = before.isHourly || (first.currency !== undefined && first.hasCents && first.digits >= 10)
  return isHourly && first.unit === 1 && first.digits < 500 ? { factor: hoursAYear, length: 0 } : undefined
}

/** Words behind an amount, each as a pattern of the clause behind it. */
const behind = {
  // "+ bonus", "+ $1,500", "plus equity", "+ 25% bonus": what comes on top bounds nothing.
  addition:
    /^ ?(?:\+ ?|plus )(?:\$|\d{1,3} ?%|(?:bonus|bonuses|equity|commission|origination|ltip|rsu|stock|benefits|incentive|incentives|profit|discretionary|overtime|ot|bilingual|generous|full|excellent|carry|options|rsus|superior)\b)|^ \+ (?!(?:base|salary|annually|annual|a|depending|doe|for|in|comp|year|range|per (?:hour|year|annum|month|week|day))\b)[a-z]/,
  plus: /^ ?\+/,
  more: /^(?:[ -]| – )(?:(?:or|and)[ -](?:more|up|above|higher|over|better|upwards?|beyond|greater)|minimum|min|floor|plus(?= (?:base|doe|depending)|[,.–/-]| [.–/]|$))(?![a-z])/,
  less: /^(?:[ -]| – )(?:(?:or|and) (?:less|under|below|lower)|max|maximum|tops|cap|ceiling)\b/,
  pay: /^(?:(?: \+ ?| |-|\/)\w+){0,2}(?: |-|\/)(?:salary|base|comp|compensation|pay|annually|annual|wage|yearly|package|range|tc|ote|all[ -]in)\b/,
  extra:
    /^(?:[ /-](?!and |plus |with |or |to )[^ ,.+/-]+){0,2}[ /-](?:bonus|bonuses|stipend|sign-on|sign|allowance|differential|reimbursement|grant)\b/,
  // A small word between is passed over, "in" before a book two.
  noun: /^(?:[ /-]| – |(?=%))(?:(?:in|of|worth|a|dollar) )?(%|[a-z]+)(?: ([a-z]+))?/,
} as const

function hasPayHint({ first, second, before, after }: Figures): boolean {
  return (
    first.isRounded ||
    second?.isRounded === true ||
    before.bound !== undefined ||
    before.hasPayWord ||
    [behind.pay, behind.plus, behind.more, behind.less].some((pattern) => pattern.test(after.text))
  )
}

/** Checks whether the form of the numbers, or the words around them, make them pay. */
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
  const start = period?.length ?? 0
  const rest = after.text.slice(start)
  const isAdded = behind.addition.test(rest)
  const plus = isAdded ? null : behind.plus.exec(rest)
  const tail = rest.slice(plus?.[0].length ?? 0)
  const meaning = (isAdded ? undefined : meaningBehind(tail, period)) ?? before.meaning
  const { min, max } = dollarsOf(figures, period)
  const end = start + (plus?.[0].length ?? 0)
  if (meaning === 'book')
    return { from, to: indexBehind(after, to, end), value: { kind: 'book', dollars: Math.round(min) } }
  if (meaning === 'other' || min < plausible.min || min > plausible.max || (max ?? 0) > plausible.max) return undefined
  const [more, less] = [behind.more.exec(tail), behind.less.exec(tail)]
  const bound = plus || more ? 'min' : ((less && 'max') ?? before.bound)
  const bounded = end + ((more ?? less)?.[0].length ?? 0)
  const run = { from: from - before.boundLength, to: indexBehind(after, to, bounded) }
  const sum = sumOf(Math.round(min), max === undefined ? undefined : Math.round(max), bound)
  const currency = figures.second?.currency ?? figures.first.currency ?? 'USD'
  if (currency !== 'USD') return { ...run, value: { kind: 'foreignPay', currency, ...sum } }
  const isSurelyPay =
    before.hasPayWord ||
    before.bound !== undefined ||
    period !== undefined ||
    behind.pay.test(after.text.slice(bounded))
  const isHourly = period?.factor === hoursAYear
  return { ...run, value: { kind: 'salary', ...sum, isSurelyPay, ...(isHourly ? { isHourly } : {}) } }
}

function meaningBehind(text: string, period: Period | undefined): 'book' | 'other' | undefined {
  const [, noun = '', next = ''] = behind.noun.exec(text) ?? []
  if (bookNouns.has(noun) || (/^ in /.test(text) && bookNouns.has(next))) return 'book'
  if (noun === '%') return 'other'
  // "$150,000 clerkship bonus", "$25K sign-on".
  return noun !== '' && !period && (otherNouns.has(noun) || behind.extra.test(text)) ? 'other' : undefined
}

/** Both ends a year: "250-300k" are thousands both; "$250-300" too; "$1.1-1.3M" are millions. */
function dollarsOf({ first, second }: Figures, period: Period | undefined): { min: number; max: number | undefined } {
  const factor = period?.factor ?? 1
  const unit = Math.max(first.unit, second?.unit ?? 1)
  const inDollars = ({ unit: own, value, digits }: Amount): number => {
    if (own > 1 || digits >= 1000) return value * factor
    return digits * factor * (unit > 1 || factor > 1 ? unit : 1000)
  }
  return { min: inDollars(first), max: second && inDollars(second) }
}

function sumOf(min: number, max: number | undefined, bound: Before['bound']): Sum {
  if (max !== undefined) return { min: Math.min(min, max), max: Math.max(min, max) }
  if (bound === 'min') return { min }
  return bound === 'max' ? { max: min } : { exact: min }
}

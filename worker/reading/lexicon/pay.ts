import { clauseBefore, clauseFrom, gapSign, indexBehind, type Clause } from './clause.ts'
import { amountAt, type Amount, type Currency } from './money.ts'
import { hundredsAt } from './pay-hundreds.ts'
import { aboutCues, bookCues, bookNouns, fillers, hoursAYear, marketTerms, maxCues, minCues } from './pay-words.data.ts'
import { notPayBefore, numberedBefore, otherNouns, payWords, periods } from './pay-words.data.ts'
import { findPhrases, phraseBook, termsOf, type Run } from './phrase-book.ts'
import { gapAt, normAt, type Token } from './tokens.ts'

type Sum = { min?: number; max?: number; exact?: number }
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
const reach = 8

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
    .filter((run) => isMarketPay(tokens, run))
    .map(({ from, to }) => ({ from, to, value: { kind: 'salary', isMarket: true, isSurelyPay: true } }))
  for (let at = 0; at < tokens.length; at++) {
    if (options.isTaken(at)) continue
    const one = hundredsAt(tokens, at, options.isProse) ?? payAt(tokens, at, options)
    // A number that isn't pay isn't pay from its second digit on either.
    at = Math.max(at, (one?.to ?? amountAt(tokens, at)?.to ?? 0) - 1)
    if (one) found.push(one)
  }
  return found.sort((a, b) => a.from - b.from)
}

/** Checks whether what comes before a token is another statement. */
const isApart = (tokens: readonly Token[], at: number): boolean => /^(?:|, | \. | – )$/.test(gapSign(tokens, at))

/** "Below market" states no pay, and the word alone only between commas: "V10, market". */
function isMarketPay(tokens: readonly Token[], { from, to }: Run): boolean {
  if (/^(?:below|under)$/.test(normAt(tokens, from - 1))) return false
  const isEnd = isApart(tokens, to) || /^(?:or|and|plus|\+)$/.test(normAt(tokens, to))
  return to - from > 1 || (from > 0 && isApart(tokens, from) && isEnd)
}

const oneOf = (words: Iterable<string>) =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[$<>+]/g, String.raw`\$&`))
    .join('|')
const cueBefore = new RegExp(
  String.raw`(?:^|[ ,./-])(?:(${oneOf(minCues)})|(${oneOf(maxCues)})|(?:${oneOf(aboutCues)}))(?:(?:, |[ -])(?:${oneOf(fillers)})){0,3}[ ,–-]*$`,
)
const hourlyBefore =
  /\bhourly(?: (?:rate|rates|wage|pay|salary|compensation|range|of|is|from|the|starting|between|base| ?\.)){0,4} *(?:\. )?$/

type Meaning = 'book' | 'other' | undefined

/** Reads the words before an amount, in its sentence; a colon or bracket may be behind a word of pay. */
function readBefore(tokens: readonly Token[], at: number) {
  let first = at
  while (first > Math.max(0, at - reach)) {
    if (gapAt(tokens, first) === 'stop' && !payWords.has(normAt(tokens, first - 1))) break
    first--
  }
  const text = clauseBefore(tokens, first, at)
  const [cue = '', min, max] = cueBefore.exec(text) ?? []
  // Beyond a comma or a word of pay nouns are of other facts.
  const words = (text.split(/, | – /).at(-1) ?? '').split(/[ ./-]+/).filter(Boolean)
  const near = words.slice(-4)
  const own = near.slice(near.findLastIndex((word) => payWords.has(word)) + 1)
  const isOther = own.some((word) => notPayBefore.has(word)) || numberedBefore.has(own.at(-1) ?? '')
  const meaning: Meaning = isOther ? 'other' : undefined
  const bound = (['min', 'max'] as const).find((_, at) => [min, max][at] !== undefined)
  return {
    bound,
    /** Words of the bound that belong to the amount. */
    boundLength: bound ? cue.split(/[ ,.–-]+/).filter(Boolean).length : 0,
    isBound: cue !== '',
    hasPayWord: text.split(/[^\p{L}]+/u).some((word) => payWords.has(word)),
    isBetween: /\bbetween(?: \S+){0,2} ?$/.test(text),
    isHourly: hourlyBefore.test(text),
    meaning: own.some((word) => bookCues.has(word)) ? ('book' as const) : meaning,
  }
}

const adverbs = Object.keys(periods).filter((word) => /ly$|^annual$/.test(word))
/** "+ bonus", "+ $1,500", "plus equity", "+ 25% bonus": what comes on top bounds nothing. */
const addition = String.raw` ?(?:\+ ?|plus )(?:\$|\d{1,3} ?%|(?:bonus|bonuses|equity|commission|origination|ltip|rsu|stock|benefits|incentive|incentives|profit|discretionary|overtime|ot|bilingual|generous|full|excellent|carry|options|rsus|superior)\b)| \+ (?!(?:base|salary|annually|annual|a|depending|doe|for|in|comp|year|range|per (?:hour|year|annum|month|week|day))\b)[a-z]`
const more = String.raw`(?:[ -]| – )(?:(?:or|and)[ -](?:more|up|above|higher|over|better|upwards?|beyond|greater)|minimum|min|floor|plus(?= (?:base|doe|depending)|[,.–/-]| [.–/]|$))(?![a-z])`
const less = String.raw`(?:[ -]| – )(?:(?:or|and) (?:less|under|below|lower)|max|maximum|tops|cap|ceiling)\b`
/** The unit of time and the bound behind an amount. */
const endBehind = new RegExp(
  String.raw`^(?<period>(?: ?/ ?| (?:per|an?|p) )(?<unit>${Object.keys(periods).join('|')})\b|(?:[ -]|, | – )(?<adverb>${adverbs.join('|')})\b)?(?:(?<added>${addition})|(?<plus> ?\+)?(?:(?<more>${more})|(?<less>${less}))?)`,
)
const payBehind =
  /^(?:(?: \+ ?| |-|\/)\w+){0,2}(?: |-|\/)(?:salary|base|comp|compensation|pay|annually|annual|wage|yearly|package|range|tc|ote|all[ -]in)\b/
const extraBehind =
  /^(?:[ /-](?!and |plus |with |or |to )[^ ,.+/-]+){0,2}[ /-](?:bonus|bonuses|stipend|sign-on|sign|allowance|differential|reimbursement|grant)\b/
/** A noun behind an amount. A small word between is passed over, "in" before a book two. */
const nounBehind = /^(?:[ /-]| – |(?=%))(?:(?:in|of|worth|a|dollar) )?(%|[a-z]+)(?: ([a-z]+))?/

/** Reads the words behind an amount: its unit of time, a bound, and the noun that it counts. */
function readBehind({ text }: Clause) {
  const groups = endBehind.exec(text)?.groups ?? {}
  const lengthOf = (...names: string[]) => names.reduce((sum, name) => sum + (groups[name] ?? '').length, 0)
  const factor = periods[groups['unit'] ?? groups['adverb'] ?? '']
  const [start, length] = [lengthOf('period', 'plus'), lengthOf('period', 'plus', 'more', 'less')]
  const least = lengthOf('plus', 'more') > 0 ? ('min' as const) : undefined
  return {
    factor,
    bound: lengthOf('less') > 0 ? ('max' as const) : least,
    /** End of the unit of time, and end of the bound. */
    start,
    length,
    isBound: lengthOf('added', 'plus', 'more', 'less') > 0,
    hasPayWord: payBehind.test(text),
    isSurelyPay: factor !== undefined || payBehind.test(text.slice(length)),
    meaning: lengthOf('added') > 0 ? undefined : meaningBehind(text.slice(start), factor !== undefined),
  }
}

function meaningBehind(text: string, hasPeriod: boolean): Meaning {
  const [, noun = '', next = ''] = nounBehind.exec(text) ?? []
  if (bookNouns.has(noun) || (text.startsWith(' in ') && bookNouns.has(next))) return 'book'
  // "$150,000 clerkship bonus", "$25K sign-on".
  const isOther = noun !== '' && !hasPeriod && (otherNouns.has(noun) || extraBehind.test(text))
  return noun === '%' || isOther ? 'other' : undefined
}

/** One amount or a range as written, and the words around it. */
type Figures = {
  tokens: readonly Token[]
  from: number
  to: number
  amounts: readonly [Amount, ...Amount[]]
  before: ReturnType<typeof readBefore>
  after: ReturnType<typeof readBehind>
}

/** Reads an amount or a range with its bounds and its unit of time: "250-300k", "at least $225,000", "$45/hr". */
function payAt(tokens: readonly Token[], from: number, { isTaken, isProse }: Options): PayRun | undefined {
  const first = amountAt(tokens, from)
  if (!first) return undefined
  const before = readBefore(tokens, from)
  const next = secondAt(clauseFrom(tokens, first.to, reach), first.to, before.isBetween)
  const second = next === undefined || isTaken(next) ? undefined : amountAt(tokens, next)
  const amounts = second && second.value >= first.digits ? ([first, second] as const) : ([first] as const)
  const to = (amounts[1] ?? first).to
  const clause = clauseFrom(tokens, to, reach)
  const after = readBehind(clause)
  const figures: Figures = { tokens, from, to, amounts, before, after }
  return isPay(figures, isProse) ? payOf(figures, clause) : undefined
}

/** Where the second amount of a range begins: "-300k", " to $300", " and" after "between", " (7 years) to". */
function secondAt(clause: Clause, at: number, isBetween: boolean): number | undefined {
  if (/^(?:-| – |)[\d$£€]/.test(clause.text) || /^(?:-| – )[a-z]/.test(clause.text)) return at
  const inBrackets = /^ \. [^.]*\b(?:years?|yrs?|class|steps?|level)\b[^.]*? \. to(?= )/.exec(clause.text)
  const link =
    inBrackets ?? (isBetween ? /^ (?:to|through|thru|and)(?= )/ : /^ (?:to|through|thru)(?= )/).exec(clause.text)
  return link ? indexBehind(clause, at, link[0].length) : undefined
}

/** Dollars of a year in the unit of the amounts: hourly where cents or words say so. */
function factorOf({ amounts: [first], before, after }: Figures): number {
  const isHourly = before.isHourly || (first.currency !== undefined && first.hasCents && first.digits >= 10)
  return after.factor ?? (isHourly && first.unit === 1 && first.digits < 500 ? hoursAYear : 1)
}

/** Checks whether numbers are pay, by how they are written, by the words around them, or in a query by their place. */
function isPay(figures: Figures, isProse: boolean): boolean {
  const { amounts, before, after } = figures
  const isMoney = amounts.some(({ currency, unit }) => currency !== undefined || unit > 1)
  if (isMoney || factorOf(figures) === hoursAYear) return true
  // In prose a bound is of anything ("within 125 km", "over 150 files"): there a number needs a word of pay.
  const isHinted = [before, after].some(({ hasPayWord, isBound }) => hasPayWord || (isBound && !isProse))
  const isPlausible = amounts.every(
    ({ digits, hasSeparator }) =>
      hasSeparator || (digits >= 60 && digits < 1000) || (digits >= 20_000 && digits <= 2_000_000),
  )
  return (
    isPlausible &&
    (isHinted ||
      (amounts.length > 1 && amounts[0].hasSeparator) ||
      amounts.some(({ isRounded }) => isRounded) ||
      (!isProse && isBarePay(figures)))
  )
}

/** "L&E, San Diego, 190-215", "KC or St. Louis; 175", "3 years, 130,000", "Vegas, 150 guaranteed": round numbers alone. */
function isBarePay({ tokens, from, to, amounts: [{ digits, hasSeparator }, second] }: Figures): boolean {
  const isRound = (one: number) => one % 5 === 0 && one >= 65 && (one <= 950 || one >= 20_000)
  if (second) return hasSeparator || digits >= 100 || (isRound(digits) && isRound(second.digits) && second.digits >= 90)
  const behind = clauseFrom(tokens, to, 3).text
  const isEnd = /^(?: (?!\d)[^ ,./-]+){0,2}(?:, | \. | \/ | – |$)/.test(behind)
  return (
    isRound(digits) &&
    digits >= 90 &&
    from > 0 &&
    isEnd &&
    / \. |, | \/ /.test(clauseBefore(tokens, from, from) + clauseFrom(tokens, from, 1).text)
  )
}

/** The pay or the book that figures state, with the bound and the noun behind them. */
function payOf(figures: Figures, clause: Clause): PayRun | undefined {
  const { from, to, amounts, before, after } = figures
  const factor = factorOf(figures)
  const { min, max } = dollarsOf(amounts, factor)
  const meaning = after.meaning ?? before.meaning
  if (meaning === 'book')
    return { from, to: indexBehind(clause, to, after.start), value: { kind: 'book', dollars: min } }
  if (meaning === 'other' || min < plausible.min || (max ?? min) > plausible.max) return undefined
  const run = { from: from - before.boundLength, to: indexBehind(clause, to, after.length) }
  const isLeast = amounts[0].isLeast
  const amount = sumOf({ min, max }, after.bound ?? (isLeast ? 'min' : before.bound))
  const currency = currencyOf(amounts)
  if (currency !== 'USD') return { ...run, value: { kind: 'foreignPay', currency, ...amount } }
  const isSurelyPay = before.hasPayWord || before.isBound || after.isSurelyPay || factor > 1 || isLeast
  return { ...run, value: { kind: 'salary', ...amount, isSurelyPay, ...(factor === hoursAYear && { isHourly: true }) } }
}

const currencyOf = (amounts: Figures['amounts']): Currency =>
  amounts.findLast(({ currency }) => currency)?.currency ?? 'USD'

function sumOf({ min, max }: { min: number; max: number | undefined }, bound: 'min' | 'max' | undefined): Sum {
  if (max !== undefined) return { min: Math.min(min, max), max: Math.max(min, max) }
  if (bound === 'min') return { min }
  return bound === 'max' ? { max: min } : { exact: min }
}

/** Both ends a year: "250-300k" are thousands both; "$250-300" too; "$1.1-1.3M" are millions. */
function dollarsOf(amounts: Figures['amounts'], factor: number): { min: number; max: number | undefined } {
  const unit = Math.max(...amounts.map((one) => one.unit))
  const short = unit > 1 || factor > 1 ? unit : 1000
  const [min = 0, max] = amounts.map(({ unit: own, value, digits }) =>
    Math.round((own > 1 || digits >= 1000 ? value : digits * short) * factor),
  )
  return { min, max }
}

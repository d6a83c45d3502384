import { clauseBefore, clauseFrom, gapSign, matchBehind, oneOf, type ReadText } from './clause.ts'
import { amountAt, type Amount, type Currency } from './money.ts'
import * as words from './pay-words.data.ts'
import { entriesOf, findPhrases, phraseBook, type RunOf, type Run } from './phrase-book.ts'
import { gapAt, normAt, type Token } from './tokens.ts'

type Sum = { min?: number; max?: number; exact?: number }
/** An amount of pay, in dollars a year: a range, a bound, or one figure (`exact`). */
type SalaryWord = Sum & {
  kind: 'salary'
  /** "Market", "Cravath scale": the amount follows from the class year (market-scale.data.ts). */
  isMarket?: true
  /** The words around it speak of pay; in prose an amount without them may be anything. */
  isSurelyPay: boolean
  /** Given by the hour, and turned into a year of `hoursAYear`. */
  isHourly?: true
}
/** Pay in other money, a year: understood, but not a criterion. */
type ForeignPayWord = Sum & { kind: 'foreignPay'; currency: Exclude<Currency, 'USD'> }
/** A statement of portable business, in dollars a year. */
type BookWord = { kind: 'book'; dollars: number }

export type PayWord = SalaryWord | ForeignPayWord | BookWord

type PayRun = RunOf<PayWord>

/** Plausible pay for a year, in dollars. Anything else is a typo or isn't pay. */
const plausible = { min: 20_000, max: 10_000_000 } as const
/** Number of words that are read on each side of an amount. */
const reach = 8

const marketBook = phraseBook(
  entriesOf<PayWord>([[{ kind: 'salary', isMarket: true, isSurelyPay: true }, words.marketTerms]]),
)

/**
 * Finds amounts of pay: "250-300k", "$225,000", "low 300s", "200+", "under 400", "at least two fifty", "$100/hr",
 * "six figures", "market". A bare number counts only with a word of pay, a comparison, or a plus. Books of business and other
 * currencies are separate; bonuses, deals, hours and head counts are left out.
 */
export function findSalaries(text: ReadText): PayRun[] {
  const { tokens, isTaken, isProse } = text
  const found = findPhrases(tokens, marketBook).filter((run) => isMarketPay(tokens, run))
  for (let at = 0; at < tokens.length; at++) {
    const figures = isTaken(at) ? undefined : figuresAt(text, at)
    if (!figures) continue
    const pay = isPay(figures, isProse) ? payOf(figures) : undefined
    if (pay) found.push(pay)
    // Skip the whole amount, so that a number that isn't pay isn't read again from one of its later tokens.
    at = (pay?.to ?? figures.first.to) - 1
  }
  return found.sort((a, b) => a.from - b.from)
}

/** Checks whether a token begins a new statement, or the text ends before it. */
const isApart = (tokens: readonly Token[], at: number): boolean => /^(?:|, | \. | – )$/.test(gapSign(tokens, at))

/** "Below market" states no pay, and the word alone only between commas: "V10, market". */
const isMarketPay = (tokens: readonly Token[], { from, to }: Run): boolean =>
  to - from > 1 || (from > 0 && isApart(tokens, from) && isApart(tokens, to))

const cueBefore = new RegExp(
  String.raw`(?:^|[ ,./-])(?:(?<min>${oneOf(words.minCues)})|(?<max>${oneOf(words.maxCues)})|(?:${oneOf(words.aboutCues)}))(?:(?:, |[ -])(?:${oneOf(`${words.fillers}; ${words.aboutCues}`)})){0,3}[ ,–-]*$`,
)

/** Reads the words before an amount in its sentence. A colon or bracket after a pay word doesn't end the sentence. */
function readBefore(tokens: readonly Token[], at: number) {
  const isEnd = (one: number) => gapAt(tokens, one) === 'stop' && !words.payWords.has(normAt(tokens, one - 1))
  let from = at
  while (from > Math.max(0, at - reach) && !isEnd(from)) from--
  const text = clauseBefore(tokens, from, at)
  const cue = cueBefore.exec(text)
  const bound = (['min', 'max'] as const).find((end) => cue?.groups?.[end] !== undefined)
  // Nouns before a comma or a pay word belong to other facts.
  const said = wordsOf(text.split(/, | – /).at(-1) ?? '').slice(-4)
  const own = said.slice(said.findLastIndex((word) => words.payWords.has(word)) + 1)
  return {
    bound,
    /** Words of the bound that belong to the amount. */
    boundLength: bound ? wordsOf(cue?.[0] ?? '').length : 0,
    isBound: cue !== null,
    hasPayWord: text.split(/[^\p{L}]+/u).some((word) => words.payWords.has(word)),
    isBetween: /\bbetween(?: \S+){0,2} ?$/.test(text),
    isHourly: /\bhourly\b/.test(text),
    meaning: (['book', 'other'] as const).find((kind) => own.some((word) => words.meaningsBefore[kind].has(word))),
  }
}

const wordsOf = (text: string): string[] => text.split(/(?:[ ./–-]|, )+/).filter(Boolean)

const units = Object.keys(words.periods)
const adverbs = units.filter((word) => /ly$|^annual$/.test(word))
/** The unit of time after an amount: "/hr", "per year", "annually". */
const period = new RegExp(
  String.raw`^(?:(?: ?/ ?| (?:per|an?|p) )(?<unit>${units.join('|')})\b|(?:[ -]|, | – )(?<adverb>${adverbs.join('|')})\b)?`,
)
/** Bound after an amount. What is added to the pay isn't a bound: "+ bonus", "+ $1,500", "plus equity", "+ 25% bonus". */
const boundBehind = new RegExp(
  String.raw`^(?:(?<added> ?(?:\+ ?|plus )(?:\$|\d{1,3} ?%|(?:${oneOf(words.additions)})(?!\w))| \+ (?!(?:${oneOf(words.plusWords)})\b)[a-z])|(?<min> ?\+(?:(?:[ -]| – )(?:${oneOf(words.moreCues)})(?![a-z]))?|(?:[ -]| – )(?:(?:${oneOf(words.moreCues)})(?![a-z])|plus(?= (?:base|doe|depending)|[,.–/-]| [.–/]|$)))|(?: ?\+)?(?<max>(?:[ -]| – )(?:${oneOf(words.lessCues)})\b))`,
)
const payBehind = new RegExp(String.raw`^(?:(?: \+ ?| |-|\/)\w+){0,2}(?: |-|\/)(?:${oneOf(words.payBehindWords)})\b`)
/** The noun after an amount, without a small word before it, and the word after it: "in portable business", "clerkship bonus". */
const nounBehind =
  /^(?: ?\+)?(?:[ /-]| – )(?!(?:and|plus|with|or|to) )(?:(?:in|of|worth|a|dollar) )?(?<noun>%|[a-z]+)(?: (?<next>[a-z]+))?/

/** Reads the words after an amount: its unit of time, a bound, and the noun that it counts. */
function readBehind(tokens: readonly Token[], at: number) {
  const time = matchBehind(tokens, at, period, reach)
  const { groups, text, to, rest } = matchBehind(tokens, time.to, boundBehind, reach)
  const isAdded = groups['added'] !== undefined
  const factor = words.periods[time.groups['unit'] ?? time.groups['adverb'] ?? '']
  return {
    factor,
    bound: (['min', 'max'] as const).find((end) => groups[end] !== undefined),
    /** Index of the token after the unit of time and the bound. */
    to: isAdded ? time.to : to,
    isBound: text !== '',
    isSurelyPay: factor !== undefined || isAdded || payBehind.test(rest),
    hasPayWord: payBehind.test(time.rest),
    meaning: isAdded ? undefined : meaningBehind(time.rest, factor !== undefined),
  }
}

function meaningBehind(text: string, hasPeriod: boolean): 'book' | 'other' | undefined {
  const { noun = '', next = '' } = nounBehind.exec(text)?.groups ?? {}
  if (words.bookNouns.has(noun) || words.bookNouns.has(next)) return 'book'
  // "$150,000 clerkship bonus", "$25K sign-on".
  const isOther = !hasPeriod && (words.otherNouns.has(noun) || words.extraWords.has(next))
  return noun === '%' || isOther ? 'other' : undefined
}

/** Reads an amount or a range with its bounds and its unit of time: "250-300k", "at least $225,000", "$45/hr". */
function figuresAt({ tokens }: ReadText, from: number) {
  const first = amountAt(tokens, from)
  if (!first) return undefined
  const before = readBefore(tokens, from)
  const link = matchBehind(tokens, first.to, before.isBetween ? linkBetween : linkOfRange, reach)
  const second = link.text !== '' ? amountAt(tokens, link.to) : undefined
  const isRange = second !== undefined && (second.max ?? second.value) >= first.digits
  const amounts = isRange ? [first, second] : [first]
  const to = isRange ? second.to : first.to
  const after = readBehind(tokens, to)
  // Cents or the words before the amount show that pay is by the hour.
  const isHourly =
    (before.isHourly || (first.currency !== undefined && first.hasCents && first.digits >= 10)) &&
    first.unit === 1 &&
    first.digits < 500
  return { tokens, from, to, first, amounts, before, after, factor: after.factor ?? (isHourly ? words.hoursAYear : 1) }
}

/** Amounts as written, the words around them, and `factor`: how many of their units of time make a year. */
type Figures = NonNullable<ReturnType<typeof figuresAt>>

/** Words and signs before the second amount of a range: "-300k", " to $300", " (7 years) to", and " and" after "between". */
const links = String.raw`(?:-| – )(?=[\w$£€])| (?:\. [^.]*\b(?:years?|yrs?|class|steps?|level)\b[^.]*? \. to|(?:up )?to|through|thru`
const [linkOfRange, linkBetween] = [new RegExp(`^(?:${links})(?= ))`), new RegExp(`^(?:${links}|and)(?= ))`)]

/** Checks whether numbers are pay, by how they are written, by the words around them, or in a query by their place. */
function isPay(figures: Figures, isProse: boolean): boolean {
  const { amounts, before, after } = figures
  const isMoney = amounts.some(({ currency, unit }) => currency !== undefined || unit > 1)
  if (isMoney || figures.factor === words.hoursAYear) return true
  // In prose anything can have a bound ("within 125 km", "over 150 files"), so a number needs a pay word there.
  const isHinted = [before, after].some(({ hasPayWord, isBound }) => hasPayWord || (isBound && !isProse))
  const isPlausible = amounts.every(
    ({ digits, hasSeparator }) =>
      hasSeparator || (digits >= 60 && digits < 1000) || (digits >= 20_000 && digits <= 2_000_000),
  )
  return isPlausible && (isHinted || amounts.some(({ isRounded }) => isRounded) || (!isProse && isBarePay(figures)))
}

/** "L&E, San Diego, 190-215", "KC or St. Louis; 175", "3 years, 130,000", "Vegas, 150 guaranteed": round numbers alone. */
function isBarePay({ tokens, from, to, first: { digits, hasSeparator }, amounts: [, second] }: Figures): boolean {
  const isRound = (one: number) => one % 5 === 0 && one >= 65 && (one <= 950 || one >= 20_000)
  if (second) return hasSeparator || digits >= 100 || (isRound(digits) && isRound(second.digits) && second.digits >= 90)
  const isApartBehind = /^(?: (?!\d)[^ ,./-]+){0,2}(?:, | \. | \/ | – |$)/.test(clauseFrom(tokens, to, 3).text)
  return (
    isRound(digits) && digits >= 90 && from > 0 && isApartBehind && /^(?: \. |, | \/ )$/.test(gapSign(tokens, from))
  )
}

/** The pay or the book of business that figures state, by the bound and the noun next to them. */
function payOf({ from, first, amounts, before, after, factor }: Figures): PayRun | undefined {
  const [min = 0, most] = dollarsOf(amounts, factor)
  const max = amounts.at(-1)?.max ?? most
  const meaning = after.meaning ?? before.meaning
  if (meaning === 'book') return { from, to: after.to, value: { kind: 'book', dollars: min } }
  if (meaning === 'other' || min < plausible.min || (max ?? min) > plausible.max) return undefined
  const run = { from: from - before.boundLength, to: after.to }
  const sum = sumOf(min, max, after.bound ?? (first.isLeast ? 'min' : before.bound))
  const currency = currencyOf(amounts)
  if (currency !== 'USD') return { ...run, value: { kind: 'foreignPay', currency, ...sum } }
  const signs = [before.hasPayWord, before.isBound, after.isSurelyPay, factor > 1]
  const isSurelyPay = signs.includes(true) || amounts.some(({ isLeast, max: most }) => isLeast || most !== undefined)
  const isHourly = factor === words.hoursAYear && { isHourly: true as const }
  return { ...run, value: { kind: 'salary', ...sum, isSurelyPay, ...isHourly } }
}

/** The currency of the last amount that states one, otherwise dollars. */
const currencyOf = (amounts: readonly Amount[]) => amounts.findLast((amount) => amount.currency)?.currency ?? 'USD'

/** Both ends of a range, or one amount with its bound. */
const sumOf = (min: number, max: number | undefined, bound: 'min' | 'max' | undefined): Sum =>
  max === undefined ? { [bound ?? 'exact']: min } : { min: Math.min(min, max), max: Math.max(min, max) }

/** Converts amounts to a year of pay. Both ends of "250-300k" and "$250-300" are thousands; those of "$1.1-1.3M" are millions. */
function dollarsOf(amounts: readonly Amount[], factor: number): number[] {
  const unit = Math.max(...amounts.map((one) => one.unit))
  const short = unit > 1 || factor > 1 ? unit : 1000
  return amounts.map(({ unit: own, value, digits }) =>
    Math.round((own > 1 || digits >= 1000 ? value : digits * short) * factor),
  )
}

import { marketTerms } from './market-scale.ts'
import { findPhrases, phraseBook, type Run } from './phrase-book.ts'
import type { Token } from './tokens.ts'

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

/** Forty hours in fifty-two weeks. */
export const hoursAYear = 2080

/** Pay outside of this is a slip or something else: dollars a year. */
const plausible = { min: 20_000, max: 10_000_000 } as const

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

const payWords = set(
  'salary salaries compensation comp pay paying pays paid base wage wages annual annually annualized earn earning earns making makes asking expects expecting expectation expectations target targeting range remuneration scale bracket package offer offering tc ote money dollars income need needs want wants seeking budget',
)
/** Right after an amount, or after "in" or "of": it wasn't pay. */
const otherNouns = set(
  `attorney attorneys lawyer lawyers employees people associates partners offices office hours hour hrs billable billables clients cases matters years year yrs yr miles countries states professionals persons fund funds deals deal
   transaction transactions days percent signing sign retention referral bonus bonuses stipend verdict verdicts settlement settlements revenue revenues loan loans financing financings acquisition merger ipo facility aum assets fees fee jury award awards portfolio companies company
   firm firms law grads grad graduates class users words pages cities locations employers minute minutes th usc cfr u.s.c recovery recoveries judgment damages raise credit`,
)
const bookNouns = set(
  'book portable portables business portfolio-of-business originations origination billings billing receipts collections',
)
const notPayBefore = set(
  'bonus bonuses signing retention referral stipend book portable portables originations billing billings revenue revenues deal deals transaction transactions verdict settlement settlements fund funds assets section rule title chapter act form reg regulation usc vault amlaw nlj v top fortune tuition reimbursement valued loan loans hours billable class of-class budget-of exceeding-deals match matching contribution raised',
)

const minCues = [
  'at least',
  'over',
  'above',
  'more than',
  'minimum',
  'min',
  'north of',
  'not less than',
  'no less than',
  'no lower than',
  'not lower than',
  'starting at',
  'starts at',
  'start at',
  'starting from',
  'starting',
  'from',
  'floor',
  'floor of',
  '>',
  'upwards of',
  'upward of',
  'not below',
  'nothing below',
  'nothing under',
  'nothing less than',
  'no less',
  'not under',
  'exceeding',
  'in excess of',
  'better than',
  'beginning at',
  'minimum of',
  'min of',
  'minimum salary',
  'greater than',
  'anything over',
  'anything above',
  'no lower',
  'wont take less than',
  'will not take less than',
  'wont go below',
  'wont move for less than',
  'for less than',
  'isnt moving for less than',
  'not moving for less than',
  'needs to clear',
  'clear',
  'clears',
  'must clear',
  'not go below',
  'above the',
  'cant go below',
  'higher than',
  '$min',
]
const maxCues = [
  'under',
  'below',
  'less than',
  'up to',
  'no more than',
  'not more than',
  'max',
  'maximum',
  'capped at',
  'cap',
  'cap of',
  'at most',
  '<',
  'not over',
  'not exceed',
  'not to exceed',
  'not above',
  'ceiling',
  'ceiling of',
  'maximum of',
  'max of',
  'upto',
  'topping out at',
  'tops out at',
  'as high as',
  'nothing over',
  'nothing above',
  'no higher than',
  'not higher than',
  'maxes out at',
  'top of',
  'budget of',
  'budget up to',
  'through',
  'budget',
  'budget is',
  'lower than',
  'does not exceed',
  'cannot exceed',
  'cant exceed',
  'wont exceed',
  'no greater than',
  'fewer than',
  'maxing out at',
  'maxing at',
  'max salary',
  'salary to',
  'salaries to',
  'pay to',
  'comp to',
  'compensation to',
  'base to',
  'base salary to',
  'paying to',
  'maximum salary',
]
const cueBook = phraseBook([
  ...minCues.map((text) => ({ text, value: 'min' as const })),
  ...maxCues.map((text) => ({ text, value: 'max' as const })),
  ...[
    'around',
    'about',
    'approximately',
    'approx',
    'roughly',
    'circa',
    'near',
    'close to',
    'in the neighborhood of',
    'ballpark',
  ].map((text) => ({ text, value: 'about' as const })),
])
const marketBook = phraseBook(marketTerms.map((text) => ({ text, value: true as const })))

type Amount = {
  value: number
  to: number
  hasDollar: boolean
  unit: 1 | 1000 | 1_000_000
  /** As written, before the unit. */
  digits: number
  hasSeparator: boolean
  /** "180ish", "130-ish": nobody rounds anything but pay like that. */
  isRounded: boolean
  /** "$32.00". */
  hasCents: boolean
}

type PayRun = Run & { value: SalaryWord | BookWord }

/**
 * Finds amounts of pay: "250-300k", "$225,000", "low 300s", "mid-200s", "200+", "under 400", "at least 250", "$100/hr",
 * "six figures", "market". A bare number counts only with a word of pay, a comparison, or a plus. Books of business are separate; bonuses, deals, hours and head counts are left out.
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

/** "Miami / 375 / hybrid": between blanks a slash parts like a comma. */
const isSlashed = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.gap === 'slash' && (tokens[at]?.start ?? 0) - (tokens[at - 1]?.end ?? 0) > 2

const isApart = (gap: string | undefined) => gap === undefined || gap === 'comma' || gap === 'stop'

/** "V10, market": the word as a statement of its own. */
function marketAlone(tokens: readonly Token[], at: number): PayRun | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (token?.norm !== 'market' || at === 0 || !isApart(token.gap)) return undefined
  const isBounded = /^(?:or|and|plus)$/.test(next?.norm ?? '') || next?.raw === '+'
  if (!isApart(next?.gap) && !isBounded) return undefined
  return { from: at, to: at + 1, value: { kind: 'salary', isMarket: true, isSurelyPay: true } }
}

/** "six figures", "seven-figure salary", "a quarter million", "half a million". */
function figuresAt(tokens: readonly Token[], at: number): PayRun | undefined {
  const share = { quarter: 250_000, half: 500_000 }[tokens[at]?.norm ?? '']
  if (share !== undefined) {
    let to = at + 1
    while (/^(?:of|a)$/.test(tokens[to]?.norm ?? '')) to++
    if (!/^(?:million|mil|mm)$/.test(tokens[to]?.norm ?? '')) return undefined
    const noun = tokens[to + 1]
    if (noun && bookNouns.has(noun.norm)) return { from: at, to: to + 1, value: { kind: 'book', dollars: share } }
    if (noun && otherNouns.has(noun.norm)) return undefined
    return { from: at, to: to + 1, value: { kind: 'salary', exact: share, isSurelyPay: true } }
  }
  const dollars = { six: 100_000, '6': 100_000, seven: 1_000_000, '7': 1_000_000 }[tokens[at]?.norm ?? '']
  const noun = tokens[at + 1]
  if (dollars === undefined || !noun || !/^fig(?:ure)?s?$/.test(noun.norm) || noun.gap === 'stop') return undefined
  const next = tokens[at + 2]
  if (next && bookNouns.has(next.norm)) return { from: at, to: at + 3, value: { kind: 'book', dollars } }
  if (next && otherNouns.has(next.norm)) return undefined
  return { from: at, to: at + 2, value: { kind: 'salary', min: dollars, isSurelyPay: true } }
}

const parts = {
  low: [0, 30],
  lower: [0, 30],
  early: [0, 30],
  mid: [40, 60],
  middle: [40, 60],
  high: [70, 99],
  upper: [70, 99],
  late: [70, 99],
} as const
type Part = keyof typeof parts
const isPart = (word: string | undefined): word is Part => word !== undefined && Object.hasOwn(parts, word)

/** "mid 200s to low 300s", "low 300s". */
function hundredsAt(tokens: readonly Token[], start: number, isProse: boolean): PayRun | undefined {
  const first = oneHundredAt(tokens, start, isProse)
  const link = first && tokens[first.to]
  if (!first || !link) return first
  const next = /^(?:to|through|thru)$/.test(link.norm) ? first.to + 1 : link.gap === 'hyphen' ? first.to : undefined
  const second = next === undefined ? undefined : oneHundredAt(tokens, next, false)
  if (first.value.kind !== 'salary' || second?.value.kind !== 'salary') return first
  const { max = 0 } = second.value
  return max > (first.value.max ?? 0) ? { from: start, to: second.to, value: { ...first.value, max } } : first
}

/** "low 300s", "mid-to-high $200s", "low-mid 300ks", "in the 400s". */
function oneHundredAt(tokens: readonly Token[], start: number, isProse: boolean): PayRun | undefined {
  let at = start
  const named: Part[] = []
  for (; named.length < 2; at++) {
    const word = tokens[at]?.norm
    if (isPart(word)) named.push(word)
    else if (!(named.length === 1 && (word === 'to' || word === 'or'))) break
  }
  if (tokens[at]?.raw === '$') at++
  const said = tokens[at]?.norm.replace(',', '') ?? ''
  // "Low 4s" is the low four hundreds.
  const match = /^([1-9])(\d\d)(?:k?s|,000s)$/.exec(named.length > 0 ? said.replace(/^([2-9])s$/, '$100s') : said)
  if (!match || match[2] !== '00') return undefined
  const hundred = Number(match[1]) * 100_000
  const isIn = ['the', 'in'].includes(tokens[start - 1]?.norm ?? '') || tokens[start]?.raw === '$'
  if (named.length === 0 && !isIn && isProse) return undefined
  const [first = 'low', last = named.length === 0 ? 'high' : first] = named
  return {
    from: start,
    to: at + 1,
    value: {
      kind: 'salary',
      min: hundred + parts[first][0] * 1000,
      max: hundred + parts[last][1] * 1000,
      isSurelyPay: true,
    },
  }
}

function amountAt(tokens: readonly Token[], start: number): Amount | undefined {
  let at = start
  const hasDollar = tokens[at]?.raw === '$'
  if (hasDollar) at++
  const token = tokens[at]
  if (!token || (hasDollar && token.gap === 'stop')) return undefined
  // "A 401(k)".
  if (/^(?:401|403|457)$/.test(token.norm) && /^[kb]$/.test(tokens[at + 1]?.norm ?? '')) return undefined
  const match = /^((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(k|ks|m|mm|mil|million|ish|kish)?$/.exec(token.norm)
  if (!match || token.norm === '401k' || token.norm === '403b') return undefined
  const written = match[1] ?? ''
  const digits = Number(written.replaceAll(',', ''))
  let unit: Amount['unit'] = suffixUnit(match[2])
  let to = at + 1
  const next = tokens[to]
  if (unit === 1 && next && (next.gap === 'soft' || next.gap === 'joined' || next.gap === 'hyphen')) {
    if (/^(?:k|thousand|grand)$/.test(next.norm)) unit = 1000
    else if (/^(?:million|mm|mil)$/.test(next.norm) || (next.norm === 'm' && hasDollar)) unit = 1_000_000
    if (unit !== 1) to++
  }
  const isRounded = (match[2] ?? '').endsWith('ish') || (tokens[to]?.norm === 'ish' && tokens[to]?.gap !== 'stop')
  if (tokens[to]?.norm === 'ish' && isRounded) to++
  return {
    value: digits * unit,
    to,
    hasDollar,
    unit,
    digits,
    hasSeparator: written.includes(','),
    isRounded,
    hasCents: /\.\d\d$/.test(written),
  }
}

const suffixUnit = (suffix: string | undefined): Amount['unit'] =>
  suffix === undefined || suffix === 'ish' ? 1 : suffix.startsWith('k') ? 1000 : 1_000_000

function rangeAt(
  tokens: readonly Token[],
  start: number,
  { isTaken, isProse }: { isTaken: (at: number) => boolean; isProse: boolean },
): PayRun | undefined {
  const first = amountAt(tokens, start)
  if (!first) return undefined
  let to = first.to
  let second: Amount | undefined
  const cue = cueBefore(tokens, start)
  const connector = rangeConnector(tokens, to, cue.isBetween)
  if (connector !== undefined && !isTaken(connector)) {
    second = amountAt(tokens, connector)
    // "Range 68 – $72,480": the first is a grade.
    if (
      second?.hasDollar &&
      second.hasSeparator &&
      !first.hasDollar &&
      !first.hasSeparator &&
      first.unit === 1 &&
      first.digits < 1000
    )
      return undefined
    if (second && second.digits * second.unit >= first.digits) to = second.to
    else second = undefined
  }
  const period = periodAt(tokens, to) ?? hourlyBefore(tokens, start, first, second?.to ?? first.to)
  const [low, high] = withUnits(first, second, period?.factor)
  const isMoney =
    first.hasDollar || second?.hasDollar || first.unit > 1 || (second?.unit ?? 1) > 1 || period?.factor === hoursAYear
  const bareHint =
    first.isRounded ||
    second?.isRounded === true ||
    cue.kind !== undefined ||
    cue.hasPayWord ||
    hasPayWordAfter(tokens, to) ||
    tokens[to]?.raw === '+' ||
    hasOrMore(tokens, to) !== undefined
  const isBareAmount = !isMoney && !first.hasSeparator
  // "L&E, San Diego, 190-215": in a query two such numbers are pay without a word of it.
  const isBareRange =
    !isProse &&
    second !== undefined &&
    [first, second].every(({ digits }) => digits >= 65 && digits <= 950) &&
    // "80 to 110": round, and more than years could be.
    (first.digits >= 100 || (second.digits >= 90 && first.digits % 5 === 0 && second.digits % 5 === 0))
  // "KC or St. Louis; 175": a round number that stands for itself.
  const isAlone =
    !isProse &&
    second === undefined &&
    start > 0 &&
    first.digits >= 100 &&
    first.digits <= 950 &&
    first.digits % 5 === 0 &&
    (isApart(tokens[start]?.gap) || isSlashed(tokens, start)) &&
    (isApart(tokens[to]?.gap) || isSlashed(tokens, to))
  if (isBareAmount && !((bareHint || isBareRange || isAlone) && isBarePlausible(first, second))) return undefined
  // "Naples, 3 years, 130,000": a round sum alone.
  const isAloneSum =
    !isProse &&
    first.digits >= 50_000 &&
    first.digits <= 950_000 &&
    first.digits % 500 === 0 &&
    start > 0 &&
    isApart(tokens[start]?.gap) &&
    isApart(tokens[to]?.gap)
  if (!isMoney && first.hasSeparator && !bareHint && !second && !isAloneSum) return undefined
  const factor = period?.factor ?? 1
  const [min, max] = [low * factor, high === undefined ? undefined : high * factor]
  if (period) to = period.to
  // "$260K–$390K + bonus", "$90k plus equity": what comes on top bounds nothing.
  const isAdded =
    (tokens[to]?.raw === '+' || tokens[to]?.norm === 'plus') &&
    addsSomething(tokens, to + 1, tokens[to]?.raw === '+' && tokens[to]?.gap === 'soft')
  const isPlus = tokens[to]?.raw === '+' && tokens[to]?.gap !== 'stop' && !isAdded
  if (isPlus) to++
  const after = tokens[to]
  const afterNext = tokens[to + 1]
  if (after && after.gap !== 'stop' && !(after.gap === 'comma' && after.norm === 'in') && !isAdded) {
    const noun = /^(?:in|of|worth|a|dollar)$/.test(after.norm) ? afterNext : after
    if (noun && noun.gap !== 'stop' && noun.gap !== 'comma') {
      const isBook = bookNouns.has(noun.norm) || (noun.norm === 'in' && bookNouns.has(tokens[to + 2]?.norm ?? ''))
      if (isBook) return { from: start, to, value: { kind: 'book', dollars: Math.round(min) } }
      if (otherNouns.has(noun.norm) && !period) return undefined
      // "$150,000 clerkship bonus", "$25K sign-on".
      if (!period && isExtra(tokens, to)) return undefined
      if (noun.raw === '%') return undefined
    }
  }
  if (cue.isBook) return { from: start, to, value: { kind: 'book', dollars: Math.round(min) } }
  if (cue.isOther) return undefined
  if (min < plausible.min || min > plausible.max || (max !== undefined && max > plausible.max)) return undefined
  const orMore = hasOrMore(tokens, to)
  if (orMore) to = orMore.to
  const isSurelyPay = cue.hasPayWord || hasPayWordAfter(tokens, to) || period !== undefined || cue.kind !== undefined
  return {
    from: cue.from ?? start,
    to,
    value: salaryOf({
      min,
      max,
      bound: isPlus ? 'min' : (orMore?.kind ?? cue.kind),
      isSurelyPay,
      isHourly: factor === hoursAYear,
    }),
  }
}

/** Checks whether a sign or a word of addition goes on with what is added: "+ bonus", "+ $1,500", "plus a percentage". */
const addsSomething = (tokens: readonly Token[], at: number, isApartFromAmount: boolean): boolean => {
  const next = tokens[at]
  if (!next || next.gap === 'stop' || next.gap === 'comma') return false
  return (
    next.raw === '$' ||
    // "+ 25% bonus".
    (/^\d{1,3}$/.test(next.norm) && tokens[at + 1]?.raw === '%') ||
    (isApartFromAmount &&
      /^\p{L}/u.test(next.norm) &&
      !/^(?:base|salary|annually|annual|a|depending|doe|for|in|comp|year|range)$/.test(next.norm) &&
      !(next.norm === 'per' && periods[tokens[at + 1]?.norm ?? ''] !== undefined)) ||
    /^(?:bonus|bonuses|equity|commission|origination|ltip|rsu|stock|benefits|incentive|incentives|profit|discretionary|overtime|ot|bilingual|generous|full|excellent|carry|options|rsus|superior)$/.test(
      next.norm,
    )
  )
}

function salaryOf(given: {
  min: number
  max: number | undefined
  bound: 'min' | 'max' | 'about' | undefined
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

function isBarePlausible(first: Amount, second: Amount | undefined): boolean {
  const fits = ({ digits }: Amount) => (digits >= 60 && digits < 1000) || (digits >= 20_000 && digits <= 2_000_000)
  return fits(first) && (second === undefined || fits(second))
}

/** Both ends in dollars: "250-300k" are thousands both; "$250-300" too; "$1.1-1.3M" are millions. */
function withUnits(
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

/** Where the second amount of a range begins, or undefined. */
function rangeConnector(tokens: readonly Token[], at: number, isBetween: boolean): number | undefined {
  const behind = afterAside(tokens, at)
  if (behind !== at) return behind + 1
  const next = tokens[at]
  if (!next || next.gap === 'stop') return undefined
  if (next.gap === 'hyphen' || next.gap === 'joined') return /^[\d$]/.test(next.raw) ? at : undefined
  if (next.gap === 'slash') return undefined
  if (/^(?:to|through|thru)$/.test(next.norm) || (isBetween && next.norm === 'and')) {
    return /^(?:usd|us)$/.test(tokens[at + 1]?.norm ?? '') ? at + 2 : at + 1
  }
  return undefined
}

/** "$92,400 (7 years) to $108,900": where it goes on behind a bracket with years, else where it was. */
function afterAside(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.gap !== 'stop') return at
  for (let to = at + 1; to <= at + 4; to++) {
    const token = tokens[to]
    if (!token) return at
    if (token.gap !== 'stop') continue
    const isYears = tokens.slice(at, to).some(({ norm }) => /^(?:years?|yrs?|class|steps?|level)$/.test(norm))
    return isYears && token.norm === 'to' ? to : at
  }
  return at
}

const periods: Readonly<Record<string, number>> = {
  hr: hoursAYear,
  hour: hoursAYear,
  hourly: hoursAYear,
  hrs: hoursAYear,
  h: hoursAYear,
  year: 1,
  yr: 1,
  annum: 1,
  annually: 1,
  annual: 1,
  yearly: 1,
  month: 12,
  mo: 12,
  monthly: 12,
  week: 52,
  wk: 52,
  weekly: 52,
  biweekly: 26,
  fortnight: 26,
  day: 260,
}

/** "Hourly $60", "Hourly rate: $32 – $44", and "$32.00 – $44.00", which nobody writes of a year's pay. */
function hourlyBefore(
  tokens: readonly Token[],
  start: number,
  { digits, hasDollar, hasCents, unit }: Amount,
  to: number,
): { factor: number; to: number } | undefined {
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

function periodAt(tokens: readonly Token[], at: number): { factor: number; to: number } | undefined {
  const next = tokens[at]
  if (!next || next.gap === 'stop') return undefined
  const direct = periods[next.norm]
  if (direct !== undefined && (next.gap === 'slash' || /ly$|^annual$/.test(next.norm)))
    return { factor: direct, to: at + 1 }
  if (/^(?:per|an|a|p)$/.test(next.norm)) {
    const factor = periods[tokens[at + 1]?.norm ?? '']
    if (factor !== undefined) return { factor, to: at + 2 }
  }
  return undefined
}

function hasOrMore(tokens: readonly Token[], at: number): { kind: 'min' | 'max'; to: number } | undefined {
  const [one, two] = [tokens[at], tokens[at + 1]]
  if (!one || one.gap === 'stop') return undefined
  if (/^(?:or|and)$/.test(one.norm) && two) {
    if (/^(?:more|up|above|higher|over|better|upwards?|beyond|greater)$/.test(two.norm))
      return { kind: 'min', to: at + 2 }
    if (/^(?:less|under|below|lower)$/.test(two.norm)) return { kind: 'max', to: at + 2 }
  }
  if (one.norm === 'plus' && two && two.gap === 'soft' && !/^(?:base|doe|depending)$/.test(two.norm)) return undefined
  if (/^(?:minimum|min|plus|floor)$/.test(one.norm) && one.gap !== 'comma') return { kind: 'min', to: at + 1 }
  if (/^(?:max|maximum|tops|cap|ceiling)$/.test(one.norm) && one.gap !== 'comma') return { kind: 'max', to: at + 1 }
  return undefined
}

type Cue = {
  kind: 'min' | 'max' | 'about' | undefined
  from: number | undefined
  hasPayWord: boolean
  isBetween: boolean
  isOther: boolean
  isBook: boolean
}

/** Small words that may be between a cue and its amount. */
const fillers = set(
  'of the a an base salary is comp compensation pay for in at to usd us be total is range least annual an total package cash starting level mid expected her his their my',
)

/** Finds the cue before an amount, in the same sentence. */
function cueBefore(tokens: readonly Token[], at: number): Cue {
  const cue: Cue = {
    kind: undefined,
    from: undefined,
    hasPayWord: false,
    isBetween: false,
    isOther: false,
    isBook: false,
  }
  let isNear = true
  let isSameThought = true
  for (let back = 1; back <= 8; back++) {
    const token = tokens[at - back]
    if (!token || (tokens[at - back + 1]?.gap === 'stop' && !isHeading(tokens, at - back))) break
    if (back <= 4 && isNear && cue.kind === undefined) {
      for (let length = 4; length >= 1; length--) {
        const from = at - back - length + 1
        const phrase = from >= 0 ? findPhrases(tokens.slice(from, at - back + 1), cueBook)[0] : undefined
        if (phrase && phrase.to - phrase.from === length) {
          cue.kind = phrase.value
          if (phrase.value !== 'about') cue.from = from
          break
        }
      }
    }
    if (payWords.has(token.norm)) cue.hasPayWord = true
    if (back <= 3 && token.norm === 'between') cue.isBetween = true
    // Beyond a comma other nouns are other facts: "tech transactions, $200-260K".
    const next = tokens[at - back + 1]
    if (next?.gap === 'comma' || (next?.gap === 'hyphen' && next.start - token.end > 2)) isSameThought = false
    if (back <= 4 && isSameThought && !cue.hasPayWord) {
      if (/^(?:book|portable|portables|originations?|bring|brings|bringing)$/.test(token.norm)) cue.isBook = true
      // "Annual stipend: $64,000" is what a fellow lives on; "a stipend of $2,000" is not.
      else if (notPayBefore.has(token.norm) && !(token.norm === 'stipend' && isAnnual(tokens, at - back)))
        cue.isOther = true
    }
    if (!fillers.has(token.norm) && cue.kind === undefined) isNear = back === 0
  }
  return cue
}

/** Checks whether a bonus or the like follows within a few words of its clause. */
function isExtra(tokens: readonly Token[], at: number): boolean {
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

const isAnnual = (tokens: readonly Token[], at: number): boolean =>
  /^(?:annual|yearly|fellowship|living)$/.test(tokens[at - 1]?.norm ?? '')

/** "Salary: $225,000" and "Compensation (base): …": a colon or bracket after a word of pay does not part it. */
const isHeading = (tokens: readonly Token[], at: number): boolean =>
  payWords.has(tokens[at]?.norm ?? '') || (tokens[at]?.norm === 'stipend' && isAnnual(tokens, at))

function hasPayWordAfter(tokens: readonly Token[], at: number): boolean {
  for (let ahead = 0; ahead < 3; ahead++) {
    const token = tokens[at + ahead]
    if (!token || token.gap === 'stop' || token.gap === 'comma') return false
    if (token.norm === 'all' && tokens[at + ahead + 1]?.norm === 'in') return true
    if (
      /^(?:salary|base|comp|compensation|pay|annually|annual|wage|yearly|package|range|all-in|tc|ote)$/.test(token.norm)
    )
      return true
  }
  return false
}

import { clauseBefore, type Clause } from './clause.ts'
import type { Amount } from './money.ts'
import { aboutCues, bookCues, bookNouns, fillers, hoursAYear, maxCues, minCues } from './pay-words.data.ts'
import { notPayBefore, otherNouns, payWords, periods } from './pay-words.data.ts'
import { gapAt, normAt, type Token } from './tokens.ts'

/** Words before an amount that are looked at. */
const maxBefore = 8

/** Findings in the words before an amount, in its sentence. */
export type Before = {
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

/** Reads the words before an amount. */
export function readBefore(tokens: readonly Token[], at: number): Before {
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

export type Period = { factor: number; length: number }

const unitsOfTime = Object.keys(periods).join('|')
const periodBehind = new RegExp(
  String.raw`^(?:(?: ?/ ?| (?:per|an?|p) )(${unitsOfTime})\b|(?:[ -]|, | – )(\w+ly|annual)\b)`,
)

/** "/hr", "per hour", "a year", "annually", "hourly rate: $32", and "$32.00", which nobody writes of a year's pay. */
export function periodOf({
  after,
  first,
  before,
}: {
  after: Clause
  first: Amount
  before: Before
}): Period | undefined {
  const match = periodBehind.exec(after.text)
  const factor = periods[match?.[1] ?? match?.[2] ?? '']
  if (match && factor !== undefined) return { factor, length: match[0].length }
  const isHourly = before.isHourly || (first.currency !== undefined && first.hasCents && first.digits >= 10)
  return isHourly && first.unit === 1 && first.digits < 500 ? { factor: hoursAYear, length: 0 } : undefined
}

/** Words behind an amount, each as a pattern of the clause behind it. */
export const behind = {
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

/** Meaning that the noun behind an amount gives it; undefined where none says anything. */
export function meaningBehind(text: string, period: Period | undefined): 'book' | 'other' | undefined {
  const [, noun = '', next = ''] = behind.noun.exec(text) ?? []
  if (bookNouns.has(noun) || (text.startsWith(' in ') && bookNouns.has(next))) return 'book'
  if (noun === '%') return 'other'
  // "$150,000 clerkship bonus", "$25K sign-on".
  return noun !== '' && !period && (otherNouns.has(noun) || behind.extra.test(text)) ? 'other' : undefined
}

import { indexBehind, clauseFrom } from './clause.ts'
import type { PayRun } from './pay.ts'
import { normAt, type Token } from './tokens.ts'

/** Thousands above the hundred, from and to. */
const low = [0, 30] as const
const mid = [40, 60] as const
const high = [70, 99] as const
const parts: Readonly<Record<string, readonly [number, number]>> = {
  low,
  lower: low,
  early: low,
  mid,
  middle: mid,
  high,
  upper: high,
  late: high,
}
const part = Object.keys(parts).join('|')
/** "Low 300s", "mid-to-high $200s", "low-mid 300ks", "low 4s", "300,000s". */
const hundred = new RegExp(
  String.raw`^ ?(?:(${part})(?:[ -](?:(?:to|or)[ -])?(${part}))?[ -]+)?(?:\$ ?)?([1-9])(?:(?:00|00,000)(?:k?s)|(s))(?![\w+])`,
)

/** Reads hundreds of thousands: "mid 200s to low 300s", "in the 400s". */
export function hundredsAt(tokens: readonly Token[], start: number, isProse: boolean): PayRun | undefined {
  const first = hundredAt(tokens, start, isProse)
  if (!first) return undefined
  const link = /^(?: (?:to|through|thru)(?= )|[ –-]*-)/.exec(clauseFrom(tokens, first.to, 3).text)
  const next = link && hundredAt(tokens, link[0].trim().length > 1 ? first.to + 1 : first.to, false)
  const { min, max, to } = next && next.max > first.max ? { ...next, min: first.min } : first
  return { from: start, to, value: { kind: 'salary', min, max, isSurelyPay: true } }
}

/** The parts of a hundred that a statement begins and ends in. */
const partsOf = (one: string | undefined, two = one) =>
  [one === undefined ? low : (parts[one] ?? low), two === undefined ? high : (parts[two] ?? high)] as const

function hundredAt(
  tokens: readonly Token[],
  start: number,
  isProse: boolean,
): { min: number; max: number; to: number } | undefined {
  const clause = clauseFrom(tokens, start, 6)
  const skipped = /^(?: \. |[ ,–/-])*/.exec(clause.text)?.[0].length ?? 0
  const [matched, one, two, digit, isShort] = hundred.exec(clause.text.slice(skipped)) ?? []
  if (matched === undefined || (one === undefined && isShort)) return undefined
  const isIn = /^(?:the|in)$/.test(normAt(tokens, start - 1)) || matched.startsWith('$')
  if (one === undefined && !isIn && isProse) return undefined
  const [from, to] = partsOf(one, two)
  const base = Number(digit) * 100_000
  return {
    min: base + from[0] * 1000,
    max: base + to[1] * 1000,
    to: indexBehind(clause, start, skipped + matched.length),
  }
}

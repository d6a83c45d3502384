import { clauseFrom, indexBehind } from './clause.ts'
import type { PayRun } from './pay.ts'
import { hundredParts } from './pay-words.data.ts'
import { normAt, type Token } from './tokens.ts'

const part = Object.keys(hundredParts).join('|')
/** "Low 300s", "mid-to-high $200s", "low-mid 300ks", "low 4s", "300,000s". */
const hundred = new RegExp(
  String.raw`^(?: \. |[ ,–/-])*(?:(?<one>${part})(?:[ -](?:(?:to|or)[ -])?(?<two>${part}))?[ -]+)?(?<sign>\$ ?)?(?<digit>[1-9])(?:(?:00|00,000)(?:k?s)|(?<short>s))(?![\w+])`,
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

function hundredAt(
  tokens: readonly Token[],
  start: number,
  isProse: boolean,
): { min: number; max: number; to: number } | undefined {
  const clause = clauseFrom(tokens, start, 6)
  const match = hundred.exec(clause.text)
  if (!match) return undefined
  const { one, two = one, digit, sign, short } = match.groups ?? {}
  const isIn = sign !== undefined || /^(?:the|in)$/.test(normAt(tokens, start - 1))
  if (one === undefined && (short !== undefined || (isProse && !isIn))) return undefined
  const dollars = (part: string, end: 0 | 1) => (Number(digit) * 100 + (hundredParts[part]?.[end] ?? 0)) * 1000
  const to = indexBehind(clause, start, match[0].length)
  return { min: dollars(one ?? 'low', 0), max: dollars(two ?? 'high', 1), to }
}

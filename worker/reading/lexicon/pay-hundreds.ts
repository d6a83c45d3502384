import type { PayRun, SalaryWord } from './pay-amounts.ts'
import { bookNouns, otherNouns } from './pay-words.data.ts'
import { normAt, rawAt, type Token } from './tokens.ts'

const shares: ReadonlyMap<string, number> = new Map([
  ['quarter', 250_000],
  ['half', 500_000],
])
const figures: ReadonlyMap<string, number> = new Map([
  ['six', 100_000],
  ['6', 100_000],
  ['seven', 1_000_000],
  ['7', 1_000_000],
])

/** Reads sums that are written out: "six figures", "seven-figure salary", "a quarter million", "half a million". */
export function figuresAt(tokens: readonly Token[], at: number): PayRun | undefined {
  const word = normAt(tokens, at)
  const share = shares.get(word)
  if (share !== undefined) return shareOfMillionAt(tokens, at, share)
  const dollars = figures.get(word)
  const noun = tokens[at + 1]
  if (dollars === undefined || !noun || !/^fig(?:ure)?s?$/.test(noun.norm) || noun.gap === 'stop') return undefined
  const meaning = meaningBefore(tokens[at + 2])
  if (meaning === 'other') return undefined
  if (meaning === 'book') return { from: at, to: at + 3, value: { kind: 'book', dollars } }
  return { from: at, to: at + 2, value: { kind: 'salary', min: dollars, isSurelyPay: true } }
}

function shareOfMillionAt(tokens: readonly Token[], at: number, dollars: number): PayRun | undefined {
  let to = at + 1
  while (/^(?:of|a)$/.test(normAt(tokens, to))) to++
  if (!/^(?:million|mil|mm)$/.test(normAt(tokens, to))) return undefined
  const meaning = meaningBefore(tokens[to + 1])
  if (meaning === 'other') return undefined
  const value: PayRun['value'] =
    meaning === 'book' ? { kind: 'book', dollars } : { kind: 'salary', exact: dollars, isSurelyPay: true }
  return { from: at, to: to + 1, value }
}

/** Meaning that the noun behind a sum gives it. */
function meaningBefore(noun: Token | undefined): 'book' | 'other' | 'pay' {
  if (noun && bookNouns.has(noun.norm)) return 'book'
  return noun && otherNouns.has(noun.norm) ? 'other' : 'pay'
}

/** Thousands above the hundred, from and to. */
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

/** Reads hundreds of thousands: "mid 200s to low 300s", "low 300s". */
export function hundredsAt(tokens: readonly Token[], start: number, isProse: boolean): PayRun | undefined {
  const first = oneHundredAt(tokens, start, isProse)
  const link = first && tokens[first.to]
  if (!first || !link) return first
  const next = afterLink(link, first.to)
  const second = next === undefined ? undefined : oneHundredAt(tokens, next, false)
  if (!second || second.value.max <= first.value.max) return first
  return { from: start, to: second.to, value: { ...first.value, max: second.value.max } }
}

function afterLink(link: Token, at: number): number | undefined {
  if (/^(?:to|through|thru)$/.test(link.norm)) return at + 1
  return link.gap === 'hyphen' ? at : undefined
}

type HundredRun = { from: number; to: number; value: SalaryWord & { min: number; max: number } }

/** "low 300s", "mid-to-high $200s", "low-mid 300ks", "in the 400s". */
function oneHundredAt(tokens: readonly Token[], start: number, isProse: boolean): HundredRun | undefined {
  const { named, to } = partsAt(tokens, start)
  const at = rawAt(tokens, to) === '$' ? to + 1 : to
  const said = tokens[at]?.norm.replace(',', '') ?? ''
  // "Low 4s" is the low four hundreds.
  const match = /^([1-9])00(?:k?s|,000s)$/.exec(named.length > 0 ? said.replace(/^([2-9])s$/, '$100s') : said)
  if (!match) return undefined
  const isIn = ['the', 'in'].includes(normAt(tokens, start - 1)) || rawAt(tokens, start) === '$'
  if (named.length === 0 && !isIn && isProse) return undefined
  const hundred = Number(match[1]) * 100_000
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

/** Up to two parts of a hundred, "mid to high", and where they end. */
function partsAt(tokens: readonly Token[], start: number): { named: readonly Part[]; to: number } {
  const named: Part[] = []
  let to = start
  for (; named.length < 2; to++) {
    const word = tokens[to]?.norm
    if (isPart(word)) named.push(word)
    else if (!(named.length === 1 && (word === 'to' || word === 'or'))) break
  }
  return { named, to }
}

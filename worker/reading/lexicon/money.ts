import { matchAt, oneOf, type ClauseMatch } from './clause.ts'
import { spokenNumber, spokenNumbers, wordNumber } from './numbers.ts'
import { currencyWords, hundredParts } from './pay-words.data.ts'
import { meaningsOf } from './phrase-book.ts'
import { normAt, type Token } from './tokens.ts'

export type Currency = 'USD' | 'CAD' | 'GBP' | 'EUR' | 'other'

/** A number that may be money. */
export type Amount = {
  value: number
  /** Upper end, if the amount is itself a range: "low 300s". */
  max?: number
  to: number
  /** Currency of the sign or code next to the number. Undefined if there isn't one. */
  currency: Currency | undefined
  unit: 1 | 1000 | 1_000_000
  /** As written, before the unit. */
  digits: number
  hasSeparator: boolean
  /** "180ish", "130-ish": nobody rounds anything but pay like that. */
  isRounded: boolean
  /** "$32.00". */
  hasCents: boolean
  /** "Six figures": any amount from this one on. */
  isLeast: boolean
}

const currencies = meaningsOf(currencyWords)
const money = oneOf([...currencies.keys()].join('; '))

const sign = String.raw`(?:(?<sign>${money}) ?)?(?!(?:401|403|457)(?: \. )?[kb]\b)`
const figures = String.raw`(?<figures>six|seven|6|7)[ -]fig(?:ure)?s?`
const fraction = String.raw`(?:an? )?(?<fraction>half|quarter)(?: of)?(?: a)?(?= mil)`
const digits = String.raw`(?<digits>(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)`
const unit = String.raw`(?:[ -]?(?<unit>ks?|thousand|grand|mm|mil|million)|(?<=\d)(?:(?<=[$£€] ?[\d.,]+) )?(?<m>m))?`
const code = String.raw`(?: ?(?!\$)(?<code>${money})(?![\p{L}\d]| [\d$]))?`
/** "$225,000", "USD 250k", "$1.1 million", "two hundred fifty thousand", "half a million", "130-ish", "140k CAD". Not "401(k)". */
const amount = new RegExp(
  String.raw`^${sign}(?:${figures}|${fraction}|(?<spoken>${spokenNumbers})|${digits})(?<half> and a half)?${unit}(?<ish>[ -]?ish)?(?! ?%|[a-z\d]|[.,]\d)${code}`,
)
const part = Object.keys(hundredParts).join('|')
/** "Low 300s", "mid-to-high $200s", "low-mid 300ks", "low 4s", "300,000s". */
const hundreds = new RegExp(
  String.raw`^(?:(?<one>${part})(?:[ -](?:(?:to|or)[ -])?(?<two>${part}))?[ -]+)?(?:\$ ?)?(?<digit>[1-9])(?:(?:00|00,000)k?s|(?<short>s))(?![\w+])`,
)
/** The beginning of any amount. A cheap check that spares the longer patterns. */
const opening = new RegExp(
  String.raw`^(?:\d|${money}|(?:us|ca?|cdn|au?|nz|s|hk)$|an?$|half$|quarter$|hundred$|${part}|${spokenNumbers})`,
)

/** Reads the amount that begins at a token, if there is one. */
export function amountAt(tokens: readonly Token[], at: number): Amount | undefined {
  if (!opening.test(normAt(tokens, at))) return undefined
  const found = matchAt(tokens, at, amount, 9)
  if (!found) return hundredsAt(tokens, at)
  const { figures: many, sign: before = '', digits: written = '', code: behind = '', m, unit: word = m } = found.groups
  const unit = units[(word ?? (many === undefined ? '' : 'k')).charAt(0)] ?? 1000
  const number = numberOf(found.groups)
  const own = currencies.get(before)
  return {
    value: number * unit,
    to: found.to,
    // A code behind says whose dollars: "$200k CAD".
    currency: own === undefined || own === 'USD' ? (currencies.get(behind) ?? own) : own,
    unit,
    digits: number,
    hasSeparator: written.includes(','),
    isRounded: found.groups['ish'] !== undefined,
    hasCents: /\.\d\d$/.test(written),
    isLeast: many !== undefined,
  }
}

function numberOf({ figures: many, fraction, spoken, digits: written = '', half }: ClauseMatch['groups']): number {
  if (many !== undefined) return 10 ** (Number(wordNumber(many)) - 4)
  if (fraction !== undefined) return fraction === 'half' ? 0.5 : 0.25
  const number = spoken === undefined ? Number(written.replaceAll(',', '')) : spokenNumber(spoken)
  return half === undefined ? number : number + 0.5
}

/** Units of amounts by the first letter of their word: "m", "mil", "million"; all other words are thousands. */
const units: Readonly<Partial<Record<string, Amount['unit']>>> = { '': 1, m: 1_000_000 }

/** Reads a range within a hundred thousand: "low 300s", "in the 400s". */
function hundredsAt(tokens: readonly Token[], at: number): Amount | undefined {
  const { groups: { one, two = one, digit = '', short } = {}, to } = matchAt(tokens, at, hundreds, 6) ?? {}
  if (to === undefined || (one === undefined && short !== undefined)) return undefined
  const [least, most] = [hundredParts[one ?? 'low']?.[0] ?? 0, hundredParts[two ?? 'high']?.[1] ?? 0]
  const dollars = (more: number) => (Number(digit) * 100 + more) * 1000
  const plain = { hasSeparator: false, isRounded: false, hasCents: false, isLeast: false, currency: undefined }
  return { ...plain, value: dollars(least), max: dollars(most), to, unit: 1000, digits: Number(digit) * 100 }
}

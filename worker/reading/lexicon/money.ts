import { currencyCodes, currencySigns } from './pay-words.data.ts'
import { gapAt, normAt, rawAt, type Token } from './tokens.ts'

export type Currency = 'USD' | 'CAD' | 'GBP' | 'EUR' | 'other'

/** A number that may be money. */
export type Amount = {
  value: number
  to: number
  /** As far as a sign or a code before or behind the number says it. */
  currency: Currency | undefined
  unit: 1 | 1000 | 1_000_000
  /** As written, before the unit. */
  digits: number
  hasSeparator: boolean
  /** "180ish", "130-ish": nobody rounds anything but pay like that. */
  isRounded: boolean
  /** "$32.00". */
  hasCents: boolean
}

const figure = /^((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(k|ks|m|mm|mil|million|ish|kish)?$/

/** The amount that begins at a token: "$225,000", "USD 250k", "1.1 million", "two hundred fifty thousand", "130-ish". */
export function amountAt(tokens: readonly Token[], start: number): Amount | undefined {
  const sign = currencyAt(tokens, start)
  const at = sign?.to ?? start
  if ((sign && gapAt(tokens, at) === 'stop') || isRetirementPlan(tokens, at)) return undefined
  const number = figureAt(tokens, at) ?? spokenAt(tokens, at)
  if (!number) return undefined
  const { unit, to: end } = withUnit(tokens, number, sign !== undefined)
  const isIsh = normAt(tokens, end) === 'ish' && gapAt(tokens, end) !== 'stop'
  // A code behind says whose dollars: "$200k CAD".
  const code = codeAt(tokens, isIsh ? end + 1 : end, sign)
  return {
    ...number,
    value: number.digits * unit,
    ...code,
    unit,
    isRounded: number.isRounded || isIsh,
  }
}

type Figure = Omit<Amount, 'value' | 'currency'>

function figureAt(tokens: readonly Token[], at: number): Figure | undefined {
  const [, written, suffix = ''] = figure.exec(normAt(tokens, at)) ?? []
  if (written === undefined) return undefined
  return {
    to: at + 1,
    digits: Number(written.replaceAll(',', '')),
    unit: suffixUnit(suffix),
    hasSeparator: written.includes(','),
    isRounded: suffix.endsWith('ish'),
    hasCents: /\.\d\d$/.test(written),
  }
}

function suffixUnit(suffix: string): Amount['unit'] {
  if (suffix.startsWith('k')) return 1000
  return suffix.startsWith('m') ? 1_000_000 : 1
}

/** The unit of a number: written with it ("250k"), or as the next word ("2 million"). */
const withUnit = (tokens: readonly Token[], { unit, to }: Figure, hasSign: boolean): Pick<Figure, 'unit' | 'to'> =>
  (unit > 1 ? undefined : unitAt(tokens, to, hasSign)) ?? { unit, to }

/** "250 thousand", "1.1 million", "$2 m". */
function unitAt(
  tokens: readonly Token[],
  at: number,
  hasSign: boolean,
): { unit: 1000 | 1_000_000; to: number } | undefined {
  if (!/^(?:soft|joined|hyphen)$/.test(gapAt(tokens, at) ?? '')) return undefined
  const word = normAt(tokens, at)
  if (/^(?:k|thousand|grand)$/.test(word)) return { unit: 1000, to: at + 1 }
  return /^(?:million|mm|mil)$/.test(word) || (word === 'm' && hasSign) ? { unit: 1_000_000, to: at + 1 } : undefined
}

/** A sign or a code before a number: "$", "US$", "CAD", "C$", "£". */
function currencyAt(tokens: readonly Token[], at: number): { currency: Currency; to: number } | undefined {
  const sign = currencySigns.get(rawAt(tokens, at))
  if (sign) return { currency: sign, to: at + 1 }
  const code = currencyCodes.get(rawAt(tokens, at))
  if (!code) return undefined
  const hasSign = rawAt(tokens, at + 1) === '$' && gapAt(tokens, at + 1) !== 'stop'
  // "A 200k package" and "C 14" name no money: one letter needs its sign.
  if (!hasSign && rawAt(tokens, at).length < 3) return undefined
  return { currency: code, to: hasSign ? at + 2 : at + 1 }
}

type Money = { currency: Currency | undefined; to: number }

/** "75000 USD", "140k CAD": the money that a code behind names, else the sign's, and where it ends. */
function codeAt(tokens: readonly Token[], to: number, sign: Money | undefined): Money {
  const plain = { currency: sign?.currency, to }
  if (sign && sign.currency !== 'USD') return plain
  const raw = rawAt(tokens, to)
  const isNear = /^(?:soft|joined)$/.test(gapAt(tokens, to) ?? '') && raw !== '$' && !/^\d/.test(rawAt(tokens, to + 1))
  const currency = raw.length === 3 ? currencyCodes.get(raw.toUpperCase()) : currencySigns.get(raw)
  return isNear && currency ? { currency, to: to + 1 } : plain
}

/** "A 401(k)", "401k". */
const isRetirementPlan = (tokens: readonly Token[], at: number): boolean => {
  const [plan, letter] = [normAt(tokens, at), normAt(tokens, at + 1)]
  return plan === '401k' || plan === '403b' || (/^(?:401|403|457)$/.test(plan) && /^[kb]$/.test(letter))
}

const ones = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** "Ninety", "eighty-five", "fifteen": the number below a hundred that begins at a token. */
function below100(tokens: readonly Token[], at: number): { value: number; to: number } | undefined {
  const word = normAt(tokens, at)
  if (teens.includes(word)) return { value: teens.indexOf(word) + 10, to: at + 1 }
  if (!tens.includes(word)) return undefined
  const ten = (tens.indexOf(word) + 2) * 10
  const one = /^(?:soft|hyphen)$/.test(gapAt(tokens, at + 1) ?? '') ? ones.indexOf(normAt(tokens, at + 1)) + 1 : 0
  return { value: ten + one, to: one > 0 ? at + 2 : at + 1 }
}

/** "Two hundred and fifty", "one eighty-five", "ninety", "one and a half million", "half a million". */
function spokenAt(tokens: readonly Token[], at: number): Figure | undefined {
  const spoken = shareAt(tokens, at) ?? bareHundredAt(tokens, at) ?? hundredsAt(tokens, at) ?? smallAt(tokens, at)
  if (!spoken) return undefined
  const { value, to, unit = 1 } = spoken
  return { to, digits: value, unit, hasSeparator: false, isRounded: false, hasCents: false }
}

type Spoken = { value: number; to: number; unit?: Amount['unit'] }

const shares: Readonly<Record<string, number>> = { quarter: 0.25, half: 0.5 }

/** "Half a million", "a quarter of a million", "one and a half million", "a million and a half". */
function shareAt(tokens: readonly Token[], start: number): Spoken | undefined {
  if (!/^(?:an?|half|quarter|one|two|three|four|five|six|seven|eight|nine)$/.test(normAt(tokens, start)))
    return undefined
  const words = tokens.slice(start, start + 6).map(({ norm }) => norm)
  const text = words.join(' ')
  const share = /^(?:an? )?(quarter|half)(?: of)?(?: a)? (?:million|mil|mm)\b/.exec(text)
  const whole = /^(an?|\w+) (?:million|mil) and a half\b|^(\w+) and a half (?:million|mil)\b/.exec(text)
  const end = (match: RegExpExecArray) => start + match[0].split(' ').length
  if (share) return { value: shares[share[1] ?? ''] ?? 0, to: end(share), unit: 1_000_000 }
  if (!whole) return undefined
  const word = whole[1] ?? whole[2] ?? ''
  const number = /^an?$/.test(word) ? 1 : ones.indexOf(word) + 1
  return number > 0 ? { value: number + 0.5, to: end(whole), unit: 1_000_000 } : undefined
}

/** "Hundred and forty". */
function bareHundredAt(tokens: readonly Token[], at: number): Spoken | undefined {
  const isHundred = normAt(tokens, at) === 'hundred' && normAt(tokens, at + 1) === 'and'
  const rest = isHundred ? below100(tokens, at + 2) : undefined
  return rest && { value: 100 + rest.value, to: rest.to }
}

function hundredsAt(tokens: readonly Token[], at: number): Spoken | undefined {
  const word = normAt(tokens, at)
  const hundred = (word === 'a' ? 1 : ones.indexOf(word) + 1) * 100
  if (hundred === 0 || !/^(?:soft|hyphen)$/.test(gapAt(tokens, at + 1) ?? '')) return undefined
  const next = normAt(tokens, at + 1)
  if (next === 'hundred') {
    const rest = below100(tokens, normAt(tokens, at + 2) === 'and' ? at + 3 : at + 2)
    return { value: hundred + (rest?.value ?? 0), to: rest?.to ?? at + 2 }
  }
  if (word === 'a') return undefined
  // "One oh five", and "two fifty": hundreds of thousands as they are said; "one year" and "two to five" are not.
  const rest = ohAt(tokens, at + 1) ?? below100(tokens, at + 1)
  return rest && !isTime(tokens, rest.to) ? { value: hundred + rest.value, to: rest.to } : undefined
}

/** "Oh five". */
function ohAt(tokens: readonly Token[], at: number): Spoken | undefined {
  const one = /^oh?$/.test(normAt(tokens, at)) ? ones.indexOf(normAt(tokens, at + 1)) + 1 : 0
  return one > 0 ? { value: one, to: at + 2 } : undefined
}

/** "Two million", "ninety thousand"; "ninety" alone may be pay, "twenty" not. */
function smallAt(tokens: readonly Token[], at: number): Spoken | undefined {
  const word = normAt(tokens, at)
  const one = word === 'a' ? 1 : ones.indexOf(word) + 1
  const small = one > 0 ? { value: one, to: at + 1 } : below100(tokens, at)
  if (!small || isTime(tokens, small.to)) return undefined
  return unitAt(tokens, small.to, false) || small.value >= 60 ? small : undefined
}

const isTime = (tokens: readonly Token[], at: number): boolean =>
  /^(?:years?|yrs?|months?|days?|hours?)$/.test(normAt(tokens, at))

import { clauseFrom } from './clause.ts'
import { numberWord } from './numbers.ts'
import { currencyCodes, currencySigns } from './pay-words.data.ts'
import { phraseAt, phraseBook, type Entry, type PhraseBook } from './phrase-book.ts'
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
  /** "Six figures": any amount from this one on. */
  isLeast: boolean
}

type Unit = Amount['unit']
/** An amount before its unit and money are known. */
type Figure = Spoken & { to: number }

/** The amount that begins at a token: "$225,000", "USD 250k", "1.1 million", "two hundred fifty thousand", "130-ish". */
export function amountAt(tokens: readonly Token[], start: number): Amount | undefined {
  const sign = currencyAt(tokens, start)
  const at = sign?.to ?? start
  if ((sign && gapAt(tokens, at) === 'stop') || retirementPlan.test(clauseFrom(tokens, at, 2).text)) return undefined
  const number = spokenAt(tokens, at) ?? figureAt(tokens, at)
  if (!number) return undefined
  const next = number.unit === undefined ? unitAt(tokens, number.to, sign !== undefined) : undefined
  const { unit, to } = { unit: number.unit ?? 1, to: number.to, ...next }
  const isIsh = normAt(tokens, to) === 'ish' && gapAt(tokens, to) !== 'stop'
  return {
    hasSeparator: false,
    hasCents: false,
    isLeast: false,
    ...number,
    value: number.digits * unit,
    // A code behind says whose dollars: "$200k CAD".
    ...codeAt(tokens, isIsh ? to + 1 : to, sign),
    unit,
    isRounded: number.isRounded === true || isIsh,
  }
}

/** "A 401(k)", "401k". */
const retirementPlan = /^\W*(?:401|403|457)(?: \. )?[kb]\b/

const figure = /^((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(k|ks|m|mm|mil|million|ish|kish)?$/

function figureAt(tokens: readonly Token[], at: number): Figure | undefined {
  const [, written, suffix = ''] = figure.exec(normAt(tokens, at)) ?? []
  if (written === undefined) return undefined
  const unit = ({ k: 1000, m: 1_000_000 } as const)[suffix.charAt(0)]
  return {
    to: at + 1,
    digits: Number(written.replaceAll(',', '')),
    ...(unit && { unit }),
    hasSeparator: written.includes(','),
    isRounded: suffix.endsWith('ish'),
    hasCents: /\.\d\d$/.test(written),
  }
}

/** "250 thousand", "1.1 million", "$2 m". */
function unitAt(tokens: readonly Token[], at: number, hasSign: boolean): { unit: Unit; to: number } | undefined {
  if (!/^(?:soft|joined|hyphen)$/.test(gapAt(tokens, at) ?? '')) return undefined
  const word = normAt(tokens, at)
  if (/^(?:k|thousand|grand)$/.test(word)) return { unit: 1000, to: at + 1 }
  return /^(?:million|mm|mil)$/.test(word) || (word === 'm' && hasSign) ? { unit: 1_000_000, to: at + 1 } : undefined
}

type Money = { currency: Currency | undefined; to: number }

/** A sign or a code before a number: "$", "US$", "CAD", "C$", "£". */
function currencyAt(tokens: readonly Token[], at: number): Money | undefined {
  const sign = currencySigns.get(rawAt(tokens, at))
  if (sign) return { currency: sign, to: at + 1 }
  const code = currencyCodes.get(rawAt(tokens, at))
  const hasSign = rawAt(tokens, at + 1) === '$' && gapAt(tokens, at + 1) !== 'stop'
  // "A 200k package" and "C 14" name no money: one letter needs its sign.
  if (!code || (!hasSign && rawAt(tokens, at).length < 3)) return undefined
  return { currency: code, to: hasSign ? at + 2 : at + 1 }
}

/** "75000 USD", "140k CAD": the money that a code behind names, else the sign's, and where it ends. */
function codeAt(tokens: readonly Token[], to: number, sign: Money | undefined): Money {
  const raw = rawAt(tokens, to)
  const isNear = /^(?:soft|joined)$/.test(gapAt(tokens, to) ?? '') && raw !== '$' && !/^\d/.test(rawAt(tokens, to + 1))
  const code = raw.length === 3 ? currencyCodes.get(raw.toUpperCase()) : currencySigns.get(raw)
  const isOpen = sign === undefined || sign.currency === 'USD'
  return isOpen && isNear && code ? { currency: code, to: to + 1 } : { currency: sign?.currency, to }
}

type Spoken = Pick<Amount, 'digits'> & Partial<Amount>

/** Amounts as they are said: "two hundred and fifty", "one eighty-five", "one oh five", "half a million", "six figures". */
function spokenAmounts(): Entry<Spoken>[] {
  const entries: Entry<Spoken>[] = []
  const add = (value: Spoken, texts: readonly string[]) => entries.push(...texts.map((text) => ({ text, value })))
  for (let digits = 1; digits < 1000; digits++) {
    const [hundreds, rest] = [numberWord(Math.floor(digits / 100)), digits % 100]
    const words = numberWord(rest)
    if (digits < 100) add({ digits }, [words])
    else if (rest === 0) add({ digits }, [`${hundreds} hundred`])
    else add({ digits }, [`${hundreds} hundred ${words}`, `${hundreds} hundred and ${words}`])
    if (digits > 100 && rest > 0) add({ digits }, rest < 10 ? [`${hundreds} oh ${words}`] : [`${hundreds} ${words}`])
    if (digits > 100 && digits < 200) {
      add({ digits }, [`hundred and ${words}`, `a hundred and ${words}`, `a hundred ${words}`])
    }
  }
  for (const one of [1, 2, 3, 4, 5, 6, 7, 8, 9])
    for (const word of one === 1 ? ['a', 'one'] : [numberWord(one)])
      for (const text of [`${word} million and a half`, `${word} and a half million`])
        add({ digits: one + 0.5, unit: 1_000_000 }, [text, text.replace('million', 'mil')])
  for (const [text, value] of Object.entries(otherAmounts)) add(value, text.split('; '))
  return entries
}
const otherAmounts: Readonly<Record<string, Spoken>> = {
  'a million; a mil': { digits: 1, unit: 1_000_000 },
  'a hundred; hundred': { digits: 100 },
  'half a million; half million; a half million; half of a million; half a mil': { digits: 0.5, unit: 1_000_000 },
  'quarter million; a quarter million; quarter of a million; a quarter of a million': { digits: 0.25, unit: 1_000_000 },
  'six figure; six figs; 6 figure; 6 figs': { digits: 100, unit: 1000, isLeast: true },
  'seven figure; seven figs; 7 figure; 7 figs': { digits: 1000, unit: 1000, isLeast: true },
}

let spokenBook: PhraseBook<Spoken> | undefined

/** A spoken amount. "Ninety" alone may be pay, "twenty" needs its unit; "one year" and "two to five" are no amounts. */
function spokenAt(tokens: readonly Token[], start: number): Figure | undefined {
  spokenBook ??= phraseBook(spokenAmounts())
  const phrase = phraseAt(tokens, start, spokenBook)
  if (!phrase) return undefined
  const to = start + phrase.words.length
  const isTime = /^(?:years?|yrs?|months?|days?|hours?)$/.test(normAt(tokens, to))
  const { digits, unit } = phrase.value
  const isLarge = unit !== undefined || digits >= 60 || unitAt(tokens, to, false) !== undefined
  return isLarge && !isTime ? { ...phrase.value, to } : undefined
}

import type { Token } from './tokens.ts'

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth'.split(
    ' ',
  )

/** A whole number in digits or words up to twenty: "5", "five". */
export function wholeNumber(token: Token | undefined): number | undefined {
  return token && (!/^\d/.test(token.norm) || /^\d{1,3}$/.test(token.norm)) ? wordNumber(token.norm) : undefined
}

/** A number in digits or words up to twenty. */
export function wordNumber(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word)
  const number = units.indexOf(word)
  return number > 0 ? number : undefined
}

/** An ordinal in digits or words: "5th", "fifth". */
export function ordinalNumber(token: Token | undefined): number | undefined {
  if (!token) return undefined
  const digits = /^(\d{1,2})(?:st|nd|rd|th)s?$/.exec(token.norm)
  if (digits) return Number(digits[1])
  const word = ordinals.indexOf(token.norm)
  return word > 0 ? word : undefined
}

/** A year written in full, 1970 to 2039. */
export function calendarYear(token: Token | undefined): number | undefined {
  return token && /^(?:19[7-9]\d|20[0-3]\d)s?$/.test(token.norm) ? Number(token.norm.slice(0, 4)) : undefined
}

/** Checks whether a token is in the same clause as the one before: no full stop, bracket or line end between. */
export const joins = (token: Token | undefined): token is Token => token !== undefined && token.gap !== 'stop'

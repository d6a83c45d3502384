const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth'.split(
    ' ',
  )

const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** The words for a number below a hundred: "forty-five". */
export const numberWord = (number: number): string =>
  units[number] ?? `${tens[Math.floor(number / 10) - 2] ?? ''} ${number % 10 === 0 ? '' : units[number % 10]}`.trim()

/** Words for numbers and ordinals, as parts of a pattern; of two that begin alike the longer comes first. */
export const numberWords = units.toReversed().join('|')
export const ordinalWords = ordinals.slice(1).toReversed().join('|')

/** A number in digits or words up to twenty. */
export function wordNumber(word: string | undefined): number | undefined {
  if (word === undefined || word === '') return undefined
  if (/^\d+$/.test(word)) return Number(word)
  const number = units.indexOf(word)
  return number >= 0 ? number : undefined
}

/** An ordinal in digits or words: "5th", "fifth". */
export function ordinalValue(word: string | undefined): number | undefined {
  const digits = /^(\d{1,2})(?:st|nd|rd|th)s?$/.exec(word ?? '')
  if (digits) return Number(digits[1])
  const number = ordinals.indexOf(word ?? '')
  return number > 0 ? number : undefined
}

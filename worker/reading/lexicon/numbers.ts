import { ordinals, tens, units } from './numbers.data.ts'

/** Patterns for number words and for ordinals. Of two words that begin alike, the longer one comes first. */
export const numberWords = units.toReversed().join('|')
export const ordinalWords = ordinals.slice(1).toReversed().join('|')

/** A number in digits or words up to twenty. */
export function wordNumber(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word)
  const number = units.indexOf(word)
  return number >= 0 ? number : undefined
}

/** An ordinal in digits or words: "5th", "fifth". */
export function ordinalValue(word: string): number | undefined {
  const number = /^\d{1,2}(?:st|nd|rd|th)s?$/.test(word) ? Number.parseInt(word, 10) : ordinals.indexOf(word)
  return number > 0 ? number : undefined
}

const ones = units.slice(1, 10).join('|')
/** Pattern for the number words from ten to ninety-nine. */
export const belowHundred = `(?:(?:${tens.slice(1).join('|')})(?:[ -](?:${ones}))?|${units.slice(10, 20).join('|')})`

/** Pattern for numbers below a thousand as people say them: "two hundred and fifty", "one eighty-five", "one oh five". */
export const spokenNumbers = `(?:(?:an?|${ones})[ -])?hundred(?:(?:[ -]and)?[ -](?:${belowHundred}|${ones}))?|(?:${ones})[ -](?:oh[ -](?:${ones})|${belowHundred})|${belowHundred}|${ones}|a(?= mil)`

const smallNumbers = new Map([
  ...['a', 'an'].map((word) => [word, 1] as const),
  ...units.map((word, at) => [word, at] as const),
  ...tens.map((word, at) => [word, (at + 1) * 10] as const),
])

/** Reads a spoken number: "one eighty-five" is 185. */
export function spokenNumber(words: string): number {
  return words.split(/[ -]/).reduce((sum, word) => {
    if (word === 'hundred' || word === 'oh') return Math.max(1, sum) * 100
    const value = smallNumbers.get(word) ?? 0
    return sum > 0 && sum < 10 && value >= 10 ? sum * 100 + value : sum + value
  }, 0)
}

import { numberWords, ones, ordinalWords, teens, tens } from './numbers.data.ts'

/** The values of descending number words that end with a number. */
const valuesOf = (words: string, last: number, step = 1): Map<string, number> =>
  new Map(words.split('|').map((word, at, { length }) => [word, last + (length - 1 - at) * step]))

const numbers = valuesOf(numberWords, 0)
const ordinals = valuesOf(ordinalWords, 1)
const spoken = new Map([['a', 1], ['an', 1], ...numbers, ...valuesOf(tens, 20, 10)])

/** A number in digits or words up to twenty. */
export const wordNumber = (word: string): number | undefined => (/^\d+$/.test(word) ? Number(word) : numbers.get(word))

/** An ordinal in digits or words: "5th", "fifth". */
export const ordinalValue = (word: string): number | undefined =>
  /^\d{1,2}(?:st|nd|rd|th)s?$/.test(word) ? Number.parseInt(word, 10) : ordinals.get(word)

const belowHundred = `(?:(?:${tens})(?:[ -](?:${ones}))?|${teens})`
/** Pattern for numbers below a thousand as people say them: "two hundred and fifty", "one eighty-five", "one oh five". */
export const spokenNumbers = `(?:(?:an?|${ones})[ -])?hundred(?:(?:[ -]and)?[ -](?:${belowHundred}|${ones}))?|(?:${ones})[ -](?:oh[ -](?:${ones})|${belowHundred})|${belowHundred}|${ones}|a(?= mil)`

/** Reads a spoken number: "one eighty-five" is 185. */
export const spokenNumber = (words: string): number =>
  words.split(/[ -]/).reduce((sum, word) => {
    if (word === 'hundred' || word === 'oh') return Math.max(1, sum) * 100
    const value = spoken.get(word) ?? 0
    return sum > 0 && sum < 10 && value >= 10 ? sum * 100 + value : sum + value
  }, 0)

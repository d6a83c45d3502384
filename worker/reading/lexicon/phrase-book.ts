import { isCapitals, tokenize, type Gap, type Token } from './tokens.ts'

/** A run of tokens: `from` up to, and without, `to`. */
export type Run = { from: number; to: number }

/** A run of tokens with what it means. */
export type RunOf<T> = Run & { value: T }

/** The indexes of the tokens of some runs. */
export const indexesOf = (runs: readonly Run[]): Set<number> =>
  new Set(runs.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)))

type Phrase<T> = {
  words: readonly string[]
  value: T
  /** Counts only when written in capitals: "RE" is real estate, "re" is not. */
  isCapitals: boolean
  /** Gaps allowed between its words. Commas and slashes are allowed in phrases that have one ("EC/VC"), commas in firms' names too. */
  over: readonly Gap[]
}

export type PhraseBook<T> = ReadonlyMap<string, readonly Phrase<T>[]>

export type Entry<T> = { text: string; value: T; isCapitals?: boolean; overCommas?: boolean }

/** A table of words. Each row is a meaning and its phrases, separated by semicolons or line breaks. */
export type Terms<T> = readonly (readonly [meaning: T, phrases: string])[]

/** The phrases of a table, each with its meaning. */
export const entriesOf = <T>(terms: Terms<T>): Entry<T>[] =>
  terms.flatMap(([value, phrases]) => phrases.split(/\s*[;\n]\s*/).flatMap((text) => (text ? { text, value } : [])))

/** The meaning of each word of a table. `keyOf` makes a word what it is looked up by. */
export const meaningsOf = <T>(terms: Terms<T>, keyOf = (word: string): string => word): Map<string, T> =>
  new Map(entriesOf(terms).map(({ text, value }) => [keyOf(text), value]))

/** Indexes phrases by their first word, longest first, so that lookups don't slow down as the vocabulary grows. */
export function phraseBook<T>(entries: readonly Entry<T>[]): PhraseBook<T> {
  const phrases = entries.flatMap(({ text, value, isCapitals: capitals = false, overCommas = text.includes(',') }) => {
    const words = tokenize(text).map(({ norm }) => norm)
    const over: Gap[] = ['joined', 'soft', 'hyphen']
    if (overCommas) over.push('comma')
    if (text.includes('/')) over.push('slash')
    // A phrase of one word is also found in its plural, which begins with another word.
    const plurals = words.length === 1 && !capitals ? words.flatMap(pluralsOf) : []
    return [words, ...plurals.map((word) => [word])].map((own) => ({ words: own, value, isCapitals: capitals, over }))
  })
  phrases.sort((a, b) => b.words.length - a.words.length)
  return Map.groupBy(phrases, ({ words: [first = ''] }) => first)
}

function pluralsOf(word: string): string[] {
  if (word.length < 4 || /\d/.test(word) || word.endsWith('s')) return []
  return word.endsWith('y') && !/[aeiou]y$/.test(word) ? [`${word.slice(0, -1)}ies`] : [`${word}s`]
}

/** Finds the longest phrases of a text, from left to right, without overlaps. */
export function findPhrases<T>(tokens: readonly Token[], book: PhraseBook<T>): RunOf<T>[] {
  const found: RunOf<T>[] = []
  for (let at = 0; at < tokens.length;) {
    const phrase = phraseAt(tokens, at, book)
    if (phrase) found.push(phrase)
    at = phrase?.to ?? at + 1
  }
  return found
}

/** The longest phrase that begins at a token. */
export function phraseAt<T>(tokens: readonly Token[], at: number, book: PhraseBook<T>): (Phrase<T> & Run) | undefined {
  const phrase = book.get(tokens[at]?.norm ?? '')?.find((one) => matches(tokens, at, one))
  return phrase && { ...phrase, from: at, to: at + phrase.words.length }
}

const matches = <T>(tokens: readonly Token[], at: number, phrase: Phrase<T>): boolean =>
  phrase.words.every((word, offset) => {
    const token = tokens[at + offset]
    if (!token || (offset > 0 && !phrase.over.includes(token.gap))) return false
    // The last of several words may be in its plural.
    const isPlural = offset > 0 && offset === phrase.words.length - 1 && pluralsOf(word).includes(token.norm)
    return (token.norm === word || isPlural) && (!phrase.isCapitals || token.raw === '&' || isCapitals(token.raw))
  })

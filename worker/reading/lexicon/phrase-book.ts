import { isCapitals, normalize, tokenize, type Gap, type Token } from './tokens.ts'

/** A run of tokens: `from` up to, and without, `to`. */
export type Run = { from: number; to: number }

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
  terms.flatMap(([value, phrases]) => phrases.split(/[;\n]/).flatMap((text) => (text.trim() ? { text, value } : [])))

/** Indexes phrases by their first word, longest first, so that lookups don't slow down as the vocabulary grows. */
export function phraseBook<T>(entries: Iterable<Entry<T>>): PhraseBook<T> {
  const book = new Map<string, Phrase<T>[]>()
  for (const { text, value, isCapitals: capitals = false, overCommas = text.includes(',') } of entries) {
    const words = tokenize(text).map(({ raw }) => normalize(raw))
    const [first] = words
    if (first === undefined) throw new Error(`A phrase without words: "${text}"`)
    const over: Gap[] = ['joined', 'soft', 'hyphen']
    if (overCommas) over.push('comma')
    if (text.includes('/')) over.push('slash')
    const phrase = { words, value, isCapitals: capitals, over }
    // A phrase of one word is also found in its plural, which begins with another word.
    const plurals = words.length === 1 && !capitals ? pluralsOf(first) : []
    for (const word of [first, ...plurals]) {
      const same = book.get(word) ?? []
      same.push(word === first ? phrase : { ...phrase, words: [word] })
      book.set(word, same)
    }
  }
  for (const phrases of book.values()) phrases.sort((a, b) => b.words.length - a.words.length)
  return book
}

function pluralsOf(word: string): string[] {
  if (word.length < 4 || /\d/.test(word) || word.endsWith('s')) return []
  return word.endsWith('y') && !/[aeiou]y$/.test(word) ? [`${word.slice(0, -1)}ies`] : [`${word}s`]
}

/** Finds the longest phrases of a text, from left to right, without overlaps. */
export function findPhrases<T>(tokens: readonly Token[], book: PhraseBook<T>): (Run & { value: T })[] {
  const found: (Run & { value: T })[] = []
  for (let at = 0; at < tokens.length;) {
    const phrase = phraseAt(tokens, at, book)
    if (phrase) {
      found.push({ from: at, to: at + phrase.words.length, value: phrase.value })
      at += phrase.words.length
    } else at++
  }
  return found
}

/** The longest phrase that begins at a token. */
export function phraseAt<T>(tokens: readonly Token[], at: number, book: PhraseBook<T>): Phrase<T> | undefined {
  const first = tokens[at]
  return first && book.get(first.norm)?.find((phrase) => matches(tokens, at, phrase))
}

const matches = <T>(tokens: readonly Token[], at: number, phrase: Phrase<T>): boolean =>
  phrase.words.every((word, offset) => {
    const token = tokens[at + offset]
    if (!token || (offset > 0 && !phrase.over.includes(token.gap))) return false
    // The last of several words may be in its plural.
    const isPlural = offset > 0 && offset === phrase.words.length - 1 && pluralsOf(word).includes(token.norm)
    return (token.norm === word || isPlural) && (!phrase.isCapitals || token.raw === '&' || isCapitals(token.raw))
  })

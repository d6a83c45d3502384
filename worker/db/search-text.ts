/** More words than this narrow nothing; they only cost time. */
const maxTokens = 12
/** Longer than any name, title or address worth finding. */
const maxTokenLength = 64

/** Two letters or digits at least at the end, whatever marks follow. */
const endsInWord = /[\p{L}\p{N}]\p{M}*[\p{L}\p{N}][^\p{L}\p{N}]*$/u

/**
 * The MATCH expression for what a user typed, for a word index: every word must occur, each as a prefix, but for a word
 * that ends in a single letter ("a", "m&a"): it matches only itself, or it would mean half of all words. Each word is
 * quoted, so that FTS5's own syntax (AND, NEAR, *, ^, :, quotes) is text like any other. Null when there is no word.
 *
 * @example ftsQuery('tax  "m&a') === '"tax"* """m&a"'
 */
export const ftsQuery = (text: string): string | null =>
  allOf(indexedWords(text), (word) => quote(word) + (endsInWord.test(word) ? '*' : ''))

/** As `ftsQuery`, for an index without beginnings of words: every word must occur as it is, in any of its forms. */
export const wholeWordsQuery = (text: string): string | null => allOf(indexedWords(text), quote)

/** Words that an index has: with a letter or a digit. */
const indexedWords = (text: string) => words(text).filter((word) => /[\p{L}\p{N}]/u.test(word))

/**
 * The MATCH expression for a trigram index ("contains"): every word must occur somewhere, within a longer one too.
 * Null when there is no word or one has fewer than three characters, which such an index cannot find.
 */
export function trigramQuery(text: string): string | null {
  const all = words(text)
  return allOf(all.some((word) => [...word].length < 3) ? [] : all, quote)
}

/** The expression that requires every word, or null if there is no word. */
const allOf = (some: readonly string[], termOf: (word: string) => string): string | null =>
  some.length === 0 ? null : some.map(termOf).join(' ')

const quote = (word: string) => `"${word.replaceAll('"', '""')}"`

/** The words of a text. Control characters end a word: a NUL would end the whole expression for SQLite. */
const words = (text: string): string[] =>
  text
    .slice(0, 2000)
    .toWellFormed()
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => word !== '')
    .slice(0, maxTokens)
    .map((word) => [...word].slice(0, maxTokenLength).join(''))

import { fold } from '#worker/reading/lexicon/fold.ts'
import type { Forbidden, ForbiddenKind } from './forbidden-words.ts'

/** A word of a text with its place, folded: lower case, without accents. */
export type WordToken = { start: number; end: number; word: string; isCapital: boolean }

/** Longest text that is searched, in characters. */
const maxLength = 2_000_000
const letters = '\\p{L}\\p{N}\\p{M}\\u00ad\\u200b-\\u200f\\u2060\\ufeff'
/** A word with the ending of a contraction, so that "don’t" isn't "Don"; or a possessive, which is a word of its own. */
const wordPattern = new RegExp(
  `(?<=[${letters}])['’‘ʼ\`]s(?![${letters}])|[${letters}]+(?:['’‘ʼ\`](?:t|re|ve|ll|d|m)(?![${letters}]))?`,
  'giu',
)
/** Scripts that are written without spaces: each letter is a word. */
const solidScript = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u

/** The word for the ending of "Law’s". */
export const possessive = '’s'

/** The words of a text. */
export function tokensOf(text: string): WordToken[] {
  return [...text.slice(0, maxLength).matchAll(wordPattern)].flatMap(({ 0: match, index }): WordToken[] => {
    if (/^['’‘ʼ`]/.test(match)) return [{ start: index, end: index + match.length, word: possessive, isCapital: false }]
    return solidScript.test(match) ? [...lettersOf(match, index)] : tokenAt(match, index)
  })
}

function* lettersOf(text: string, start: number): Generator<WordToken> {
  let at = start
  for (const letter of text) {
    yield* tokenAt(letter, at)
    at += letter.length
  }
}

function tokenAt(text: string, start: number): WordToken[] {
  const word = keyOf(text)
  return word === '' ? [] : [{ start, end: start + text.length, word, isCapital: /^\p{Lu}/u.test(text) }]
}

/** A word as it is compared. */
export const keyOf = (word: string): string => fold(word.normalize('NFKC')).replaceAll(/[\u2060\u200e\u200f]/g, '')

/** True for a word or letter of a script without spaces. */
export const isSolidScript = (text: string): boolean => solidScript.test(text)

/** Something forbidden in a text. */
export type FoundWord = { start: number; end: number; kind: ForbiddenKind; text: string }

/** Words closer than this are one name: "Grace  Law", "Law, Grace". Characters. */
const maxGap = 5
const sentenceEnd = /[.!?:;]["'’”)\]]*\s|\n\s*\n/
/** Words that a name in capitals may have in lower case. */
const small = new Set(['and', 'of', 'the', 'for', 'de', 'la', 'del', 'van', 'von', 'der', 'da', possessive])
/** Letters that are words too, so that they are initials only with a period: "A. Law", not "A law firm". */
const letterWords = new Set(['a', 'i'])

/**
 * Makes a function that finds everything forbidden in a text, in its order and without overlaps: the longest first. Texts
 * that are shown on purpose, such as "Virginia" in the bar admissions, protect the words inside them, but never a
 * recruiter's own.
 */
export function wordSearch(
  forbidden: readonly Forbidden[],
  shown: readonly string[] = [],
): (text: string) => FoundWord[] {
  const byFirst = Map.groupBy(
    forbidden.filter(({ words }) => !words[0]?.startsWith('#')),
    ({ words }) => words[0] ?? '',
  )
  for (const some of byFirst.values()) some.sort((a, b) => b.words.length - a.words.length)
  const numbers = forbidden.flatMap(({ words: [word = ''], kind }) =>
    word.startsWith('#') ? [{ digits: word.slice(1), kind }] : [],
  )
  const shownBy = Map.groupBy(
    shown.map((text) => tokensOf(text).map(({ word }) => word)).filter((words) => words.length > 0),
    ([first = '']) => first,
  )
  return (text) => {
    const found: FoundWord[] = []
    const tokens = tokensOf(text)
    const at = (start: number, end: number, kind: ForbiddenKind) =>
      found.push({ start, end, kind, text: text.slice(start, end) })
    tokens.forEach((token, index) => {
      for (const one of byFirst.get(token.word) ?? []) {
        const last = endOf(text, tokens, index, one)
        if (!last) continue
        at(token.start, last.end, one.kind)
        break
      }
    })
    for (const run of spacedWords(tokens)) {
      for (const { words, kind, isCapital } of byFirst.get(run.word) ?? [])
        if (words.length === 1 && !isCapital && run.word.length >= 4) at(run.start, run.end, kind)
    }
    for (const { digits, kind } of numbers) {
      for (const { 0: number, index } of text.matchAll(/\+?\(?\p{Nd}(?:[\s().·/–-]{0,3}\p{Nd}){6,}/gu))
        if (number.normalize('NFKC').replaceAll(/\D/g, '').includes(digits)) at(index, index + number.length, kind)
    }
    const allowed = shownSpans(tokens, shownBy)
    const isShown = ({ start, end, kind }: FoundWord) =>
      kind !== 'added' && allowed.some((span) => span.start <= start && end <= span.end)
    return withoutOverlaps(found.filter((one) => !isShown(one)))
  }
}

/** The last word of a forbidden name that begins at a token; undefined where none does. */
function endOf(text: string, tokens: readonly WordToken[], index: number, name: Forbidden): WordToken | undefined {
  const { words, isCapital, gap } = name
  let at = index
  let last: WordToken | undefined
  for (const word of words) {
    // "Grace M. Law" is Grace Law.
    const isSkipped = last !== undefined && name.kind === 'person' && isInitial(tokens[at], word)
    const before = isSkipped ? tokens[at++] : last
    const here = tokens[at++]
    if (here?.word !== word || (isCapital && !isWrittenAsName(text, here))) return undefined
    if (before && !isNext(text, before, here, gap)) return undefined
    // The possessive belongs to the sentence, not to the name.
    if (word === possessive) return before
    last = here
  }
  return isMonth(text, name, last) ? undefined : last
}

const isInitial = (token: WordToken | undefined, word: string): boolean =>
  token !== undefined && token.word !== word && token.isCapital && token.word.length === 1

/** True for two words of one name. */
function isNext(text: string, before: WordToken, here: WordToken, gap: Forbidden['gap']): boolean {
  const between = text.slice(before.end, here.start)
  if (between.length > maxGap) return false
  if (gap === 'ampersand') return /^\s?[&+]\s?$/.test(between)
  if (gap === 'glued') return between.length === 1 && !/\s/.test(between)
  // The period of an initial ends no sentence.
  return gap !== 'sentence' || before.word.length === 1 || courtesies.has(before.word) || !sentenceEnd.test(between)
}

/** Titles before a name. */
export const courtesies: ReadonlySet<string> = new Set('mr mrs ms miss mx dr prof hon'.split(' '))

const isWrittenAsName = (text: string, { word, end, isCapital }: WordToken): boolean =>
  small.has(word) || (isCapital && (!letterWords.has(word) || text[end] === '.'))

/** "April 2019" is a month. */
const isMonth = (text: string, { words, isCapital }: Forbidden, last: WordToken | undefined): boolean =>
  last !== undefined && words.length === 1 && isCapital === true && /^,?\s\d/.test(text.slice(last.end, last.end + 4))

function shownSpans(
  tokens: readonly WordToken[],
  shownBy: ReadonlyMap<string, readonly (readonly string[])[]>,
): { start: number; end: number }[] {
  if (shownBy.size === 0) return []
  return tokens.flatMap(({ word, start }, index) =>
    (shownBy.get(word) ?? []).flatMap((words) => {
      const last = tokens[index + words.length - 1]
      return last && words.every((one, n) => tokens[index + n]?.word === one) ? [{ start, end: last.end }] : []
    }),
  )
}

/** "C h e n" and "C-h-e-n" as words. */
function* spacedWords(tokens: readonly WordToken[]): Generator<WordToken> {
  let run: WordToken[] = []
  const whole = () => {
    const [first, last] = [run[0], run.at(-1)]
    return run.length >= 4 && first && last
      ? [{ ...first, end: last.end, word: run.map(({ word }) => word).join('') }]
      : []
  }
  for (const token of tokens) {
    const before = run.at(-1)
    const isNext = token.word.length === 1 && (!before || token.start - before.end <= 2)
    if (!isNext) {
      yield* whole()
      run = []
    }
    if (token.word.length === 1) run.push(token)
  }
  yield* whole()
}

function withoutOverlaps(found: FoundWord[]): FoundWord[] {
  const kept: FoundWord[] = []
  for (const one of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const before = kept.at(-1)
    if (!before || one.start >= before.end) kept.push(one)
    else if (one.end > before.end) before.end = one.end
  }
  return kept
}

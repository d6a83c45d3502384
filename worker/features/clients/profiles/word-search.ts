import { fold } from '#worker/reading/lexicon/fold.ts'
import type { Forbidden, ForbiddenKind } from './forbidden-words.ts'

/** A word of a text with its place, folded: lower case, without accents. */
export type WordToken = { start: number; end: number; word: string; isCapital: boolean }

/** Longest text that is searched, in characters. */
const maxLength = 2_000_000
const wordPattern = /[\p{L}\p{N}\p{M}\u00ad\u200b-\u200f\u2060\ufeff]+/gu

/** The words of a text. */
export function tokensOf(text: string): WordToken[] {
  return [...text.slice(0, maxLength).matchAll(wordPattern)].flatMap((match): WordToken[] => {
    const word = keyOf(match[0])
    return word === ''
      ? []
      : [{ start: match.index, end: match.index + match[0].length, word, isCapital: /^\p{Lu}/u.test(match[0]) }]
  })
}

/** A word as it is compared. */
export const keyOf = (word: string): string => fold(word.normalize('NFKC')).replaceAll(/[\u2060\u200e\u200f]/g, '')

/** Something forbidden in a text. */
export type FoundWord = { start: number; end: number; kind: ForbiddenKind; text: string }

/** Words closer than this are one name: "Grace  Law", "Law, Grace". Characters. */
const maxGap = 5

/** Makes a function that finds everything forbidden in a text, in its order and without overlaps: the longest first. */
export function wordSearch(forbidden: readonly Forbidden[]): (text: string) => FoundWord[] {
  const byFirst = Map.groupBy(
    forbidden.filter(({ words }) => !words[0]?.startsWith('#')),
    ({ words }) => words[0] ?? '',
  )
  for (const some of byFirst.values()) some.sort((a, b) => b.words.length - a.words.length)
  const numbers = forbidden.flatMap(({ words: [word = ''], kind }) =>
    word.startsWith('#') ? [{ digits: word.slice(1), kind }] : [],
  )
  return (text) => {
    const found: FoundWord[] = []
    const tokens = tokensOf(text)
    const at = (start: number, end: number, kind: ForbiddenKind) =>
      found.push({ start, end, kind, text: text.slice(start, end) })
    tokens.forEach((token, index) => {
      for (const { words, kind, isCapital } of byFirst.get(token.word) ?? []) {
        const last = tokens[index + words.length - 1]
        if (!last || (isCapital && !token.isCapital)) continue
        const isThere = words.every((word, n) => {
          const [here, before] = [tokens[index + n], tokens[index + n - 1]]
          return here?.word === word && (n === 0 || here.start - (before?.end ?? 0) <= maxGap)
        })
        if (isThere) {
          at(token.start, last.end, kind)
          break
        }
      }
    })
    for (const run of spacedWords(tokens)) {
      for (const { words, kind, isCapital } of byFirst.get(run.word) ?? [])
        if (words.length === 1 && !isCapital && run.word.length >= 4) at(run.start, run.end, kind)
    }
    for (const { digits, kind } of numbers) {
      for (const { 0: number, index } of text.matchAll(/\+?\p{Nd}(?:[\s().·/–-]{0,3}\p{Nd}){6,}/gu))
        if (number.normalize('NFKC').replaceAll(/\D/g, '').includes(digits)) at(index, index + number.length, kind)
    }
    return withoutOverlaps(found)
  }
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

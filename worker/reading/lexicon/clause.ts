import type { Token } from './tokens.ts'

const signs = { joined: '', soft: ' ', hyphen: '-', slash: '/', comma: ', ', stop: ' . ' } as const

/** A text to read, with what is already known about its tokens. */
export type ReadText = {
  tokens: readonly Token[]
  /** Checks whether a token already has another meaning ("AmLaw 100", "Paul Hastings"). */
  isTaken: (at: number) => boolean
  /** Checks whether a token names a practice, a level or a kind of work, and so isn't part of a town's name. */
  isTerm: (at: number) => boolean
  /** The text is running prose, where a small town needs its state and a bare number needs a word about pay. */
  isProse: boolean
}

/** Some words of a text joined into one string for pattern matching, with the offset at which each word ends. */
type Clause = { text: string; ends: readonly number[] }

/** The sign for the gap before a token: ", ", " . ", "/"; " – " for a dash between blanks, "-" for a hyphen. */
export const gapSign = (tokens: readonly Token[], at: number): string => {
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (!token) return ''
  const isWide = before !== undefined && token.start - before.end > 2
  if (isWide && token.gap === 'hyphen') return ' – '
  return isWide && token.gap === 'slash' ? ' / ' : signs[token.gap]
}

/** The words from an index on, in lower case, with the signs between them: ", doe", " or more", "/hr", " – ". */
export function clauseFrom(tokens: readonly Token[], at: number, count: number, isBare = false): Clause {
  let text = ''
  const ends: number[] = []
  for (let next = Math.max(0, at); next < at + count && tokens[next]; next++) {
    text += (isBare && next === at ? '' : gapSign(tokens, next)) + (tokens[next]?.norm ?? '')
    ends.push(text.length)
  }
  return { text, ends }
}

/** The words before an index, with the sign before the word at it. */
export const clauseBefore = (tokens: readonly Token[], from: number, at: number): string =>
  clauseFrom(tokens, from, at - from).text + gapSign(tokens, at)

/** A match of a pattern: its text and groups, the text after it (`rest`), and the index of the token after it (`to`). */
export type ClauseMatch = {
  text: string
  groups: Readonly<Record<string, string | undefined>>
  rest: string
  to: number
}

function found({ text, ends }: Clause, at: number, pattern: RegExp): ClauseMatch | undefined {
  const match = pattern.exec(text)
  if (!match) return undefined
  const length = match.index + match[0].length
  const to = at + ends.filter((end) => end <= length).length
  return { text: match[0], groups: match.groups ?? {}, rest: text.slice(length), to }
}

/** Matches a pattern against the `reach` words that begin at an index. The match must end where a word ends. */
export function matchAt(tokens: readonly Token[], at: number, pattern: RegExp, reach: number): ClauseMatch | undefined {
  const clause = clauseFrom(tokens, at, reach, true)
  const one = found(clause, at, pattern)
  return one && clause.ends.includes(one.text.length) ? one : undefined
}

/**
 * Matches a pattern against the `reach` words that begin at an index, including the sign before them. Returns an empty match if
 * the pattern isn't there.
 */
export function matchBehind(tokens: readonly Token[], at: number, pattern: RegExp, reach: number): ClauseMatch {
  const clause = clauseFrom(tokens, at, reach)
  return found(clause, at, pattern) ?? { text: '', groups: {}, rest: clause.text, to: at }
}

/** Turns phrases separated by semicolons into alternatives for a pattern, longest first. `*` is any word, `#` a number up to four. */
export const oneOf = (phrases: string): string =>
  phrases
    .split(/;\s*/)
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replaceAll(/[$.+?<>]/g, String.raw`\$&`))
    .map((phrase) => phrase.replaceAll('*', String.raw`[\w&.-]+`).replaceAll('#', '(?:[1-4]|one|two|three|four)'))
    .join('|')

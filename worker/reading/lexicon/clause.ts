import type { Token } from './tokens.ts'

const signs = { joined: '', soft: ' ', hyphen: '-', slash: '/', comma: ', ', stop: ' . ' } as const

/** Words around a place of a text as one string, so that a grammar's pattern reads them, and where each word ends. */
export type Clause = { text: string; ends: readonly number[] }

/** The sign for the gap before a token: ", ", " . ", "/"; " – " for a dash between blanks, "-" for a hyphen. */
export const gapSign = (tokens: readonly Token[], at: number): string => {
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (!token) return ''
  const isWide = before !== undefined && token.start - before.end > 2
  if (isWide && token.gap === 'hyphen') return ' – '
  return isWide && token.gap === 'slash' ? ' / ' : signs[token.gap]
}

/** The words from an index on, in lower case, with the signs between them: ", doe", " or more", "/hr", " – ". */
export function clauseFrom(tokens: readonly Token[], at: number, count: number): Clause {
  let text = ''
  const ends: number[] = []
  for (let next = at; next < at + count && tokens[next]; next++) {
    text += gapSign(tokens, next) + (tokens[next]?.norm ?? '')
    ends.push(text.length)
  }
  return { text, ends }
}

/** The index of the token behind the beginning of a clause that has this length. */
export const indexBehind = ({ ends }: Clause, at: number, length: number): number =>
  at + ends.filter((end) => end <= length).length

/** The words before an index, with the sign before the word at it. */
export function clauseBefore(tokens: readonly Token[], from: number, at: number): string {
  const { text } = clauseFrom(tokens, from, at - from)
  return text + gapSign(tokens, at)
}

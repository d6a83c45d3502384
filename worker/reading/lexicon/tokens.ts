import { abbreviations } from './letters.data.ts'

/**
 * Gap between a token and the one before it. `joined`: nothing. `soft`: blanks. `hyphen`: a hyphen or dash.
 * `slash` and `comma`: those. `stop`: the end of a sentence, line, bracket or bullet.
 */
export type Gap = 'joined' | 'soft' | 'hyphen' | 'slash' | 'comma' | 'stop'

export type Token = {
  /** As it is in the text. */
  raw: string
  /** Lower case, without accents, apostrophes and the dots of an abbreviation; "and" for "&". */
  norm: string
  start: number
  end: number
  gap: Gap
}

/** Longest text that is read; what follows is ignored. Far above any posting or résumé. */
export const readLimit = 60_000

const tokenPattern =
  /(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:(?!(?:yrs?|years?|yoe|pqe)\b)\p{L}+)?|(?:\p{L}\.){2,}(?:\p{L}(?!\p{L}))?|\p{L}[\p{L}\p{M}\p{N}]*(?:['’]\p{L}+)*|[&$£€¥₹+<>%]/giu

/** Splits a text into words, numbers and the signs that carry meaning (& $ + < > %), with offsets. */
export function tokenize(text: string): Token[] {
  const read = text.slice(0, readLimit)
  const tokens: Token[] = []
  for (const { 0: raw, index: start } of read.matchAll(tokenPattern)) {
    const before = tokens.at(-1)
    const gap = before ? gapOf(read.slice(before.end, start), before.norm) : 'stop'
    tokens.push({ raw, norm: normalize(raw), start, end: start + raw.length, gap })
  }
  return tokens
}

/** The words of a text as phrases are compared, with single blanks. */
export const plainWords = (text: string): string =>
  tokenize(text)
    .map(({ norm }) => norm)
    .join(' ')

/** A word as the vocabulary's phrases are compared. */
export function normalize(word: string): string {
  if (word === '&') return 'and'
  const lower = word.toLowerCase()
  if (/^[a-z]+$/.test(lower)) return lower
  const plain = lower.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return /^\d/.test(plain) ? plain : plain.replaceAll(/['’.]/g, '')
}

function gapOf(between: string, before: string): Gap {
  if (between === '') return 'joined'
  if (between === ' ') return 'soft'
  if (/[\n\r;:!?()[\]{}|•·▪●*"“”\t#]/.test(between)) return 'stop'
  if (between.includes('.')) return abbreviations.has(before) ? 'soft' : 'stop'
  if (between.includes(',')) return 'comma'
  if (/[/\\]/.test(between)) return 'slash'
  return /[-‐‑‒–—−]/.test(between) ? 'hyphen' : 'soft'
}

/** The normalized word, the text as written, and the gap of the token at an index. Empty or undefined outside the text. */
export const normAt = (tokens: readonly Token[], at: number): string => tokens[at]?.norm ?? ''
export const rawAt = (tokens: readonly Token[], at: number): string => tokens[at]?.raw ?? ''
export const gapAt = (tokens: readonly Token[], at: number): Gap | undefined => tokens[at]?.gap

/** Checks whether the word has no small letters: "PE", "T", "401". */
export const isCapitals = (raw: string): boolean => !/\p{Ll}/u.test(raw)

/** Checks whether the word begins with a capital. */
export const isCapitalized = (raw: string): boolean => /^\p{Lu}/u.test(raw)

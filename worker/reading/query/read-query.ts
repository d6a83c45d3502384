import { readMentions, type Mention } from '#worker/reading/lexicon/mentions.ts'
import { tokenize } from '#worker/reading/lexicon/tokens.ts'
import { correctedWord } from './correct-spelling.ts'
import { plainWords } from './plain-words.data.ts'
import { readCriteria, type ReadCriteria } from './query-criteria.ts'

export type ReadQuery = ReadCriteria & {
  /** Words of the query that weren't understood and aren't filler. */
  notUnderstood: string[]
}

/** Longest query that is read, in characters. */
export const queryLimit = 2_000

/**
 * Reads what a recruiter typed into criteria: "5th year lev fin associate in NYC, 250-300k, big law, no litigation". What
 * is ruled out is kept separate. What a candidate leaves behind counts only if nothing of its kind is wanted; past experience and
 * pay always count. Typos in longer vocabulary words are corrected. Pure.
 */
export function readQuery(query: string, now: Date): ReadQuery {
  const text = asTyped(query.slice(0, queryLimit))
  const first = understand(text, now)
  const unknown = tokenize(first.notUnderstood.join('; '))
  const meant = new Map(unknown.map(({ raw, norm }) => [raw, correctedWord(norm) ?? raw]))
  const mended = text.replaceAll(/[\p{L}'’]+/gu, (word) => meant.get(word) ?? word)
  return mended === text ? first : understand(mended, now)
}

/**
 * Rewrites a query as it would have been typed: drops the "Re:" of a pasted email, spells out common abbreviations of "attorney" and
 * "Fort", and turns the minus of a search box into "not" ("-boutique" after quotation marks).
 */
export function asTyped(query: string): string {
  return query
    .replace(/^(?:\s*(?:re|fwd?|subject|sub|aw|wg)\s*:)+/i, ' ')
    .replaceAll(/\b(?:atty(?=s)|attny|atny|attrny|att['’]y|attorny)(s?)\b/gi, 'attorney$1')
    .replaceAll(/\breg\.? ?(?:#|(?:no|number)\b)/gi, 'registration number')
    .replaceAll(/\bFt\.?\s(?=\p{Lu})/gu, 'Fort ')
    .replaceAll(/["”]\s.*/g, (rest) => rest.replaceAll(/(?<=\s)-(?=[\p{L}"“])/gu, 'not '))
}

function understand(text: string, now: Date): ReadQuery {
  const mentions = readMentions(text, { now })
  return { ...readCriteria(mentions, text), notUnderstood: leftOver(text, mentions) }
}

/** Runs of words that no mention covers and that say something. */
function leftOver(text: string, mentions: readonly Mention[]): string[] {
  const runs: { start: number; end: number }[] = []
  for (const token of tokenize(text)) {
    const isCovered = mentions.some(({ start, end }) => token.start >= start && token.end <= end)
    if (isCovered || plainWords.has(token.norm) || !/\p{L}|\d{2}/u.test(token.raw)) continue
    const last = runs.at(-1)
    if (last && /^[\s-]*$/.test(text.slice(last.end, token.start))) last.end = token.end
    else runs.push({ start: token.start, end: token.end })
  }
  return [...new Set(runs.map(({ start, end }) => text.slice(start, end)))]
}

import { readMentions, type Mention } from '#worker/reading/lexicon/mentions.ts'
import { tokenize } from '#worker/reading/lexicon/tokens.ts'
import { correctedWord } from './correct-spelling.ts'
import { plainWords } from './plain-words.ts'
import { readAreas } from './query-areas.ts'
import { wishesAmong, type Wish } from './query-contexts.ts'
import { readFirmKinds, readFirms, readPay, readPlaces, readWorkMode } from './query-criteria.ts'
import { sayCredentials, sayForeignPay } from './query-criteria.ts'
import { readLevel, readYears } from './query-levels.ts'
import { beginReading, type Of, type ReadQuery } from './query-reading.ts'
import { asTyped } from './spoken-words.ts'

/** Longest query that is read, in characters. */
export const queryLimit = 2_000

/**
 * Reads what a recruiter typed into criteria: "5th year lev fin associate in NYC, 250-300k, big law, no litigation". What
 * is ruled out is kept apart; what a candidate leaves behind counts only where nothing else is stated. Pure; a slip of the
 * keys in a longer word of the field is read as meant.
 */
export function readQuery(query: string, now: Date): ReadQuery {
  const text = asTyped(query.slice(0, queryLimit))
  const first = understand(text, now)
  const mended = mend(text, first.notUnderstood)
  if (mended === text) return first
  return understand(mended, now)
}

function mend(text: string, words: readonly string[]): string {
  const slips = new Map<string, string>()
  for (const { raw, norm } of words.flatMap((word) => tokenize(word))) {
    const meant = correctedWord(norm)
    if (meant !== undefined) slips.set(raw, meant)
  }
  if (slips.size === 0) return text
  return text.replaceAll(/[\p{L}'’]+/gu, (word) => slips.get(word) ?? word)
}

function understand(text: string, now: Date): ReadQuery {
  const mentions = readMentions(text, { now })
  const wishes = wishesAmong(mentions, text)
  const of = <K extends Mention['kind']>(kind: K) => wishes.filter((one): one is Of<K> & Wish => one.kind === kind)
  const reading = beginReading(text)
  readAreas(of('practiceArea'), reading)
  readPlaces(of('place'), reading)
  const experience = of('experience').find(({ stance }) => stance !== 'unwanted')
  const years = readYears(experience, reading)
  readLevel(of('seniority'), experience, reading)
  readPay(of('salary'), reading, years)
  sayForeignPay(of('foreignPay'), reading)
  readWorkMode(of('workMode'), reading)
  readFirmKinds(of('firmKind'), reading)
  readFirms(of('firm'), reading)
  for (const one of of('workType'))
    if (one.stance !== 'unwanted') reading.set('workType', one.workType, one, one.workType)
  sayCredentials(of('bar'), of('book'), reading)
  return {
    criteria: reading.criteria,
    understood: reading.understood
      .sort((a, b) => a.at - b.at)
      .filter((one, at, all) => all.findIndex((two) => two.field === one.field && two.value === one.value) === at)
      .map(({ field, text: words, value }) => ({ field, text: words, value })),
    notUnderstood: leftOver(text, mentions),
  }
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

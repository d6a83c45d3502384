import { salaryThousands } from '#contract/domain/salary.ts'
import { seniorityLabel } from '#contract/domain/seniorities.ts'
import { readMentions, type Mention } from '#worker/reading/lexicon/mentions.ts'
import { tokenize } from '#worker/reading/lexicon/tokens.ts'
import { correctedWord } from './correct-spelling.ts'
import { plainWords } from './plain-words.ts'
import { readAreas } from './query-areas.ts'
import { readFirms } from './query-firms.ts'
import { readSeniority, readYears, soughtLevels } from './query-levels.ts'
import { readPay, sayForeignPay } from './query-pay.ts'
import { readPlaces } from './query-places.ts'
import type { Of, QueryReading, ReadQuery, Understood } from './query-reading.ts'
import { readWorkMode } from './query-work-mode.ts'
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
  const second = understand(mended, now)
  // A slip in "pheonix az" finds no more than the state did, and leaves less unread.
  const isBetter =
    second.understood.length > first.understood.length ||
    (second.understood.length === first.understood.length && second.notUnderstood.length < first.notUnderstood.length)
  return isBetter ? second : first
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
  const of = <K extends Mention['kind']>(kind: K) => mentions.filter((one): one is Of<K> => one.kind === kind)
  const understood: (Understood & { at: number })[] = []
  const reading: QueryReading = {
    text,
    criteria: { practiceAreas: [], excludedAreas: [], locations: [], excludedLocations: [] },
    say: (mention, field, value) => understood.push({ at: mention.start, field, text: mention.text, value }),
  }
  const areas = readAreas(of('practiceArea'), reading)
  readPlaces(of('place'), reading)
  const years = readExperience(of('experience'), reading, now)
  // Beside finance a CLO is a kind of loan.
  const isFinance = areas.some(({ areas: labels }) => labels.includes('Banking & Finance'))
  const levels = of('seniority').filter(({ text: word }) => !(isFinance && /^clos?$/i.test(word)))
  readLevel(levels, of('experience'), reading)
  readPay(of('salary'), reading, years)
  sayForeignPay(of('foreignPay'), reading)
  readWorkMode(of('workMode'), reading)
  readFirms(of('firmKind'), of('firm'), reading)
  readWorkType(of('workType'), reading)
  readCredentials(of('bar'), of('book'), reading)
  return {
    criteria: reading.criteria,
    understood: understood
      .sort((a, b) => a.at - b.at)
      .filter((one, at, all) => all.findIndex((two) => two.field === one.field && two.value === one.value) === at)
      .map(({ field, text: words, value }) => ({ field, text: words, value })),
    notUnderstood: leftOver(text, mentions),
  }
}

function readExperience(
  experience: readonly Of<'experience'>[],
  { criteria, say }: QueryReading,
  now: Date,
): number | undefined {
  const found = readYears(experience, now)
  if (!found) return undefined
  const { years, mention } = found
  criteria.yearsExperience = years
  say(mention, 'yearsExperience', years === 1 ? '1 year' : `${years} years`)
  return years
}

function readLevel(
  levels: readonly Of<'seniority'>[],
  experience: readonly Of<'experience'>[],
  { text, criteria, say }: QueryReading,
): void {
  const level = readSeniority(soughtLevels(levels, text), experience, text)
  if (!level) return
  criteria.seniority = level.seniority
  say(level.mention, 'seniority', seniorityLabel(level.seniority))
  for (const other of level.others) say(other, 'otherSeniorities', seniorityLabel(other.seniority))
  if (level.others.length > 0) criteria.otherSeniorities = level.others.map(({ seniority }) => seniority)
}

function readWorkType(types: readonly Of<'workType'>[], { criteria, say }: QueryReading): void {
  const [workType] = types.filter(({ stance }) => stance !== 'unwanted')
  if (!workType) return
  criteria.workType = workType.workType
  say(workType, 'workType', workType.workType)
}

/** Bars and books are shown as understood; no criterion asks for them. */
function readCredentials(bars: readonly Of<'bar'>[], books: readonly Of<'book'>[], { say }: QueryReading): void {
  for (const bar of bars) say(bar, 'barAdmissions', bar.isPatentBar ? 'Patent bar' : `${bar.states.join(', ')} bar`)
  for (const book of books) {
    const dollars = book.dollars >= 1_000_000 ? `$${book.dollars / 1_000_000}M` : salaryThousands(book.dollars)
    say(book, 'portableBook', `${dollars} book`)
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

import { stateCode, type UsState } from '#contract/domain/us-states.ts'
import { hasOwnEvidence } from './area-evidence.ts'
import { areaEntries, type AreaWord } from './areas.ts'
import { findExperience, type ExperienceWord } from './experience.ts'
import { firmEntries, firmKindEntries, type FirmKindWord } from './firm-kinds.ts'
import { currentYear } from '#contract/domain/jd.ts'
import { barsAmong } from './bar-admissions.ts'
import { stancesOf, type Stance } from './negation.ts'
import { findPhrases, phraseBook, termsOf, type Run } from './phrase-book.ts'
import { findPlaces } from './place-reading.ts'
import type { Place } from './places.ts'
import { findSalaries, type BookWord, type ForeignPayWord, type SalaryWord } from './pay.ts'
import { withModifiers, type LevelModifier } from './seniority-modifiers.ts'
import { seniorityEntries, type SeniorityWord } from './seniority-terms.ts'
import { isCapitalized, tokenize, type Token } from './tokens.ts'
import { otherMeanings, patentBarTerms, proseMeanings } from './ambiguous-words.data.ts'
import { workModeEntries, workTypeEntries, type WorkModeWord, type WorkTypeWord } from './work-words.ts'

export type Meaning =
  | AreaWord
  | SeniorityWord
  | ExperienceWord
  | { kind: 'place'; places: readonly Place[] }
  /** Bar admissions; `isPatentBar` for registration with the patent office. */
  | { kind: 'bar'; states: readonly UsState[]; isPatentBar?: true }
  | SalaryWord
  | ForeignPayWord
  | BookWord
  | FirmKindWord
  | { kind: 'firm'; firm: string; isBigLaw: boolean }
  | WorkModeWord
  | WorkTypeWord

/** Something that a text says in the field's vocabulary: what, where it is, and how it is meant. */
export type Mention = Meaning & {
  /** The words as written. */
  text: string
  /** Offsets in the text, in UTF-16 units: `start` up to, and without, `end`. */
  start: number
  end: number
  /** `unwanted`: ruled out ("no litigation"); `past`: what is left behind ("leaving Big Law"). */
  stance: Stance
}

export type ReadOptions = {
  /** Running prose (a posting, a résumé): words that mostly mean something else there are marked or left out. */
  isProse?: boolean
  /** Date from which class years are counted. */
  now: Date
}

const areaBook = phraseBook(areaEntries())
const seniorityBook = phraseBook<SeniorityWord | LevelModifier>([
  ...seniorityEntries,
  ...['senior', 'sr', 'snr'].map((text) => ({ text, value: { kind: 'modifier' as const, level: 'senior' as const } })),
])
const firmBook = phraseBook(firmEntries)
const firmKindBook = phraseBook(firmKindEntries)
const modeBook = phraseBook(workModeEntries)
const typeBook = phraseBook(workTypeEntries)
const otherBook = phraseBook(termsOf(otherMeanings, true as const))
const proseBook = phraseBook(termsOf(`${otherMeanings};${proseMeanings}`, true as const))
const patentBarBook = phraseBook(termsOf(patentBarTerms, true as const))

type FoundRun = Run & { meaning: Meaning }

/**
 * Reads what a text says in the field's vocabulary: practice areas, levels, years and class years, places, pay, kinds of
 * firm, known firms, where and on what terms the work is done, bar admissions and books of business, in the order of the
 * text. Nothing is guessed: what is not in the vocabulary is not mentioned.
 *
 * @param text At most `readLimit` characters are read.
 */
export function readMentions(text: string, options: ReadOptions): Mention[] {
  const tokens = tokenize(text)
  const found = findMeanings(tokens, options)
  const stances = stancesOf(
    tokens,
    found.map(({ from, to, meaning }) => ({ from, to, kind: meaning.kind })),
  )
  return found.map(({ from, to, meaning }, index) => {
    const start = tokens[from]?.start ?? 0
    const end = tokens[to - 1]?.end ?? start
    return { ...meaning, text: text.slice(start, end), start, end, stance: stances[index] ?? 'wanted' }
  })
}

function findMeanings(tokens: readonly Token[], { isProse = false, now }: ReadOptions): FoundRun[] {
  const others = findPhrases(tokens, isProse ? proseBook : otherBook)
  const hasCapitals = tokens.some(({ raw }) => isCapitalized(raw))
  const firms = findPhrases(tokens, firmBook).filter((run) => isFirmName(tokens, run, hasCapitals))
  const kinds = findPhrases(tokens, firmKindBook).filter((run) => isOwn(run, others) && isOwn(run, firms))
  const taken = new Set<number>()
  const take = (runs: readonly Run[]) => {
    for (const { from, to } of runs) for (let at = from; at < to; at++) taken.add(at)
  }
  take(firms)
  // "AmLaw 100", "V10": the number isn't a salary.
  take(kinds.filter(({ from, to }) => tokens.slice(from, to).some(({ norm }) => /\d/.test(norm))))
  const areas = findPhrases(tokens, areaBook).filter(
    (run) => isOwn(run, others) && !overlaps(run, firms) && hasOwnEvidence(tokens, run),
  )
  // So is the "mass" of mass torts no state.
  take(areas.filter(({ from, to }) => tokens.slice(from, to).some(({ norm }) => /\d|^mass$/.test(norm))))
  const isTaken = (at: number) => taken.has(at)

  const places = findPlaces(tokens, { isTaken, isProse })
  const experience = findExperience(tokens, currentYear(now), { isTaken, isProse })
  take(experience)
  take(places)
  const salaries = findSalaries(tokens, { isTaken, isProse })
  const patentBars = findPhrases(tokens, patentBarBook)
  const bars = barsAmong(tokens, places)

  // "Bond counsel" is a kind of work, "mid-size" a kind of firm.
  const isFree = (run: Run) => isOwn(run, others) && ![firms, experience, salaries].some((runs) => overlaps(run, runs))
  const levels = findPhrases(tokens, seniorityBook).filter(isFree)
  const mixed = kinds.filter(({ value }) => value.firmKind !== 'in-house')
  const bonds = areas.filter(({ value }) => value.areas[0] === 'Public Finance')
  const apart = levels.filter((run) => !overlaps(run, mixed) && !overlaps(run, bonds))
  // "Bond counsel" is the level too where a query names no other.
  const seniorities = apart.length > 0 || isProse ? apart : levels.filter((run) => !overlaps(run, mixed))
  const modes = findPhrases(tokens, modeBook).filter((run) => isOwn(run, others))
  const types = findPhrases(tokens, typeBook).filter((run) => isOwn(run, others))

  const found: FoundRun[] = [
    ...firms.map(({ from, to, value }) => ({ from, to, meaning: value })),
    ...kinds.map(({ from, to, value }) => ({ from, to, meaning: value })),
    ...areas
      .filter((run) => !places.some((place) => overlap(run, place) && place.to - place.from > run.to - run.from))
      .filter((run) => !overlaps(run, salaries) && !overlaps(run, modes))
      .map(({ from, to, value }) => ({ from, to, meaning: value })),
    ...withModifiers(tokens, seniorities),
    ...places.map(({ from, to, places: named }): FoundRun => {
      const bar = bars.find((one) => one.from === from)
      return { from, to, meaning: bar ? { kind: 'bar', states: bar.states } : { kind: 'place', places: named } }
    }),
    ...patentBars.map(({ from, to }): FoundRun => ({
      from,
      to,
      meaning: { kind: 'bar', states: [], isPatentBar: true },
    })),
    ...salaries.map(({ from, to, value }) => ({ from, to, meaning: value })),
    ...experience.map(({ from, to, value }) => ({ from, to, meaning: value })),
    ...modes.map(({ from, to, value }) => ({ from, to, meaning: value })),
    ...types.map(({ from, to, value }) => ({ from, to, meaning: value })),
  ]
  return found.sort((a, b) => a.from - b.from || a.to - b.to)
}

const overlap = (a: Run, b: Run): boolean => a.from < b.to && b.from < a.to
const overlaps = (run: Run, others: readonly Run[]): boolean => others.some((other) => overlap(run, other))

/** Checks that a phrase isn't inside another one that means something else. A longer phrase of the vocabulary wins over a shorter one. */
function isOwn(run: Run, others: readonly Run[]): boolean {
  return !others.some(
    (other) =>
      overlap(run, other) && other.to - other.from >= run.to - run.from && other.from <= run.from && other.to >= run.to,
  )
}

/** A firm's short name is a name only with its capital ("akin to", "cozen"), unless the whole text has none. */
function isFirmName(tokens: readonly Token[], run: Run, hasCapitals: boolean): boolean {
  if (run.to - run.from > 1) return true
  const token = tokens[run.from]
  const next = tokens[run.to]
  if (!token) return false
  // "Cravath scale" speaks of pay.
  if (/^(?:scale|pay|comp|salary|market|money)$/.test(next?.norm ?? '') && next?.gap !== 'stop') return false
  // "Kirkland, WA" is a town.
  if (next?.gap === 'comma' && next.raw.length === 2 && stateCode(next.raw) !== undefined) return false
  return isCapitalized(token.raw) || (!hasCapitals && token.norm !== 'akin')
}

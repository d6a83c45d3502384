import { stateCode, type UsState } from '#contract/domain/us-states.ts'
import { areaEntries, type AreaWord } from './areas.ts'
import { findExperience, type ExperienceWord } from './experience-phrases.ts'
import { firmEntries, firmKindEntries, type FirmKindWord } from './firm-kinds.ts'
import { currentYear } from '#contract/domain/jd.ts'
import { stancesOf, type Stance } from './negation.ts'
import { findPhrases, phraseBook, type Run } from './phrase-book.ts'
import { findPlaces, statesOf } from './place-reading.ts'
import type { Place } from './places.ts'
import { findSalaries, type BookWord, type SalaryWord } from './pay-phrases.ts'
import { seniorityEntries, type AssociateLevel, type SeniorityWord } from './seniority-terms.ts'
import { isCapitalized, tokenize, type Token } from './tokens.ts'
import { otherMeanings, proseMeanings } from './ambiguous-words.ts'
import { workModeEntries, workTypeEntries, type WorkModeWord, type WorkTypeWord } from './work-words.ts'

export type Meaning =
  | AreaWord
  | SeniorityWord
  | ExperienceWord
  | { kind: 'place'; places: readonly Place[] }
  /** Bar admissions; `isPatentBar` for registration with the patent office. */
  | { kind: 'bar'; states: readonly UsState[]; isPatentBar?: true }
  | SalaryWord
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
const seniorityBook = phraseBook<SeniorityWord | { kind: 'modifier'; level: AssociateLevel }>([
  ...seniorityEntries,
  ...['senior', 'sr', 'snr'].map((text) => ({ text, value: { kind: 'modifier' as const, level: 'senior' as const } })),
])
const firmBook = phraseBook(firmEntries)
const firmKindBook = phraseBook(firmKindEntries)
const modeBook = phraseBook(workModeEntries)
const typeBook = phraseBook(workTypeEntries)
const otherBook = phraseBook(otherMeanings.map((text) => ({ text, value: true as const })))
const proseBook = phraseBook([...otherMeanings, ...proseMeanings].map((text) => ({ text, value: true as const })))
const patentBarBook = phraseBook(
  `patent bar; patent bar eligible; patent bar admission; uspto registration; uspto registered; uspto-registered; registered with the uspto; registered patent attorney; registered to practice before the uspto; admitted to the patent bar; registration number; uspto reg; patent registered; uspto bar; registered to practice before the united states patent and trademark office; member of the patent bar; licensed to practice before the uspto; admitted to practice before the uspto`
    .split(';')
    .map((text) => ({ text, value: true as const })),
)

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
  const areas = findPhrases(tokens, areaBook).filter((run) => isOwn(run, others) && !overlaps(run, firms))
  // So is the "mass" of mass torts no state.
  take(areas.filter(({ from, to }) => tokens.slice(from, to).some(({ norm }) => /\d|^mass$/.test(norm))))
  const isTaken = (at: number) => taken.has(at)

  const places = findPlaces(tokens, isTaken)
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

/** Not inside a phrase that means something else; a longer phrase of the vocabulary goes before a shorter such. */
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

/**
 * Reads "senior … associate" with what is between ("senior M&A associate", "junior corporate counsel"): a level
 * before a title within the clause belongs to it.
 */
function withModifiers(
  tokens: readonly Token[],
  runs: readonly (Run & { value: SeniorityWord | { kind: 'modifier'; level: AssociateLevel } })[],
): FoundRun[] {
  const found: FoundRun[] = []
  for (let index = 0; index < runs.length; index++) {
    const run = runs[index]
    if (!run) continue
    const { value } = run
    const next = runs[index + 1]
    const isNear =
      next !== undefined &&
      next.from - run.to <= 6 &&
      !tokens.slice(run.to, next.from + 1).some(({ gap }) => gap === 'stop' || gap === 'comma')
    const title = isNear && next.value.kind === 'seniority' && next.value.level === undefined ? next.value : undefined
    if (value.kind === 'modifier') {
      if (title && next) {
        found.push({ from: run.from, to: next.to, meaning: raised(title) })
        index++
      } else if (isSeniorAlone(tokens, run)) {
        found.push({
          from: run.from,
          to: run.to,
          meaning: { kind: 'seniority', seniority: 'senior-associate', level: 'senior' },
        })
      }
      continue
    }
    if (value.level !== undefined && value.level !== 'senior' && title && next && isBareLevel(tokens, run)) {
      const seniority = title.isGeneric ? value.seniority : title.seniority
      found.push({ from: run.from, to: next.to, meaning: { kind: 'seniority', seniority, level: value.level } })
      index++
      continue
    }
    found.push({ from: run.from, to: run.to, meaning: value })
  }
  return found
}

/** "Junior", "mid-level" without a title of its own. */
const isBareLevel = (tokens: readonly Token[], run: Run): boolean =>
  !/^(?:associates?|assocs?|attorneys?|lawyers?|litigators?|counsel)$/.test(tokens[run.to - 1]?.norm ?? '')

/** "Senior" that raises nothing and isn't part of another word: "senior with 8 years", not "senior living". */
const isSeniorAlone = (tokens: readonly Token[], run: Run): boolean => {
  const next = tokens[run.to]
  return (
    !next || next.gap !== 'soft' || /^(?:in|with|for|or|to|and|m|ip|tax|corporate|litigation|level)$/.test(next.norm)
  )
}

function raised(title: SeniorityWord): SeniorityWord {
  const up = {
    associate: 'senior-associate',
    attorney: 'senior-attorney',
    counsel: 'senior-counsel',
    partner: 'senior-partner',
  } as const
  const seniority = Object.hasOwn(up, title.seniority) ? up[title.seniority as keyof typeof up] : title.seniority
  return { kind: 'seniority', seniority, level: 'senior' }
}

const barBefore =
  /^(?:licensed|licenced|licence|admitted|barred|admission|admissions|admittance|bar|bars|license|licensure|licenses)$/
const barAfter = /^(?:bar|bars|barred|licensed|admitted|admission|license|licensure|bar-admitted|waive|waivable)$/

/** Places that name a bar ("NY bar", "licensed in Texas", "admitted in NY or NJ"), with their states. */
function barsAmong(
  tokens: readonly Token[],
  places: readonly (Run & { places: readonly Place[] })[],
): { from: number; states: UsState[] }[] {
  const isBar = places.map((place) => {
    const after = tokens[place.to]
    if (after && after.gap !== 'stop' && after.gap !== 'comma') {
      const word = after.norm === 'state' ? tokens[place.to + 1] : after
      if (word && barAfter.test(word.norm) && statesOf(place.places).length > 0) return true
    }
    for (let back = 1; back <= 9; back++) {
      const token = tokens[place.from - back]
      if (!token) return false
      if (barBefore.test(token.norm)) return true
      if (
        !/^(?:in|to|the|of|state|states|practice|law|for|at|either|both|good|standing|with|is|are|active|required|membership|or|be|and|by|one|and-or|currently|must)$/.test(
          token.norm,
        )
      )
        return false
      if (tokens[place.from - back + 1]?.gap === 'stop' && token.norm !== 'in') return false
    }
    return false
  })
  // A list shares its bar: "admitted in NY, NJ or CT", "NY or NJ bar".
  const isLinked = (left: number): boolean => {
    const [a, b] = [places[left], places[left + 1]]
    if (!a || !b) return false
    const words = tokens.slice(a.to, b.from).map(({ norm }) => norm)
    const gaps = tokens.slice(a.to, b.from + 1).map(({ gap }) => gap)
    return (
      !gaps.includes('stop') &&
      words.length <= 3 &&
      words.every((word) => /^(?:and|or|in|also|now|both|(?:19|20)\d\d)$/.test(word)) &&
      (words.length > 0 || gaps.includes('comma') || gaps.includes('slash'))
    )
  }
  for (let at = 0; at < places.length - 1; at++) {
    if (isBar[at] && isLinked(at) && beforeBar(tokens, places[at])) isBar[at + 1] = true
  }
  // "D.C., Virginia and Maryland bars": the word behind the last is all theirs.
  let isBehind = false
  for (let at = places.length - 2; at >= 0; at--) {
    isBehind = isLinked(at) && isBar[at + 1] === true && (isBehind || !beforeBar(tokens, places[at + 1]))
    if (isBehind) isBar[at] = true
  }
  return places.flatMap((place, at) => {
    const states = statesOf(place.places)
    return isBar[at] && states.length > 0 ? [{ from: place.from, states }] : []
  })
}

/** Checks whether the word that makes it a bar comes before the place (or before the list it is in). */
function beforeBar(tokens: readonly Token[], place: Run | undefined): boolean {
  if (!place) return false
  const after = tokens[place.to]
  return !(after && barAfter.test(after.norm) && after.gap !== 'stop' && after.gap !== 'comma')
}

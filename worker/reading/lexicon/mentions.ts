import { stateCode, usStates, type UsState } from '#contract/domain/us-states.ts'
import { descriptive, familyPractice, otherMeanings, patentBarTerms, proseMeanings } from './ambiguous-words.data.ts'
import { areaEntries, type AreaWord } from './areas.ts'
import { clauseBefore, clauseFrom, type ReadText } from './clause.ts'
import { findExperience, type ExperienceWord } from './experience.ts'
import { firmKindTerms, type FirmKindWord } from './firm-kinds.data.ts'
import { firmBook, type FirmWord } from './firm-names.ts'
import type { Stance } from './negation.data.ts'
import { stancesOf } from './negation.ts'
import { findSalaries, type PayWord } from './pay.ts'
import { entriesOf, findPhrases, indexesOf, phraseBook, type RunOf, type Run } from './phrase-book.ts'
import { findPlaces, type FoundPlace } from './place-reading.ts'
import { regionsOf, type Place } from './places.ts'
import { levelTerms, raised, type LevelModifier, type SeniorityWord } from './seniority-terms.data.ts'
import { gapAt, isCapitalized, rawAt, tokenize, type Token } from './tokens.ts'
import { workTerms, type WorkWord } from './work-words.data.ts'

export type Meaning =
  | AreaWord
  | SeniorityWord
  | ExperienceWord
  | NamedPlaces
  | Bar
  | PayWord
  | FirmKindWord
  | FirmWord
  | WorkWord

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
  /** Only practice areas are wanted, or only `names`: practice areas, firms and places. Others may be left out, which saves time. */
  only?: 'areas' | 'names'
  /** Date from which class years are counted. */
  now: Date
}

const areaBook = phraseBook(areaEntries())
const levelBook = phraseBook(entriesOf(levelTerms))
const firmKindBook = phraseBook(entriesOf(firmKindTerms))
const workBook = phraseBook(entriesOf<WorkWord | Bar>([...workTerms, ...patentBarTerms]))
const otherBook = phraseBook(entriesOf([[true, otherMeanings]]))
const otherInProseBook = phraseBook(entriesOf([[true, `${otherMeanings};${proseMeanings}`]]))

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
  const stances = stancesOf(tokens, found)
  return found.map(({ from, to, value }, index) => {
    const start = tokens[from]?.start ?? 0
    const end = tokens[to - 1]?.end ?? start
    return { ...value, text: text.slice(start, end), start, end, stance: stances[index] ?? 'wanted' }
  })
}

function findMeanings(tokens: readonly Token[], { isProse = false, only, now }: ReadOptions): RunOf<Meaning>[] {
  const others = findPhrases(tokens, isProse ? otherInProseBook : otherBook)
  const isOwn = (run: Run) => !isWithin(run, others)
  const hasCapitals = tokens.some(({ raw }) => isCapitalized(raw))
  const firms = findPhrases(tokens, firmBook).filter((run) => isFirmName(tokens, run, hasCapitals))
  const areas = findPhrases(tokens, areaBook).filter(
    (run) => isOwn(run) && !overlaps(run, firms) && hasOwnEvidence(tokens, run),
  )
  if (only === 'areas' && areas.length === 0) return []
  const kinds = findPhrases(tokens, firmKindBook).filter((run) => isOwn(run) && !isWithin(run, firms))
  const work = findPhrases(tokens, workBook).filter(isOwn)
  // The number in "AmLaw 100" or "V10" isn't a salary, and the "mass" in "mass torts" isn't a state.
  const isNumbered = ({ from, to }: Run) => tokens.slice(from, to).some(({ norm }) => /\d|^mass$/.test(norm))
  const taken = indexesOf([...firms, ...kinds.filter(isNumbered), ...areas.filter(isNumbered)])
  const levels = findPhrases(tokens, levelBook)
  const terms = indexesOf([...areas, ...levels, ...work])
  const text: ReadText = { tokens, isTaken: (at) => taken.has(at), isTerm: (at) => terms.has(at), isProse }
  const places = findPlaces(text)
  // Years and pay matter for names only where they overlap an area's name.
  const hasFigures = only === undefined || areas.length > 0
  const experience = hasFigures ? findExperience(text, now) : []
  for (const at of indexesOf([...experience, ...places])) taken.add(at)
  const salaries = hasFigures ? findSalaries(text) : []

  // "Mid-size" is a kind of firm and "bond counsel" a kind of work, so neither is a level. In a query that names no other level,
  // "bond counsel" counts as one too.
  const mixed = kinds.filter(({ value }) => value.firmKind !== 'in-house')
  const bonds = areas.filter(({ value }) => value.areas[0] === 'Public Finance')
  const ownLevels = levels.filter(
    (run) => isOwn(run) && !overlaps(run, [...firms, ...experience, ...salaries, ...mixed]),
  )
  const apart = ownLevels.filter((run) => !overlaps(run, bonds))
  const ownAreas = areas.filter(
    (run) =>
      !overlaps(run, salaries) &&
      !places.some((place) => overlap(run, place) && place.to - place.from > run.to - run.from),
  )
  return [
    ...firms,
    ...kinds,
    ...ownAreas,
    ...salaries,
    ...experience,
    ...work,
    ...withModifiers(tokens, apart.length > 0 || isProse ? apart : ownLevels, indexesOf(isProse ? [] : ownAreas)),
    ...placesAndBars(tokens, places),
  ].sort((a, b) => a.from - b.from || a.to - b.to)
}

const overlap = (a: Run, b: Run): boolean => a.from < b.to && b.from < a.to
const overlaps = (run: Run, others: readonly Run[]): boolean => others.some((other) => overlap(run, other))

/** Checks whether a phrase is part of another one. */
const isWithin = (run: Run, others: readonly Run[]): boolean =>
  others.some(({ from, to }) => from <= run.from && to >= run.to)

/** A firm's short name is a name only with its capital ("akin to", "cozen"), unless the whole text has none. */
function isFirmName(tokens: readonly Token[], { from, to }: Run, hasCapitals: boolean): boolean {
  if (to - from > 1) return true
  // "Cravath scale" speaks of pay, "Kirkland, WA" is a town.
  const next = rawAt(tokens, to)
  if (gapAt(tokens, to) !== 'stop' && /^(?:scale|pay|comp|salary|market|money)$/i.test(next)) return false
  if (gapAt(tokens, to) === 'comma' && regionsOf(rawAt(tokens, from)).includes(next.toUpperCase())) return false
  return isCapitalized(rawAt(tokens, from)) || !hasCapitals
}

/** Checks whether a word means the practice, and isn't part of a phrase about something else. */
function hasOwnEvidence(tokens: readonly Token[], { from, to }: Run): boolean {
  const [word, next] = [tokens[from], tokens[to]]
  if (to - from > 1 || !word || !next || (next.gap !== 'soft' && next.gap !== 'hyphen')) return true
  if (next.gap === 'hyphen' && next.start - word.end === 1 && descriptive.has(next.norm)) return false
  return word.norm !== 'family' || next.start - word.end > 1 || familyPractice.has(next.norm)
}

type LevelRun = RunOf<SeniorityWord | LevelModifier>

/**
 * Reads "senior … associate" with what is between ("senior M&A associate", "junior corporate counsel"): a level
 * before a title within the clause belongs to it.
 */
const withModifiers = (tokens: readonly Token[], runs: readonly LevelRun[], areas: ReadonlySet<number>) =>
  runs.flatMap((run, index): RunOf<SeniorityWord> | RunOf<SeniorityWord>[] => {
    const [before, next] = [runs[index - 1], runs[index + 1]]
    // This title was already joined with the level before it.
    if (before && joined(tokens, before, run)) return []
    const { from, to, value } = run
    const whole = next && joined(tokens, run, next)
    if (whole) return { from, to: next.to, value: whole }
    if (value.kind !== 'modifier') return { from, to, value }
    // "Senior, 8 years" is a level, and "senior M&A" is one in a query. "Senior living" isn't.
    return gapAt(tokens, to) === 'soft' && !areas.has(to)
      ? []
      : { from, to, value: { kind: 'seniority', seniority: 'senior-associate', level: 'senior' } }
  })

/** Joins a level with the title after it in the same clause. Undefined if the title has a level of its own. */
function joined(tokens: readonly Token[], { to, value }: LevelRun, next: LevelRun): SeniorityWord | undefined {
  const title = next.value
  const isParted = tokens.slice(to, next.from + 1).some(({ gap }) => gap === 'stop' || gap === 'comma')
  if (isParted || title.kind !== 'seniority' || title.level !== undefined) return undefined
  const { seniority } = title
  if (value.kind === 'modifier')
    return { kind: 'seniority', seniority: raised[seniority] ?? seniority, level: 'senior' }
  if (value.level === undefined || value.level === 'senior') return undefined
  return { kind: 'seniority', seniority: title.isGeneric ? value.seniority : seniority, level: value.level }
}

const sign = String.raw`(?:, | – | \/ |[ /-])`
/** "Licensed to practice law in", "Bar:", "member in good standing of the bar of the state of". */
const barBefore = new RegExp(
  String.raw`(?:^|[ ./-])(?:lic|licen[cs]ed?|dual[ -]qualified|admitted|barred|admissions?|admittance|bars?|licenses?|licensure)(?: \. |${sign})(?:(?:in|to|the|of|states?|practice|law|for|at|either|both|good|standing|with|is|are|active|required|membership|or|be|and|by|one|and-or|currently|must)${sign}|in \. )*$`,
)
/** "NY bar", "NY state bar", "Texas-licensed". */
const barBehind =
  /^[ /-](?:state[ -])?(?:bar|bars|barred|licensed|qualified|quals|admitted|admission|licen[cs]e|licensure|bar-admitted|waive|waivable)\b/
/** Words that may separate two places in a list: "NY, NJ or CT", "NY (2018) and NJ". */
const listed = new RegExp(
  String.raw`^(?:${sign}(?:and|or|in|also|now|both|\+|(?:19|20)\d\d)){1,3}${sign}$|^(?:, |/| / )$`,
)

type NamedPlaces = { kind: 'place'; places: readonly Place[] }
/** Bar admissions. `isPatentBar` means registration with the patent office. */
type Bar = { kind: 'bar'; states: readonly UsState[]; isPatentBar?: true }

/** Groups places into lists. After "or" or "and", a comma ends the list: "admitted in DC or NY, Boston". */
function listsOf(tokens: readonly Token[], places: readonly FoundPlace[]): FoundPlace[][] {
  const lists: FoundPlace[][] = []
  let isEnding = false
  for (const [at, place] of places.entries()) {
    const link = clauseBefore(tokens, places[at - 1]?.to ?? 0, place.from)
    const isNext: boolean = at > 0 && listed.test(link) && !(isEnding && link === ', ')
    isEnding = isNext && (isEnding || /\b(?:or|and)\b/.test(link))
    if (isNext) lists.at(-1)?.push(place)
    else lists.push([place])
  }
  return lists
}

/** The states of the places in a bar admission, where "New York" and "Washington" alone are the states. */
function statesOf(tokens: readonly Token[], { from, to, places }: FoundPlace): UsState[] {
  const named = stateCode(clauseFrom(tokens, from, to - from, true).text)
  if (named) return [named]
  return places.flatMap(({ city, region = '' }): UsState[] => {
    const state = stateCode(region)
    return state && (city === undefined || city === usStates[state] || state === 'DC') ? [state] : []
  })
}

const isAbroad = ({ places }: FoundPlace): boolean =>
  places.every(({ region = '' }) => region !== '' && !stateCode(region))

/** Places that name a bar ("NY bar", "licensed in Texas") are bar admissions. Bars abroad ("London qualified") are left out. */
const placesAndBars = (tokens: readonly Token[], found: readonly FoundPlace[]): RunOf<NamedPlaces | Bar>[] =>
  listsOf(tokens, found).flatMap((list) => {
    const first = list[0]?.from ?? 0
    const isWhole = barBefore.test(clauseBefore(tokens, Math.max(0, first - 10), first))
    const last = list.findLastIndex((one) => {
      return barBehind.test(clauseFrom(tokens, one.to, 2).text) && (isAbroad(one) || statesOf(tokens, one).length > 0)
    })
    return list.flatMap((one, at) => {
      const { from, to, places } = one
      const isBar = isWhole || at <= last
      // "Admitted in Ontario, Toronto": the city is where the work is.
      if (isBar && isAbroad(one) && (at <= last || at === 0 || !places[0]?.city)) return []
      const states = isBar ? statesOf(tokens, one) : []
      return { from, to, value: states.length > 0 ? { kind: 'bar', states } : { kind: 'place', places } }
    })
  })

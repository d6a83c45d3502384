import { currentYear } from '#contract/domain/jd.ts'
import { knownPracticeArea } from '#contract/domain/practice-areas.ts'
import type { ProfileChoices } from '#contract/domain/profiles.ts'
import type { ResumeFacts, ResumePosition } from '#contract/domain/resume-facts.ts'
import { expectedSalaryText } from '#contract/domain/salary.ts'
import { usStates, type UsState } from '#contract/domain/us-states.ts'
import { titleKind } from '#worker/reading/lexicon/legal-titles.ts'
import { cityPlace } from '#worker/reading/lexicon/places.ts'
import { bookBand, firmBand, levelOf, schoolBand, type RankedFirm } from './profile-bands.ts'
import { cityOf } from './city-of.ts'

/** A candidate as profiles are made from it: fields of the record, of one application, and facts read in a résumé. */
export type ProfileFacts = {
  name: string
  lastTitle: string | null
  lastFirm: string | null
  /** The latest first. */
  positions: readonly ResumePosition[]
  lawSchool: string | null
  jdYear: number | null
  /** "New York, NY". */
  city: string
  bars: readonly string[]
  practices: readonly string[]
  yearsExperience: number | null
  /** Dollars a year; null where only its existence is known; undefined for none. */
  book: number | null | undefined
  pay: number | null
}

type RecordFields = {
  name: string
  lastJobTitle: string | null
  lastFirmName: string | null
  jdYear: number | null
  lawSchool: string | null
  city: string | null
  region: string | null
  barStates: readonly string[]
  practiceAreas: readonly string[]
  yearsExperience: number | null
}
type ApplicationFields = {
  lastJobTitle: string | null
  lastFirmName: string | null
  jdYear: number | null
  location: string | null
  primaryPracticeArea: string | null
  yearsExperience: number | null
  expectedSalary: number | null
  hasPortableBook: boolean
}

const noApplication: ApplicationFields = {
  lastJobTitle: null,
  lastFirmName: null,
  jdYear: null,
  location: null,
  primaryPracticeArea: null,
  yearsExperience: null,
  expectedSalary: null,
  hasPortableBook: false,
}
const noResume: ResumeFacts = { barAdmissions: [], positions: [], practiceAreas: [], clerkships: [] }

/** Gathers the facts: what the record says first, then the application, then the résumé. */
export function profileFacts(
  record: RecordFields,
  application: ApplicationFields = noApplication,
  resume: ResumeFacts = noResume,
): ProfileFacts {
  const read = resume.practiceAreas.map(({ value }) => value)
  const practices = [application.primaryPracticeArea, ...record.practiceAreas, ...read]
    .map((area) => knownPracticeArea(area))
    .filter((area) => area !== null)
  const bars = record.barStates.length > 0 ? record.barStates : resume.barAdmissions.map(({ value }) => value)
  const home = [record.city, record.region].filter(Boolean).join(', ')
  return {
    name: record.name,
    lastTitle: record.lastJobTitle ?? application.lastJobTitle,
    lastFirm: record.lastFirmName ?? application.lastFirmName,
    positions: positionsOf(resume).filter(({ isTraining }) => !isTraining),
    lawSchool: record.lawSchool ?? valueOf(resume.lawSchool),
    jdYear: record.jdYear ?? application.jdYear ?? valueOf(resume.jdYear),
    city: record.city ? home : cityOf(application.location ?? valueOf(resume.location)),
    bars: [...new Set(bars.map((bar) => (bar in usStates ? usStates[bar as UsState] : bar)))].slice(0, maxBars),
    practices: [...new Set(practices)].slice(0, 3),
    yearsExperience: record.yearsExperience ?? application.yearsExperience,
    book: resume.portableBook ? resume.portableBook.value : statedBook(application),
    pay: application.expectedSalary,
  }
}

/** Positions of a résumé, the latest first. */
export const positionsOf = ({ positions }: Pick<ResumeFacts, 'positions'>): ResumePosition[] => positions.map(withTitle)

/** "Brandreth Ip, Senior Tax Associate" read as a firm without a title: the part that is a lawyer's title is the title. */
function withTitle(position: ResumePosition): ResumePosition {
  const [, firm, title] = /^(.+?),\s+([^,]+)$/.exec(position.firm ?? '') ?? []
  const isTitle = position.title === null && title !== undefined && titleKind(title, { isLawFirm: true }) === 'attorney'
  return isTitle ? { ...position, firm: firm ?? null, title } : position
}

const valueOf = <Value>(fact: { value: Value } | undefined): Value | null => fact?.value ?? null

/** A book without its size, where the application states one. */
const statedBook = ({ hasPortableBook }: Pick<ApplicationFields, 'hasPortableBook'>) =>
  hasPortableBook ? null : undefined

const maxBars = 8
const maxPositions = 6
const maxValue = 120

/** A position as the profile says it; `firm` is empty where that is hidden. */
type SaidPosition = { title: string; firm: string; years: string }

/** Facts as a profile says them. Empty texts are left out. */
export type SaidFacts = {
  level: string
  classYear: string
  place: string
  bars: string
  practice: string
  school: string
  book: string
  pay: string
  positions: SaidPosition[]
}

/** Facts of the directory about firms: by their name as it is stored, and the ranks of others in the candidate's city. */
export type FirmFacts = {
  firmOf: (name: string) => RankedFirm | undefined
  othersOf: (name: string) => readonly number[]
}

/**
 * Says the facts as the choices want them.
 *
 * @param firms `isShown` is false for a firm that must not be named although another choice would show it: its band is shown.
 */
export function sayFacts(
  facts: ProfileFacts,
  choices: ProfileChoices,
  firms: FirmFacts & { isShown: (name: string) => boolean },
  now: Date,
): SaidFacts {
  const place = placeOf(facts.city, choices.city)
  const years = facts.jdYear === null ? facts.yearsExperience : Math.max(0, currentYear(now) - facts.jdYear)
  const level = levelOf(facts.lastTitle ?? facts.positions[0]?.title ?? null, years)
  const schoolSaid = {
    shown: facts.lawSchool ?? '',
    band: facts.lawSchool ? schoolBand(facts.lawSchool) : '',
    hidden: '',
  }
  const classSaid = { year: facts.jdYear === null ? '' : String(facts.jdYear), level, hidden: '' }
  const firm = (name: string | null, isCurrent: boolean): string => {
    const how = isCurrent ? choices.firm : choices.earlierFirms
    if (!name || how === 'hidden') return ''
    if (how === 'shown' && firms.isShown(name)) return cut(name)
    const at = isCurrent ? place : ''
    return firmBand(firms.firmOf(name), { others: firms.othersOf(name), place: at })
  }
  const held = facts.positions.length > 0 ? facts.positions : lastPosition(facts)
  return {
    level,
    classYear: classSaid[choices.classYear],
    place,
    bars: choices.bars === 'shown' ? facts.bars.join(', ') : '',
    practice: choices.practice === 'shown' ? facts.practices.join(', ') : '',
    school: cut(schoolSaid[choices.schools]),
    book: choices.book === 'band' && facts.book !== undefined ? bookBand(facts.book) : '',
    pay: choices.pay === 'shown' ? expectedSalaryText(facts.pay) : '',
    positions: held.slice(0, maxPositions).map((position, at) => ({
      title: cut(position.title ?? 'Position'),
      firm: firm(position.firm, at === 0),
      years: yearsOf(position),
    })),
  }
}

const lastPosition = ({
  lastTitle,
  lastFirm,
}: ProfileFacts): Pick<ResumePosition, 'title' | 'firm' | 'from' | 'to' | 'isCurrent'>[] =>
  lastTitle || lastFirm ? [{ title: lastTitle, firm: lastFirm, from: null, to: null, isCurrent: true }] : []

function yearsOf({ from, to, isCurrent }: Pick<ResumePosition, 'from' | 'to' | 'isCurrent'>): string {
  if (from === null) return to === null ? '' : `until ${to}`
  if (isCurrent || to === null) return isCurrent ? `${from} to today` : String(from)
  return from === to ? String(from) : `${from} to ${to}`
}

function placeOf(city: string, how: ProfileChoices['city']): string {
  if (city === '' || how === 'hidden') return ''
  if (how === 'city') return city
  const [name = '', region = ''] = city.split(', ')
  const state = region in usStates ? usStates[region as UsState] : region
  return how === 'metro' ? (cityPlace(name, region).metro ?? state) : state
}

const cut = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const letters = Array.from(line)
  return letters.length > maxValue ? `${letters.slice(0, maxValue - 1).join('')}…` : line
}

/** A first draft of the line under the title: "Senior associate · Tax · New York metro". The facts name every practice. */
export const proposedHeadline = ({ level, practice, place }: SaidFacts): string =>
  [level, practice.split(', ')[0], place].filter(Boolean).join(' · ').slice(0, 160)

const inSentence = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** A first draft of the summary, from what the profile says anyway. */
export function proposedSummary(said: SaidFacts, { yearsExperience }: ProfileFacts): string {
  const years = yearsExperience
    ? ` with ${yearsExperience} ${yearsExperience === 1 ? 'year' : 'years'} of practice`
    : ''
  const listed = (values: string) => inSentence.format(values.split(', '))
  const field = said.practice ? ` in ${listed(said.practice)}` : ''
  const sentences = [
    `${said.level}${years}${field}.`,
    said.bars ? `Admitted in ${listed(said.bars)}.` : '',
    said.book ? 'Brings a portable book of business.' : '',
  ]
  return sentences.filter(Boolean).join(' ')
}

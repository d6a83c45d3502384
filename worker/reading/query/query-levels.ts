import { seniorityLabel } from '#contract/domain/seniorities.ts'
import { seniorFromYear } from '#worker/reading/lexicon/seniority-terms.ts'
import type { Of, QueryReading } from './query-reading.ts'

type Level = Of<'seniority'>

/** Reads the years of practice, of a range its middle. Returns them. */
export function readYears(mention: Of<'experience'> | undefined, { set }: QueryReading): number | undefined {
  const middle = mention && middleOf(mention)
  if (!mention || middle === undefined) return undefined
  const years = Math.round(middle)
  set('yearsExperience', years, mention, years === 1 ? '1 year' : `${years} years`)
  return years
}

const middleOf = ({ min, max }: Of<'experience'>): number | undefined =>
  min !== undefined && max !== undefined ? (min + max) / 2 : (min ?? max)

/** Words between two levels that are as welcome: "counsel or partner", "senior associate/counsel". */
const orElse =
  /^\s*(?:,\s*$|(?:,\s*)?(?:\/|or|and|&|-|–|to|and\/or|even)\s*(?:an?\s+|even\s+)?(?:[\w&]+\s+)?$|,\s*(?:one|two|three|\d)\s+$)/i

/** Reads the level, and others that are as welcome: a title, raised by many class years, or the years alone. */
export function readLevel(
  levels: readonly Level[],
  years: Of<'experience'> | undefined,
  { text, criteria, set, say }: QueryReading,
): void {
  const wanted = levels.filter(({ stance }) => stance !== 'unwanted')
  const named = wanted.find(({ isGeneric }) => !isGeneric)
  const title = named ?? wanted.find(({ text: word }) => /att(?:orne)?y/i.test(word))
  const level = levelOf(title, years)
  const mention = title ?? years
  if (!mention || !level) return
  set('seniority', level, mention, seniorityLabel(level))
  const others = named ? alternatives(levels, named, text).filter(({ seniority }) => seniority !== level) : []
  for (const other of others) say(other, 'otherSeniorities', seniorityLabel(other.seniority))
  if (others.length > 0) criteria.otherSeniorities = others.map(({ seniority }) => seniority)
}

/** Words for a year of a class, not for a number of years. */
const classYear = /(?:st|nd|rd|th|first|second|third)[\s-]/i

/** The level of a title; a plain associate of many class years is a senior one. Years alone are how associates are spoken of. */
function levelOf(title: Level | undefined, years: Of<'experience'> | undefined): Level['seniority'] | undefined {
  const middle = years && middleOf(years)
  if (!title) {
    if (middle === undefined || middle > 10) return undefined
    return middle >= seniorFromYear ? 'senior-associate' : 'associate'
  }
  const isPlain = title.seniority === 'associate' && title.level === undefined
  const isClassYear = years !== undefined && (years.classYears !== undefined || classYear.test(years.text))
  return isPlain && isClassYear && (middle ?? 0) > seniorFromYear ? 'senior-associate' : title.seniority
}

/** The levels that a list continues with. */
function alternatives(levels: readonly Level[], first: Level, text: string): Level[] {
  const found = new Map<string, Level>()
  let last = first
  for (const level of levels.slice(levels.indexOf(first) + 1)) {
    if (level.stance !== 'wanted' || !orElse.test(text.slice(last.end, level.start))) break
    if (!found.has(level.seniority)) found.set(level.seniority, level)
    last = level
  }
  return [...found.values()]
}

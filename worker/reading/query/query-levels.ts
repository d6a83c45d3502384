import { jdYearBounds } from '#contract/domain/jd.ts'
import type { Seniority } from '#contract/domain/seniorities.ts'
import type { Mention } from '#worker/reading/lexicon/mentions.ts'
import { seniorFromYear } from '#worker/reading/lexicon/seniority-terms.ts'
import type { Of } from './query-reading.ts'

/** Reads the years of practice; of a range its middle. */
export function readYears(experience: readonly Of<'experience'>[], now: Date) {
  const [mention] = experience.filter(({ stance }) => stance !== 'unwanted')
  if (!mention) return undefined
  const { min, max, classYears } = mention
  const { min: earliest } = jdYearBounds(now)
  if (classYears?.from !== undefined && classYears.from < earliest) return undefined
  const years = middleOf({ min, max })
  return years === undefined ? undefined : { years: Math.round(years), mention }
}

const middleOf = ({ min, max }: { min: number | undefined; max: number | undefined }): number | undefined =>
  min !== undefined && max !== undefined ? (min + max) / 2 : (min ?? max)

/** "Managing partner wants an associate": whom somebody looks for, not who looks. */
export function soughtLevels(levels: readonly Of<'seniority'>[], text: string): readonly Of<'seniority'>[] {
  const sought = levels.findIndex(
    ({ start }, at) =>
      at > 0 &&
      /\b(?:wants|needs|seeks|is (?:looking for|seeking|hiring)|hiring)\s+(?:an?\s+|another\s+)?(?:[\w&-]+\s+)?$/i.test(
        text.slice(Math.max(0, start - 50), start),
      ),
  )
  return sought > 0 ? levels.slice(sought) : levels
}

type ReadLevel = { seniority: Seniority; mention: Mention; others: readonly Of<'seniority'>[] }

/** Words between two levels that are as welcome: "counsel or partner", "senior associate/counsel". */
const orElse = /^\s*(?:,\s*$|(?:,\s*)?(?:\/|or|and|&|-|–|to|and\/or|even)\s*(?:an?\s+|even\s+)?(?:[\w&]+\s+)?$)/i

/** The levels that a list continues with. */
function alternatives(levels: readonly Of<'seniority'>[], first: Of<'seniority'>, text: string): Of<'seniority'>[] {
  const found: Of<'seniority'>[] = []
  let last = first
  for (const level of levels.slice(levels.indexOf(first) + 1)) {
    if (level.stance !== 'wanted' || !orElse.test(text.slice(last.end, level.start))) break
    if (!found.some(({ seniority }) => seniority === level.seniority)) found.push(level)
    last = level
  }
  return found
}

/** Reads the level: a title, raised by many class years, or the years alone. */
export function readSeniority(
  levels: readonly Of<'seniority'>[],
  experience: readonly Of<'experience'>[],
  text: string,
): ReadLevel | undefined {
  const wanted = levels.filter(({ stance }) => stance !== 'unwanted')
  const [years] = experience.filter(({ stance }) => stance !== 'unwanted')
  const middle = years && middleOf({ min: years.min, max: years.max })
  const named = wanted.find(({ isGeneric }) => !isGeneric)
  if (named) {
    const isPlainAssociate = named.seniority === 'associate' && named.level === undefined
    const isSenior = isPlainAssociate && years !== undefined && isClassYear(years) && (middle ?? 0) > seniorFromYear
    const seniority = isSenior ? 'senior-associate' : named.seniority
    const others = alternatives(levels, named, text)
    return { seniority, mention: named, others: others.filter((other) => other.seniority !== seniority) }
  }
  const attorney = wanted.find(({ text }) => /att(?:orne)?y/i.test(text))
  if (attorney) return { seniority: attorney.seniority, mention: attorney, others: [] }
  // Class years and short ranges of years are how associates are spoken of.
  if (!years || middle === undefined || middle > 10) return undefined
  return { seniority: middle >= seniorFromYear ? 'senior-associate' : 'associate', mention: years, others: [] }
}

const isClassYear = ({ classYears, text }: Of<'experience'>): boolean =>
  classYears !== undefined ||
  /(?:st|nd|rd|th|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)[\s-]/i.test(text)

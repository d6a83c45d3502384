import { seniorityYears } from '#worker/reading/lexicon/seniority-terms.data.ts'
import { formLines } from './evidence.ts'
import { practiceYears } from './practice-years.ts'
import { plural, reason, unknownValue, type Facts, type JobFacts, type Judged } from './score-facts.ts'

/** Values by how many years somebody is below or above a range. */
const tooJunior = [1, 0.75, 0.45, 0.2, 0.05]
const tooSenior = [1, 0.92, 0.84, 0.74, 0.64, 0.56, 0.5, 0.45, 0.4]

export function judgeExperience(facts: Facts): Judged {
  const range = rangeOf(facts.job)
  if (!range) return undefined
  const { jdYear, years } = practiceYears(facts)
  if (years === null)
    return { value: unknownValue, reasons: [reason('risk', `Years of practice not given; ${rangeText(range)}`)] }
  const what = jdYear === undefined ? 'Experience' : 'Class year'
  const detail = `${plural(years, 'year')}; ${rangeText(range)}`
  const quote = quoteOf(facts)
  if (years < range.min) {
    const value = tooJunior[range.min - years] ?? 0
    return { value, reasons: [reason(value > 0.7 ? 'risk' : 'misses', `${what} too junior: ${detail}`, quote)] }
  }
  if (range.max !== null && years > range.max) {
    const value = tooSenior[years - range.max] ?? 0.35
    return { value, reasons: [reason('risk', `${what} more senior than asked: ${detail}`, quote)] }
  }
  return { value: 1, reasons: [reason('fits', `${what} fits: ${detail}`, quote)] }
}

function quoteOf({ form, resume }: Facts): string {
  const lines = formLines(form)
  return form.jdYear === null ? (resume?.facts.jdYear?.quote ?? lines.yearsExperience) : lines.jdYear
}

type Range = { min: number; max: number | null; isStated: boolean }

function rangeOf({ yearsExperienceMin, yearsExperienceMax, seat }: JobFacts): Range | undefined {
  if (yearsExperienceMin !== null || yearsExperienceMax !== null)
    return { min: yearsExperienceMin ?? 0, max: yearsExperienceMax, isStated: true }
  return seat ? { ...seniorityYears[seat], isStated: false } : undefined
}

const rangeText = (range: Range): string =>
  range.isStated ? `job asks for ${boundsText(range)}` : `typical for the position: ${boundsText(range)}`

function boundsText({ min, max }: Range): string {
  if (max === null) return `${min}+`
  return min === max ? String(min) : `${min}–${max}`
}

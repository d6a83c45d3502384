import { salaryThousands } from '#contract/domain/salary.ts'
import type { ScorePartKey, ScoreReason } from '#contract/domain/score-types.ts'
import type { Seniority } from '#contract/domain/seniorities.ts'
import { usStates } from '#contract/domain/us-states.ts'
import { formLines } from './evidence.ts'
import { judgeExperience } from './experience-rule.ts'
import { judgePedigree } from './firm-rule.ts'
import { judgeLocation } from './location-rule.ts'
import { judgePractice, practicesOf } from './practice-rule.ts'
import { reason, unknownValue, type Facts, type Judged } from './score-facts.ts'

function judgeSalary({ form, job }: Facts): Judged {
  const { salaryMin: least, salaryMax: most } = job
  if (least === null && most === null) return undefined
  const wanted = form.expectedSalary
  if (!wanted) return { value: 0.7, reasons: [] }
  const quote = formLines(form).expectedSalary
  const expects = `Expects ${salaryThousands(wanted)}`
  // "$210K+" states no maximum, so no expectation exceeds it.
  if (most === null && least !== null && wanted > least)
    return { value: 1, reasons: [reason('fits', `${expects}; the job pays ${salaryThousands(least)} or more`, quote)] }
  const over = most === null ? 0 : wanted / most - 1
  if (most === null || over <= 0)
    return { value: 1, reasons: [reason('fits', `${expects}, within the job’s range`, quote)] }
  const value = overpriced.find(({ upTo }) => over <= upTo)?.value ?? 0
  const text = `${expects}, above the job’s maximum of ${salaryThousands(most)}`
  return { value, reasons: [reason(over > 0.15 ? 'misses' : 'risk', text, quote)] }
}

/** Values by how far an expectation is above the most that the job pays, as a share of it. */
const overpriced = [
  { upTo: 0.05, value: 0.75 },
  { upTo: 0.15, value: 0.45 },
  { upTo: 0.3, value: 0.2 },
]

/** Seats that are filled for the clients they bring. */
const bookSeats: readonly Seniority[] = ['partner', 'senior-partner', 'managing-partner']

function judgeBook({ form, resume, job }: Facts): Judged {
  const stated = resume?.facts.portableBook
  const has = form.hasPortableBook || stated !== undefined
  const size = stated?.value ? ` of ${salaryThousands(stated.value)}` : ''
  const quote = stated?.quote ?? formLines(form).hasPortableBook
  const isWanted = (job.seat && bookSeats.includes(job.seat)) || /\bportable\b|book of business/i.test(job.description)
  if (!isWanted) return undefined
  if (has) return { value: 1, reasons: [reason('fits', `Brings a portable book${size}`, quote)] }
  return { value: 0.15, reasons: [reason('misses', 'No portable book given, but the job asks for one')] }
}

function judgeBar({ resume, job }: Facts): Judged {
  if (job.bars.length === 0 && !job.wantsPatentBar) return undefined
  const names = job.bars.map((state) => usStates[state])
  const wanted = [...names, ...(job.wantsPatentBar ? ['Patent Bar (USPTO)'] : [])]
  const own = resume?.facts.barAdmissions ?? []
  if (own.length === 0)
    return {
      value: unknownValue,
      reasons: [reason('risk', `No bar admissions given; the job requires ${wanted.join(', ')}`)],
    }
  const held = own.filter(({ value }) => wanted.includes(value))
  // "New York or New Jersey": one of the states is enough; the patent bar is wanted for itself.
  const needs = [
    ...(names.length > 0 ? [held.some(({ value }) => names.includes(value as (typeof names)[number]))] : []),
    ...(job.wantsPatentBar ? [held.some(({ value }) => value.startsWith('Patent'))] : []),
  ]
  const share = needs.filter(Boolean).length / needs.length
  const missing = wanted.filter((bar) => !held.some(({ value }) => value === bar))
  const [first] = held
  const reasons = [
    ...(first ? [reason('fits', `Admitted in ${held.map(({ value }) => value).join(', ')}`, first.quote)] : []),
    ...(share < 1 ? [reason('misses', `Not admitted in ${missing.join(' or ')} (required)`)] : []),
  ]
  return { value: 0.2 + 0.8 * share, reasons }
}

function judgeVisa({ form }: Facts): Judged {
  if (form.needsVisaSponsorship === 'NO') return { value: 1, reasons: [] }
  return { value: 0, reasons: [reason('risk', 'Needs visa sponsorship', formLines(form).needsVisaSponsorship)] }
}

/** The rule of each part. */
export const judges: Readonly<Record<ScorePartKey, (facts: Facts) => Judged>> = {
  practice: judgePractice,
  experience: judgeExperience,
  location: judgeLocation,
  salary: judgeSalary,
  pedigree: judgePedigree,
  book: judgeBook,
  bar: judgeBar,
  visa: judgeVisa,
}

/** Facts worth a look beside the score: the candidate's own areas and bars. */
export function tagsOf(facts: Facts): ScoreReason[] {
  const areas = [...new Set(practicesOf(facts).map(({ area }) => area))].slice(0, 2)
  const bars = (facts.resume?.facts.barAdmissions ?? []).slice(0, 2)
  return [
    ...areas.map((area) => reason('tag', area)),
    ...bars.map(({ value, quote }) => reason('tag', `${value} bar`, quote)),
  ]
}

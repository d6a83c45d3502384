import { parsePlace } from '#contract/domain/us-states.ts'
import { salaryThousands } from '#contract/domain/salary.ts'
import type { DemoJob } from './demo-jobs.ts'
import type { Person } from './people.ts'
import { contentOf } from './practice-content.ts'

/** How a person fits a job: 0 to 100, a sentence, and reasons with the marks of spec 1 §2 (check, cross, warning, none). */
export function matchOf(person: Person, job: DemoJob): { score: number; summary: string; reasons: string[] } {
  const reasons: string[] = []
  let score = 18
  const gain = (points: number, reason: string) => {
    score += points
    reasons.push(`✓ ${reason}`)
  }
  const from = job.yearsExperienceMin ?? 0
  const to = job.yearsExperienceMax ?? 60
  if (person.area === job.practiceArea) gain(30, `${person.years} years in ${person.area}`)
  else if (contentOf(person.area).near === job.practiceArea || job.additionalAreas?.includes(person.area))
    gain(16, `Related practice: ${person.area}`)
  else reasons.push(`✗ Practice is ${person.area}, not ${job.practiceArea}`)

  if (person.years >= from && person.years <= to) gain(20, `Class year fits (JD ${person.jdYear})`)
  else if (person.years < from) reasons.push(`✗ ${person.years} years of practice; the firm asks for ${from}`)
  else {
    score += 8
    reasons.push(`⚠ More senior than the range of ${from} to ${to} years`)
  }

  const jobPlace = parsePlace(job.location)
  if (person.location === job.location) gain(12, `Based in ${jobPlace.city}`)
  else if (job.isRemote) gain(10, 'Role is remote')
  else if (person.bars.includes(jobPlace.region ?? '')) gain(8, `Admitted in ${jobPlace.region}`)
  else reasons.push(`⚠ Would have to relocate to ${jobPlace.city}`)

  if (job.isBigLaw && person.bigFirmYears > 0) gain(10, `${person.bigFirmYears} years at large firms`)
  if (job.isBigLaw && person.bigFirmYears === 0) reasons.push('✗ No large-firm experience')
  if (!job.isBigLaw) score += 5
  if (person.hasPortableBook) gain(8, `Portable book of ${salaryThousands(person.bookValue)}`)
  else if (job.seniority.endsWith('partner')) reasons.push('⚠ No portable book stated for a partner role')
  if (person.needsVisa) reasons.push('⚠ Needs visa sponsorship')
  if (person.expectedSalary && job.salaryMax && person.expectedSalary > job.salaryMax)
    reasons.push(`⚠ Expects ${salaryThousands(person.expectedSalary)}, above the range`)
  else score += 5
  reasons.push(person.area, `${person.language} speaker`)

  const total = Math.min(97, score)
  const fit = total >= 80 ? 'A strong fit' : total >= 70 ? 'A good fit' : total >= 50 ? 'A possible fit' : 'A weak fit'
  return {
    score: total,
    summary: `${fit}: ${person.lastTitle} at ${person.lastFirm} with ${person.years} ${person.years === 1 ? 'year' : 'years'} of practice, for ${job.title} in ${jobPlace.city ?? job.location}.`,
    reasons,
  }
}

import { currentYear } from '#contract/domain/jd.ts'
import type { ScoredApplication, ScoredResume } from '#contract/domain/score-types.ts'

/**
 * Years since the J.D., which the form states, else the résumé; without a J.D. year, the form's years of experience.
 * `years` is null where nothing is stated.
 */
export function practiceYears({
  form,
  resume,
  now,
}: {
  form: ScoredApplication
  resume: ScoredResume | null
  now: Date
}): { jdYear: number | undefined; years: number | null } {
  const jdYear = form.jdYear ?? resume?.facts.jdYear?.value
  return { jdYear, years: jdYear === undefined ? form.yearsExperience : Math.max(0, currentYear(now) - jdYear) }
}

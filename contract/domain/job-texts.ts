/** "Boston, MA", with "or remote" where that is possible. */
export const placeText = (job: { location: string; isRemote: boolean }): string =>
  job.isRemote && !/remote/i.test(job.location) ? `${job.location} or remote` : job.location

type Years = { yearsExperienceMin: number | null; yearsExperienceMax: number | null }

/** "3 to 5 years", "3 years or more", "Up to 5 years"; null when the job does not say. */
export function experienceText({ yearsExperienceMin: min, yearsExperienceMax: max }: Years): string | null {
  const years = (count: number) => `${count} ${count === 1 ? 'year' : 'years'}`
  if (min !== null && max !== null) return min === max ? years(min) : `${min} to ${years(max)}`
  if (min !== null) return `${years(min)} or more`
  return max === null ? null : `Up to ${years(max)}`
}

/** Firm sizes that the job form suggests. Any other text is allowed. */
export const firmSizes = [
  'Solo practice',
  '2-9 attorneys',
  '10-49 attorneys',
  '50-99 attorneys',
  '100-499 attorneys',
  '500+ attorneys',
  'Legal department',
] as const

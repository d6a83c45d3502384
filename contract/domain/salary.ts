import { numberText } from './number-text.ts'

/** The salary slider, in dollars a year. */
export const salarySlider = { min: 0, max: 500_000, step: 10_000 } as const

type Amount = number | null | undefined

export type SalaryRange = { salaryMin?: Amount; salaryMax?: Amount }

/**
 * Dollars in thousands: 200000 is "$200K", 187500 is "$187.5K". Three decimals at most, so no whole dollar is lost;
 * below a thousand the plain amount ("$850").
 */
export function salaryThousands(dollars: number): string {
  if (Math.abs(dollars) < 1000) return `$${numberText(dollars)}`
  return `$${numberText(dollars / 1000)}K`
}

/**
 * The salary of a job, in dollars a year: "$150K - $200K", "$200K+", "Up to $200K", one amount when both are the same,
 * and "Salary not disclosed" when neither is given. An amount of 0 or less counts as missing.
 */
export function jobSalaryText({ salaryMin, salaryMax }: SalaryRange): string {
  const min = given(salaryMin)
  const max = given(salaryMax)
  if (min !== undefined && max !== undefined) {
    if (min === max) return salaryThousands(min)
    return `${salaryThousands(Math.min(min, max))} - ${salaryThousands(Math.max(min, max))}`
  }
  if (min !== undefined) return `${salaryThousands(min)}+`
  if (max !== undefined) return `Up to ${salaryThousands(max)}`
  return 'Salary not disclosed'
}

/** The salary in a compact place (cards, chips), where an undisclosed salary reads "Competitive". */
export function compactSalaryText(range: SalaryRange): string {
  const text = jobSalaryText(range)
  return text === 'Salary not disclosed' ? 'Competitive' : text
}

/** A candidate's expectation, in dollars a year: "$200K", or "Salary not specified". */
export function expectedSalaryText(expectedSalary: Amount): string {
  const dollars = given(expectedSalary)
  return dollars === undefined ? 'Salary not specified' : salaryThousands(dollars)
}

/**
 * The board's salary filter: a job matches when its maximum (500000 when unsaid) is at least the range's minimum and its
 * minimum (0 when unsaid) is at most the range's maximum. All in dollars a year.
 */
export function salaryOverlaps(job: SalaryRange, range: { min: number; max: number }): boolean {
  return (job.salaryMax ?? salarySlider.max) >= range.min && (job.salaryMin ?? salarySlider.min) <= range.max
}

function given(amount: Amount): number | undefined {
  return typeof amount === 'number' && Number.isFinite(amount) && amount > 0 ? amount : undefined
}

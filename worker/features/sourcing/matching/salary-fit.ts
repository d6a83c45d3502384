import type { MatchCriteria } from '#contract/domain/match-criteria.ts'
import { jobSalaryText, salaryThousands } from '#contract/domain/salary.ts'

/** Pay of a job; null where it isn't stated. */
type Pay = { salaryMin: number | null; salaryMax: number | null }
/** `fit` is 0 to 1; `text` says why. */
type SalaryFit = { fit: number; text: string; isUnknown: boolean }

/** Fit of a job's pay to the wanted pay; undefined where none is wanted. */
export function salaryFit(
  { salaryMin: low = null, salaryMax: high = null }: MatchCriteria,
  job: Pay,
): SalaryFit | undefined {
  if (low === null && high === null) return undefined
  const { salaryMin, salaryMax } = job
  if (salaryMax === null && salaryMin === null) return { fit: 0.6, text: 'Salary not disclosed', isUnknown: true }
  return lowPay(low, salaryMax) ?? highPay({ low, high }, salaryMin) ?? fullPay(job)
}

/** Pay below the wanted one. A bound that the job doesn't state doesn't count: "$210K+" may pay more. */
function lowPay(low: number | null, salaryMax: number | null): SalaryFit | undefined {
  if (low === null || salaryMax === null || salaryMax >= low) return undefined
  const text = `Pays up to ${salaryThousands(salaryMax)}, ${salaryThousands(low)} wanted`
  return { fit: lowPayFit(salaryMax / low), text, isUnknown: false }
}

/** Pay above what the candidate asks for: no harm, but another level of job. */
function highPay(
  { low, high }: { low: number | null; high: number | null },
  salaryMin: number | null,
): SalaryFit | undefined {
  if (low !== null || high === null || salaryMin === null || salaryMin <= high) return undefined
  const text = `Starts at ${salaryThousands(salaryMin)}`
  return { fit: salaryMin / high <= 1.2 ? 0.7 : 0.4, text, isUnknown: false }
}

function fullPay(job: Pay): SalaryFit {
  const { salaryMax } = job
  const text = salaryMax === null ? `Pays ${jobSalaryText(job)}` : `Pays up to ${salaryThousands(salaryMax)}`
  return { fit: 1, text, isUnknown: false }
}

/** Fit of pay that is this share of the wanted pay. */
function lowPayFit(share: number): number {
  if (share >= 0.95) return 0.7
  return share >= 0.85 ? 0.35 : 0
}

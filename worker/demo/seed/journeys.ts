import type { ApplicationStatus } from '#contract/domain/statuses.ts'
import type { Random } from './random.ts'

/** The number of the 160 applications in each status. */
const standing: Readonly<Record<ApplicationStatus, number>> = {
  new: 34,
  initial_screening: 24,
  scheduled_interview: 14,
  interviewed: 14,
  document_submission: 9,
  submitted_to_client: 12,
  client_interview: 9,
  reference_checks: 5,
  offered: 5,
  hired: 7,
  rejected_by_candidate: 7,
  rejected_by_client: 8,
  rejected_by_brand: 12,
}

/** Number of applications that have been in a status for too long. */
const lingering: Readonly<Partial<Record<ApplicationStatus, number>>> = {
  initial_screening: 4,
  interviewed: 2,
  submitted_to_client: 2,
}
/** Extra days, so that the dashboard shows these candidates as stale. */
const lingeringDays = 21

const path: readonly ApplicationStatus[] = [
  'initial_screening',
  'scheduled_interview',
  'interviewed',
  'document_submission',
  'submitted_to_client',
  'client_interview',
  'reference_checks',
  'offered',
  'hired',
]

/** Steps that led an application to its status. Days are before today; each step is at least a day after the last. */
export type Journey = {
  status: ApplicationStatus
  appliedDaysAgo: number
  steps: { status: ApplicationStatus; daysAgo: number }[]
}

/** The journeys of all applications, in a random order. */
export function journeys(random: Random): Journey[] {
  const all = Object.entries(standing).flatMap(([status, count]) =>
    Array.from({ length: count }, (_, n) => ({
      status: status as ApplicationStatus,
      waited: n < (lingering[status as ApplicationStatus] ?? 0) ? lingeringDays : 0,
    })),
  )
  return random.some(all, all.length).map(({ status, waited }) => journeyTo(status, waited, random))
}

function journeyTo(status: ApplicationStatus, waited: number, random: Random): Journey {
  const reached = stepsTo(status, random)
  let daysAgo = status === 'new' ? random.int(0, 8) : random.int(1, 9) + waited
  const backwards = [...reached].reverse().map((step, index) => {
    if (index > 0) daysAgo += gapBefore(reached[reached.length - index] as ApplicationStatus, random)
    return { status: step, daysAgo }
  })
  if (reached[0]) daysAgo += random.int(1, 3)
  return { status, appliedDaysAgo: daysAgo, steps: backwards.reverse() }
}

/** Days before a step. Between the invitation and the interview notes are enough days to include a weekday. */
const gapBefore = (status: ApplicationStatus, random: Random) =>
  status === 'interviewed' ? random.int(3, 5) : random.int(1, 4)

function stepsTo(status: ApplicationStatus, random: Random): ApplicationStatus[] {
  const upTo = (last: ApplicationStatus) => path.slice(0, path.indexOf(last) + 1)
  if (status === 'new') return []
  if (status === 'rejected_by_brand')
    return [...random.pick([[], upTo('initial_screening'), upTo('interviewed')]), status]
  if (status === 'rejected_by_client')
    return [...upTo(random.pick(['submitted_to_client', 'client_interview'])), status]
  if (status === 'rejected_by_candidate')
    return [...upTo(random.pick(['initial_screening', 'interviewed', 'client_interview', 'offered'])), status]
  return upTo(status)
}

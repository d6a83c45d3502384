import { easternDay } from '#contract/domain/eastern-time.ts'
import { bucketOf, rejectedStage, slipMs, stageOf } from '#contract/domain/stages.ts'
import { isActiveStatus, isRejected } from '#contract/domain/statuses.ts'

/** Raise it when a rule of this file or of contract/domain/stages.ts changes: the hourly check then recounts everything. */
export const factsVersion = 2

/** A stay in one stage: its number, the Eastern days it began and ended on, and its length. Null: it hasn't ended. */
export type Visit = [stage: number, day: string, leftDay: string | null, bucket: number | null]

/** Everything that the roll-ups count about an application, as of its last fold. */
export type ApplicationFacts = {
  /** 0: unassigned. */
  partner: number
  area: string
  source: string
  visits: Visit[]
  /** The Eastern day of the last status change; null once the application is hired or rejected. */
  waitingSince: string | null
  /** Why it is rejected, empty if nobody said; null while it isn't. Facts of version 1 lack it, and count for no reason. */
  rejection?: string | null
}

export type JobFacts = { partner: number; postedOn: string }

export type StatusChange = { at: Date; from: string | null; to: string }

export type ApplicationState = {
  partnerId: number | null
  practiceArea: string | null
  source: string
  appliedAt: Date
  status: string
  statusChangedAt: Date
  /** The reason of its last rejection, if it was given with the current status. */
  rejectionReason: string | null
}

/** @param changes The application's status events, in the order of their ids. */
export function factsOfApplication(state: ApplicationState, changes: readonly StatusChange[]): ApplicationFacts {
  return {
    partner: state.partnerId ?? 0,
    area: state.practiceArea ?? '',
    source: state.source,
    visits: visitsOf(stepsOf(state, changes)),
    waitingSince: isActiveStatus(state.status) ? easternDay(state.statusChangedAt) : null,
    rejection: isRejected(state.status) ? (state.rejectionReason ?? '') : null,
  }
}

/** Null for a job that isn't open. */
export function factsOfJob(job: { partnerId: number | null; postedDate: Date; isOpen: boolean }): JobFacts | null {
  return job.isOpen ? { partner: job.partnerId ?? 0, postedOn: easternDay(job.postedDate) } : null
}

/** The furthest stage that an application counts for. A placement that fell through counts as an offer. */
export function furthestStage(visits: readonly Visit[]): number {
  const reached = visits.map(([stage]) => stage).filter((stage) => stage < rejectedStage)
  const hired = rejectedStage - 1
  return Math.min(Math.max(0, ...reached), visits.at(-1)?.[0] === hired ? hired : hired - 1)
}

type Step = { at: number; status: string }

/** Every status that the application has had, in order of time. An imported event may be older than the application. */
function stepsOf({ appliedAt, status }: ApplicationState, changes: readonly StatusChange[]): Step[] {
  const applied = appliedAt.getTime()
  const first = { at: applied, status: changes[0]?.from ?? status }
  const later = changes.map(({ at, to }) => ({ at: Math.max(at.getTime(), applied), status: to }))
  return [first, ...later].toSorted((a, b) => a.at - b.at)
}

function visitsOf(steps: readonly Step[]): Visit[] {
  const stays = steps
    .filter((_, n) => !isSlip(steps, n))
    .map(({ at, status }) => ({ at, stage: stageOf(status) }))
    .filter(({ stage }, n, all) => all[n - 1]?.stage !== stage)
  return stays.map(({ at, stage }, n) => {
    const next = stays[n + 1]
    return [
      stage,
      easternDay(new Date(at)),
      next ? easternDay(new Date(next.at)) : null,
      next ? bucketOf(next.at - at) : null,
    ]
  })
}

/** A status set by mistake: the one before it came back within minutes. */
function isSlip(steps: readonly Step[], n: number): boolean {
  const [before, step, after] = [steps[n - 1], steps[n], steps[n + 1]]
  return (
    before !== undefined &&
    step !== undefined &&
    after !== undefined &&
    before.status === after.status &&
    after.at - step.at < slipMs
  )
}

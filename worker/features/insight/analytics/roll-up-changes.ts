import { rejectedStage } from '#contract/domain/stages.ts'
import { furthestStage, type ApplicationFacts, type JobFacts } from './application-facts.ts'

/** Partner id of the rows that count all partners together. */
export const everyPartner = -1

/** The change of one row of a roll-up: the columns of its key, then the amounts to add. */
export type RowChange = (string | number)[]

/** Changes of the roll-ups, named as the tables of analytics.table.ts. */
export type RollUpChanges = {
  counts: RowChange[]
  visits: RowChange[]
  waitingDays: RowChange[]
  openJobDays: RowChange[]
}

/** Facts of a subject before and after a fold; null where it counts for nothing. */
export type FactsChange<Facts> = { before: Facts | null; after: Facts | null }

/** The differences between old and new facts, summed. Rows that come out even are left out. */
export function rollUpChanges(
  applications: readonly FactsChange<ApplicationFacts>[],
  jobs: readonly FactsChange<JobFacts>[],
): RollUpChanges {
  const [counts, visits, waitingDays, openJobDays] = [tally(), tally(), tally(), tally()]
  eachSide(applications, (facts, sign) => {
    countApplication(facts, (key, amounts) => counts.add(key, amounts, sign))
    countVisits(facts, (key) => visits.add(key, [1], sign))
    if (facts.waitingSince !== null)
      for (const partner of scopes(facts)) waitingDays.add([partner, facts.waitingSince], [1], sign)
  })
  eachSide(jobs, (facts, sign) => {
    for (const partner of scopes(facts)) openJobDays.add([partner, facts.postedOn], [1], sign)
  })
  return {
    counts: counts.rows(),
    visits: visits.rows(),
    waitingDays: waitingDays.rows(),
    openJobDays: openJobDays.rows(),
  }
}

function eachSide<Facts>(changes: readonly FactsChange<Facts>[], count: (facts: Facts, sign: 1 | -1) => void): void {
  for (const { before, after } of changes) {
    if (before !== null) count(before, -1)
    if (after !== null) count(after, 1)
  }
}

const scopes = ({ partner }: { partner: number }) => [everyPartner, partner]

/** Each figure is stored by day and by month, so that a long range reads few rows. */
const periods = (day: string) => [day, day.slice(0, 7)]

type Key = readonly (string | number)[]

/** One row of `analytics_counts` per scope, period and dimension. */
function countApplication(facts: ApplicationFacts, add: (key: Key, amounts: readonly number[]) => void): void {
  const [first, last] = [facts.visits[0], facts.visits.at(-1)]
  if (!first || !last) return
  const amounts = amountsOf(facts)
  for (const partner of scopes(facts)) {
    for (const period of periods(first[1])) {
      add([partner, 'all', period, ''], amounts)
      add([partner, 'area', period, facts.area], amounts)
      add([partner, 'source', period, facts.source], amounts)
    }
    if (last[0] === rejectedStage && typeof facts.rejection === 'string')
      for (const period of periods(last[1])) add([partner, 'rejection', period, facts.rejection], amounts)
    if (last[0] === hiredStage) for (const period of periods(last[1])) add([partner, 'placed', period, ''], amounts)
  }
}

const hiredStage = rejectedStage - 1

/** `applications`, `reached_1` … `reached_5`, `rejected_0` … `rejected_4`. */
function amountsOf({ visits }: ApplicationFacts): number[] {
  const furthest = furthestStage(visits)
  const isRejected = visits.at(-1)?.[0] === rejectedStage
  return [
    1,
    ...[1, 2, 3, 4, 5].map((stage) => Number(furthest >= stage)),
    ...[0, 1, 2, 3, 4].map((stage) => Number(isRejected && furthest === stage)),
  ]
}

/** One row of `analytics_visits` per ended visit, scope and period. Nobody waits in the last stages. */
function countVisits(facts: ApplicationFacts, add: (key: Key) => void): void {
  for (const [stage, , leftDay, bucket] of facts.visits) {
    if (leftDay === null || bucket === null || stage >= hiredStage) continue
    for (const partner of scopes(facts)) {
      for (const period of periods(leftDay)) add([partner, period, stage, bucket])
    }
  }
}

function tally() {
  const sums = new Map<string, { key: Key; amounts: number[] }>()
  return {
    add(key: Key, amounts: readonly number[], sign: 1 | -1): void {
      const name = key.join('|')
      const row = sums.get(name) ?? { key, amounts: amounts.map(() => 0) }
      sums.set(name, { key, amounts: row.amounts.map((sum, n) => sum + sign * (amounts[n] ?? 0)) })
    },
    rows: (): RowChange[] =>
      [...sums.values()]
        .filter(({ amounts }) => amounts.some((amount) => amount !== 0))
        .map(({ key, amounts }) => [...key, ...amounts]),
  }
}

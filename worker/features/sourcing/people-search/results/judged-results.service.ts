import type { HeldLimit } from '#contract/api/clients/off-limits.ts'
import { easternDay } from '#contract/domain/eastern-time.ts'
import type { OffLimitsRepo } from '#worker/features/clients/off-limits/off-limits.repo.ts'
import { personLimit, workplaceJudge } from '#worker/features/clients/off-limits/people-limits.service.ts'
import type { PeopleResultRow, PeopleResultsRepo } from './people-results.repo.ts'

export type JudgeDeps = { offLimits: OffLimitsRepo; peopleResults: PeopleResultsRepo; now: () => Date }

/** A result with the limit that holds today for the person or the firm where they work. */
export type JudgedResult = PeopleResultRow & { offLimits: HeldLimit | null }

/** Reads what is off limits today, to judge the results of a search in one round trip. */
export async function resultJudge(deps: JudgeDeps, queryId: number): Promise<(row: PeopleResultRow) => JudgedResult> {
  const [judge, ofPeople] = await Promise.all([
    workplaceJudge(deps),
    deps.peopleResults.personLimits(queryId, easternDay(deps.now())),
  ])
  // Sorted so that the one that lasts longest comes first.
  const own = new Map(ofPeople.toReversed().map(({ resultId, endsOn }) => [resultId, endsOn]))
  return (row) => {
    const endsOn = own.get(row.id)
    const places = (row.location ?? '').split(';').flatMap((place) => place.trim() || [])
    return { ...row, offLimits: endsOn === undefined ? judge({ firm: row.company, places }) : personLimit({ endsOn }) }
  }
}

import type { Actor } from '#worker/http/access.ts'
import type { ApplicationDueRepo } from './application-due.repo.ts'
import { dueOf, dueTotal, type DueInput } from './application-due.service.ts'
import type { ApplicationListRepo } from './application-list.repo.ts'
import { countsByFilter } from './application-list.service.ts'
import type { ApplicationReviewsRepo } from './application-reviews.repo.ts'
import { seenPartnerId } from './applications.policy.ts'

export type NumbersNeeds = {
  applicationList: Pick<ApplicationListRepo, 'countsWithUnassigned'>
  applicationDue: ApplicationDueRepo
  applicationReviews: Pick<ApplicationReviewsRepo, 'toReview'>
}

export type ApplicationNumbers = {
  /** Applications with a partner: for a partner their own, for an admin everyone's. */
  assigned: number
  newOnes: number
  atClient: number
  interviews: number
  placements: number
  /** Null if not asked for. */
  unchanged: number | null
  toReview: number
  mentions: number
}

/** The actor's dashboard numbers. Each equals the total of the list that it links to. */
export async function applicationNumbers(
  deps: NumbersNeeds,
  actor: Actor,
  asked: { days: { from: string; to: string }; unchangedSince: Promise<string | null>; hiredSince: string },
): Promise<ApplicationNumbers> {
  const { days, unchangedSince, hiredSince } = asked
  const partnerId = seenPartnerId(actor)
  const total = async (input: DueInput) => {
    const due = dueOf(actor, input)
    return due ? (await dueTotal(deps, due, partnerId)).total : 0
  }
  const [byStatus, interviews, unchanged, placements, mentions, toReview] = await Promise.all([
    deps.applicationList.countsWithUnassigned(partnerId),
    total({ interviewFrom: days.from, interviewTo: days.to }),
    unchangedSince.then((since) => (since === null ? null : total({ unchangedSince: since }))),
    total({ hiredSince }),
    total({ mentions: 'unread' }),
    deps.applicationReviews.toReview(actor.id),
  ])
  const counts = countsByFilter(new Map(byStatus.map(({ status, count }) => [status, count])))
  return {
    assigned: byStatus.reduce((sum, { count, unassigned }) => sum + count - unassigned, 0),
    newOnes: counts['new'] ?? 0,
    atClient: counts['client_stage'] ?? 0,
    interviews,
    placements,
    unchanged,
    mentions,
    toReview,
  }
}

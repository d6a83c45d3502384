import { endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'

const count = z.number().int().nonnegative()
const day = z.iso.date()

/** Work that is due now for the caller; partners see only their own. Each number is that of a list with its filters. */
export const dashboard = z.object({
  /** Jobs that are not deleted; for a partner only open ones, because partners may not see others. */
  totalJobs: count,
  /** Applications that have a partner; for a partner, their own. */
  assignedCandidates: count,
  newApplications: count,
  /** At the client: submitted, in interview, or with their references. */
  waitingOnClient: count,
  /** Today and in the next seven days in Eastern time; rejected candidates left out. Counted up to a thousand. */
  interviews: z.object({ count, from: day, to: day }),
  /**
   * Candidates in the same status since before this day, neither hired nor rejected: for more than `days`, which is the
   * setting `followUpStaleDays` that follow-ups use too. Null while that setting is 0 (off).
   */
  stale: z.object({ count, unchangedSince: day, days: z.number().int().positive() }).nullable(),
  /** Candidates hired since the first day of the quarter and still hired. Counted up to 1,000. */
  placements: z.object({ count, since: day }),
  /** Applications that the caller has not opened, or that someone else changed since. */
  toReview: count,
  /** Candidates with a mention of the caller that the caller has not read. Counted up to a thousand. */
  unreadMentions: count,
  /** Saved job lists that wait for an admin; null for a partner. Counted up to 500. */
  listsToReview: count.nullable(),
  /** Emails that couldn't be delivered; null for a partner. Counted up to a thousand. */
  failedMails: count.nullable(),
})
export type Dashboard = z.output<typeof dashboard>

export const dashboardApi = {
  read: endpoint('GET /api/dashboard', { response: dashboard }),
}

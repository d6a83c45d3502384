import { endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'

const count = z.number().int().nonnegative()
const day = z.iso.date()

/** What needs doing now, for whoever asks: of a partner only their own. Each number is that of a list with these filters. */
export const dashboard = z.object({
  /** Jobs that are not deleted; to a partner those that are open, which are the ones they may look at. */
  totalJobs: count,
  /** Applications that have a partner; of a partner their own (spec 2 §2). */
  assignedCandidates: count,
  newApplications: count,
  /** At the client: submitted, in interview, or with their references. */
  waitingOnClient: count,
  /** In this week, Monday to Sunday in Eastern time; rejected candidates left out. Counted up to a thousand. */
  interviews: z.object({ count, from: day, to: day }),
  /**
   * In the same status since before this day, neither hired nor rejected: for more than `days`, which is the setting
   * `followUpStaleDays` that the follow-ups go by too. Null while that rule rests (0).
   */
  stale: z.object({ count, unchangedSince: day, days: z.number().int().positive() }).nullable(),
  /** Applications that the caller has not opened, or that somebody else changed since. */
  toReview: count,
  /** Candidates in whose messages the caller is mentioned and has not read it. Counted up to a thousand. */
  unreadMentions: count,
  /** Saved job lists that wait for an admin; null for a partner. Counted up to 500. */
  listsToReview: count.nullable(),
})
export type Dashboard = z.output<typeof dashboard>

export const dashboardApi = {
  read: endpoint('GET /api/dashboard', { response: dashboard }),
}

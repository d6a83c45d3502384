import type { Dashboard } from '#contract/api/workspace/dashboard.ts'
import { addDays, comingDays, quarterStart } from '#contract/domain/days.ts'
import {
  applicationNumbers,
  type NumbersNeeds,
} from '#worker/features/candidates/applications/application-numbers.service.ts'
import { jobTotals, type JobTotalsDeps } from '#worker/features/jobs/jobs/managed-jobs.service.ts'
import type { MailsRepo } from '#worker/features/identity/mails/mails.repo.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import { pendingLists, type PendingListsNeeds } from '#worker/features/sourcing/saved-lists/saved-lists.service.ts'
import type { Actor } from '#worker/http/access.ts'

type DashboardDeps = NumbersNeeds &
  JobTotalsDeps &
  PendingListsNeeds & { settings: SettingsRepo; mails: Pick<MailsRepo, 'failed'>; now: () => Date }

/**
 * Counts work that is due now: of a partner's own candidates, or of everyone's for an admin. Every number comes from a
 * stored count or a bounded range of an index, and is counted the same way as the list that it links to.
 */
export async function readDashboard(deps: DashboardDeps, actor: Actor): Promise<Dashboard> {
  const now = deps.now()
  const days = comingDays(now)
  const hiredSince = quarterStart(days.from)
  const settings = readSettings(deps)
  const unchangedSince = settings.then(({ followUpStaleDays }) =>
    followUpStaleDays === 0 ? null : addDays(days.from, -followUpStaleDays),
  )
  const isAdmin = actor.role === 'admin'
  const [numbers, since, { followUpStaleDays: staleDays }, jobs, listsToReview, failedMails] = await Promise.all([
    applicationNumbers(deps, actor, { days, unchangedSince, hiredSince }),
    unchangedSince,
    settings,
    jobTotals(deps),
    isAdmin ? pendingLists(deps) : null,
    isAdmin ? deps.mails.failed() : null,
  ])
  return {
    totalJobs: isAdmin ? jobs.open + jobs.closed : jobs.open,
    assignedCandidates: numbers.assigned,
    newApplications: numbers.newOnes,
    waitingOnClient: numbers.atClient,
    interviews: { count: numbers.interviews, ...days },
    stale:
      numbers.unchanged === null || since === null
        ? null
        : { count: numbers.unchanged, unchangedSince: since, days: staleDays },
    placements: { count: numbers.placements, since: hiredSince },
    toReview: numbers.toReview,
    unreadMentions: numbers.mentions,
    listsToReview,
    failedMails,
  }
}

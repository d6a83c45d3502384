import { addDays, easternMidnight } from '#contract/domain/days.ts'
import { easternDay } from '#contract/domain/eastern-time.ts'
import { followUpRules, type FollowUpRule, type FollowUpThreshold } from '#contract/domain/follow-up-rules.ts'
import { dayBegins, dueAfterWorkingDays, workingDaysCutoff } from '#contract/domain/working-days.ts'
import type { CallBudget } from '#worker/db/call-budget.ts'
import type { SettingsRepo } from '#worker/features/identity/settings/settings.repo.ts'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import type { UsersRepo } from '#worker/features/identity/users/users.repo.ts'
import { listActive } from '#worker/features/identity/users/users.service.ts'
import type { Candidate, FollowUpRulesRepo } from './follow-up-rules.repo.ts'
import { reasons } from './follow-up-rules.repo.ts'
import type { FollowUpsRepo } from './follow-ups.repo.ts'

type FollowUpRulesDeps = {
  followUps: FollowUpsRepo
  followUpRules: FollowUpRulesRepo
  settings: SettingsRepo
  now: () => Date
}

/**
 * Maximum number of follow-ups that one rule makes in one run. After weeks without a cron, later runs make the rest.
 */
const maxPerRun = 200
const hour = 3600_000
/** Feedback is due at the beginning of the next working day. For interviews of more than a month ago, the stale stage rule reminds instead. */
const feedbackLookBackMs = 31 * 24 * hour

/**
 * Makes the follow-ups that the rules require, and settles those that are no longer needed. Depends on the state of the
 * records alone: the next run makes up for a missed one, and two runs at once make nothing twice.
 *
 * @returns The number of new follow-ups by rule.
 */
export async function runFollowUpRules(deps: FollowUpRulesDeps): Promise<Record<FollowUpRule, number>> {
  const now = deps.now()
  const limits = await readSettings(deps)
  for (const [rule, holds] of Object.entries(reasons(now))) {
    await deps.followUps.settle(rule as FollowUpRule, holds, now)
  }
  const found = await findDue(deps.followUpRules, limits, now)
  const made = {} as Record<FollowUpRule, number>
  for (const [name, { candidates, dueAt }] of Object.entries(found)) {
    const rule = name as FollowUpRule
    const { subject, text } = followUpRules[rule]
    const due = candidates.map(({ id, ownerId, applicationId, since }) => ({
      onceKey: `${rule}:${id}:${since}`,
      ownerId,
      subject,
      subjectId: id,
      applicationId,
      dueAt: dueAt(new Date(since)),
    }))
    made[rule] = await deps.followUps.make(rule, text, due, now)
  }
  return made
}

type DueRule = { candidates: Candidate[]; dueAt: (since: Date) => Date }

async function findDue(
  repo: FollowUpRulesRepo,
  limits: Record<FollowUpThreshold, number>,
  now: Date,
): Promise<Record<FollowUpRule, DueRule>> {
  const today = easternDay(now)
  // Follow-ups due at nine are made from midnight on, so that the digest at eight and today's list include them.
  const byNine = now < dayBegins(today) ? dayBegins(today) : now
  /** Due records of a rule with a threshold in working days. 0 turns the rule off. */
  const working = async (
    days: number,
    find: (cutoff: Date, limit: number) => Promise<Candidate[]>,
  ): Promise<DueRule> => ({
    candidates: days > 0 ? await find(workingDaysCutoff(byNine, days), maxPerRun) : [],
    dueAt: (since) => dueAfterWorkingDays(since, days),
  })
  /** Due records of a rule with a threshold in calendar days, due at the beginning of the last of them. */
  const calendar = async (
    days: number,
    find: (cutoff: Date, limit: number) => Promise<Candidate[]>,
  ): Promise<DueRule> => ({
    candidates: days > 0 ? await find(easternMidnight(addDays(today, 1 - days)), maxPerRun) : [],
    dueAt: (since) => dayBegins(addDays(easternDay(since), days)),
  })
  // A reminder to prepare makes sense from the day before the interview until it begins.
  const until = easternMidnight(addDays(today, 2))
  const expiring = limits.followUpExpiringDays
  return {
    untouched: await working(limits.followUpUntouchedDays, repo.untouched),
    interview_tomorrow: {
      candidates: await repo.comingInterviews(now, until, maxPerRun),
      dueAt: (since) => dayBegins(addDays(easternDay(since), -1)),
    },
    feedback_due: {
      candidates: await repo.heldInterviews(new Date(now.getTime() - feedbackLookBackMs), now, maxPerRun),
      dueAt: (since) => dueAfterWorkingDays(since, 1),
    },
    submission_unanswered: await working(limits.followUpSubmissionDays, repo.unanswered),
    owed_update: await working(limits.followUpUpdateDays, repo.quiet),
    stale_stage: await calendar(limits.followUpStaleDays, repo.stale),
    job_old: await calendar(limits.followUpJobDays, repo.oldJobs),
    job_expiring: {
      candidates:
        expiring > 0 ? await repo.expiringJobs(now, easternMidnight(addDays(today, expiring + 1)), maxPerRun) : [],
      dueAt: (since) => dayBegins(addDays(easternDay(since), -expiring)),
    },
    ownership_ending: {
      candidates: await repo.endingOwnerships(today, maxPerRun),
      dueAt: (since) => dayBegins(since.toISOString().slice(0, 10)),
    },
    list_waiting: await working(limits.followUpListDays, repo.waitingLists),
  }
}

/** Maximum number of follow-ups that one run notifies about. The next run does the rest. */
const maxNotified = 200

/**
 * Notifies the owners of follow-ups that have become due, once for each due date even if two runs overlap. Every admin
 * is notified about those that belong to all admins.
 *
 * @returns The number of follow-ups.
 */
export async function notifyDueFollowUps(deps: {
  followUps: FollowUpsRepo
  users: UsersRepo
  budget: Pick<CallBudget, 'isSpent'>
  now: () => Date
}): Promise<number> {
  const now = deps.now()
  const due = await deps.followUps.dueUnnotified(now, maxNotified)
  if (due.length === 0) return 0
  const active = await listActive(deps)
  const admins = active.filter(({ role }) => role === 'admin').map(({ id }) => id)
  let notified = 0
  for (const one of due) {
    if (deps.budget.isSpent()) break
    const owners = one.ownerId === 0 ? admins : active.filter(({ id }) => id === one.ownerId).map(({ id }) => id)
    await deps.followUps.markNotified(one.id, one.dueAt, now, (tx) =>
      owners.map((userId) =>
        tx.notify({
          userId,
          type: 'follow_up',
          title: one.text,
          message: one.about,
          applicationId: one.applicationId,
          onceKey: `follow_up:${one.id}:${one.dueAt.getTime()}:${userId}`,
          at: now,
        }),
      ),
    )
    notified++
  }
  return notified
}

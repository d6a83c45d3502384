import { sql, type SQL } from 'drizzle-orm'
import { addDays, type Day } from '#contract/domain/days.ts'
import { easternDay } from '#contract/domain/eastern-time.ts'
import type { FollowUpRule } from '#contract/domain/follow-up-rules.ts'
import { defaultInterviewMinutes } from '#contract/domain/interviews.ts'
import { ownershipReminderDays } from '#contract/domain/ownership.ts'
import { isActiveApplication } from '#worker/db/active-application.ts'
import type { Database } from '#worker/db/client.ts'

/** A record that needs a follow-up: its id, its owner (0: all admins) and the moment that triggered the rule. */
export type Candidate = { id: number; ownerId: number; applicationId: number | null; since: number }
export type FollowUpRulesRepo = ReturnType<typeof followUpRulesRepo>

/**
 * Maximum time after a record passed the threshold of its rule. Older ones get no follow-up: they exist only where the
 * cron hasn't run for a year.
 */
const maxLookBackMs = 366 * 24 * 3600_000

const isActive = isActiveApplication(sql`a.status`)

/** Length of an interview of which only the date is known. */
const defaultMs = defaultInterviewMinutes * 60_000

/** Interviews between two moments: the rounds, and the date of an application that no round has. */
const interviewsBetween = (from: Date, before: Date) => sql`
  select i.application_id, i.starts_at, i.starts_at + i.minutes * 60000 as ends_at from interviews i
  where i.canceled_at is null and i.starts_at > ${from.getTime()} and i.starts_at < ${before.getTime()}
  union all
  select d.id, d.interview_date, d.interview_date + ${defaultMs} from job_applications d
  where d.interview_date > ${from.getTime()} and d.interview_date < ${before.getTime()} and not exists (
    select 1 from interviews i where i.application_id = d.id and i.canceled_at is null and i.starts_at = d.interview_date)`

/** True while nobody has recorded feedback on application `a` since an interview began. */
const isWithoutFeedback = (since: SQL) =>
  sql`not exists (select 1 from application_events e where e.application_id = a.id and e.kind = 'feedback' and e.created_at >= ${since})`

/** Queries of the rules. Each reads a bounded range of an index and skips records that already have their follow-up. */
export function followUpRulesRepo(db: Database) {
  const owner = sql`coalesce(a.assigned_partner_id, 0)`
  const openJob = sql`j.is_active = 1 and j.deleted_at is null`
  const fresh = (rule: FollowUpRule, id: SQL, since: SQL) =>
    sql`not exists (select 1 from follow_ups f where f.once_key = ${`${rule}:`} || ${id} || ':' || ${since})`
  const within = (column: SQL, cutoff: Date) =>
    sql`${column} < ${cutoff.getTime()} and ${column} >= ${cutoff.getTime() - maxLookBackMs}`
  const all = (query: SQL) => db.all<Candidate>(query)

  return {
    /** Applications that have been new since before the cutoff. */
    untouched: (cutoff: Date, limit: number) =>
      all(sql`select a.id, ${owner} as ownerId, a.id as applicationId, a.applied_at as since from job_applications a
        where a.status = 'new' and ${within(sql`a.applied_at`, cutoff)} and ${fresh('untouched', sql`a.id`, sql`a.applied_at`)}
        order by a.applied_at limit ${limit}`),
    /** Interviews that begin between two moments, every round of them. */
    comingInterviews: (from: Date, before: Date, limit: number) =>
      all(sql`select a.id, ${owner} as ownerId, a.id as applicationId, held.starts_at as since
        from (${interviewsBetween(from, before)}) held join job_applications a on a.id = held.application_id
        where a.status = 'scheduled_interview' and ${fresh('interview_tomorrow', sql`a.id`, sql`held.starts_at`)}
        order by held.starts_at limit ${limit}`),
    /** Interviews that began after a moment and are over, every round of them, without feedback since they began. */
    heldInterviews: (from: Date, now: Date, limit: number) =>
      all(sql`select a.id, ${owner} as ownerId, a.id as applicationId, held.starts_at as since
        from (${interviewsBetween(from, now)}) held join job_applications a on a.id = held.application_id
        where a.status = 'scheduled_interview' and held.ends_at < ${now.getTime()}
        and ${isWithoutFeedback(sql`held.starts_at`)} and ${fresh('feedback_due', sql`a.id`, sql`held.starts_at`)}
        order by held.starts_at limit ${limit}`),
    /** Submissions sent to a client and unchanged since before the cutoff. */
    unanswered: (cutoff: Date, limit: number) =>
      all(sql`select s.id, ${owner} as ownerId, a.id as applicationId, s.updated_at as since
        from client_submissions s join job_applications a on a.id = s.application_id
        where s.status = 'submitted_to_client' and ${within(sql`s.updated_at`, cutoff)} and ${isActive}
        and ${fresh('submission_unanswered', sql`s.id`, sql`s.updated_at`)} order by s.updated_at limit ${limit}`),
    /** Active applications past the first review that are unchanged since before the cutoff. */
    quiet: (cutoff: Date, limit: number) =>
      all(sql`select a.id, ${owner} as ownerId, a.id as applicationId, a.updated_at as since from job_applications a
        where ${within(sql`a.updated_at`, cutoff)} and ${isActive} and a.status <> 'new'
        and ${fresh('owed_update', sql`a.id`, sql`a.updated_at`)} order by a.updated_at limit ${limit}`),
    /** Active applications in the same status since before the cutoff. */
    stale: (cutoff: Date, limit: number) =>
      all(sql`select a.id, ${owner} as ownerId, a.id as applicationId, a.status_changed_at as since from job_applications a
        where ${within(sql`a.status_changed_at`, cutoff)} and ${isActive} and a.status <> 'new'
        and ${fresh('stale_stage', sql`a.id`, sql`a.status_changed_at`)} order by a.status_changed_at limit ${limit}`),
    /** Jobs open since before the cutoff. */
    oldJobs: (cutoff: Date, limit: number) =>
      all(sql`select j.id, coalesce(j.assigned_partner_id, 0) as ownerId, null as applicationId, j.posted_date as since
        from jobs j where ${openJob} and ${within(sql`j.posted_date`, cutoff)}
        and ${fresh('job_old', sql`j.id`, sql`j.posted_date`)} order by j.posted_date limit ${limit}`),
    /** Open jobs that close between two moments. */
    expiringJobs: (from: Date, before: Date, limit: number) =>
      all(sql`select j.id, coalesce(j.assigned_partner_id, 0) as ownerId, null as applicationId, j.valid_through as since
        from jobs j where ${openJob} and j.valid_through >= ${from.getTime()} and j.valid_through < ${before.getTime()}
        and ${fresh('job_expiring', sql`j.id`, sql`j.valid_through`)} order by j.valid_through limit ${limit}`),
    /** Ownerships that end within 30 days, and again within 7. `since` is midnight UTC of the day of the reminder. */
    endingOwnerships: (today: Day, limit: number) =>
      all(sql`select o.id, coalesce((select id from users where id = o.owner_id and status = 'active' and deleted_at is null), 0)
          as ownerId, null as applicationId, ${reminderOf(sql`o.ends_on`, today)} as since
        from ownerships o indexed by ownerships_state where o.state = 'running' and o.ends_on >= ${today}
        and o.ends_on <= ${addDays(today, firstReminder)}
        and ${fresh('ownership_ending', sql`o.id`, reminderOf(sql`o.ends_on`, today))} order by o.ends_on, o.id limit ${limit}`),
    /** Saved lists waiting for an admin since before the cutoff. */
    waitingLists: (cutoff: Date, limit: number) =>
      all(sql`select l.id, 0 as ownerId, null as applicationId, l.created_at as since from saved_job_lists l
        where l.status = 'pending' and ${within(sql`l.created_at`, cutoff)}
        and ${fresh('list_waiting', sql`l.id`, sql`l.created_at`)} order by l.id limit ${limit}`),
  }
}

const [firstReminder, lastReminder] = ownershipReminderDays

/** Midnight UTC, in milliseconds, of the day of the reminder that an ownership has now: before its last week, the first. */
const reminderOf = (endsOn: SQL, today: Day) =>
  sql`(unixepoch(${endsOn}, case when ${endsOn} <= ${addDays(today, lastReminder)} then ${`-${lastReminder} days`}
    else ${`-${firstReminder} days`} end) * 1000)`

const application = (condition: SQL) =>
  sql`exists (select 1 from job_applications a where a.id = follow_ups.subject_id and ${condition})`
const key = (rule: FollowUpRule, since: SQL) =>
  sql`follow_ups.once_key = ${`${rule}:`} || follow_ups.subject_id || ':' || ${since}`
/** The follow-up is about an interview of application `a` that hasn't been canceled: one of its rounds, or its date. */
const interviewOf = (rule: FollowUpRule, holds: (since: SQL) => SQL) =>
  sql`((${key(rule, sql`a.interview_date`)} and ${holds(sql`a.interview_date`)}) or exists (select 1 from interviews i
    where i.application_id = a.id and i.canceled_at is null and ${key(rule, sql`i.starts_at`)} and ${holds(sql`i.starts_at`)}))`
const openJob = (condition: SQL) =>
  sql`exists (select 1 from jobs j where j.id = follow_ups.subject_id and j.is_active = 1 and j.deleted_at is null and ${condition})`

/**
 * Condition of each rule under which a follow-up is still needed. Follow-ups that don't meet it are settled
 * automatically.
 */
export const reasons = (now: Date): Record<FollowUpRule, SQL> => ({
  untouched: application(sql`a.status = 'new'`),
  interview_tomorrow: application(
    sql`a.status = 'scheduled_interview' and ${interviewOf('interview_tomorrow', (since) => sql`${since} > ${now.getTime()}`)}`,
  ),
  feedback_due: application(
    sql`a.status = 'scheduled_interview' and ${interviewOf('feedback_due', isWithoutFeedback)}`,
  ),
  submission_unanswered: sql`exists (select 1 from client_submissions s where s.id = follow_ups.subject_id
    and s.status = 'submitted_to_client' and ${key('submission_unanswered', sql`s.updated_at`)})
    and exists (select 1 from job_applications a where a.id = follow_ups.application_id and ${isActive})`,
  owed_update: application(sql`${isActive} and ${key('owed_update', sql`a.updated_at`)}`),
  stale_stage: application(sql`${isActive} and ${key('stale_stage', sql`a.status_changed_at`)}`),
  job_old: openJob(key('job_old', sql`j.posted_date`)),
  job_expiring: openJob(key('job_expiring', sql`j.valid_through`)),
  ownership_ending: sql`exists (select 1 from ownerships o where o.id = follow_ups.subject_id and o.state = 'running'
    and o.ends_on >= ${easternDay(now)} and ${key('ownership_ending', reminderOf(sql`o.ends_on`, easternDay(now)))})`,
  list_waiting: sql`exists (select 1 from saved_job_lists l where l.id = follow_ups.subject_id and l.status = 'pending')`,
})

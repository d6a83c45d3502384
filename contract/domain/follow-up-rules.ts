/** What a follow-up is about. A person is someone of the people index. */
export const followUpSubjects = ['application', 'submission', 'job', 'saved_list', 'person'] as const
export type FollowUpSubject = (typeof followUpSubjects)[number]

/** What staff may set a next action on themselves; the other subjects come from rules. */
export const ownSubjects = ['application', 'submission', 'person'] as const satisfies readonly FollowUpSubject[]

/** The rules that make follow-ups by themselves, each with what it asks for. */
export const followUpRules = {
  untouched: { subject: 'application', text: 'Look at the new application' },
  interview_tomorrow: { subject: 'application', text: 'Prepare the interview: it is tomorrow' },
  feedback_due: { subject: 'application', text: 'Record feedback on the interview' },
  submission_unanswered: { subject: 'submission', text: 'Ask the client for an answer' },
  owed_update: { subject: 'application', text: 'Tell the candidate where things stand' },
  stale_stage: { subject: 'application', text: 'Move the candidate on, or let them go' },
  job_old: { subject: 'job', text: 'Ask whether the job is still open' },
  job_expiring: { subject: 'job', text: 'Extend the job, or let it close' },
  list_waiting: { subject: 'saved_list', text: 'Review the saved job list' },
} as const satisfies Record<string, { subject: FollowUpSubject; text: string }>

export type FollowUpRule = keyof typeof followUpRules

/** Where a follow-up stands in the queue, by the Eastern day it is due on. */
export const followUpBuckets = ['overdue', 'today', 'upcoming'] as const
export type FollowUpBucket = (typeof followUpBuckets)[number]

/** The thresholds an admin sets, with their defaults and bounds; a rule with 0 rests. */
export const followUpThresholds = {
  followUpUntouchedDays: { default: 2, label: 'A new application is untouched for', unit: 'working days' },
  followUpSubmissionDays: { default: 5, label: 'A client has not answered a submission for', unit: 'working days' },
  followUpUpdateDays: { default: 7, label: 'A candidate has heard nothing for', unit: 'working days' },
  followUpStaleDays: { default: 21, label: 'A candidate stands in one stage for', unit: 'days' },
  followUpJobDays: { default: 45, label: 'A job has been open for', unit: 'days' },
  followUpExpiringDays: { default: 7, label: 'A job closes within', unit: 'days' },
  followUpListDays: { default: 1, label: 'A saved job list waits for', unit: 'working days' },
} as const satisfies Record<string, { default: number; label: string; unit: string }>

export type FollowUpThreshold = keyof typeof followUpThresholds
export const followUpThresholdKeys = Object.keys(followUpThresholds) as FollowUpThreshold[]
/** Most days that a threshold may have. */
export const longestThreshold = 365

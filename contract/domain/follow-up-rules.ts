/** Subjects of follow-ups. A person is an entry of the people index. */
export const followUpSubjects = ['application', 'submission', 'job', 'saved_list', 'person', 'ownership'] as const
export type FollowUpSubject = (typeof followUpSubjects)[number]

/** Subjects that staff may set a next action on. The others come from rules. */
export const ownSubjects = ['application', 'submission', 'person'] as const satisfies readonly FollowUpSubject[]

/** Rules that create follow-ups automatically, each with its request. */
export const followUpRules = {
  untouched: { subject: 'application', text: 'Review the new application' },
  interview_tomorrow: { subject: 'application', text: 'Prepare for tomorrow’s interview' },
  feedback_due: { subject: 'application', text: 'Record interview feedback' },
  submission_unanswered: { subject: 'submission', text: 'Ask the client for a response' },
  owed_update: { subject: 'application', text: 'Update the candidate' },
  stale_stage: { subject: 'application', text: 'Move the candidate forward or close the application' },
  job_old: { subject: 'job', text: 'Check whether the job is still open' },
  job_expiring: { subject: 'job', text: 'Extend the job or let it close' },
  ownership_ending: { subject: 'ownership', text: 'Renew or let lapse' },
  list_waiting: { subject: 'saved_list', text: 'Review the saved job list' },
} as const satisfies Record<string, { subject: FollowUpSubject; text: string }>

export type FollowUpRule = keyof typeof followUpRules

/** The section of the queue that a follow-up is in, by the Eastern day it is due on. */
export const followUpBuckets = ['overdue', 'today', 'upcoming'] as const
export type FollowUpBucket = (typeof followUpBuckets)[number]

/** Thresholds that an admin sets, with their defaults and bounds. 0 turns a rule off. */
export const followUpThresholds = {
  followUpUntouchedDays: { default: 2, label: 'A new application hasn’t been touched for', unit: 'working days' },
  followUpSubmissionDays: { default: 5, label: 'A client hasn’t responded to a submission for', unit: 'working days' },
  followUpUpdateDays: { default: 7, label: 'A candidate hasn’t heard from us for', unit: 'working days' },
  followUpStaleDays: { default: 21, label: 'A candidate has been in one stage for', unit: 'days' },
  followUpJobDays: { default: 45, label: 'A job has been open for', unit: 'days' },
  followUpExpiringDays: { default: 7, label: 'A job closes within', unit: 'days' },
  followUpListDays: { default: 1, label: 'A saved job list has been waiting for', unit: 'working days' },
} as const satisfies Record<string, { default: number; label: string; unit: string }>

export type FollowUpThreshold = keyof typeof followUpThresholds
export const followUpThresholdKeys = Object.keys(followUpThresholds) as FollowUpThreshold[]
/** The longest threshold, in days. */
export const maxThreshold = 365

import { endpoint } from '#contract/endpoint.ts'
import { isDay } from '#contract/domain/days.ts'
import { applicationSorts } from '#contract/domain/candidate-view.ts'
import { statusesOfFilter } from '#contract/domain/statuses.ts'
import { z } from '#contract/zod.ts'
import { byId, done, idParam, idValue, isoMoment, paging, searchedFor } from '#contract/api/common.ts'

/** Kinds of timeline entries, each with the meaning of its `from` and `to`. */
export const eventKinds = [
  /** Applied through the public form; `to`: the first status. */
  'applied',
  /** Staff added the person to the job; `to`: the first status. */
  'added_by_staff',
  /** `to`: a note of staff. */
  'note',
  /** Staff corrected what the applicant stated; `to`: names of the fields. */
  'corrected',
  /** The applicant sent the form for the same job again; `to`: the address of its résumé. */
  'applied_again',
  /** `from`, `to`: statuses. */
  'status',
  /** `from`, `to`: partners' names; null is unassigned. */
  'assigned',
  /** `from`, `to`: interview moments, ISO; null means without an interview. */
  'interview',
  /** A further round; `from`, `to`: as `interview`. */
  'interview_round',
  /** Place, link, length or people of an interview changed; `to`: the round. */
  'interview_details',
  /** `to`: the suitability rating. */
  'feedback',
  /** `to` (added) or `from` (removed): the file's name. */
  'document_added',
  'document_removed',
  /** `to` or `from`: the company; `submission_changed` has submission statuses, "Company: status". */
  'submission_added',
  'submission_changed',
  /** `to`: the company of a submission that an import added. */
  'submission_imported',
  'submission_removed',
  /** `to`: the company to which it was sent, or that has received it. */
  'submission_sent',
  'submission_received',
  /** `to`: the company, and why the submission to it was refused. */
  'submission_blocked',
  /** `from`: the company; `to`: why. */
  'submission_closed',
  /** `to`: the company whose submission moved the application; the `status` event of the same moment has the status. */
  'moved_by_submission',
  /** `to`: the field that staff took over from a later application. */
  'repeat_taken',
  /** `from`, `to`: match scores; `from` null: the first. */
  'scored',
  /** `to`: the score of the analysis that was written. */
  'analyzed',
  /** The recruiter chose not to email the candidate; `to`: the kind of email. */
  'not_emailed',
  /** Rejected for a reason; `to`: the reason, and a note after a colon. */
  'rejected',
  /** `to`: the firm to which the candidate is asked to be submitted, or of their answer; `from` for a request taken back. */
  'consent_requested',
  'consent_given',
  'consent_declined',
  'consent_withdrawn',
  'consent_cancelled',
  /** Put before a contact in a review room, opened and answered there; `to`: the firm, with the answer after a colon. */
  'review_sent',
  'review_opened',
  'review_answered',
  /** A client profile was made. */
  'profile_made',
] as const
export type EventKind = (typeof eventKinds)[number]

const text = z.string().nullable()
const whole = z.number().int().nullable()

export const assignedPartner = z.object({ id: idValue, name: z.string() })

const listedJob = z.object({
  id: idValue,
  shortId: z.string(),
  title: z.string(),
  firmName: z.string(),
  location: z.string(),
  practiceArea: z.string(),
})

/** An application as rows and cards of a list need it: everything but the long texts. */
export const applicationListItem = z.object({
  id: idValue,
  jobId: idValue,
  job: listedJob,
  applicantName: z.string(),
  applicantEmail: z.string(),
  phoneNumber: text,
  linkedinUrl: text,
  location: text,
  yearsExperience: whole,
  jdYear: whole,
  experienceField: text,
  primaryPracticeArea: text,
  lastJobTitle: text,
  lastFirmName: text,
  /** Comma-joined: big_firm, boutique, in_house. */
  firmPreference: text,
  /** US dollars a year. */
  expectedSalary: whole,
  hasPortableBook: z.boolean(),
  needsVisaSponsorship: z.enum(['YES', 'NO']),
  bigFirmExperienceYears: z.number().int(),
  /** The file opens at `/api` plus this. */
  resumeUrl: text,
  /** One of `applicationStatuses`, or a legacy value of older data. */
  status: z.string(),
  /** 0 to 100; null: not scored. */
  matchScore: whole,
  matchSummary: text,
  matchReasons: z.array(z.string()),
  assignedPartnerId: idValue.nullable(),
  assignedPartner: assignedPartner.nullable(),
  interviewDate: isoMoment.nullable(),
  suitabilityRating: text,
  talentForOtherRoles: text,
  appliedBefore: z.boolean().nullable(),
  source: z.string(),
  /** The applicant has other applications that the caller may see. */
  isExisting: z.boolean(),
  /** The caller has not opened it, or someone else changed it since. */
  unread: z.boolean(),
  appliedAt: isoMoment,
  updatedAt: isoMoment,
  statusChangedAt: isoMoment,
  /** When the earliest open follow-up about it is due, of any owner; null if there isn't one. */
  nextFollowUpAt: isoMoment.nullable(),
})
export type ApplicationListItem = z.output<typeof applicationListItem>

/** The whole application with its long texts, as the plain lists return it. */
export const application = applicationListItem.extend({
  coverLetter: text,
  /** Partner Notes. */
  additionalNotes: text,
  interviewNotes: text,
})
export type Application = z.output<typeof application>

/** Another application of the same applicant. */
export const applicationHistoryItem = z.object({
  id: idValue,
  job: listedJob.pick({ id: true, shortId: true, title: true, firmName: true }),
  appliedAt: isoMoment,
  assignedPartner: assignedPartner.nullable(),
  status: z.string(),
})
export type ApplicationHistoryItem = z.output<typeof applicationHistoryItem>

export const applicationDetail = application.extend({
  job: listedJob.extend({
    seniority: z.string(),
    salaryMin: whole,
    salaryMax: whole,
    workType: z.string(),
    isRemote: z.boolean(),
    isActive: z.boolean(),
  }),
  /** The applicant's other applications that the caller may see, newest first, at most 50. */
  history: z.array(applicationHistoryItem),
})
export type ApplicationDetail = z.output<typeof applicationDetail>

/** One entry of the timeline. */
export const applicationEvent = z.object({
  id: idValue,
  /** One of `eventKinds`; a kind of a later version is shown as it is. */
  kind: z.string(),
  from: text,
  to: text,
  /** Null: the applicant or the system. */
  actor: z.object({ id: idValue, name: z.string() }).nullable(),
  createdAt: isoMoment,
})
export type ApplicationEvent = z.output<typeof applicationEvent>

/**
 * Number of applications in each group and each single status, by key (contract/domain/statuses.ts: the keys of
 * `candidateGroups` and `applicationStatuses`; `all` is everything). They follow the partner and job filters, never the
 * status or the search.
 */
export const applicationStatusCounts = z.record(z.string(), z.number().int().nonnegative())

export const applicationPage = z.object({
  items: z.array(applicationListItem),
  total: z.number().int().nonnegative(),
  /** True when a search matches more than were counted: show "250+". */
  isTotalCapped: z.boolean(),
  counts: applicationStatusCounts,
  /** Number of the caller's unread applications, regardless of the filters. */
  toReview: z.number().int().nonnegative(),
  searchedFor,
  nextCursor: z.string().nullable(),
})
export type ApplicationPage = z.output<typeof applicationPage>

const day = z.string().refine(isDay, 'Please choose a date.')

const applicationFilters = {
  /** "Contains", in any letter case and without accents: applicant name, email, job title, firm. */
  q: z.string().trim().max(200).optional(),
  /** A key of a filter or tile, or statuses, joined by commas. */
  status: z
    .string()
    .max(300)
    .refine((key) => key === '' || statusesOfFilter(key) !== undefined, 'That status doesn’t exist.')
    .optional(),
  jobId: idParam.optional(),
  /** 0: unassigned. */
  partnerId: z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER).optional(),
  /** `yes`: only those that have a partner. */
  assigned: z.literal('yes').optional(),
  /**
   * To-do lists, one at a time, each in its own order. `interviewFrom` and `interviewTo`: interviews on these days in
   * Eastern time, both included, next one first; rejected candidates are left out unless `status` names them.
   * `unchangedSince`: in the same status since before that day, neither hired nor rejected, the longest first.
   * `hiredSince`: hired on that day or later, the newest first.
   * `mentions`: with a mention that the caller has not read.
   */
  interviewFrom: day.optional(),
  interviewTo: day.optional(),
  unchangedSince: day.optional(),
  hiredSince: day.optional(),
  mentions: z.literal('unread').optional(),
  /** `true`: only what the caller has yet to review. */
  unread: z.literal('true').optional(),
  sort: z.enum(applicationSorts).default('recent'),
}
export const applicationPageQuery = z.object({ ...applicationFilters, ...paging })

/** One choice of the job filter, to be shown as "title - firm". */
export const applicationJob = z.object({
  id: idValue,
  shortId: z.string(),
  title: z.string(),
  firmName: z.string(),
  count: z.number().int().positive(),
})
export type ApplicationJob = z.output<typeof applicationJob>

/** The plain lists: newest first, at most 500 a call, `X-Total-Count`, and `Link: …; rel="next"` while there are more. */
const plainListQuery = z.object({ cursor: paging.cursor, limit: z.coerce.number().int().min(1).max(500).default(500) })

/** Jobs that the job filter offers at once; its search finds the others. */
export const maxJobChoices = 50

export const applicationsApi = {
  list: endpoint('GET /api/applications', { query: plainListQuery, response: z.array(application) }),
  ofPartner: endpoint('GET /api/partners/:partnerId/applications', {
    params: z.object({ partnerId: idParam }),
    query: plainListQuery,
    response: z.array(application),
  }),
  page: endpoint('GET /api/applications/page', { query: applicationPageQuery, response: applicationPage }),
  /** Columns are in application-columns.ts. */
  csv: endpoint('GET /api/applications.csv', { query: z.object(applicationFilters), response: 'file' }),
  /** Jobs among the caller's applications, newest job first, at most `maxJobChoices`; `q` finds others by title or firm. */
  jobs: endpoint('GET /api/applications/jobs', {
    query: z.object({ q: z.string().trim().max(200).optional() }),
    response: z.array(applicationJob),
  }),
  byId: endpoint('GET /api/applications/:id', { params: byId, response: applicationDetail }),
  /** Oldest first. */
  events: endpoint('GET /api/applications/:id/events', { params: byId, response: z.array(applicationEvent) }),
  /** Marks the application as read for the caller. */
  viewed: endpoint('POST /api/applications/:id/viewed', { params: byId, response: done }),
  /** Marks everything as read for the caller, and returns how many applications were unread. */
  allViewed: endpoint('POST /api/applications/viewed', {
    response: z.object({ marked: z.number().int().nonnegative() }),
  }),
}

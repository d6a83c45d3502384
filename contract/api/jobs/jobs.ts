import { endpoint } from '#contract/endpoint.ts'
import { jobEventKinds, managedJobSorts, managedJobStatuses } from '#contract/domain/managed-jobs.ts'
import { editJobForm, newJobForm } from '#contract/domain/job-form-rules.ts'
import { firmTypes } from '#contract/domain/board-filters.ts'
import { easternCell, linesInCell, severalInCell, type CsvColumns } from '#contract/list-csv.ts'
import { z } from '#contract/zod.ts'
import { byId, done, idValue, isoMoment, pageOf, paging, searchedFor } from '#contract/api/common.ts'

/** One value of a query; of a repeated name the last. */
const one = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((value) => (Array.isArray(value) ? value.at(-1) : value))

/** A job as strangers see it: the firm of a confidential job reads "Confidential". */
export const publicJob = z.object({
  id: idValue,
  shortId: z.string(),
  title: z.string(),
  firmName: z.string(),
  description: z.string(),
  location: z.string(),
  practiceArea: z.string(),
  additionalAreas: z.array(z.string()),
  seniority: z.string(),
  /** US dollars a year; null when not given. */
  salaryMin: z.number().nullable(),
  salaryMax: z.number().nullable(),
  yearsExperienceMin: z.number().nullable(),
  yearsExperienceMax: z.number().nullable(),
  isRemote: z.boolean(),
  isBigLaw: z.boolean(),
  isBoutique: z.boolean(),
  workType: z.string(),
  firmSize: z.string().nullable(),
  requirements: z.array(z.string()),
  benefits: z.array(z.string()),
  postedDate: isoMoment,
  source: z.string(),
})
export type PublicJob = z.output<typeof publicJob>

export const publicJobsApi = {
  /**
   * Open jobs, newest first, at most 500 with `X-Total-Count` and a `Link: …; rel="next"`. Takes the board's
   * filters (contract/domain/board-filters.ts); a value that cannot be one narrows nothing.
   */
  list: endpoint('GET /api/public/jobs', {
    query: z.object({
      q: one,
      practiceArea: one,
      location: one,
      seniority: one,
      workType: one,
      firmType: one,
      remote: one,
      salaryMin: one,
      salaryMax: one,
      sort: one,
      cursor: one,
      /** 1 to 500, default 500. */
      limit: one,
    }),
    response: z.array(publicJob),
  }),
  /** 404 when there never was such a job, 410 when it is closed. */
  byShortId: endpoint('GET /api/public/jobs/:shortId', {
    params: z.object({ shortId: z.string().max(40) }),
    response: publicJob,
  }),
  /** Up to three similar open jobs, best first. Errors as for the job itself. */
  similar: endpoint('GET /api/public/jobs/:shortId/similar', {
    params: z.object({ shortId: z.string().max(40) }),
    response: z.array(publicJob),
  }),
  /** Start text of the application form's experience field, and examples to choose from. Takes either id. */
  experienceField: endpoint('POST /api/public/jobs/:jobId/experience-field', {
    params: z.object({ jobId: z.string().max(40) }),
    response: z.object({ experienceField: z.string(), examples: z.array(z.string()) }),
  }),
}

/** A job as staff see it: the firm by its name, confidential or not. */
const staffJobFields = {
  ...publicJob.omit({ description: true }).shape,
  isConfidential: z.boolean(),
  isActive: z.boolean(),
  /** The last day to apply, a calendar day in Eastern time; null: no end. */
  validThrough: z.iso.date().nullable(),
  createdAt: isoMoment,
  updatedAt: isoMoment,
  /** When it left the board last; null for one that never was on it and closed. */
  closedAt: isoMoment.nullable(),
  /** Raised by every change; an edit names the one it started from. */
  version: z.number().int(),
  /** Number of applicants. Partners count only their own candidates. */
  applicants: z.number().int().nonnegative(),
}
export const jobRow = z.object(staffJobFields)
export type JobRow = z.output<typeof jobRow>

export const staffJob = z.object({
  ...staffJobFields,
  description: z.string(),
  assignedPartnerId: idValue.nullable(),
  /** The firm in the directory, and its contact who gave us the job. Null where the caller may not know the firm. */
  firmId: idValue.nullable(),
  contactId: idValue.nullable(),
  publicUrl: z.string().nullable(),
  applyUrl: z.string().nullable(),
})
export type StaffJob = z.output<typeof staffJob>

/** An address gives a repeated or empty filter as often as a form does: empty text is no filter. */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .optional()
    .transform((value) => value?.trim() || undefined)
const dollars = z.coerce.number().int().min(0).max(50_000_000).optional()

/** Every filter of Manage Jobs. Absent filters narrow nothing. */
export const managedJobFilters = z.object({
  /** Keywords: title, description, practice area, additional areas, firm name. */
  q: text(200),
  /** Slug or label. */
  practiceArea: text(100),
  seniority: text(60),
  /** "Boston, MA", "Texas", "bost". */
  location: text(200),
  firmName: text(200),
  firmType: z.enum(firmTypes.map(({ value }) => value)).optional(),
  remote: z
    .enum(['true', 'false'])
    .optional()
    .transform((value) => (value === undefined ? undefined : value === 'true')),
  workType: text(60),
  firmSize: text(100),
  /** The job's minimum is at least this; a job that names none does not match. */
  salaryMin: dollars,
  /** The job's maximum is at most this; a job that names none does not match. */
  salaryMax: dollars,
  status: z.enum(managedJobStatuses).default('all'),
})
export type ManagedJobFilters = z.output<typeof managedJobFilters>
export type ManagedJobQuery = z.input<typeof managedJobFilters>

export const jobEvent = z.object({
  id: idValue,
  kind: z.enum(jobEventKinds),
  /** Of an edit the fields that changed; of a duplicate the short id of the job it was made from. */
  detail: z.array(z.string()),
  /** Null: the last day to apply had passed. */
  actor: z.object({ id: idValue, name: z.string() }).nullable(),
  createdAt: isoMoment,
})
export type JobEvent = z.output<typeof jobEvent>

const severalJobs = z.object({ ids: z.array(idValue).min(1, 'Choose at least one job').max(100) })

const sortedJobFilters = { ...managedJobFilters.shape, sort: z.enum(managedJobSorts).default('recent') }

/** Columns of Manage Jobs as a file. */
export const jobColumns: CsvColumns<StaffJob> = [
  ['Title', (row) => row.title],
  ['Firm', (row) => row.firmName],
  ['Job ID', (row) => row.shortId],
  ['Open', (row) => row.isActive],
  ['Confidential', (row) => row.isConfidential],
  ['Location', (row) => row.location],
  ['Remote', (row) => row.isRemote],
  ['Practice area', (row) => row.practiceArea],
  ['More practice areas', (row) => severalInCell(row.additionalAreas)],
  ['Seniority', (row) => row.seniority],
  ['Years of experience from', (row) => row.yearsExperienceMin],
  ['Years of experience to', (row) => row.yearsExperienceMax],
  ['Salary from', (row) => row.salaryMin],
  ['Salary to', (row) => row.salaryMax],
  ['Work type', (row) => row.workType],
  ['Firm size', (row) => row.firmSize],
  ['Big Law', (row) => row.isBigLaw],
  ['Boutique', (row) => row.isBoutique],
  ['Description', (row) => row.description],
  ['Requirements', (row) => linesInCell(row.requirements)],
  ['Benefits', (row) => linesInCell(row.benefits)],
  ['Source', (row) => row.source],
  ['Public address', (row) => row.publicUrl],
  ['Application address', (row) => row.applyUrl],
  ['Applicants', (row) => row.applicants],
  ['Posted (Eastern)', (row) => easternCell(row.postedDate)],
  ['Last day to apply', (row) => row.validThrough],
  ['Closed (Eastern)', (row) => easternCell(row.closedAt)],
]

export const jobsApi = {
  /** Newest first, at most 500 with `X-Total-Count` and a `Link: …; rel="next"`. */
  list: endpoint('GET /api/jobs', {
    query: z.object({ cursor: paging.cursor, limit: z.coerce.number().int().min(1).max(500).default(500) }),
    response: z.array(staffJob),
  }),
  page: endpoint('GET /api/jobs/page', {
    query: z.object({ ...sortedJobFilters, ...paging }),
    response: z.object({
      ...pageOf(
        jobRow,
        /** Of all jobs, whatever the filters. */
        z.object({ open: z.number().int(), closed: z.number().int(), all: z.number().int() }),
      ).shape,
      /** More match than were counted. */
      isTotalCapped: z.boolean(),
      /** More match than were put in order: the order holds among the newest of them, so many at a time. */
      isOrderPartial: z.boolean(),
      searchedFor,
    }),
  }),
  csv: endpoint('GET /api/jobs.csv', { query: z.object(sortedJobFilters), response: 'file' }),
  byId: endpoint('GET /api/jobs/:id', { params: byId, response: staffJob }),
  events: endpoint('GET /api/jobs/:id/events', { params: byId, response: z.array(jobEvent) }),
  create: endpoint('POST /api/jobs', { body: newJobForm, response: staffJob }),
  /** 409 job_changed when somebody saved since the version that `version` names; without it the last save wins. */
  update: endpoint('PUT /api/jobs/:id', {
    params: byId,
    body: z.intersection(editJobForm, z.object({ version: z.number().int().optional() })),
    response: staffJob,
  }),
  /** Hidden, not destroyed: applications keep what they point to. */
  remove: endpoint('DELETE /api/jobs/:id', { params: byId, response: done }),
  /** A copy that is not public yet. */
  duplicate: endpoint('POST /api/jobs/:id/duplicate', { params: byId, response: staffJob }),
  /** Affects open jobs only. Returns the ids that changed. */
  close: endpoint('POST /api/jobs/close', { body: severalJobs, response: z.object({ changed: z.array(idValue) }) }),
  /** Affects closed jobs only. A job whose last day has passed gets sixty more days. */
  reopen: endpoint('POST /api/jobs/reopen', { body: severalJobs, response: z.object({ changed: z.array(idValue) }) }),
}

import { endpoint } from '#contract/endpoint.ts'
import { cleanLine, optionalText, requiredLine, webAddress } from '#contract/domain/plain-text.ts'
import {
  savedListLimits,
  savedListStatuses,
  savedListStatusLabels,
  savedListTexts,
} from '#contract/domain/saved-list-statuses.ts'
import { easternCell, type CsvColumns } from '#contract/list-csv.ts'
import { z } from '#contract/zod.ts'
import { byId, idValue, isoMoment, paging } from '#contract/api/common.ts'

/** A site's text about a posting: cleaned, and cut to a length, since a site may send any amount. */
const excerpt = (max: number) =>
  z
    .string()
    .nullish()
    .transform((value) =>
      cleanLine(value ?? '')
        .slice(0, max)
        .toWellFormed(),
    )

/** A job that was found online. */
export const onlineJob = z.object({
  title: requiredLine('Each job needs a title', { max: 300 }),
  url: webAddress('Each job needs a web address (http or https)'),
  source: excerpt(200),
  snippet: excerpt(1000),
})
export type OnlineJob = z.output<typeof onlineJob>

/** Request body for saving jobs for a candidate. */
export const saveListBody = z.object({
  candidateName: requiredLine(savedListTexts.nameRequired, { max: 200 }),
  jobData: z
    .array(onlineJob, { error: savedListTexts.noJobs })
    .min(1, savedListTexts.noJobs)
    .max(savedListLimits.jobs, `Please save at most ${savedListLimits.jobs} jobs at once`),
})

const person = z.object({ id: idValue, name: z.string() })

const listFields = z.object({
  id: idValue,
  candidateName: z.string(),
  status: z.enum(savedListStatuses),
  adminNotes: z.string().nullable(),
  reviewedAt: isoMoment.nullable(),
  createdAt: isoMoment,
  updatedAt: isoMoment,
})

/** A saved job in its current state: whether its posting still exists, and the job that was made from it. */
const keptJob = onlineJob.extend({
  /** False when its source says that it is gone; null when no source knows the address. */
  isThere: z.boolean().nullable(),
  /** Of the job that was made from its page; for admins. */
  jobId: idValue.nullable(),
})
export type KeptJob = z.output<typeof keptJob>

/** A list with all of its jobs, and the people that its ids refer to. */
export const savedList = listFields.extend({
  submittedBy: idValue,
  submitter: person,
  reviewedBy: idValue.nullable(),
  reviewer: person.nullable(),
  jobData: z.array(keptJob),
})
export type SavedList = z.output<typeof savedList>

/** A list as a card shows it: its first jobs and how many there are. */
export const savedListCard = listFields.extend({
  submitter: person,
  reviewer: person.nullable(),
  firstJobs: z.array(keptJob),
  jobCount: z.number().int().nonnegative(),
})
export type SavedListCard = z.output<typeof savedListCard>

const cardFilters = { status: z.enum(savedListStatuses).optional() }

/** Columns of the lists as a file. Their jobs are in the archive of everything. */
export const savedListColumns: CsvColumns<SavedListCard> = [
  ['Candidate', (row) => row.candidateName],
  ['Jobs', (row) => row.jobCount],
  ['Status', (row) => savedListStatusLabels[row.status]],
  ['Saved by', (row) => row.submitter.name],
  ['Reviewed by', (row) => row.reviewer?.name],
  ['Notes', (row) => row.adminNotes],
  ['Saved (Eastern)', (row) => easternCell(row.createdAt)],
  ['Reviewed (Eastern)', (row) => easternCell(row.reviewedAt)],
]

const count = z.number().int().nonnegative()

/** Partners see and hand in their own lists, admins see all and decide. */
export const savedListsApi = {
  /** Newest first, whole; at most 50 at once, `Link: …; rel="next"` leads on. */
  list: endpoint('GET /api/saved-job-lists', {
    query: z.object({ cursor: paging.cursor, limit: z.coerce.number().int().min(1).max(50).default(50) }),
    response: z.array(savedList),
  }),
  /** Cards, newest first. `counts` are by status, `total` counts what is listed; each is capped at 500. */
  page: endpoint('GET /api/saved-job-lists/page', {
    query: z.object({ ...cardFilters, ...paging }),
    response: z.object({
      items: z.array(savedListCard),
      total: count,
      counts: z.record(z.enum(savedListStatuses), count),
      nextCursor: z.string().nullable(),
    }),
  }),
  csv: endpoint('GET /api/saved-job-lists.csv', { query: z.object(cardFilters), response: 'file' }),
  save: endpoint('POST /api/saved-job-lists', { body: saveListBody, response: savedList }),
  byId: endpoint('GET /api/saved-job-lists/:id', { params: byId, response: savedList }),
  /** Only a pending list can be decided. */
  decide: endpoint('PATCH /api/saved-job-lists/:id/status', {
    params: byId,
    body: z.object({
      status: z.enum(['approved', 'rejected', 'reviewed'], { error: 'Please approve or reject the list' }),
      adminNotes: optionalText(5000),
    }),
    response: savedList,
  }),
}

import { endpoint } from '#contract/endpoint.ts'
import { followUpBuckets, followUpSubjects, ownSubjects } from '#contract/domain/follow-up-rules.ts'
import { requiredLine, textLimits } from '#contract/domain/plain-text.ts'
import { statusLabel } from '#contract/domain/statuses.ts'
import { easternCell, type CsvColumns } from '#contract/list-csv.ts'
import { z } from '#contract/zod.ts'
import { byId, done, idValue, isoMoment, pageOf, paging } from '#contract/api/common.ts'

/** A dated next action, with enough of its record to show and open it. */
export const followUp = z.object({
  id: idValue,
  subject: z.enum(followUpSubjects),
  subjectId: idValue,
  applicationId: idValue.nullable(),
  /** Names its record for people: the candidate and the job, the company, the job, or the list. */
  about: z.string(),
  /** Web page of a person; null for records that have their own page in the app. */
  recordUrl: z.string().nullable(),
  /** One of `followUpRules`; null: set by a person. */
  rule: z.string().nullable(),
  text: z.string(),
  dueAt: isoMoment,
  doneAt: isoMoment.nullable(),
  /** `settled`: what the rule asked for happened without anybody checking it off. */
  outcome: z.enum(['done', 'settled']).nullable(),
  /** Null: the admins together. */
  ownerName: z.string().nullable(),
  /** True when the caller set it, and so may remove it. */
  isOwn: z.boolean(),
  updatedAt: isoMoment,
})
export type FollowUp = z.output<typeof followUp>

const actionText = requiredLine('Please enter a task.', { max: textLimits.line })
const dueAt = isoMoment.refine((value) => {
  const year = new Date(value).getUTCFullYear()
  return year >= 2020 && year <= 2100
}, 'Please choose a date between 2020 and 2100.')

export const addFollowUpBody = z.object({
  subject: z.enum(ownSubjects, 'Please choose a record for this follow-up.'),
  subjectId: idValue,
  text: actionText,
  dueAt,
})

/** Fields that are left out stay as they are. A later `dueAt` is a snooze. */
export const changeFollowUpBody = z
  .object({ text: actionText, dueAt, isDone: z.boolean() })
  .partial()
  .refine((body) => Object.values(body).some((value) => value !== undefined), 'There is nothing to change.')

export const followUpCounts = z.object({
  overdue: z.number().int().nonnegative(),
  today: z.number().int().nonnegative(),
  upcoming: z.number().int().nonnegative(),
})

/** A candidate of the caller's for whom nothing is planned. */
export const unplanned = z.object({
  applicationId: idValue,
  applicantName: z.string(),
  jobTitle: z.string(),
  status: z.string(),
  updatedAt: isoMoment,
})
export type Unplanned = z.output<typeof unplanned>

const queueFilters = { bucket: z.enum(followUpBuckets).default('today') }

/** Columns of a queue as a file. */
export const followUpColumns: CsvColumns<FollowUp> = [
  ['About', (row) => row.about],
  ['Task', (row) => row.text],
  ['Due (Eastern)', (row) => easternCell(row.dueAt)],
  ['Owner', (row) => row.ownerName ?? 'Admins'],
  ['Set by', (row) => (row.rule === null ? 'A person' : 'A rule')],
]

/** Columns of the candidates without a next action as a file. */
export const unplannedColumns: CsvColumns<Unplanned> = [
  ['Name', (row) => row.applicantName],
  ['Job', (row) => row.jobTitle],
  ['Status', (row) => statusLabel(row.status, 'the agency')],
  ['Last changed (Eastern)', (row) => easternCell(row.updatedAt)],
]

export const followUpsApi = {
  /** The caller's open follow-ups of one part of the queue, soonest first. Each count ends at 1,000. */
  page: endpoint('GET /api/follow-ups/page', {
    query: z.object({ ...queueFilters, ...paging }),
    response: pageOf(followUp, followUpCounts),
  }),
  csv: endpoint('GET /api/follow-ups.csv', { query: z.object(queueFilters), response: 'file' }),
  /** The caller's candidates in the pipeline without an open follow-up, longest unchanged first. */
  unplanned: endpoint('GET /api/follow-ups/unplanned', {
    query: z.object(paging),
    response: z.object({ items: z.array(unplanned), nextCursor: z.string().nullable() }),
  }),
  unplannedCsv: endpoint('GET /api/follow-ups/unplanned.csv', { response: 'file' }),
  /** Follow-ups of one application, open ones first; at most 100. */
  ofApplication: endpoint('GET /api/applications/:id/follow-ups', { params: byId, response: z.array(followUp) }),
  add: endpoint('POST /api/follow-ups', { body: addFollowUpBody, response: followUp }),
  change: endpoint('PATCH /api/follow-ups/:id', { params: byId, body: changeFollowUpBody, response: followUp }),
  /** Removes a follow-up that a person set; only that person may. */
  remove: endpoint('DELETE /api/follow-ups/:id', { params: byId, response: done }),
}

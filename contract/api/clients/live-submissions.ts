import { idParam, idValue, isoMoment, paging } from '#contract/api/common.ts'
import { sentWayLabels } from '#contract/domain/ownership.ts'
import { submissionStatusLabels } from '#contract/domain/submission-statuses.ts'
import { endpoint } from '#contract/endpoint.ts'
import { easternCell, type CsvColumns } from '#contract/list-csv.ts'
import { z } from '#contract/zod.ts'

const text = z.string().nullable()

/** A candidate whom a firm has yet to decide about. */
const liveSubmission = z.object({
  id: idValue,
  applicationId: idValue,
  candidate: z.string(),
  position: z.string(),
  companyName: z.string(),
  firmId: idValue.nullable(),
  /** The recruiter of the application. */
  partner: text,
  status: z.string(),
  interviewDate: isoMoment.nullable(),
  /** Since it was sent, or added if nobody recorded that. */
  waitingSince: isoMoment,
  sentAt: isoMoment.nullable(),
  sentHow: text,
  receivedAt: isoMoment.nullable(),
  updatedAt: isoMoment,
  /** The caller's live ownership of the candidate at the firm, through an Eastern day. */
  ownership: z.object({ id: idValue, endsOn: z.iso.date() }).nullable(),
})
export type LiveSubmission = z.output<typeof liveSubmission>

const filters = { firmId: idParam.optional() }

const statusLabels: Readonly<Record<string, string>> = submissionStatusLabels

/** Columns of the list as a file. */
export const liveSubmissionColumns: CsvColumns<LiveSubmission> = [
  ['Candidate', (row) => row.candidate],
  ['Position', (row) => row.position],
  ['Firm', (row) => row.companyName],
  ['Recruiter', (row) => row.partner],
  ['Status', (row) => statusLabels[row.status] ?? row.status],
  ['Interview (Eastern)', (row) => easternCell(row.interviewDate)],
  ['Waiting since (Eastern)', (row) => easternCell(row.waitingSince)],
  ['Sent (Eastern)', (row) => easternCell(row.sentAt)],
  ['Sent by', (row) => row.sentHow && (sentWayLabels[row.sentHow] ?? row.sentHow)],
  ['Received (Eastern)', (row) => easternCell(row.receivedAt)],
  ['Owned through', (row) => row.ownership?.endsOn],
]

export const liveSubmissionsApi = {
  /** The list with the filters and the order of the screen, as a file. */
  csv: endpoint('GET /api/submissions.csv', { query: z.object(filters), response: 'file' }),
  /** Submissions that firms have yet to decide about, the longest waiting first: all, or those of a partner's candidates. */
  page: endpoint('GET /api/submissions/page', {
    query: z.object({ ...filters, ...paging }),
    response: z.object({ items: z.array(liveSubmission), nextCursor: z.string().nullable() }),
  }),
}

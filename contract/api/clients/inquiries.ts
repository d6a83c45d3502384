import { endpoint } from '#contract/endpoint.ts'
import {
  inquiryContact,
  inquiryKindLabels,
  inquiryLimits,
  inquiryStatuses,
  inquiryStatusLabels,
  inquiryTopics,
} from '#contract/domain/inquiries.ts'
import { optionalText, requiredLine } from '#contract/domain/plain-text.ts'
import { easternCell, type CsvColumns } from '#contract/list-csv.ts'
import { z } from '#contract/zod.ts'
import { byId, idValue, isoMoment, pageOf, paging } from '#contract/api/common.ts'

/** Fields of the form on the landing page. */
export const inquiryBody = z.object({
  name: requiredLine('Please enter your name', { max: inquiryLimits.name }),
  contact: inquiryContact,
  topic: z.enum(inquiryTopics, { error: 'Please choose what this is about' }),
  message: optionalText(inquiryLimits.message),
  /** A field that no person sees. Programs that fill in every field give themselves away with it. */
  website: z.string().max(2000).optional(),
})

/** An inquiry as staff see it. Exactly one of `email` and `phone` is set. */
const inquiryItem = z.object({
  id: idValue,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  topic: z.enum(inquiryTopics),
  message: z.string(),
  status: z.enum(inquiryStatuses),
  note: z.string().nullable(),
  assignee: z.object({ id: idValue, name: z.string() }).nullable(),
  createdAt: isoMoment,
  updatedAt: isoMoment,
})
export type InquiryItem = z.output<typeof inquiryItem>

/** Counts end here: beyond it, an exact number helps nobody. */
export const maxInquiriesCounted = 500

const count = z.number().int().nonnegative()

const inquiryFilters = {
  status: z.enum(inquiryStatuses).optional(),
  topic: z.enum(inquiryTopics).optional(),
  /** Id of a partner, or `none` for inquiries that nobody has. */
  assignee: z.union([z.literal('none'), byId.shape.id]).optional(),
}

/** Columns of the list as a file. */
export const inquiryColumns: CsvColumns<InquiryItem> = [
  ['Name', (row) => row.name],
  ['Email', (row) => row.email],
  ['Phone number', (row) => row.phone],
  ['About', (row) => inquiryKindLabels[row.topic]],
  ['Message', (row) => row.message],
  ['Status', (row) => inquiryStatusLabels[row.status]],
  ['Note', (row) => row.note],
  ['Assigned to', (row) => row.assignee?.name],
  ['Received (Eastern)', (row) => easternCell(row.createdAt)],
  ['Last changed (Eastern)', (row) => easternCell(row.updatedAt)],
]

export const inquiriesApi = {
  /** Sends an inquiry. The same inquiry within a day is stored once. */
  send: endpoint('POST /api/inquiries', {
    body: inquiryBody,
    response: z.object({ success: z.literal(true), title: z.string(), message: z.string() }),
  }),
  /**
   * Newest first: all for an admin, those assigned to them for a partner. `counts` are by status among the topic and
   * assignee asked for, `total` of what is listed; each ends at 500.
   */
  page: endpoint('GET /api/inquiries/page', {
    query: z.object({ ...inquiryFilters, ...paging }),
    response: pageOf(inquiryItem, z.record(z.enum(inquiryStatuses), count)),
  }),
  csv: endpoint('GET /api/inquiries.csv', { query: z.object(inquiryFilters), response: 'file' }),
  /** Changes the fields it names; 409 inquiry_changed for a note that someone else has changed. Only admins assign; null unassigns. A blank note is removed. */
  change: endpoint('PATCH /api/inquiries/:id', {
    params: byId,
    body: z.strictObject({
      status: z.enum(inquiryStatuses).optional(),
      note: optionalText(inquiryLimits.note),
      /** The note that the writer saw. Another one on record is not replaced. */
      expectedNote: z.string().max(inquiryLimits.note).nullable().optional(),
      assigneeId: idValue.nullable().optional(),
    }),
    response: inquiryItem,
  }),
}

import { endpoint } from '#contract/endpoint.ts'
import { easternCell, severalInCell, type CsvColumns } from '#contract/list-csv.ts'
import { z } from '#contract/zod.ts'
import { byId, done, idValue, isoMoment, paging } from '#contract/api/common.ts'

/** Somebody whom nobody of the agency is to contact. */
export const markedPerson = z.object({
  /** Id of the person, the same in every search. */
  id: idValue,
  name: z.string(),
  title: z.string().nullable(),
  firm: z.string(),
  offices: z.array(z.string()),
  email: z.string().nullable(),
  /** The person's own page; http(s) addresses only. */
  profileUrl: z.string().nullable(),
  since: isoMoment,
  /** Null for an account that is gone. */
  by: z.string().nullable(),
  /** Reason given by the person who marked them; null without one. */
  reason: z.string().nullable(),
  /** The firm's directory no longer shows them. The mark remains. */
  hasLeft: z.boolean(),
})
export type MarkedPerson = z.output<typeof markedPerson>

/** `q`: words that all appear in name, firm, title, email or reason. */
const markedFilters = { q: z.string().trim().max(200).optional() }

/** Columns of the list as a file. */
export const markedColumns: CsvColumns<MarkedPerson> = [
  ['Name', (row) => row.name],
  ['Title', (row) => row.title],
  ['Firm', (row) => row.firm],
  ['Offices', (row) => severalInCell(row.offices)],
  ['Email', (row) => row.email],
  ['Profile', (row) => row.profileUrl],
  ['Do not contact since (Eastern)', (row) => easternCell(row.since)],
  ['Marked by', (row) => row.by],
  ['Reason', (row) => row.reason],
  ['Has left the firm', (row) => row.hasLeft],
]

/** Marks hold for the whole agency, so every approved account sees all of them. */
export const doNotContactApi = {
  /** Most recently marked first, page by page. */
  page: endpoint('GET /api/do-not-contact', {
    query: z.object({ ...markedFilters, ...paging }),
    response: z.object({
      items: z.array(markedPerson),
      total: z.number().int().nonnegative(),
      nextCursor: z.string().nullable(),
    }),
  }),
  csv: endpoint('GET /api/do-not-contact.csv', { query: z.object(markedFilters), response: 'file' }),
  /** Removes the mark from a person, so that searches show them again. */
  lift: endpoint('DELETE /api/do-not-contact/:id', { params: byId, response: done }),
}

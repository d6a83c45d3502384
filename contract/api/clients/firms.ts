import { endpoint } from '#contract/endpoint.ts'
import { firmAliasKinds, firmKindLabels, firmKinds, firmLimits, maxFirmNoteLength } from '#contract/domain/firms.ts'
import { severalInCell, type CsvColumns } from '#contract/list-csv.ts'
import {
  optionalLine,
  optionalText,
  optionalWebAddress,
  requiredLine,
  requiredText,
  textLimits,
} from '#contract/domain/plain-text.ts'
import { z } from '#contract/zod.ts'
import { byId, done, idParam, idValue, isoMoment, paging } from '#contract/api/common.ts'

const text = z.string().nullable()
const named = z.object({ id: idValue, name: z.string() })

/** A firm as a row of the list shows it. */
const firmListItem = z.object({
  id: idValue,
  name: z.string(),
  kind: z.enum(firmKinds),
  isClient: z.boolean(),
  /** False: a typed name made the record, and nobody has checked it yet. */
  isVerified: z.boolean(),
  /** "New York, NY", the main office first, at most four. */
  offices: z.array(z.string()),
  /** True if an agreement holds today. */
  hasAgreement: z.boolean(),
  /** Last day of agreements that hold today; null: none, without end, or not for the caller to know. */
  agreementEndsOn: text,
  /** Limit that holds there today: for the whole firm, or for some offices. */
  offLimits: z.object({ isWhole: z.boolean(), endsOn: text }).nullable(),
  /** At most ten are counted. */
  openJobs: z.number().int(),
  /** Submissions that the caller may see and that the firm has yet to decide about; at most ten are counted. */
  liveSubmissions: z.number().int(),
})
export type FirmListItem = z.output<typeof firmListItem>

const firmAlias = z.object({ id: idValue, name: z.string(), kind: z.enum(firmAliasKinds) })
const firmOffice = z.object({ id: idValue, city: z.string(), state: text, isMain: z.boolean() })

/** The whole record of a firm. */
export const firm = firmListItem.pick({ id: true, name: true, kind: true, isClient: true, isVerified: true }).extend({
  amLawRank: z.number().int().nullable(),
  headcount: z.number().int().nullable(),
  website: text,
  /** Domains of the firm's email addresses. */
  domains: z.array(z.string()),
  parent: named.nullable(),
  /** Firms whose parent this is, at most 50. */
  affiliates: z.array(named),
  notes: text,
  aliases: z.array(firmAlias),
  offices: z.array(firmOffice),
  version: z.number().int(),
  createdAt: isoMoment,
  /** True if the caller may change the record. */
  mayChange: z.boolean(),
  /** Newest first, at most 50. */
  events: z.array(
    z.object({ id: idValue, kind: z.string(), detail: text, actor: named.nullable(), createdAt: isoMoment }),
  ),
  /** Merges that an admin can still undo, newest first. Empty for partners. */
  merges: z.array(z.object({ id: idValue, name: z.string(), mergedAt: isoMoment, undoUntil: isoMoment })),
})
export type Firm = z.output<typeof firm>

/** A job of a firm. */
const firmJob = z.object({
  id: idValue,
  title: z.string(),
  location: z.string(),
  isActive: z.boolean(),
  isConfidential: z.boolean(),
  postedDate: isoMoment,
})
export type FirmJob = z.output<typeof firmJob>

const rank = z.number().int().min(1).max(1_000).nullish()
const headcount = z.number().int().min(1).max(1_000_000).nullish()
const domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'Please enter a domain such as example.com')

const firmName = requiredLine('Please enter a name', { max: textLimits.name })

const listsOf = {
  domains: z.array(domain).max(firmLimits.domains).optional(),
  /** The whole list: names that are missing are removed. */
  aliases: z
    .array(z.object({ name: firmName, kind: z.enum(firmAliasKinds).default('alias') }))
    .max(firmLimits.aliases)
    .optional(),
  /** The whole list: offices that are missing are removed. An office without an id is added. */
  offices: z
    .array(
      z.object({
        id: idValue.optional(),
        city: requiredLine('Please enter a city', { max: 120 }),
        state: optionalLine(60).nullable(),
        isMain: z.boolean().default(false),
      }),
    )
    .max(firmLimits.offices)
    .optional(),
}

const firmBody = z.object({
  name: firmName,
  kind: z.enum(firmKinds).default('law_firm'),
  amLawRank: rank,
  headcount,
  website: optionalWebAddress('Please enter a web address'),
  parentId: idValue.nullish(),
  isClient: z.boolean().default(false),
  notes: optionalText(),
  ...listsOf,
})
export type FirmBody = z.output<typeof firmBody>

/** A field that is left out keeps its value; null clears it. */
const changeFirmBody = z.object({
  name: firmName.optional(),
  kind: z.enum(firmKinds).optional(),
  amLawRank: rank,
  headcount,
  website: z.union([z.null(), optionalWebAddress('Please enter a web address')]),
  parentId: idValue.nullish(),
  isClient: z.boolean().optional(),
  isVerified: z.boolean().optional(),
  notes: z.union([z.null(), optionalText()]),
  ...listsOf,
  /** Version that the caller saw. Default: the current one. */
  version: z.number().int().positive().optional(),
})
export type ChangeFirmBody = z.output<typeof changeFirmBody>

const yesNo = z.enum(['yes', 'no']).optional()

const firmFilters = {
  /** Words in a name or another name. */
  q: z.string().trim().max(200).optional(),
  kind: z.enum(firmKinds).optional(),
  client: yesNo,
  /** "no": names to verify. */
  verified: yesNo,
  /** "yes": the firm, an affiliate or an office is off limits today. */
  limits: z.literal('yes').optional(),
  /** Firms whose agreement ends soon, or that have none in force. */
  agreement: z.enum(['ending', 'none']).optional(),
}
const firmsQuery = z.object({ ...firmFilters, ...paging })
export type FirmsQuery = z.output<typeof firmsQuery>

/** "Firm until 2026-12-15", "Offices". */
const offLimitsCell = ({ offLimits }: FirmListItem): string | null =>
  offLimits &&
  [offLimits.isWhole ? 'Firm' : 'Offices', offLimits.endsOn && `until ${offLimits.endsOn}`].filter(Boolean).join(' ')

/** A firm as the file of the list shows it: with what an import takes back. */
export type FirmCsvRow = FirmListItem &
  Pick<Firm, 'website' | 'domains' | 'amLawRank' | 'headcount' | 'notes'> & { aliases: string[] }

/** Columns of the list as a file. */
export const firmColumns: CsvColumns<FirmCsvRow> = [
  ['Name', (row) => row.name],
  ['Other names', (row) => severalInCell(row.aliases)],
  ['Kind', (row) => firmKindLabels[row.kind]],
  ['Client', (row) => row.isClient],
  ['Verified', (row) => row.isVerified],
  ['Offices', (row) => severalInCell(row.offices)],
  ['Agreement in force', (row) => row.hasAgreement],
  ['Agreement ends', (row) => row.agreementEndsOn],
  ['Off limits', (row) => offLimitsCell(row)],
  ['Open jobs, up to 10', (row) => row.openJobs],
  ['Live submissions, up to 10', (row) => row.liveSubmissions],
  ['Website', (row) => row.website],
  ['Email domains', (row) => severalInCell(row.domains)],
  ['Am Law rank', (row) => row.amLawRank],
  ['Lawyers', (row) => row.headcount],
  ['Notes', (row) => row.notes],
]

export const firmsApi = {
  /** The list with the filters and the order of the screen, as a file. */
  csv: endpoint('GET /api/firms.csv', { query: z.object(firmFilters), response: 'file' }),
  /** By name. */
  page: endpoint('GET /api/firms/page', {
    query: firmsQuery,
    response: z.object({
      items: z.array(firmListItem),
      /** Names to verify in the whole directory; at most 100 are counted. */
      toVerify: z.number().int(),
      nextCursor: z.string().nullable(),
    }),
  }),
  /** The firm that a typed name means, and firms with a similar name to select from. */
  resolve: endpoint('GET /api/firms/resolve', {
    query: z.object({ name: z.string().trim().min(1).max(textLimits.name) }),
    response: z.object({
      firm: named.extend({ isVerified: z.boolean() }).nullable(),
      near: z.array(named.extend({ isVerified: z.boolean() })),
    }),
  }),
  add: endpoint('POST /api/firms', { body: firmBody, response: firm }),
  /** The id of a merged firm answers with the firm that it was merged into. */
  byId: endpoint('GET /api/firms/:id', { params: byId, response: firm }),
  /** Open jobs first, the newest first. */
  jobs: endpoint('GET /api/firms/:id/jobs', {
    params: byId,
    query: z.object(paging),
    response: z.object({ items: z.array(firmJob), nextCursor: z.string().nullable() }),
  }),
  change: endpoint('PATCH /api/firms/:id', { params: byId, body: changeFirmBody, response: firm }),
  /** Adds a note to the log. Nobody changes or deletes one. */
  addNote: endpoint('POST /api/firms/:id/notes', {
    params: byId,
    body: z.object({ text: requiredText('Please write a note', { max: maxFirmNoteLength }) }),
    response: firm,
  }),
  remove: endpoint('DELETE /api/firms/:id', { params: byId, response: done }),
  /** Moves everything of another firm into this one. */
  merge: endpoint('POST /api/firms/:id/merge', {
    params: byId,
    body: z.object({ otherId: idValue }),
    response: z.object({ mergeId: idValue }),
  }),
  undoMerge: endpoint('POST /api/firms/merges/:mergeId/undo', {
    params: z.object({ mergeId: idParam }),
    response: done,
  }),
}

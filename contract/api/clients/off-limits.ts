import { byId, done, idParam, idValue, isoMoment, paging } from '#contract/api/common.ts'
import { isDay } from '#contract/domain/days.ts'
import { kindsOfScope, limitKindLabels, limitKinds, limitScopes, limitStates } from '#contract/domain/off-limits.ts'
import { requiredLine } from '#contract/domain/plain-text.ts'
import { endpoint } from '#contract/endpoint.ts'
import type { CsvColumns } from '#contract/list-csv.ts'
import { z } from '#contract/zod.ts'

const named = z.object({ id: idValue, name: z.string() })
const day = z.string().refine(isDay, 'Please choose a date.')

/** A firm, an office or a person that the agency may not solicit. */
const offLimit = z.object({
  id: idValue,
  scope: z.enum(limitScopes),
  kind: z.enum(limitKinds),
  /** The firm; for a person the one where the agency placed them, if known. */
  firm: named.nullable(),
  /** "New York, NY". */
  office: z.string().nullable(),
  candidate: named.nullable(),
  startsOn: z.string(),
  /** Last day; null: without end. */
  endsOn: z.string().nullable(),
  reason: z.string(),
  state: z.enum(limitStates),
  /** Null: a placement made it, or the account is gone. */
  setBy: z.string().nullable(),
  createdAt: isoMoment,
  liftedAt: isoMoment.nullable(),
  liftedBy: z.string().nullable(),
})
export type OffLimit = z.output<typeof offLimit>

/** A limit that holds for somebody today, as a sentence. */
export const heldLimit = z.object({
  /** Last day; null: without end. */
  endsOn: z.string().nullable(),
  text: z.string(),
})
export type HeldLimit = z.output<typeof heldLimit>

const filters = {
  /** Limits of the firm and its offices, and those of affiliates that hold for it too. */
  firmId: idParam.optional(),
  candidateId: idParam.optional(),
  scope: z.enum(limitScopes).optional(),
  kind: z.enum(limitKinds).optional(),
  /** Those that hold or will, or those that are over or were lifted. */
  list: z.enum(['current', 'ended']).default('current'),
}
const offLimitsQuery = z.object({ ...filters, ...paging })
export type OffLimitsQuery = z.output<typeof offLimitsQuery>

const target = { firm: 'firmId', office: 'officeId', person: 'candidateId' } as const
const targetMessages = {
  firm: 'Please choose a firm.',
  office: 'Please choose an office.',
  person: 'Please choose a person.',
} as const

const offLimitBody = z
  .object({
    scope: z.enum(limitScopes),
    kind: z.enum(limitKinds),
    /** The firm, also of an office; for a person the one where they work, if known. */
    firmId: idValue.nullable().default(null),
    officeId: idValue.nullable().default(null),
    candidateId: idValue.nullable().default(null),
    /** Default: today, Eastern time. */
    startsOn: day.optional(),
    endsOn: day.nullable().default(null),
    reason: requiredLine('Please enter a reason', { max: 500 }),
  })
  .superRefine((body, context) => {
    const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (body[target[body.scope]] === null) issue(target[body.scope], targetMessages[body.scope])
    if (body.scope === 'office' && body.firmId === null) issue('firmId', targetMessages.firm)
    if (!kindsOfScope[body.scope].includes(body.kind)) issue('kind', 'Please choose another kind.')
    if (body.endsOn !== null && body.startsOn !== undefined && body.endsOn < body.startsOn) {
      issue('endsOn', 'The last day can’t be before the first')
    }
  })
export type OffLimitBody = z.output<typeof offLimitBody>

/** Columns of the list as a file. */
export const offLimitColumns: CsvColumns<OffLimit> = [
  ['Firm', (row) => row.firm?.name],
  ['Office', (row) => row.office],
  ['Person', (row) => row.candidate?.name],
  ['Kind', (row) => limitKindLabels[row.kind]],
  ['First day', (row) => row.startsOn],
  ['Last day', (row) => row.endsOn],
  ['Reason', (row) => row.reason],
  ['State', (row) => row.state],
  ['Set by', (row) => row.setBy],
  ['Lifted by', (row) => row.liftedBy],
]

export const offLimitsApi = {
  csv: endpoint('GET /api/off-limits.csv', { query: z.object(filters), response: 'file' }),
  /** The first to end comes first, those without end last; ended ones newest first. Partners see people of theirs only. */
  page: endpoint('GET /api/off-limits/page', {
    query: offLimitsQuery,
    response: z.object({ items: z.array(offLimit), nextCursor: z.string().nullable() }),
  }),
  /** Limits that hold today for the candidate of an application and for the firm where they work. */
  ofApplication: endpoint('GET /api/applications/:id/off-limits', {
    params: byId,
    response: z.object({
      /** True if they applied on their own: nobody solicited them, so they may be represented. */
      isInbound: z.boolean(),
      limits: z.array(heldLimit),
    }),
  }),
  add: endpoint('POST /api/off-limits', { body: offLimitBody, response: offLimit }),
  /** Lifts a limit. It stays on record with who lifted it and when. */
  lift: endpoint('DELETE /api/off-limits/:id', { params: byId, response: done }),
}

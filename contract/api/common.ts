import { findingCodes } from '#contract/domain/submission-gate.ts'
import { z } from '#contract/zod.ts'

/** A concern about a submission. */
export const gateFinding = z.object({ code: z.enum(findingCodes), level: z.enum(['soft', 'hard']), text: z.string() })

/** The body of every error answer. `error` and `message` are the same sentence, so that a client can read either. */
export const errorBody = z.object({
  error: z.string(),
  message: z.string(),
  /** Stable, for programs: `application_not_found`. */
  code: z.string(),
  requestId: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** Why a submission was refused. */
  findings: z.array(gateFinding).optional(),
})
export type ErrorBody = z.output<typeof errorBody>

/** A row id in an address: a positive integer within SQLite's and JavaScript's exact range. */
export const idParam = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
export const byId = z.object({ id: idParam })

/** A row id in a body: a number, never a text that looks like one. */
export const idValue = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)

/** A moment on the wire: ISO 8601 in UTC. */
export const isoMoment = z.iso.datetime({ offset: true })

/** `{ success: true }`, for answers without data. */
export const done = z.object({ success: z.literal(true) })

/** A page of a big list: rows, how many match, counts by group, and where the next page starts (null: the end). */
export const pageOf = <T extends z.ZodType, C extends z.ZodType>(item: T, counts: C) =>
  z.object({
    items: z.array(item),
    total: z.number().int().nonnegative(),
    counts,
    nextCursor: z.string().nullable(),
  })

/** A cursor carries the sort key of a row: a title of 300 characters, each up to three bytes, in base64. */
const maxCursorLength = 1_500

/** Query of every paged endpoint: an opaque cursor and the number of rows (1 to 100, default 50). */
export const paging = {
  cursor: z.string().max(maxCursorLength).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
}

/**
 * Meaning of a search ("mergers and acquisitions" for "M&A"). Null if its words are searched for literally, as words in
 * quotation marks always are.
 */
export const searchedFor = z.string().nullable()

import { applicationStatuses } from '#contract/domain/statuses.ts'
import { endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'
import { idValue } from '#contract/api/common.ts'

/** Applications that one call may change: as many as a person can still look over. */
export const maxAtOnce = 200

const eachOnce = <T extends { id: number }>(changes: readonly T[]) =>
  new Set(changes.map(({ id }) => id)).size === changes.length

/** A list of changes of different applications, as many as one call may change. */
export const changesOf = <T extends z.ZodType<{ id: number }>>(change: T) =>
  z
    .array(change)
    .min(1, 'Select at least one candidate.')
    .max(maxAtOnce, `Select at most ${maxAtOnce} candidates.`)
    .refine(eachOnce, 'Include each application only once.')

/** Result for each application: changed (`from` equals `to` when it was so already), or refused with its reason. */
const resultOf = <T extends z.ZodType>(value: T) =>
  z.object({
    done: z.array(z.object({ id: idValue, from: value, to: value })),
    refused: z.array(
      z.object({
        id: idValue,
        /** Null where the caller may not know. */
        applicantName: z.string().nullable(),
        code: z.string(),
        message: z.string(),
      }),
    ),
  })

export const bulkStatusResult = resultOf(z.string())
export type BulkStatusResult = z.output<typeof bulkStatusResult>
export const bulkAssignResult = resultOf(idValue.nullable())
export type BulkAssignResult = z.output<typeof bulkAssignResult>
export type BulkRefusal = BulkStatusResult['refused'][number]

export const applicationBulkApi = {
  /**
   * Moves several applications, each independently: one that someone else moved meanwhile is refused, the others are
   * moved. Undo is the same call with the earlier statuses.
   */
  setStatus: endpoint('POST /api/applications/bulk/status', {
    body: z.object({
      changes: changesOf(
        z.object({
          id: idValue,
          status: z.enum(applicationStatuses),
          /** Status that the caller saw. When the application has another one now, it is refused. */
          expectedStatus: z.string().max(40).optional(),
        }),
      ),
      /** Cancels the interviews of these candidates that are still to come. */
      cancelInterviews: z.boolean().default(false),
      /** False: the candidates aren't emailed about cancelled interviews. */
      notifyCandidates: z.boolean().default(true),
    }),
    response: bulkStatusResult,
  }),
  /** Gives several applications to partners, or to nobody (null); admins only. */
  assign: endpoint('POST /api/applications/bulk/assign', {
    body: z.object({
      changes: changesOf(
        z.object({
          id: idValue,
          partnerId: idValue.nullable(),
          /** The partner that the caller saw; null is nobody. */
          expectedPartnerId: idValue.nullable().optional(),
        }),
      ),
    }),
    response: bulkAssignResult,
  }),
}

import { endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'
import { byId, done, idValue, isoMoment, pageOf, paging } from '#contract/api/common.ts'

/** One part of a running installation and how it is. */
export const healthPart = z.object({
  name: z.string(),
  isWell: z.boolean(),
  /** Its state, or the problem and what to do about it. */
  sentence: z.string(),
})
export type HealthPart = z.output<typeof healthPart>

/** A cron job as it last ran. */
export const cronJobState = z.object({
  job: z.string(),
  /** Describes the job to an admin. */
  title: z.string(),
  cron: z.string(),
  /** Null: it never ran here. */
  startedAt: isoMoment.nullable(),
  /** Null: it runs now, or was cut off. */
  endedAt: isoMoment.nullable(),
  failure: z.string().nullable(),
})

/** A task that failed to the end. */
export const deadLetter = z.object({
  id: idValue,
  task: z.string(),
  /** Ids and small facts only, as JSON. */
  payload: z.string(),
  reason: z.string().nullable(),
  createdAt: isoMoment,
  retriedAt: isoMoment.nullable(),
})
export type DeadLetter = z.output<typeof deadLetter>

export const operationsApi = {
  /** Up or not, for monitors; an admin's own session also gets the parts. */
  health: endpoint('GET /api/health', {
    response: z.object({
      status: z.literal('ok'),
      parts: z.array(healthPart).optional(),
      crons: z.array(cronJobState).optional(),
      /** Unfinished tasks, and the overdue ones among them. */
      waiting: z.object({ total: z.number().int(), late: z.number().int() }).optional(),
    }),
  }),
  /** Tasks that failed to the end, newest first; `state` leaves out those that were retried. */
  deadLetters: endpoint('GET /api/dead-letters', {
    query: z.object({ ...paging, state: z.enum(['open', 'all']).default('open') }),
    response: pageOf(deadLetter, z.object({ open: z.number().int().nonnegative() })),
  }),
  /** Puts the task on the queue again, once. */
  retryDeadLetter: endpoint('POST /api/dead-letters/:id/retry', { params: byId, response: deadLetter }),
  /** Takes it off the list without doing the work. */
  removeDeadLetter: endpoint('DELETE /api/dead-letters/:id', { params: byId, response: done }),
}

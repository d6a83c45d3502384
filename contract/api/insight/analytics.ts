import { endpoint } from '#contract/endpoint.ts'
import { daysBetween, isDay } from '#contract/domain/days.ts'
import { z } from '#contract/zod.ts'
import { idValue } from '#contract/api/common.ts'

const day = z.string().refine(isDay, 'Please choose a date.')
const count = z.number().int().nonnegative()

/** The longest range of one request, in days: ten years. */
export const maxRangeDays = 3660

/** Parts of analytics, each a table of its own in the export. */
export const analyticsSections = [
  'funnel',
  'time-in-stage',
  'sources',
  'practice-areas',
  'partners',
  'rejections',
  'placements',
  'job-ages',
] as const
export type AnalyticsSection = (typeof analyticsSections)[number]

const range = {
  /** Days in Eastern time, both included. Default: the 90 days that end today. */
  from: day.optional(),
  to: day.optional(),
  /** 0: unassigned. Default: everyone. An application counts for its current partner. */
  partnerId: z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER).optional(),
}
const inOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  !from || !to || (from <= to && daysBetween(from, to) < maxRangeDays)
const inOrderMessage = 'Please choose a start date before the end date, at most ten years apart.'

/** Applications received in the range, by the stage they reached. */
const cohort = z.object({
  applications: count,
  /** Reached the client stage, an offer or a placement. */
  clientStage: count,
  offered: count,
  hired: count,
  rejected: count,
})
export type Cohort = z.output<typeof cohort>

export const analytics = z.object({
  from: day,
  to: day,
  partnerId: z.number().int().nonnegative().nullable(),
  /** A recount is in progress, so the figures are incomplete. */
  isRecounting: z.boolean(),
  /**
   * Applications of the range by the furthest stage they reached. `reached` counts those that reached this stage or a later
   * one, each once; `rejected` those that are rejected now and didn't get further.
   */
  funnel: z.array(z.object({ stage: z.string(), reached: count, rejected: count })),
  /** Visits to a stage that ended in the range, with their length in days; null without any. */
  timeInStage: z.array(
    z.object({ stage: z.string(), visits: count, medianDays: z.number().nullable(), p90Days: z.number().nullable() }),
  ),
  /** One of `applicationSources`. */
  sources: z.array(cohort.extend({ source: z.string() })),
  /** The job's practice area; most applications first. */
  practiceAreas: z.array(cohort.extend({ practiceArea: z.string() })),
  /** Null: unassigned applications. */
  partners: z.array(cohort.extend({ partnerId: idValue.nullable(), name: z.string() })),
  /** Candidates who are rejected now, by why, of those rejected in the range; most first. An empty reason: none was given. */
  rejections: z.array(z.object({ reason: z.string(), count })),
  /** Candidates who are hired now, by when they were. `start` is the first day of the day, week or month. */
  placements: z.object({
    unit: z.enum(['day', 'week', 'month']),
    points: z.array(z.object({ start: day, count })),
  }),
  /** Jobs that are open today by days since they were posted. `to` null: no upper bound. */
  jobAges: z.array(z.object({ from: count, to: count.nullable(), count })),
})
export type Analytics = z.output<typeof analytics>

export const analyticsApi = {
  read: endpoint('GET /api/analytics', {
    query: z.object(range).refine(inOrder, inOrderMessage),
    response: analytics,
  }),
  /** One part of analytics as CSV. */
  csv: endpoint('GET /api/analytics/csv', {
    query: z.object({ ...range, section: z.enum(analyticsSections) }).refine(inOrder, inOrderMessage),
    response: 'file',
  }),
}

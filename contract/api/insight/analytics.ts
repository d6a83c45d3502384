import { endpoint } from '#contract/endpoint.ts'
import { daysBetween, isDay } from '#contract/domain/days.ts'
import { z } from '#contract/zod.ts'
import { idValue } from '#contract/api/common.ts'

const day = z.string().refine(isDay, 'Please choose a date.')
const count = z.number().int().nonnegative()

/** The longest stretch that is counted at once, in days: ten years. */
export const longestRange = 3660

/** Parts of analytics, each a table of its own in the export. */
export const analyticsSections = [
  'funnel',
  'time-in-stage',
  'sources',
  'practice-areas',
  'partners',
  'placements',
  'job-ages',
] as const
export type AnalyticsSection = (typeof analyticsSections)[number]

const range = {
  /** Days in Eastern time, both included; without them the ninety days that end today. */
  from: day.optional(),
  to: day.optional(),
  /** 0: unassigned. Without it everybody. An application counts for the partner who has it now. */
  partnerId: z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER).optional(),
}
const inOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  !from || !to || (from <= to && daysBetween(from, to) < longestRange)
const inOrderMessage = 'Please choose a first day before the last one, at most ten years apart.'

/** Applications that came in in the range, by how far they have come. */
const cohort = z.object({
  applications: count,
  /** Came to the client stage, an offer, a placement, or beyond. */
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
  /** The figures are being counted anew and are not complete. */
  isRecounting: z.boolean(),
  /**
   * Applications of the range by the furthest stage they came to. `reached` counts those that came to this stage or beyond
   * it, once however often they came back; `rejected` those that are rejected now and came no further.
   */
  funnel: z.array(z.object({ stage: z.string(), reached: count, rejected: count })),
  /** Visits to a stage that ended in the range, and how long they lasted, in days; null without any. */
  timeInStage: z.array(
    z.object({ stage: z.string(), visits: count, medianDays: z.number().nullable(), p90Days: z.number().nullable() }),
  ),
  /** One of `applicationSources`. */
  sources: z.array(cohort.extend({ source: z.string() })),
  /** The job's practice area; most applications first. */
  practiceAreas: z.array(cohort.extend({ practiceArea: z.string() })),
  /** Null: applications that nobody is assigned to. */
  partners: z.array(cohort.extend({ partnerId: idValue.nullable(), name: z.string() })),
  /** Candidates who are hired now, by when they were. `start` is the first day of the day, week or month. */
  placements: z.object({
    unit: z.enum(['day', 'week', 'month']),
    points: z.array(z.object({ start: day, count })),
  }),
  /** Jobs that are open today by days since they were posted; `to` null: and older. */
  jobAges: z.array(z.object({ from: count, to: count.nullable(), count })),
})
export type Analytics = z.output<typeof analytics>

export const analyticsApi = {
  read: endpoint('GET /api/analytics', {
    query: z.object(range).refine(inOrder, inOrderMessage),
    response: analytics,
  }),
  /** The same, one part as CSV. */
  csv: endpoint('GET /api/analytics/csv', {
    query: z.object({ ...range, section: z.enum(analyticsSections) }).refine(inOrder, inOrderMessage),
    response: 'file',
  }),
}

import { currentStatus, pipelineColumns, type PipelineColumnKey } from './statuses.ts'

/**
 * The stages that analytics count, in the order of the pipeline: the columns of the board. A stage's number is its index
 * here. The last one, rejected, isn't a step of the pipeline; candidates leave the other stages for it.
 */
export const stages = pipelineColumns.map(({ key, label }) => ({ key, label })) as readonly {
  key: PipelineColumnKey
  label: string
}[]

/** Stages that a candidate can reach: new to hired. */
export const reachableStages = stages.filter(({ key }) => key !== 'rejected')

/** The number of the stage that candidates are rejected into: the last one. */
export const rejectedStage = stages.findIndex(({ key }) => key === 'rejected')

/** The number of a status's stage, legacy statuses included. */
export function stageOf(status: string): number {
  const current = currentStatus(status)
  return Math.max(
    0,
    pipelineColumns.findIndex(({ statuses }) => (statuses as readonly string[]).includes(current)),
  )
}

/** A status that was undone sooner than this (the one before it came back) was set by mistake and isn't counted. */
export const slipMs = 5 * 60_000

const hour = 1 / 24
const weeks = 22
const months = 18

/**
 * Buckets for the time in a stage, as ascending lower edges in days: under 1, 4, 12 and 24 hours; each day up to 30; weeks up to
 * half a year; then 30 days at a time up to two years. A median or p90 is exact to its bucket.
 */
export const bucketEdges: readonly number[] = [
  0,
  hour,
  4 * hour,
  12 * hour,
  ...Array.from({ length: 29 }, (_, n) => n + 1),
  ...Array.from({ length: weeks }, (_, n) => 30 + 7 * n),
  ...Array.from({ length: months + 1 }, (_, n) => 30 + 7 * weeks + 30 * n),
]

/** The bucket of a time of at least 0 milliseconds. Counts whole hours. */
export function bucketOf(ms: number): number {
  const days = Math.floor(ms / 3600_000) / 24
  return bucketEdges.findLastIndex((edge) => edge <= days + 1e-9)
}

/**
 * The time in days that the given share of visits didn't exceed, by linear interpolation within its bucket; null without
 * visits. The error is less than the bucket's width; for the last, open bucket the result is its lower edge.
 *
 * @param counts Visits by bucket.
 * @param share 0.5: the median; 0.9: the p90.
 */
export function quantile(counts: ReadonlyMap<number, number>, share: number): number | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  const wanted = share * total
  let below = 0
  for (const [bucket, count] of [...counts].sort(([a], [b]) => a - b)) {
    if (count > 0 && below + count >= wanted) {
      const from = bucketEdges[bucket] ?? 0
      const to = bucketEdges[bucket + 1] ?? from
      return from + ((wanted - below) / count) * (to - from)
    }
    below += count
  }
  return null
}

/** "under an hour", "5 hours", "1.5 days", "12 days", "9 weeks"; "no data" without any. */
export function stageTimeText(days: number | null): string {
  if (days === null) return 'no data'
  if (days < hour) return 'under an hour'
  if (days < 1) return plural(Math.round(days * 24), 'hour')
  if (days < 10) return plural(Math.round(days * 10) / 10, 'day')
  return days < 61 ? plural(Math.round(days), 'day') : plural(Math.round(days / 7), 'week')
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

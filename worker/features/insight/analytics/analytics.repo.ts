import { sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { everyPartner } from './roll-up-changes.ts'

/** Sums of `analytics_counts` (analytics.table.ts). */
export type CohortRow = {
  value: string
  applications: number
  reached1: number
  reached2: number
  reached3: number
  reached4: number
  reached5: number
  rejected0: number
  rejected1: number
  rejected2: number
  rejected3: number
  rejected4: number
}
export type PartnerRow = CohortRow & { partnerId: number; name: string | null }
export type VisitRow = { stage: number; bucket: number; count: number }
export type PeriodRow = { period: string; count: number }
type ReasonRow = { reason: string; count: number }
export type DayRow = { day: string; count: number }

export type AnalyticsRepo = ReturnType<typeof analyticsRepo>

const sums = sql.raw(
  ['applications', ...[1, 2, 3, 4, 5].map((n) => `reached_${n}`), ...[0, 1, 2, 3, 4].map((n) => `rejected_${n}`)]
    .map((column) => `sum(c.${column}) as ${column.replace('_', '')}`)
    .join(', '),
)
const listed = (values: readonly (string | number)[]) => sql`(select value from json_each(${JSON.stringify(values)}))`

/** Reads the roll-ups. Every read looks up named periods; none walks a table. */
export function analyticsRepo(db: Database) {
  const cohorts = (partnerId: number, dimension: 'all' | 'area' | 'source', periods: readonly string[]) =>
    db.all<CohortRow>(sql`select c.value, ${sums} from analytics_counts c where c.partner_id = ${partnerId}
      and c.dimension = ${dimension} and c.period in ${listed(periods)} group by c.value having sum(c.applications) > 0`)

  return {
    /** Everything on the screen, in one round trip. Placements are grouped by `placementPeriods`. */
    async read(input: {
      partnerId: number | undefined
      periods: readonly string[]
      placementPeriods: readonly string[]
    }) {
      const { periods, placementPeriods } = input
      const partnerId = input.partnerId ?? everyPartner
      const [whole, areas, sources, partners, visits, rejections, placements, jobDays, state] = await db.batch([
        cohorts(partnerId, 'all', periods),
        cohorts(partnerId, 'area', periods),
        cohorts(partnerId, 'source', periods),
        db.all<PartnerRow>(sql`select u.id as partnerId, u.name, '' as value, ${sums}
          from (select id, name from users where ${input.partnerId ?? null} is null or id = ${input.partnerId ?? null}
            union all select 0, null where coalesce(${input.partnerId ?? null}, 0) = 0) u
          cross join json_each(${JSON.stringify(periods)}) p
          cross join analytics_counts c on c.partner_id = u.id and c.dimension = 'all' and c.period = p.value and c.value = ''
          group by u.id having sum(c.applications) > 0`),
        db.all<VisitRow>(sql`select stage, bucket, sum(count) as count from analytics_visits
          where partner_id = ${partnerId} and period in ${listed(periods)} group by stage, bucket having sum(count) > 0`),
        db.all<ReasonRow>(sql`select c.value as reason, sum(c.applications) as count from analytics_counts c
          where c.partner_id = ${partnerId} and c.dimension = 'rejection' and c.period in ${listed(periods)}
          group by c.value having sum(c.applications) > 0 order by 2 desc, 1`),
        db.all<PeriodRow>(sql`select c.period, sum(c.applications) as count from analytics_counts c
          where c.partner_id = ${partnerId} and c.dimension = 'placed' and c.period in ${listed(placementPeriods)}
          group by c.period having sum(c.applications) > 0`),
        db.all<DayRow>(sql`select day, count from open_job_days where partner_id = ${partnerId} and count > 0`),
        db.all<{ isRecounting: number }>(sql`select is_recounting as isRecounting from analytics_state where id = 1`),
      ])
      const isRecounting = state[0]?.isRecounting === 1
      return { whole, areas, sources, partners, visits, rejections, placements, jobDays, isRecounting }
    },
  }
}

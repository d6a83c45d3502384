import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'

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
export type DayRow = { day: string; count: number }

export type AnalyticsRepo = ReturnType<typeof analyticsRepo>

/** Stands for all partners together in the roll-ups. */
const everybody = -1

const sums = sql.raw(
  ['applications', ...[1, 2, 3, 4, 5].map((n) => `reached_${n}`), ...[0, 1, 2, 3, 4].map((n) => `rejected_${n}`)]
    .map((column) => `sum(c.${column}) as ${column.replace('_', '')}`)
    .join(', '),
)
const listed = (values: readonly (string | number)[]) => sql`(select value from json_each(${JSON.stringify(values)}))`
const easternDay = (
  ms: SQL,
) => sql`date(${ms} / 1000 - 18000 + 3600 * coalesce((select ${ms} < ends from daylight_saving
  where begins <= ${ms} order by begins desc limit 1), 0), 'unixepoch')`

/** Reads the roll-ups, and counts them anew. Every read looks up named periods; none walks a table. */
export function analyticsRepo(db: Database) {
  const cohorts = (partnerId: number, dimension: 'all' | 'area' | 'source', periods: readonly string[]) =>
    db.all<CohortRow>(sql`select c.value, ${sums} from analytics_counts c where c.partner_id = ${partnerId}
      and c.dimension = ${dimension} and c.period in ${listed(periods)} group by c.value having sum(c.applications) > 0`)

  return {
    /** Everything of one screen, in one round trip. `placementPeriods` are those that the placements are told by. */
    async read(input: {
      partnerId: number | undefined
      periods: readonly string[]
      placementPeriods: readonly string[]
    }) {
      const { periods, placementPeriods } = input
      const partnerId = input.partnerId ?? everybody
      const [whole, areas, sources, partners, visits, placements, jobDays, state] = await db.batch([
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
        db.all<PeriodRow>(sql`select c.period, sum(c.applications) as count from analytics_counts c
          where c.partner_id = ${partnerId} and c.dimension = 'placed' and c.period in ${listed(placementPeriods)}
          group by c.period having sum(c.applications) > 0`),
        db.all<DayRow>(sql`select day, count from open_job_days where partner_id = ${partnerId} and count > 0`),
        db.all<{ recountedTo: number | null }>(
          sql`select recounted_to as recountedTo from analytics_state where id = 1`,
        ),
      ])
      return { whole, areas, sources, partners, visits, placements, jobDays, isRecounting: isRecounting(state) }
    },

    /** How many applications have waited in their status since before a day in Eastern time; of everybody or one. */
    async waitingBefore(day: string, partnerId: number | undefined): Promise<number> {
      const row = await db.get<{ count: number | null }>(
        sql`select sum(count) as count from waiting_days where partner_id = ${partnerId ?? everybody} and day < ${day}`,
      )
      return row?.count ?? 0
    },

    /** Whether a recount is under way. */
    isRecounting: async (): Promise<boolean> =>
      isRecounting(await db.all(sql`select recounted_to as recountedTo from analytics_state where id = 1`)),

    /** Whether the roll-ups hold as many applications as the kept counts of the lists. */
    async isComplete(): Promise<boolean> {
      const row = await db.get<{ counted: number; kept: number }>(sql`select
        (select coalesce(sum(applications), 0) from analytics_counts where partner_id = ${everybody} and dimension = 'all'
          and length(period) = 7) as counted,
        (select coalesce(sum(count), 0) from application_job_status_counts where job_id = 0 and partner_id = -1) as kept`)
      return row?.counted === row?.kept
    },

    /** Empties the roll-ups and marks them to be counted anew; changes count from here on as they happen. */
    async beginRecount(): Promise<void> {
      const bothScopes = sql`(select 0 as everyone union all select 1) scope`
      await db.batch([
        db.run(sql`delete from application_histories`),
        db.run(sql`delete from analytics_counts`),
        db.run(sql`delete from analytics_visits`),
        db.run(sql`delete from waiting_days`),
        db.run(sql`delete from open_job_days`),
        db.run(sql`insert into waiting_days(partner_id, day, count)
          select iif(scope.everyone, -1, side.partner_id), side.day, count(*) from (
            select coalesce(assigned_partner_id, 0) as partner_id, ${easternDay(sql`status_changed_at`)} as day
            from job_applications where status <> 'hired' and substr(status, 1, 8) <> 'rejected'
          ) side cross join ${bothScopes} group by 1, 2`),
        db.run(sql`insert into open_job_days(partner_id, day, count)
          select iif(scope.everyone, -1, side.partner_id), side.day, count(*) from (
            select coalesce(assigned_partner_id, 0) as partner_id, ${easternDay(sql`posted_date`)} as day
            from jobs where is_active = 1 and deleted_at is null
          ) side cross join ${bothScopes} group by 1, 2`),
        db.run(sql`update analytics_state set recounted_to = 0 where id = 1`),
      ])
    },

    /**
     * Folds the histories of the next `limit` applications anew; the trigger counts the differences, so that doing it twice,
     * or while somebody changes them, counts each once. False when nothing is left to do.
     */
    async recount(limit: number): Promise<boolean> {
      const row = await db.get<{ after: number | null; upTo: number | null }>(sql`select recounted_to as after,
        (select max(id) from (select id from job_applications where id > s.recounted_to order by id limit ${limit})) as upTo
        from analytics_state s where id = 1`)
      if (row?.after === null || row?.after === undefined) return false
      const { after, upTo } = row
      if (upTo === null) {
        await db.run(sql`update analytics_state set recounted_to = null where id = 1 and recounted_to = ${after}
          and not exists (select 1 from job_applications where id > ${after})`)
        return this.isRecounting()
      }
      await db.batch([
        db.run(sql`insert into application_histories(application_id)
          select id from job_applications where id > ${after} and id <= ${upTo} on conflict do nothing`),
        db.run(sql`update application_histories set (partner_id, practice_area, source, history) =
            (select partner_id, practice_area, source, history from application_histories_now now
              where now.application_id = application_histories.application_id)
          where application_id > ${after} and application_id <= ${upTo}`),
        db.run(sql`update analytics_state set recounted_to = ${upTo} where id = 1 and recounted_to = ${after}`),
      ])
      return true
    },
  }
}

const isRecounting = (rows: readonly { recountedTo: number | null }[]) => (rows[0]?.recountedTo ?? null) !== null

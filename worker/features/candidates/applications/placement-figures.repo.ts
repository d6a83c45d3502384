import { sql } from 'drizzle-orm'
import { statusGroups } from '#contract/domain/statuses.ts'
import type { Database } from '#worker/db/client.ts'

/** The median is that of the latest placements, so that a few rows are read however long the agency has existed. */
const placementsLookedAt = 200

/** Facts about placements that the public site may show: numbers only. */
export const placementFiguresRepo = (db: Database) => ({
  /** Number of candidates who were hired, from the counts that triggers keep. */
  async placements(): Promise<number> {
    const hired = JSON.stringify(statusGroups.hired)
    const row = await db.get<{
      count: number
    }>(sql`select coalesce(sum(count), 0) as count from application_job_status_counts
      where job_id = 0 and partner_id = -1 and status in (select value from json_each(${hired}))`)
    return row?.count ?? 0
  },
  /** Milliseconds from applying to being hired, of each of the latest placements. */
  async durations(): Promise<number[]> {
    const rows = await db.all<{ took: number }>(sql`select min(e.created_at) - a.applied_at as took
      from (select id, applied_at from job_applications where status = 'hired' order by applied_at desc, id desc
        limit ${placementsLookedAt}) a
      join application_events e on e.application_id = a.id and e.kind = 'status' and e.to_value = 'hired'
      group by a.id`)
    return rows.map(({ took }) => took).filter((took) => took > 0)
  },
})

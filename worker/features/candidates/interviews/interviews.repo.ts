import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { interviews } from './interviews.table.ts'
import type { InterviewRow } from './interviews.writes.ts'

export type InterviewsRepo = ReturnType<typeof interviewsRepo>

export const interviewsRepo = (db: Database) => ({
  /** Interviews of an application, canceled ones included, in the order of their times. */
  ofApplication: (applicationId: number): Promise<InterviewRow[]> =>
    db
      .select()
      .from(interviews)
      .where(eq(interviews.applicationId, applicationId))
      .orderBy(asc(interviews.startsAt), asc(interviews.id)),
  /** Interviews of several applications, by application id. */
  async ofMany(applicationIds: readonly number[]): Promise<Map<number, InterviewRow[]>> {
    const rows = await db
      .select()
      .from(interviews)
      .where(inValues(interviews.applicationId, applicationIds))
      .orderBy(asc(interviews.startsAt), asc(interviews.id))
    return Map.groupBy(rows, ({ applicationId }) => applicationId)
  },
  /**
   * Moves the date of applications whose interview is over to the next round. Not a change of the application: nobody
   * has to review it again.
   */
  async advance(now: Date): Promise<void> {
    const time = now.getTime()
    const next = sql`select min(n.starts_at) from interviews n
      where n.application_id = job_applications.id and n.canceled_at is null and n.starts_at > ${time}`
    await db.run(sql`update job_applications set interview_date = (${next})
      where id in (select i.application_id from interviews i where i.canceled_at is null and i.starts_at > ${time})
      and interview_date < ${time} and not exists (
        select 1 from interviews c where c.application_id = job_applications.id and c.canceled_at is null
        and c.starts_at = job_applications.interview_date and c.starts_at + c.minutes * 60000 > ${time})`)
  },
})

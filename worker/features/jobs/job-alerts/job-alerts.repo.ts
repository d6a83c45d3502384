import { and, asc, eq, isNull, lte, lt, sql } from 'drizzle-orm'
import { commit, guardOf, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { mailTx, type MailTx } from '#worker/features/identity/mails/mails.writes.ts'
import { jobEvents } from '#worker/features/jobs/jobs/job-events.table.ts'
import { jobAlerts } from './job-alerts.table.ts'

export type JobAlert = typeof jobAlerts.$inferSelect
export type JobAlertsRepo = ReturnType<typeof jobAlertsRepo>

export function jobAlertsRepo(db: Database) {
  return {
    byId: (id: string): Promise<JobAlert | undefined> => db.select().from(jobAlerts).where(eq(jobAlerts.id, id)).get(),
    /** The alert of an address for a search. */
    of: (email: string, query: string): Promise<JobAlert | undefined> =>
      db
        .select()
        .from(jobAlerts)
        .where(and(eq(jobAlerts.email, email), eq(jobAlerts.query, query)))
        .get(),
    /**
     * Adds an alert, or gives an unconfirmed one of the same address and search the new rhythm, with the email that asks for
     * confirmation. Of two requests at once, only the one whose alert has this id writes the email.
     */
    async ask(
      alert: Pick<JobAlert, 'id' | 'email' | 'query' | 'every' | 'createdAt'>,
      writes: (tx: MailTx) => Writes,
    ): Promise<void> {
      await commit(db, {
        guard: guardOf(sql`exists (select 1 from job_alerts where id = ${alert.id} and confirmed_at is null)`),
        writesRun: 'after',
        writes: writes(mailTx(db)),
        statement: db
          .insert(jobAlerts)
          .values(alert)
          .onConflictDoUpdate({
            target: [jobAlerts.email, jobAlerts.query],
            set: { every: sql`iif(confirmed_at is null, excluded.every, every)` },
          })
          .returning({ id: jobAlerts.id }),
      })
    },
    /** Confirms once, from the jobs that are there now on. False when there is no such alert. */
    async confirm(id: string, at: Date, nextRunAt: Date): Promise<boolean> {
      const results = await db.batch([
        db
          .update(jobAlerts)
          .set({ confirmedAt: at, nextRunAt, mark: sql`(select coalesce(max(id), 0) from jobs)` })
          .where(and(eq(jobAlerts.id, id), isNull(jobAlerts.confirmedAt))),
        db.select({ id: jobAlerts.id }).from(jobAlerts).where(eq(jobAlerts.id, id)),
      ])
      return results[1].length === 1
    },
    async remove(id: string): Promise<void> {
      await db.delete(jobAlerts).where(eq(jobAlerts.id, id))
    },
    due: (now: Date, limit: number) =>
      db.select().from(jobAlerts).where(lte(jobAlerts.nextRunAt, now)).orderBy(asc(jobAlerts.nextRunAt)).limit(limit),
    newestJob: async (): Promise<number> =>
      (await db.get<{ id: number }>(sql`select coalesce(max(id), 0) as id from jobs`))?.id ?? 0,
    /** Those of these jobs that an import brought. */
    async imported(ids: readonly number[]): Promise<Set<number>> {
      const rows = await db
        .select({ id: jobEvents.jobId })
        .from(jobEvents)
        .where(and(inValues(jobEvents.jobId, ids), eq(jobEvents.kind, 'imported')))
      return new Set(rows.map(({ id }) => id))
    },
    /** Ends a run with its email, if it is still the run that was due. */
    async finishRun(
      { id, nextRunAt: due }: JobAlert,
      next: { mark: number; nextRunAt: Date; sentAt: Date | null },
      writes: (tx: MailTx) => Writes,
    ): Promise<void> {
      const isStillDue = sql`id = ${id} and next_run_at = ${due?.getTime() ?? null}`
      await commit(db, {
        guard: guardOf(sql`exists (select 1 from job_alerts where ${isStillDue})`),
        writes: writes(mailTx(db)),
        statement: db
          .update(jobAlerts)
          .set({ mark: next.mark, nextRunAt: next.nextRunAt, ...(next.sentAt ? { lastSentAt: next.sentAt } : {}) })
          .where(isStillDue)
          .returning({ id: jobAlerts.id }),
      })
    },
    /** Removes what nobody confirmed. For the hourly sweep. */
    async sweep(before: Date): Promise<void> {
      await db.delete(jobAlerts).where(and(isNull(jobAlerts.confirmedAt), lt(jobAlerts.createdAt, before)))
    },
  }
}

import { and, asc, eq, isNull, lte, lt, sql, type SQL } from 'drizzle-orm'
import { inOneBatch, type Database, type Statement } from '#worker/db/client.ts'
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
     * Makes an alert, or gives an unconfirmed one of the same address and search the new rhythm, in one transaction with the
     * mail that asks for confirmation.
     *
     * @param also Makes the statements of the mail, under the condition that the alert has this id: of two who ask at once
     *   one writes it.
     */
    ask: (
      alert: Pick<JobAlert, 'id' | 'email' | 'query' | 'every' | 'createdAt'>,
      also: (when: SQL) => Statement[],
    ): Promise<void> =>
      inOneBatch(db, [
        db
          .insert(jobAlerts)
          .values(alert)
          .onConflictDoUpdate({
            target: [jobAlerts.email, jobAlerts.query],
            set: { every: sql`iif(confirmed_at is null, excluded.every, every)` },
          }),
        ...also(sql`exists (select 1 from job_alerts where id = ${alert.id} and confirmed_at is null)`),
      ]),
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
    /**
     * Ends a run with its mail, in one transaction, if it is still the run that was due.
     *
     * @param also Makes the statements of the mail, each under the condition that it is given.
     */
    async finishRun(
      { id, nextRunAt: due }: JobAlert,
      next: { mark: number; nextRunAt: Date; sentAt: Date | null },
      also: (when: SQL) => Statement[],
    ): Promise<void> {
      const isStillDue = sql`id = ${id} and next_run_at = ${due?.getTime() ?? null}`
      await inOneBatch(db, [
        ...also(sql`exists (select 1 from job_alerts where ${isStillDue})`),
        db
          .update(jobAlerts)
          .set({ mark: next.mark, nextRunAt: next.nextRunAt, ...(next.sentAt ? { lastSentAt: next.sentAt } : {}) })
          .where(isStillDue),
      ])
    },
    /** Removes what nobody confirmed. For the hourly sweep. */
    async sweep(before: Date): Promise<void> {
      await db.delete(jobAlerts).where(and(isNull(jobAlerts.confirmedAt), lt(jobAlerts.createdAt, before)))
    },
  }
}

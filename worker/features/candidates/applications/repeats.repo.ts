import { desc, eq, sql, type SQL } from 'drizzle-orm'
import type { TakeableField } from '#contract/api/candidates/application-repeats.ts'
import type { Database, Statement } from '#worker/db/client.ts'
import { documents } from '#worker/features/candidates/documents/documents.table.ts'
import { resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { outboxStatementWhen, type TaskMessage } from '#worker/tasks/outbox.ts'
import { jobApplications } from './applications.table.ts'
import { applicationRepeats } from './repeats.table.ts'

export type RepeatsRepo = ReturnType<typeof repeatsRepo>
export type StoredRepeat = Awaited<ReturnType<RepeatsRepo['ofApplication']>>[number]

/** Repeats that a panel shows. */
const maxShown = 50

export function repeatsRepo(db: Database) {
  const whole = () =>
    db
      .select({
        repeat: applicationRepeats,
        resume: {
          id: resumes.id,
          originalName: resumes.originalName,
          mimeType: resumes.mimeType,
          fileSize: resumes.fileSize,
        },
        isKept: sql<boolean>`exists (select 1 from ${documents} where ${documents.url} = 'resumes/' || ${resumes.id}
          and ${documents.applicationId} = ${applicationRepeats.applicationId})`.mapWith(Boolean),
        application: jobApplications,
      })
      .from(applicationRepeats)
      .innerJoin(jobApplications, eq(jobApplications.id, applicationRepeats.applicationId))
      .leftJoin(resumes, eq(resumes.id, applicationRepeats.resumeId))

  return {
    /** Newest first, at most 50. */
    ofApplication: (applicationId: number) =>
      whole()
        .where(eq(applicationRepeats.applicationId, applicationId))
        .orderBy(desc(applicationRepeats.id))
        .limit(maxShown),
    count: (applicationId: number) =>
      db.$count(applicationRepeats, eq(applicationRepeats.applicationId, applicationId)),
    byId: (id: number) => whole().where(eq(applicationRepeats.id, id)).get(),
    /** Whether the file of a résumé lies in R2, as SQL. */
    isStored: (resumeId: string): SQL =>
      sql`exists (select 1 from ${resumes} where ${resumes.id} = ${resumeId} and ${resumes.storedAt} is not null)`,
    /** The outbox row of the score that a taken value changes. */
    scored: (message: TaskMessage, when: SQL): Statement => outboxStatementWhen(db, message, when),
    /**
     * Writes one value of a repeat into its application with what belongs to that; false when it says so already, and then
     * nothing is written.
     */
    async take(
      {
        applicationId,
        field,
        value,
        at,
      }: { applicationId: number; field: TakeableField; value: string | number; at: Date },
      also: (when: SQL) => Statement[],
    ): Promise<boolean> {
      const differs = sql`exists (select 1 from ${jobApplications} where ${jobApplications.id} = ${applicationId}
        and ${jobApplications[field]} is not ${value})`
      const results = await db.batch([
        // The condition is tested before the change itself, so the change comes last.
        ...(also(differs) as [Statement, ...Statement[]]),
        db
          .update(jobApplications)
          .set({ [field]: value, updatedAt: sql`max(${at.getTime()}, ${jobApplications.updatedAt} + 1)` })
          .where(sql`${jobApplications.id} = ${applicationId} and ${differs}`)
          .returning({ id: jobApplications.id }),
      ])
      return (results[results.length - 1] as { id: number }[]).length === 1
    },
  }
}

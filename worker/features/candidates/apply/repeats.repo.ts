import { desc, eq, sql } from 'drizzle-orm'
import type { TakeableField } from '#contract/api/candidates/repeats.ts'
import { commit, guardOf, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { documents } from '#worker/features/candidates/documents/documents.table.ts'
import { resumePrefix, resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { applicationTx, type ApplicationTx } from '#worker/features/candidates/applications/events.writes.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { toReview } from '#worker/features/candidates/applications/reviews.writes.ts'
import { applicationRepeats } from './repeats.table.ts'

export type RepeatsRepo = ReturnType<typeof repeatsRepo>
export type StoredRepeat = Awaited<ReturnType<RepeatsRepo['ofApplication']>>[number]

/** Maximum number of repeats that a panel shows. */
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
        isKept:
          sql<boolean>`exists (select 1 from ${documents} where ${documents.key} = ${resumePrefix} || ${resumes.id}
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
    /**
     * Copies one value of a repeat into its application, with the writes that belong to that. Returns false and writes
     * nothing if the application has that value already.
     */
    async take(
      { applicationId, field, value }: { applicationId: number; field: TakeableField; value: string | number },
      { by, at }: { by: number; at: Date },
      writes: (tx: ApplicationTx) => Writes,
    ): Promise<boolean> {
      const differs = sql`exists (select 1 from ${jobApplications} where ${jobApplications.id} = ${applicationId}
        and ${jobApplications[field]} is not ${value})`
      const { rows } = await commit(db, {
        guard: guardOf(differs),
        writes: [writes(applicationTx(db, applicationId, { by, at })), toReview({ applicationId, by })],
        statement: db
          .update(jobApplications)
          .set({ [field]: value, updatedAt: sql`max(${at.getTime()}, ${jobApplications.updatedAt} + 1)` })
          .where(sql`${jobApplications.id} = ${applicationId} and ${differs}`)
          .returning({ id: jobApplications.id }),
      })
      return rows.length === 1
    },
  }
}

import { and, desc, eq, gt, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import { commit, guardOf, writeStatements, type Write, type Writes } from '#worker/db/change.ts'
import type { Database } from '#worker/db/client.ts'
import { inValues } from '#worker/db/in-ids.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { candidates, isAssignedTo } from '#worker/features/candidates/people/people.table.ts'
import { taskTx, type TaskTx } from '#worker/tasks/outbox.ts'
import { isOwnResume, resumeReadings, resumes } from './resumes.table.ts'

export type Resume = typeof resumes.$inferSelect

export type Reading = typeof resumeReadings.$inferSelect
export type NewReading = typeof resumeReadings.$inferInsert

// For the service, which reads no table.
export { resumeKey, resumePrefix } from './resumes.table.ts'

export type OwnResume = Pick<Resume, 'id' | 'originalName' | 'mimeType'> & { reading: Reading | null }

export type ResumesRepo = ReturnType<typeof resumesRepo>

export function resumesRepo(db: Database) {
  const withoutStart = (id: string) => db.update(resumes).set({ readStartedAt: null }).where(eq(resumes.id, id))
  return {
    async add(resume: { id: string; originalName: string | null; createdAt: Date }): Promise<void> {
      await db.insert(resumes).values(resume)
    },
    /** Adds a row unless its id is there. */
    async addOnce(resume: { id: string; originalName: string | null; createdAt: Date }): Promise<void> {
      await db.insert(resumes).values(resume).onConflictDoNothing()
    },
    /** Records that the file is in R2, unless that is known. */
    async arrived(id: string, file: { fileSize: number; mimeType: string; storedAt: Date }): Promise<void> {
      await db
        .update(resumes)
        .set(file)
        .where(and(eq(resumes.id, id), isNull(resumes.storedAt)))
    },
    byId: (id: string): Promise<Resume | undefined> => db.select().from(resumes).where(eq(resumes.id, id)).get(),
    /** Records that the file is in R2, together with the use of its upload address. */
    stored: (id: string, file: { fileSize: number; mimeType: string; storedAt: Date }): Write =>
      writeStatements(() => [db.update(resumes).set(file).where(eq(resumes.id, id))]),
    /** A stored file that no application has claimed and that is younger than `since`. */
    claimable: (id: string, since: Date): Promise<Resume | undefined> =>
      db
        .select()
        .from(resumes)
        .where(
          and(
            eq(resumes.id, id),
            isNotNull(resumes.storedAt),
            isNull(resumes.applicationId),
            eq(resumes.isFromStaff, false),
            gt(resumes.createdAt, since),
          ),
        )
        .get(),
    /** A claimed résumé with what decides who may open it, and whose it is. */
    claimed: (id: string) =>
      db
        .select({
          id: resumes.id,
          originalName: resumes.originalName,
          mimeType: resumes.mimeType,
          application: {
            id: jobApplications.id,
            assignedPartnerId: jobApplications.assignedPartnerId,
            applicantName: jobApplications.applicantName,
          },
        })
        .from(resumes)
        .innerJoin(jobApplications, eq(resumes.applicationId, jobApplications.id))
        .where(eq(resumes.id, id))
        .get(),
    /** A résumé that staff added, with the person whose record, or a record merged into it, holds it. */
    ofPerson: (id: string, userId: number) =>
      db
        .select({
          id: resumes.id,
          originalName: resumes.originalName,
          mimeType: resumes.mimeType,
          name: candidates.name,
          assignedPartnerId: candidates.assignedPartnerId,
          isAssigned: isAssignedTo(userId),
        })
        .from(resumes)
        .innerJoin(
          candidates,
          sql`candidates.id in (select coalesce(held.merged_into_id, held.id) from candidates held where held.resume_id = ${id})
            and candidates.is_person = 1 and candidates.merged_into_id is null and candidates.deleted_at is null`,
        )
        .where(and(eq(resumes.id, id), eq(resumes.isFromStaff, true)))
        .limit(1)
        .get(),
    /** Ids of applicants' unclaimed résumés made before a moment, oldest first. */
    async orphans(before: Date, limit: number): Promise<string[]> {
      const rows = await db
        .select({ id: resumes.id })
        .from(resumes)
        .where(and(lt(resumes.createdAt, before), isNull(resumes.applicationId), eq(resumes.isFromStaff, false)))
        .orderBy(resumes.createdAt)
        .limit(limit)
      return rows.map(({ id }) => id)
    },
    async removeOrphans(ids: string[]): Promise<void> {
      await db
        .delete(resumes)
        .where(and(inValues(resumes.id, ids), isNull(resumes.applicationId), eq(resumes.isFromStaff, false)))
    },
    reading: (id: string): Promise<Reading | undefined> =>
      db.select().from(resumeReadings).where(eq(resumeReadings.resumeId, id)).get(),
    /**
     * Marks the start of a reading.
     *
     * @returns false if one was started before.
     */
    async startReading(id: string, at: Date): Promise<boolean> {
      const rows = await db
        .update(resumes)
        .set({ readStartedAt: at })
        .where(and(eq(resumes.id, id), isNull(resumes.readStartedAt)))
        .returning({ id: resumes.id })
      return rows.length > 0
    },
    async clearStart(id: string): Promise<void> {
      await withoutStart(id)
    },
    /** Records that a file can't be read, unless it has a reading already. */
    async recordUnreadable(id: string, readAt: Date): Promise<void> {
      const isThere = sql`where exists (select 1 from ${resumes} where ${resumes.id} = ${id})`
      await db.batch([
        db
          .insert(resumeReadings)
          .select(rowWhere(resumeReadings, { resumeId: id, state: 'unreadable', readAt }, isThere))
          .onConflictDoNothing(),
        withoutStart(id),
      ])
    },
    /**
     * Deletes a reading without text and saves the task that reads the file again. False if someone else did so first.
     */
    async readAgain(id: string, writes: (tx: TaskTx) => Writes): Promise<boolean> {
      const hasFailed = and(eq(resumeReadings.resumeId, id), ne(resumeReadings.state, 'read'))
      const { rows } = await commit(db, {
        guard: guardOf(sql`exists (select 1 from ${resumeReadings} where ${hasFailed})`),
        writes: writes(taskTx(db)),
        statement: db.delete(resumeReadings).where(hasFailed).returning({ id: resumeReadings.resumeId }),
      })
      return rows.length > 0
    },
    /** Saves a reading in place of an earlier one. Does nothing if the résumé was deleted. */
    async saveReading(reading: NewReading & { readAt: Date }): Promise<void> {
      const { resumeId, ...fields } = reading
      const isThere = sql`where exists (select 1 from ${resumes} where ${resumes.id} = ${resumeId})`
      await db.batch([
        db
          .insert(resumeReadings)
          .select(rowWhere(resumeReadings, reading, isThere))
          .onConflictDoUpdate({
            target: resumeReadings.resumeId,
            set: { ...fields, text: fields.text ?? null, facts: fields.facts ?? null, pages: fields.pages ?? null },
          }),
        withoutStart(resumeId),
      ])
    },
    /** An application's own résumés, newest first, each with its reading so far. */
    ofApplication: (applicationId: number): Promise<OwnResume[]> =>
      db
        .select({
          id: resumes.id,
          originalName: resumes.originalName,
          mimeType: resumes.mimeType,
          reading: resumeReadings,
        })
        .from(resumes)
        .leftJoin(resumeReadings, eq(resumeReadings.resumeId, resumes.id))
        .where(and(eq(resumes.applicationId, applicationId), isOwnResume))
        .orderBy(desc(resumes.claimedAt), desc(resumes.createdAt), resumes.id)
        .limit(12),
    /** Those of the given ids that have a row. */
    async present(ids: string[]): Promise<string[]> {
      const rows = await db.select({ id: resumes.id }).from(resumes).where(inValues(resumes.id, ids))
      return rows.map(({ id }) => id)
    },
  }
}

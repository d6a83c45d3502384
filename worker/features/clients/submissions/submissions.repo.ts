import { desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Database, Statement } from '#worker/db/client.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { clientSubmissions } from './submissions.table.ts'

export type Submission = typeof clientSubmissions.$inferSelect
export type SubmissionFields = Pick<Submission, 'companyName' | 'status' | 'notes' | 'interviewDate'>

export type SubmissionsRepo = ReturnType<typeof submissionsRepo>

/** Makes the statements that belong to a change, each under the condition that it is given. */
type Also = (when: SQL) => Statement[]

/** A double click or a repeated request comes within this. Milliseconds. */
const sameSubmissionMs = 5_000

/** Far above any real candidate's; bounds what a script can make a panel load. */
const longestList = 200

export function submissionsRepo(db: Database) {
  return {
    byId: (id: number): Promise<Submission | undefined> =>
      db.select().from(clientSubmissions).where(eq(clientSubmissions.id, id)).get(),

    /** Newest first, at most 200. */
    ofApplication: (applicationId: number): Promise<Submission[]> =>
      db
        .select()
        .from(clientSubmissions)
        .where(eq(clientSubmissions.applicationId, applicationId))
        .orderBy(desc(clientSubmissions.id))
        .limit(longestList),

    /** The statuses that an application's submissions have, each once. */
    async statuses(applicationId: number): Promise<string[]> {
      const rows = await db
        .selectDistinct({ status: clientSubmissions.status })
        .from(clientSubmissions)
        .where(eq(clientSubmissions.applicationId, applicationId))
      return rows.map(({ status }) => status)
    },

    /**
     * Adds a submission with what belongs to it in one transaction. The same company and status within five seconds
     * makes no second one.
     *
     * @returns The new row, or the one that was there.
     */
    async add(given: SubmissionFields & { applicationId: number }, at: Date, also: Also): Promise<Submission> {
      const { applicationId, companyName, status } = given
      const isSame = sql`application_id = ${applicationId} and company_name = ${companyName} and status = ${status}
        and created_at > ${at.getTime() - sameSubmissionMs}`
      const isNew = sql`not exists (select 1 from client_submissions where ${isSame})`
      const results = await db.batch([
        // The conditions are tested before the change itself, so the change comes after them.
        ...(also(isNew) as [Statement, ...Statement[]]),
        db
          .insert(clientSubmissions)
          .select(rowWhere(clientSubmissions, { ...given, createdAt: at, updatedAt: at }, sql`where ${isNew}`)),
        db.select().from(clientSubmissions).where(isSame).orderBy(desc(clientSubmissions.id)).limit(1),
      ])
      const [row] = results[results.length - 1] as Submission[]
      // The batch is one transaction, so the row that it wrote or found is there.
      if (!row) throw new Error('an added submission has no row')
      return row
    },

    /**
     * Saves a change if the row still is as it was read; undefined when somebody was faster, and then nothing is written.
     * `updatedAt` always grows, so that it names one state.
     */
    async save(before: Submission, change: SubmissionFields, at: Date, also: Also): Promise<Submission | undefined> {
      const { id, updatedAt } = before
      const isAsBefore = sql`id = ${id} and updated_at = ${updatedAt.getTime()}`
      const results = await db.batch([
        ...(also(sql`exists (select 1 from client_submissions where ${isAsBefore})`) as [Statement, ...Statement[]]),
        db
          .update(clientSubmissions)
          .set({ ...change, updatedAt: new Date(Math.max(at.getTime(), updatedAt.getTime() + 1)) })
          .where(isAsBefore)
          .returning(),
      ])
      const [row] = results[results.length - 1] as Submission[]
      return row
    },

    /** Removes a submission with what belongs to it; false when it was gone already, and then nothing is written. */
    async remove(id: number, also: Also): Promise<boolean> {
      const results = await db.batch([
        ...(also(sql`exists (select 1 from client_submissions where id = ${id})`) as [Statement, ...Statement[]]),
        db.delete(clientSubmissions).where(eq(clientSubmissions.id, id)).returning({ id: clientSubmissions.id }),
      ])
      const removed = results[results.length - 1] as { id: number }[]
      return removed.length === 1
    },
  }
}

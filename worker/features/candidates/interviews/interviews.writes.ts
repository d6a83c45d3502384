import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { guardedRows, guardOfRow, write, type Write, type Writer } from '#worker/db/change.ts'
import { rowWhere } from '#worker/db/insert-where.ts'
import { interviews } from './interviews.table.ts'

export type InterviewRow = typeof interviews.$inferSelect

type Saved = Omit<InterviewRow, 'createdAt' | 'createdBy'> & { createdBy: number | null; at: Date }

const interviewWriter: Writer<Saved> = (db, rows, guard) =>
  rows.map((guarded) => {
    const { id, at, createdBy, ...values } = guarded.row
    const where = guardOfRow(guarded, guard)
    if (id === 0) {
      return db
        .insert(interviews)
        .select(rowWhere(interviews, { ...values, createdBy, createdAt: at }, sql`where ${where}`))
    }
    const { applicationId: _, uid: __, ...changed } = values
    return db
      .update(interviews)
      .set(changed)
      .where(and(eq(interviews.id, id), where))
  })

/** Saves an interview with the change of its application. Id 0: a new one. */
export const savedInterview = (interview: Saved): Write =>
  write(interviewWriter, interview, { of: [interview.applicationId] })

const cancelWriter: Writer<{ applicationId: number; at: number }> = (db, rows, guard) => {
  const [first] = rows
  if (!first) return []
  const { at } = first.row
  return [
    db
      .update(interviews)
      .set({ canceledAt: new Date(at), sequence: sql`${interviews.sequence} + (${interviews.uid} is not null)` })
      .where(
        and(
          gt(interviews.startsAt, new Date(at)),
          isNull(interviews.canceledAt),
          sql`${interviews.applicationId} in (select r.value ->> '$.row.applicationId' ${guardedRows(rows, guard)})`,
        ),
      ),
  ]
}

/** Cancels every interview of an application that is still to come, with the change of the application. */
export const canceledInterviews = (applicationId: number, at: Date): Write =>
  write(cancelWriter, { applicationId, at: at.getTime() }, { of: [applicationId] })

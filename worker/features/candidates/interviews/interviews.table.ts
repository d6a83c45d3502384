import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Interviewer } from '#contract/domain/interviews.ts'
import { createdMoment, id, moment } from '#worker/db/columns.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

/**
 * The rounds of interviews of an application, past, upcoming and canceled. `job_applications.interview_date` is the next
 * one, or the last one if none is to come. A date there without a row is an interview without details.
 */
export const interviews = sqliteTable(
  'interviews',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    /** Its name in calendars. Null for the first interview, whose name follows from the application. */
    uid: text(),
    /** Number of changes, for calendars. The first interview's is counted in the timeline. */
    sequence: integer().notNull().default(0),
    startsAt: moment().notNull(),
    minutes: integer().notNull(),
    /** "First round", "Partner lunch". */
    round: text(),
    place: text(),
    /** An https address. */
    videoUrl: text(),
    interviewers: text({ mode: 'json' }).$type<Interviewer[]>().notNull(),
    canceledAt: moment(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdMoment(),
  },
  (t) => [index('interviews_application').on(t.applicationId, t.startsAt), index('interviews_starts').on(t.startsAt)],
)

import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdMoment, id, textList } from '#worker/db/columns.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'

/**
 * Later applications under the email of an application, with their own values and résumé. Anyone who knows the email
 * can send one, so none of them overwrites the application; staff compare them and decide.
 */
export const applicationRepeats = sqliteTable(
  'application_repeats',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    /** Unique to one delivery. Other statements of its batch use it to find out whether this row was added. */
    key: text().notNull(),
    /** SHA-256 of what was sent, so that an identical application is stored once. */
    digest: text().notNull(),
    /** JSON: the fields of the form that were filled in. */
    values: text('form_values').notNull(),
    /** Fields of the application that were empty and took their value from here. */
    filled: textList().notNull().default([]),
    /** A résumé of its own; null when it is the application's, or one that came before. */
    resumeId: text(),
    receivedAt: createdMoment(),
  },
  (t) => [
    uniqueIndex('application_repeats_once').on(t.applicationId, t.digest),
    uniqueIndex('application_repeats_key').on(t.key),
    index('application_repeats_recent').on(t.applicationId, t.id),
    index('application_repeats_resume').on(t.resumeId),
  ],
)

import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdMoment, id } from '#worker/db/columns.ts'
import { jobApplications } from './applications.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

/** One row per change of an application: who, when, what, from, to. Undoing a change adds a row and deletes none. */
export const applicationEvents = sqliteTable(
  'application_events',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    /** Null for the applicant and for tasks. */
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /**
     * applied, applied_again, status, assigned, interview, feedback, document_added, …
     * (contract/api/candidates/applications.ts).
     */
    kind: text().notNull(),
    from: text('from_value'),
    to: text('to_value'),
    createdAt: createdMoment(),
  },
  (t) => [
    index('application_events_application').on(t.applicationId, t.id),
    index('application_events_kind').on(t.kind, t.createdAt),
  ],
)

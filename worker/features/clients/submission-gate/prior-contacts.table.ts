import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { priorContactParties, priorContactSources } from '#contract/domain/submission-gate.ts'
import { createdMoment, id } from '#worker/db/columns.ts'
import { jobApplications } from '#worker/features/candidates/applications/applications.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { firms } from '#worker/features/jobs/firms/firms.table.ts'

/** Facts about candidates whom a firm knew already, through somebody else or on their own. */
export const priorContacts = sqliteTable(
  'prior_contacts',
  {
    id: id(),
    /** It concerns the application's person in all their applications. */
    applicationId: integer()
      .notNull()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    firmId: integer()
      .notNull()
      .references(() => firms.id, { onDelete: 'cascade' }),
    /** "2026-06-15"; null: not known. */
    onDay: text(),
    party: text({ enum: priorContactParties }).notNull(),
    note: text().notNull(),
    source: text({ enum: priorContactSources }).notNull(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdMoment(),
  },
  (t) => [index('prior_contacts_application').on(t.applicationId), index('prior_contacts_firm').on(t.firmId)],
)

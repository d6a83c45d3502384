import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { intakeStates } from '#contract/domain/intake.ts'
import { createdMoment, id, moment } from '#worker/db/columns.ts'
import { candidates } from '#worker/features/candidates/people/people.table.ts'
import { resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { users } from '#worker/features/identity/users/users.table.ts'

/**
 * Résumés that staff dropped or forwarded, until somebody decides whose record each becomes. The facts are the reading of
 * the résumé; here are those by which a person is found. Nobody is emailed about an item.
 */
export const intakeItems = sqliteTable(
  'intake_items',
  {
    id: id(),
    /** Whose list it is in. */
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    origin: text({ enum: ['drop', 'email'] }).notNull(),
    resumeId: text()
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    /** Address of the sender, of an item that came by email. */
    mailFrom: text(),
    state: text({ enum: intakeStates }).notNull().default('reading'),
    /** As the résumé states them. */
    name: text(),
    email: text(),
    phone: text(),
    phoneKey: text(),
    linkedinUrl: text(),
    linkedinKey: text(),
    /** The record that the item went into. */
    candidateId: integer().references(() => candidates.id, { onDelete: 'set null' }),
    decidedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment(),
    createdAt: createdMoment(),
  },
  (t) => [
    uniqueIndex('intake_items_resume').on(t.resumeId),
    index('intake_items_owner').on(t.ownerId, t.state, t.id),
    index('intake_items_state').on(t.state, t.id),
    index('intake_items_candidate').on(t.candidateId),
    index('intake_items_email').on(sql`lower(email)`),
  ],
)

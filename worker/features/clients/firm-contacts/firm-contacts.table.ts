import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { contactRoles } from '#contract/domain/firms.ts'
import { createdMoment, flag, id } from '#worker/db/columns.ts'
import { users } from '#worker/features/identity/users/users.table.ts'
import { firmOffices, firms } from '#worker/features/jobs/firms/firms.table.ts'

/** People at firms. */
export const firmContacts = sqliteTable(
  'firm_contacts',
  {
    id: id(),
    firmId: integer()
      .notNull()
      .references(() => firms.id, { onDelete: 'cascade' }),
    officeId: integer().references(() => firmOffices.id, { onDelete: 'set null' }),
    name: text().notNull(),
    /** In lower case. */
    email: text(),
    phone: text(),
    title: text(),
    role: text({ enum: contactRoles }).notNull().default('recruiting'),
    /** False: no longer there. */
    isActive: flag().notNull().default(true),
    doNotMail: flag().notNull().default(false),
    /** False: a partner proposed the contact, and no admin has confirmed it yet. */
    isConfirmed: flag().notNull().default(true),
    notes: text(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdMoment(),
    updatedAt: createdMoment(),
  },
  (t) => [
    uniqueIndex('firm_contacts_email')
      .on(t.firmId, t.email)
      .where(sql`${t.email} is not null`),
    index('firm_contacts_firm').on(t.firmId, t.id),
    index('firm_contacts_office').on(t.officeId),
    // Erasing looks for a person under any firm.
    index('firm_contacts_person').on(sql`lower(${t.email})`),
  ],
)
